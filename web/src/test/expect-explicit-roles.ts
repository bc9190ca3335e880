import { expect } from 'vitest';

const roles = {
  table: 'table',
  'thead, tbody': 'rowgroup',
  tr: 'row',
  'th[scope=col]': 'columnheader',
  'th[scope=row]': 'rowheader',
  td: 'cell',
};

/** Expects the elements of a table to say their roles: laid out as blocks, they would lose their implicit ones. */
export function expectExplicitRoles(table: HTMLElement): void {
  for (const [selector, role] of Object.entries(roles)) {
    const elements = [table, ...table.querySelectorAll('*')].filter((one) => one.matches(selector));
    expect(elements.length).toBeGreaterThan(0);
    for (const element of elements) expect(element).toHaveAttribute('role', role);
  }
}
