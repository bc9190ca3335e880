import type { MenuEntry } from '../ui/entries-in.ts';

/** Returns the services whose titles share most words with one's, then those that follow it in the menu. */
export function relatedServices(id: string, services: MenuEntry[], count: number): MenuEntry[] {
  const index = services.findIndex(({ restId }) => restId === id);
  const own = services[index]?.title ?? '';
  const others = [...services.slice(index + 1), ...services.slice(0, Math.max(index, 0))];
  const shared = ({ title }: MenuEntry) => wordsIn(own, title) + wordsIn(title, own);
  return others.toSorted((a, b) => shared(b) - shared(a)).slice(0, count);
}

/** Counts the words of a title that another contains, by their beginnings: 'Inspektion' in 'Boroskopinspektion'. */
function wordsIn(title: string, other: string): number {
  const words = title.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => other.toLowerCase().includes(word.slice(0, 6))).length;
}
