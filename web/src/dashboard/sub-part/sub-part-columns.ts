import { languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { labelIn } from '../entity/localized-text.ts';
import type { plainFields, SubPartValues } from './sub-part-fields.ts';
import type { SubPartFields_SubPartFragment } from './SubPartFields.generated.ts';

/** A column of the list of sub-parts: what it shows, and what a cell of it edits. */
export interface SubPartColumn {
  name: string;
  width?: string;
  kind: 'text' | 'mono' | 'number';
  /** The language of a description. */
  language?: Language;
  /** The place of its values in those of a form, such as `description.de`. */
  path: string;
  shown: (subPart: SubPartFields_SubPartFragment) => string | number | null;
  typed: (values: SubPartValues) => string;
  withTyped: (values: SubPartValues, text: string) => SubPartValues;
}

const descriptionColumns = languages.map((language): SubPartColumn => ({
  name: labelIn(language, 'Description'),
  kind: 'text',
  language,
  path: `description.${language}`,
  shown: ({ description }) => description[language],
  typed: ({ description }) => description[language],
  withTyped: (values, text) => ({
    ...values,
    description: { ...values.description, [language]: text },
  }),
}));

/** Lists the columns of the fields that the backend stores (spec 2.14), the descriptions first. */
export function columnsOf(fields: typeof plainFields): SubPartColumn[] {
  const fieldColumns = fields.map(({ name, label, kind, width }): SubPartColumn => ({
    ...{ name: label, kind, width, path: name },
    shown: (subPart) => subPart[name],
    typed: (values) => values[name],
    withTyped: (values, text) => ({ ...values, [name]: text }),
  }));
  return [...descriptionColumns, ...fieldColumns];
}
