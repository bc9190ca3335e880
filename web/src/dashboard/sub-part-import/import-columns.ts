import { declarations, languages } from '../../i18n/languages.ts';
import type { Field } from '../entity/fields.ts';
import { plainFields } from '../sub-part/sub-part-fields.ts';
import { labelIn } from '../entity/localized-text.ts';

/** Returns the column of the import that holds a field. */
export function columnOf({ name, column = name }: Field): string {
  return column;
}

/** Words of customers' lists for the number that replaces another one, beside those of our screens. */
const substPartHeadings = ['Ersatznummer', 'Superseded by', 'Номер замены'];

/** Reads the columns by their headings: those of screens and exports, in each language. */
export async function readHeadings(): Promise<Map<string, string>> {
  const headings = new Map<string, string>();
  const add = (heading: string, column: string) => headings.set(fold(heading), column);
  for (const heading of substPartHeadings) add(heading, 'subst_part');
  for (const language of languages) {
    const { default: texts } = await declarations[language].loadCatalogue();
    // A field that visitors do not see has its label in English alone.
    const publicLabels = new Map(Object.entries(texts));
    for (const field of plainFields) {
      const { label } = field;
      for (const heading of [columnOf(field), label, publicLabels.get(label) ?? label]) {
        add(heading, columnOf(field));
      }
    }
    add(texts.Description, `description_${language}`);
    for (const one of languages) {
      for (const heading of ['Description', texts.Description]) {
        add(labelIn(one, heading), `description_${one}`);
      }
    }
  }
  return headings;
}

/** Finds the column that a heading names; undefined for an unknown one. */
export function columnIn(headings: Map<string, string>, heading: string): string | undefined {
  return headings.get(fold(heading));
}

function fold(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
