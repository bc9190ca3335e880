import type { Role } from '../../apollo/schema.generated.ts';

/** The roles as they are shown. */
export const roleNames: Record<Role, string> = {
  OWNER: 'Owner',
  EDITOR: 'Editor',
  CLERK: 'Clerk',
};
