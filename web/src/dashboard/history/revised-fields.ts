import { languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { labelIn } from '../trilingual/localized-text.ts';

/** A field of what has a history. */
export interface RevisedField {
  /** Its name in a revision, which is that of the REST contract. */
  name: string;
  label: string;
  kind: 'text' | 'html' | 'category' | 'images' | 'place';
  /** The language it is written in, if it is always the same. */
  language?: Language;
}

const images: RevisedField = { name: 'images', label: 'Images', kind: 'images' };
const image: RevisedField = { name: 'images', label: 'Image', kind: 'images' };

/** Where it stands in its list; the number means something only beside those of the others. */
const place: RevisedField = { name: 'place', label: 'Position in the list', kind: 'place' };

function inEachLanguage(name: string, label: string, kind: 'text' | 'html'): RevisedField[] {
  return languages.map((language) => ({
    name: `${name}_${language}`,
    label: labelIn(language, label),
    kind,
    language,
  }));
}

function plain(name: string, label: string): RevisedField {
  return { name, label, kind: 'text' };
}

/** The fields of what has a history, by its type, in the order of its form (spec 2.14). */
export const revisedFields = {
  Spare: [
    images,
    ...inEachLanguage('title', 'Title', 'text'),
    ...inEachLanguage('text', 'Text', 'html'),
    place,
  ],
  Service: [
    images,
    ...inEachLanguage('title', 'Title', 'text'),
    ...inEachLanguage('text', 'Description', 'html'),
    place,
  ],
  SubPart: [
    ...inEachLanguage('description', 'Description', 'text'),
    plain('partnumber', 'Partnumber'),
    plain('subst_part', 'Subst-Part'),
    plain('quantity', 'Quantity'),
    place,
  ],
  Product: [
    images,
    { name: 'category_id', label: 'Category', kind: 'category' },
    plain('title', 'Title'),
    { name: 'description', label: 'Description', kind: 'html' },
    plain('type', 'Type'),
    plain('model', 'Model'),
    plain('power', 'Power'),
    plain('lang', 'Language'),
  ],
  ProductProperty: [image, { name: 'description', label: 'Description', kind: 'html' }, place],
  Category: [plain('name', 'Name'), plain('lang', 'Language')],
  Partner: [image, ...inEachLanguage('text', 'Text', 'html'), place],
  Page: [images, ...inEachLanguage('text', 'Description', 'html')],
  PagePart: [image, ...inEachLanguage('description', 'Description', 'html'), place],
  Settings: [
    plain('phone', 'Phone'),
    plain('email', 'Email'),
    plain('address', 'Address'),
    plain('footer_text', 'Footer text'),
  ],
} satisfies Record<string, RevisedField[]>;

/** A type that has a history. */
export type RevisedType = keyof typeof revisedFields;
