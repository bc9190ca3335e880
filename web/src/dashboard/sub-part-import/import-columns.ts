import { declarations, languages } from '../../i18n/languages.ts';
import { fields } from '../sub-part/sub-part-fields.ts';
import { labelIn } from '../trilingual/localized-text.ts';

/** The columns of the import by the fields that they hold. */
export const columnOf = {
  partNumber: 'partnumber',
  substPart: 'subst_part',
  quantity: 'quantity',
} as const satisfies Record<(typeof fields)[number]['name'], string>;

/** Reads the columns by their headings: those of screens and exports, in each language. */
export async function readHeadings(): Promise<Map<string, string>> {
  const headings = new Map<string, string>();
  const add = (heading: string, column: string) => headings.set(fold(heading), column);
  for (const language of languages) {
    const { default: texts } = await declarations[language].loadCatalogue();
    for (const { name, label } of fields) {
      for (const heading of [columnOf[name], label, texts[label]]) add(heading, columnOf[name]);
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
