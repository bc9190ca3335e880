import { NativeSelect } from '@mantine/core';

import type { Role } from '../../apollo/schema.generated.ts';
import { roleNames } from '../ui/role-names.ts';

/** What each role may do, as a hint beside a choice. */
export const roleMeanings =
  'An owner may do everything, an editor everything but accounts and the log, a clerk requests and applications.';

interface RoleSelectProps {
  /** Names the choice for screen readers. */
  label: string;
  value: Role;
  onChange: (role: Role) => void;
}

/** Chooses the role of an administrator. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={Object.entries(roleNames).map(([role, name]) => ({ value: role, label: name }))}
      onChange={({ currentTarget: { value: chosen } }) => {
        if (isRole(chosen)) onChange(chosen);
      }}
    />
  );
}

function isRole(value: string): value is Role {
  return Object.hasOwn(roleNames, value);
}
