import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { addOrAlert } from './add-or-alert.ts';
import { useBasket } from './basket.ts';
import type { NewPart } from './basket.ts';
import { findPart } from './edit-basket.ts';

/** Adds a part to the enquiry for several parts, once more with each click; says how many are in it. */
export function AddToBasket({ part }: { part: NewPart }) {
  const { t } = useTranslation();
  const existing = findPart(useBasket(), part);
  const added = existing && `${t('Added')}: ${existing.quantity ?? '?'}`;
  const action = t('Add part to the enquiry', { number: part.partNumber });
  const Icon = existing ? IconCheck : IconPlus;

  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon size={16} aria-hidden />}
        // Begins with what shows (WCAG 2.5.3), so that it can be spoken.
        aria-label={added ? `${added}. ${action}` : action}
        onClick={() => addOrAlert(part)}
      >
        {added ?? t('Add')}
      </Button>
      <VisuallyHidden role="status">{added}</VisuallyHidden>
    </>
  );
}
