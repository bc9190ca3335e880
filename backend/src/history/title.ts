import { cutText } from '../cut-text.ts';
import { columnsOf } from '../languages.ts';
import type { Row } from './entity.ts';

/** The columns that name an entity, the best first. */
const naming = [
  'slug',
  ...columnsOf('title'),
  'title',
  'name',
  'partnumber',
  ...columnsOf('description'),
  'description',
  ...columnsOf('text'),
];

/** Characters of a title; the rest of a long text is cut off. */
const longest = 120;

/** Names an entity by its first text; empty if it has none. */
export function titleOf({ table, row }: { table: string; row: Row }): string {
  for (const column of naming) {
    const value = row[column];
    const text = typeof value === 'string' ? value : '';
    const title = (isRichText(table, column) ? wordsOf(text) : text).replaceAll(/\s+/g, ' ').trim();
    if (title) return title.length > longest ? `${cutText(title, longest - 1)}…` : title;
  }
  return '';
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Whether a column holds HTML: all texts and descriptions, but for those of sub-parts. */
function isRichText(table: string, column: string): boolean {
  return /^text|^description/.test(column) && table !== 'sub_part';
}

/** Returns the words of a rich text, which is stored clean. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '');
}
