import type { ReactNode } from 'react';

import classes from './DataTable.module.css';

interface DataTableProps {
  label: string;
  columns: readonly { name: string; width?: string; numeric?: boolean }[];
  /** Rows of `DataCell`s. */
  children: ReactNode;
}

/** A table that small screens show as cards. */
export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    // The roles are those of the elements: laid out as cards, the elements would lose them.
    <table role="table" className={classes.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, width, numeric }) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={numeric ? classes.number : undefined}
              style={{ width }}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface DataCellProps {
  /** The name of the column, which a card shows above the value. */
  column: string;
  kind?: 'text' | 'strong' | 'lines' | 'mono' | 'number' | 'actions';
  lang?: string;
  children: ReactNode;
}

/** A value in a row of a `DataTable`. */
export function DataCell({ column, kind = 'text', lang, children }: DataCellProps) {
  return (
    <td role="cell" data-column={column} className={classes[kind]} lang={lang}>
      {children}
    </td>
  );
}
