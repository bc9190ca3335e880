import type { Language } from '../../i18n/languages.ts';
import type { ColumnRole } from './headings.ts';
import { readList } from './read-list.ts';

/**
 * Puts a list below another one. Undefined where that would change how a row of the two is read, as lists have
 * their columns and what divides them in common.
 */
export function joinLists(
  above: string,
  below: string,
  language: Language,
  roles?: ColumnRole[],
): string | undefined {
  if (above.trim() === '') return below;
  const joined = `${above.trimEnd()}\n${below}`;
  const rowsIn = (text: string) =>
    readList(text, language, roles).rows.map(({ partNumber, quantity, otherwise }) => [
      partNumber,
      quantity,
      otherwise,
    ]);
  const apart = [...rowsIn(above), ...rowsIn(below)];
  return JSON.stringify(rowsIn(joined)) === JSON.stringify(apart) ? joined : undefined;
}
