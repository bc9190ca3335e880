import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { DataCell } from '../lists/DataTable.tsx';
import { LogRow_EntryFragmentDoc } from './LogRow.generated.ts';
import { operationWords } from './operation-words.ts';

interface LogRowProps {
  entry: FragmentType<typeof LogRow_EntryFragmentDoc>;
}

const timeOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const dateOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Shows an entry of the log. */
export function LogRow({ entry }: LogRowProps) {
  const { data } = useSuspenseFragment({
    fragment: LogRow_EntryFragmentDoc,
    fragmentName: 'LogRow_entry',
    from: entry,
  });
  const { at, login, address, operation, target, refused, expiresAt } = data;
  return (
    <tr role="row" data-entry>
      <DataCell column="When">{timeOf.format(new Date(at))}</DataCell>
      <DataCell column="Who" kind="strong">
        {login ?? 'Unknown login'}
      </DataCell>
      <DataCell column="What">
        {operationWords(operation)}
        {target && ` ${target}`}
        {refused && `, refused (${refused.toLowerCase().replaceAll('_', ' ')})`}
      </DataCell>
      <DataCell column="From">{address ?? 'The server'}</DataCell>
      <DataCell column="Kept until">{dateOf.format(new Date(expiresAt))}</DataCell>
    </tr>
  );
}
