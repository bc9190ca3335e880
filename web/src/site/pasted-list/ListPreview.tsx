import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { ColumnRole } from './headings.ts';
import classes from './ListPreview.module.css';
import type { PastedList } from './read-list.ts';

/** More rows than one needs to see how a list was understood. */
const shownRows = 12;

interface ListPreviewProps {
  list: PastedList;
  onRoles: (roles: ColumnRole[]) => void;
}

/** Shows how a pasted list is understood, row by row, and lets one say what its columns hold. */
export function ListPreview({ list, onRoles }: ListPreviewProps) {
  const { t } = useTranslation();
  const { columns, rows, others } = list;
  const more = rows.length - shownRows;

  function handleRole(changed: number, role: ColumnRole) {
    // Only one column is chosen for the numbers, and one for the quantities.
    onRoles(
      columns.map((column, index) => {
        if (index === changed) return role;
        return column.role === role ? 'none' : column.role;
      }),
    );
  }

  return (
    <section aria-label={t('how the list is understood')} className={classes.preview}>
      {columns.length > 0 && (
        <fieldset className={classes.columns}>
          <legend>{t('columns of the list')}</legend>
          {columns.map(({ heading, role }, index) => (
            <NativeSelect
              key={`${index} ${heading}`}
              size="xs"
              label={heading || t('Column', { number: index + 1 })}
              value={role}
              onChange={({ currentTarget }) =>
                handleRole(index, roles.find((one) => one === currentTarget.value) ?? 'none')
              }
              data={[
                { value: 'number', label: t('Partnumber') },
                { value: 'quantity', label: t('Quantity') },
                { value: 'unit', label: t('Unit') },
                { value: 'none', label: t('not used') },
              ]}
            />
          ))}
        </fieldset>
      )}
      {rows.length > 0 && (
        <table className={classes.rows}>
          <caption>{t('Rows read', { number: rows.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Partnumber')}</th>
              <th scope="col">{t('Quantity')}</th>
              <th scope="col">{t('read from')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map(({ partNumber, quantity, source }, index) => (
              <tr key={`${index} ${source}`}>
                <th scope="row" className={classes.number} translate="no">
                  {partNumber}
                </th>
                <td data-open={quantity === null || undefined}>{quantity ?? t('please enter')}</td>
                <td className={classes.source} translate="no">
                  {source}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p>{t('more rows', { number: more })}</p>}
      {others.length > 0 && (
        <p>
          {t('lines without a part number', { number: others.length })}{' '}
          <span translate="no">{others.slice(0, shownRows).join(' · ')}</span>
        </p>
      )}
    </section>
  );
}

const roles: ColumnRole[] = ['number', 'quantity', 'unit', 'none'];
