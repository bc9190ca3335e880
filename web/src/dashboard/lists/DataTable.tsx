import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './DataTable.module.css';
import type { Sort } from './use-sort.ts';

interface Order {
  sort: Sort | null;
  toggle: (column: string) => void;
  isSortable: (column: string) => boolean;
}

interface DataTableProps {
  label: string;
  columns: readonly { name: string; width?: string; kind?: DataCellProps['kind'] }[];
  /** Sorts the rows on a click on a column's header, where it can. */
  order?: Order;
  /** Whether as many rows as possible are on screen. */
  dense?: boolean;
  /** Rows with `DataCell`s. */
  children: ReactNode;
}

function directionOf(column: string, { sort }: Order): 'ascending' | 'descending' | 'none' {
  if (sort?.column !== column) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

/** Sorts by its column: ascending, then descending, then unsorted. */
function SortButton({ column, order }: { column: string; order: Order }) {
  const direction = directionOf(column, order);
  const Icon = icons[direction];
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={direction !== 'none' || undefined}
      onClick={() => order.toggle(column)}
    >
      {column}
      <Icon size={14} stroke={1.75} aria-hidden />
    </button>
  );
}

/** Shows a table, as cards on small screens. */
export function DataTable({ label, columns, order, dense, children }: DataTableProps) {
  return (
    // Explicit roles: laid out as cards, the elements would lose their implicit ones.
    <table
      role="table"
      className={classes.table}
      data-dense={dense || undefined}
      aria-label={label}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, width, kind }) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={kind === 'number' ? classes.number : undefined}
              style={{ width }}
              aria-sort={order?.isSortable(name) ? directionOf(name, order) : undefined}
            >
              {order?.isSortable(name) ? <SortButton column={name} order={order} /> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface DataCellProps {
  /** The name of the column; cards show it above the value. */
  column: string;
  kind?: 'text' | 'strong' | 'lines' | 'mono' | 'number' | 'actions';
  lang?: string;
  children: ReactNode;
}

/** Shows a value in a row of a `DataTable`. */
export function DataCell({ column, kind = 'text', lang, children }: DataCellProps) {
  return (
    <td role="cell" data-column={column} className={classes[kind]} lang={lang}>
      {children}
    </td>
  );
}
