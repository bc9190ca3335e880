import type { FragmentType } from '@apollo/client';
import { Link } from 'dashboard-router';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { entities } from '../entity/entities.ts';
import type { Entity } from '../entity/entities.ts';
import { nameOf, placeOf } from '../entity/place.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { dayOf, secondOf } from '../ui/times.ts';
import { LogRow_EntryFragmentDoc } from './LogRow.generated.ts';
import type { LogRow_EntryFragment } from './LogRow.generated.ts';

interface LogRowProps {
  entry: FragmentType<typeof LogRow_EntryFragmentDoc>;
}

/** The operations that are not described by their own words. */
const specialWords: Record<string, string> = {
  login: 'Logged in',
  loginFailed: 'Login failed',
  logout: 'Logged out',
  resetPassword: 'Reset password, on the server',
  updateAdministrator: 'Changed the role of administrator',
  makeOwner: 'Became an owner, on the server',
};

/** Shows an entry of the log. */
export function LogRow({ entry }: LogRowProps) {
  const data = useFragmentData(LogRow_EntryFragmentDoc, entry);
  const { occurredAt, login, address, operation, target, subject, refusalCode, expiresAt } = data;
  return (
    <tr role="row" data-entry>
      <DataCell column="When">{secondOf(occurredAt)}</DataCell>
      <DataCell column="Who" kind="strong">
        {login ?? 'Unknown login'}
      </DataCell>
      <DataCell column="What">
        {operationWords(operation)}
        {subject ? <Subject subject={subject} /> : target && ` ${target}`}
        {refusalCode && `, refused (${refusalCode.toLowerCase().replaceAll('_', ' ')})`}
      </DataCell>
      <DataCell column="From">{address ?? 'The server'}</DataCell>
      <DataCell column="Kept until">{dayOf(expiresAt)}</DataCell>
    </tr>
  );
}

/** Leads to what was changed: to its screen, or to the trash where it is deleted. */
function Subject({ subject }: { subject: NonNullable<LogRow_EntryFragment['subject']> }) {
  const { kind, title, ownerTitle, isDeleted } = subject;
  const { owner }: Entity = entities[kind];
  const { path, filter } = isDeleted
    ? { path: '/dashboard/trash', filter: title }
    : placeOf(kind, subject);
  return (
    <>
      {' '}
      <Link to={path} state={{ filter }}>
        {nameOf(kind, subject)}
      </Link>
      {owner && ownerTitle && ` of ${nameOf(owner, { ...subject, title: ownerTitle })}`}
      {isDeleted && ' (in the trash)'}
    </>
  );
}

/** Describes what an operation of the REST contract does: of `addSubPart` 'Add sub part'. */
function operationWords(operation: string): string {
  const words = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return specialWords[operation] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
