import { cutText } from '../cut-text.ts';
import { entityOf } from '../database/entity-tables.ts';
import { fieldColumns, richTextColumns } from '../database/fields.ts';
import type { Row } from './entity.ts';

/** Characters of a title; the rest of a long text is cut off. */
const maxLength = 120;

/** Names an entity by its first text; empty if it has none. */
export function titleOf({ table, row }: { table: string; row: Row }): string {
  const { fields = {}, title: naming = [] } = entityOf(table) ?? {};
  const rich = richTextColumns(fields);
  for (const column of naming.flatMap((name) => fieldColumns(fields, name))) {
    const value = row[column];
    const text = typeof value === 'string' ? value : '';
    const title = (rich.includes(column) ? wordsOf(text) : text).replaceAll(/\s+/g, ' ').trim();
    if (title) return title.length > maxLength ? `${cutText(title, maxLength - 1)}…` : title;
  }
  return '';
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the words of a rich text, which is stored clean. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '');
}
