import type { Language } from '../../apollo/schema.generated.ts';
import type en from '../../i18n/en.json';
import type { PartTable_PartFragment } from './PartTable.generated.ts';

/** A column of a part list, on the screen and in its file for spreadsheets. */
interface PartColumn {
  /** The key of its heading in the catalogues. */
  heading: keyof typeof en;
  /** `main` is the part number with its buttons, which stays first on narrow screens. */
  kind: 'main' | 'text' | 'number' | 'quantity';
  textOf: (part: PartTable_PartFragment) => string | number;
  /** The language of its text, if it is one of the site's. */
  writtenIn?: (part: PartTable_PartFragment) => Language | null;
}

/** The columns of a part list in their order (spec 2.7). */
export const partColumns: readonly PartColumn[] = [
  { heading: 'Partnumber', kind: 'main', textOf: ({ partNumber }) => partNumber },
  {
    heading: 'Description',
    kind: 'text',
    textOf: ({ description }) => description.in,
    writtenIn: ({ description }) => description.writtenIn,
  },
  { heading: 'Subst-Part', kind: 'number', textOf: ({ substPart }) => substPart },
  { heading: 'Quantity', kind: 'quantity', textOf: ({ quantity }) => quantity },
];
