import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/use-language.ts';
import { maxParts, readBasket, useBasket } from '../basket/basket.ts';
import { linesOf } from '../basket/edit-basket.ts';
import { AvailabilityForm } from '../form/AvailabilityForm.tsx';
import { useRequestForm } from '../form/use-request-form.ts';
import { readPastedText } from '../pasted-list/pasted-text.ts';
import { PasteList } from '../pasted-list/PasteList.tsx';
import { readList } from '../pasted-list/read-list.ts';
import { Screen } from '../ui/Screen.tsx';
import { BasketTable } from './BasketTable.tsx';
import classes from './EnquiryScreen.module.css';
import { SentEnquiries } from './SentEnquiries.tsx';

/** Asks for several parts in one enquiry: our addition to the availability inquiry of spec 2.7. */
export function EnquiryScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const parts = useRef<HTMLDivElement>(null);
  const pasteField = useRef<HTMLTextAreaElement>(null);
  /** Whether somebody wanted to send with a list still in the field. */
  const [isForgotten, setForgotten] = useState(false);

  /** Leads to what is still to be done: a quantity to be entered, a list to be added. */
  function checkParts(): boolean {
    const open = parts.current?.querySelector<HTMLElement>('input[aria-invalid=true]');
    const pasted = readPastedText();
    const hasRows = pasted && readList(pasted.text, language, pasted.roles).rows.length > 0;
    const isLeft = hasRows === true && readBasket().length < maxParts;
    setForgotten(isLeft);
    const next = open ?? (isLeft ? pasteField.current : null);
    next?.focus();
    return !next;
  }

  return (
    <Screen title={t('enquiry for several parts')} description={t('paste hint')}>
      <SentEnquiries />
      <div className={classes.columns}>
        <div data-app-only>
          <div ref={parts}>
            <BasketTable />
          </div>
          <PasteList ref={pasteField} isForgotten={isForgotten} />
        </div>
        <EnquiryForm checkParts={checkParts} />
      </div>
    </Screen>
  );
}

/** Sends the parts of the basket as one availability inquiry, a line for each above the comment. */
function EnquiryForm({ checkParts }: { checkParts: () => boolean }) {
  const lines = linesOf(useBasket());
  const form = useRequestForm({
    hasReference: true,
    textOf: (comment) => [lines.join('\n'), comment.trim()].filter(Boolean).join('\n\n'),
  });

  return (
    <AvailabilityForm form={form} checkMore={checkParts}>
      <SendPreview />
    </AvailabilityForm>
  );
}

/** Shows the lines that will be sent. */
function SendPreview() {
  const { t } = useTranslation();
  const lines = linesOf(useBasket());

  if (lines.length === 0) return null;
  return (
    <details className={classes.preview} open>
      <summary>{t('Will be sent', { number: lines.length })}</summary>
      <ol translate="no">
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ol>
      <p>{t('and your comment')}</p>
    </details>
  );
}
