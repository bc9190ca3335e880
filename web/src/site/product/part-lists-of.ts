import type { MenuEntry } from '../ui/entries-in.ts';

/** The series whose parts the company sells (spec 1): that of lists whose titles name none. */
const stockSeries = 'LM6000';

/** Returns the part lists of the series to which a product belongs, by the model as makers write it. */
export function partListsOf(
  { model, title, type }: { model: string; title: string; type: string },
  lists: MenuEntry[],
): MenuEntry[] {
  const series = seriesIn(`${model} ${title} ${type}`);
  return lists.filter((list) => (seriesIn(list.title) ?? stockSeries) === series);
}

/** Returns the series of the first model in a text: LM6000 of 'LM6000PC'. */
function seriesIn(text: string): string | undefined {
  const [, maker, number] = /\b([A-Z]{2})[ -]?(\d{3,5})/i.exec(text) ?? [];
  return maker && number && maker.toUpperCase() + number;
}
