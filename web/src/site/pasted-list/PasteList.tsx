import type { Ref } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/use-language.ts';
import { maxParts } from '../basket/basket.ts';
import { ListPreview } from './ListPreview.tsx';
import { PasteField } from './PasteField.tsx';
import { keepPastedText, usePastedText } from './pasted-text.ts';
import classes from './PasteList.module.css';
import { linesOf, readList } from './read-list.ts';
import { useListLookup } from './use-list-lookup.ts';
import type { LookupResult } from './use-list-lookup.ts';

interface PasteListProps {
  ref: Ref<HTMLTextAreaElement>;
  /** Whether the enquiry was to be sent without the list that is in the field. */
  isForgotten: boolean;
}

/** Takes a list from a spreadsheet into the enquiry, after showing how it is understood. */
export function PasteList({ ref, isForgotten }: PasteListProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { text = '', roles } = usePastedText() ?? {};
  const list = useMemo(() => readList(text, language, roles), [text, language, roles]);
  const { add, progress } = useListLookup();
  const [result, setResult] = useState<LookupResult>();

  async function handleSubmit() {
    if (list.rows.length === 0) return;
    setResult(undefined);
    const lookup = await add(list);
    if (!lookup) return;
    setResult(lookup.result);
    const rest = [...linesOf(lookup.left, list.rows), ...list.others];
    // With its headings and columns, or what is no part would be read as one.
    keepPastedText(rest.length > 0 ? [...list.head, ...rest].join('\n') : '', roles);
  }

  function status(): string {
    if (progress) return `${t('Searching…')} ${progress.done} / ${progress.total}`;
    if (!result) return '';
    const { added, notFound, failed, withoutRoom } = result;
    return [
      t('Lines added', { number: added, missing: notFound }),
      failed > 0 && t('Some lines could not be looked up', { number: failed }),
      withoutRoom > 0 && t('Lines without room', { number: withoutRoom, most: maxParts }),
    ]
      .filter(Boolean)
      .join('\n');
  }

  return (
    <section className={classes.paste}>
      <h2 className={classes.title}>{t('paste a list')}</h2>
      <PasteField
        ref={ref}
        searching={progress !== undefined}
        error={isForgotten && list.rows.length > 0 && t('The list is not added yet')}
        onSubmit={() => void handleSubmit()}
      >
        {list.rows.length + list.others.length > 0 && (
          <ListPreview list={list} onRoles={(chosen) => keepPastedText(text, chosen)} />
        )}
      </PasteField>
      <p role="status" className={classes.status}>
        {status()}
      </p>
    </section>
  );
}
