import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Language } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import type { ReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList } from '../../ui/list/use-whole-list.ts';
import { CopyPartNumber } from './CopyPartNumber.tsx';
import { PartTable_SpareFragmentDoc } from './PartTable.generated.ts';
import type { PartTable_SpareFragment } from './PartTable.generated.ts';
import classes from './PartTable.module.css';

interface PartTableProps {
  spare: FragmentType<PartTable_SpareFragment>;
  language: Language;
  /** Loads the next sub-parts. */
  readMore: ReadMore;
  /** The address of the list for spreadsheets. */
  csv: string;
  /** Called with the text of the picked row: part number, description and substitute part, comma separated. */
  onPick: (text: string) => void;
  /** Called with the text of a row whose part number is copied; the focus stays in the table. */
  onCopy: (text: string) => void;
}

/** Shows the table of sub-parts; a click on a row picks it for the inquiry (spec 2.7). */
export function PartTable({ spare, language, readMore, csv, onPick, onCopy }: PartTableProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseFragment({
    fragment: PartTable_SpareFragmentDoc,
    from: spare,
    variables: { language },
  });

  const reading = useWholeList(data.parts, readMore);

  if (data.parts.edges.length === 0) return <Text>{t('No item')}</Text>;
  return (
    <>
      <Text size="sm" mb="xs" className={classes.hint} data-app-only>
        {t('table hint')}
      </Text>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Partnumber')}</th>
            <th scope="col">{t('Description')}</th>
            <th scope="col">{t('Subst-Part')}</th>
            <th scope="col" className={classes.quantity}>
              {t('Quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.parts.edges.map(
            ({ node: { id, partNumber, description, substPart, quantity } }) => {
              const text = [partNumber, description.in, substPart].filter(Boolean).join(', ');
              return (
                <tr key={id} id={partNumber} onClick={() => onPick(text)}>
                  <td>
                    {/* Makes the row's click available by keyboard; the click bubbles to the row. */}
                    <button
                      type="button"
                      className={classes.number}
                      data-readable
                      aria-label={t('Put part into the inquiry', { number: partNumber })}
                    >
                      {partNumber}
                    </button>
                    <CopyPartNumber partNumber={partNumber} onCopy={() => onCopy(text)} />
                  </td>
                  <td lang={languageOf(description.writtenIn)}>{description.in}</td>
                  <td className={classes.number} data-label={t('Subst-Part')}>
                    {substPart}
                  </td>
                  <td className={classes.quantity} data-label={t('Quantity')}>
                    {quantity}
                  </td>
                </tr>
              );
            },
          )}
        </tbody>
      </table>
      <p className={classes.download}>
        <a href={csv} download>
          {t('Part list as a table')}
        </a>
      </p>
      {reading && (
        <Text role="status" size="sm" mt="md" className={classes.reading}>
          {t('Loading all sub-parts…')}
        </Text>
      )}
    </>
  );
}
