import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';

import { AssigneeSelectDocument } from './AssigneeSelect.generated.ts';

interface AssigneeSelectProps {
  /** The login of who is to answer; empty for nobody. */
  value: string;
  onChange: (login: string) => void;
}

/** Chooses the administrator who is to answer an enquiry; shows nothing where the backend has no assignees. */
export function AssigneeSelect({ value, onChange }: AssigneeSelectProps) {
  const { data } = useQuery(AssigneeSelectDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.requestAssignees) return null;
  const logins = data.requestAssignees.map(({ login }) => login);
  // Who is no administrator any more stays named until somebody else is chosen.
  const options = value === '' || logins.includes(value) ? logins : [...logins, value];

  return (
    <NativeSelect
      label="Assignee"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">Nobody</option>
      {options.map((login) => (
        <option key={login}>{login}</option>
      ))}
    </NativeSelect>
  );
}
