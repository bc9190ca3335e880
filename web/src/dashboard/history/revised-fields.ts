import { languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Entity } from '../entity/entities.ts';
import type { Field } from '../entity/fields.ts';
import { labelIn } from '../entity/localized-text.ts';

/** A field of what has a history. */
export interface RevisedField {
  /** Its path in a revision, such as `title.de`. */
  name: string;
  label: string;
  kind: 'text' | 'html' | 'category' | 'images' | 'place';
  /** The language it is written in, if it is always the same. */
  language?: Language;
}

const kinds = {
  text: 'text',
  mono: 'text',
  number: 'text',
  language: 'text',
  localizedText: 'text',
  html: 'html',
  localizedHtml: 'html',
  category: 'category',
  image: 'images',
  images: 'images',
} as const satisfies Record<Field['kind'], RevisedField['kind']>;

/** Where it stands in its list; the number means something only beside those of the others. */
const place: RevisedField = { name: 'position', label: 'Position in the list', kind: 'place' };

/** Returns the fields of a revision in the order of the form (spec 2.14), each language of a text by itself. */
export function revisedFields({ fields, isOrdered = false }: Entity): RevisedField[] {
  const revised = fields.flatMap(({ name, label, kind }): RevisedField[] =>
    kind === 'localizedText' || kind === 'localizedHtml'
      ? languages.map((language) => ({
          name: `${name}.${language}`,
          label: labelIn(language, label),
          kind: kinds[kind],
          language,
        }))
      : [{ name, label, kind: kinds[kind] }],
  );
  return isOrdered ? [...revised, place] : revised;
}
