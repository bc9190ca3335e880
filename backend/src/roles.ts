/** The roles of administrators. Each may do what the roles after it may. */
export const roles = ['owner', 'editor', 'clerk'] as const;

export type Role = (typeof roles)[number];

/** Whether a role may do what a role may; one that is not known may do nothing. */
export function includesRole(role: string, needed: Role): boolean {
  const rank = roles.findIndex((one) => one === role);
  return rank !== -1 && rank <= roles.indexOf(needed);
}
