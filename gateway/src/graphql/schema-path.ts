import { languageKeys } from '../contract/language.ts';

/** Matches the contract's name of a text in a language, or of an entry of a list: `title_de`, `images.0`. */
const nameInContract = new RegExp(`^(.+?)(?:_(${languageKeys.join('|')})|\\.(\\d+))?$`);

/** The names of the contract whose words are not those of the schema. */
const renamed: Record<string, string | undefined> = {
  lang: 'language',
  email1: 'email',
  entity: 'restId',
  alt: 'alternativeText',
  images: 'image',
  place: 'position',
};

/**
 * Returns the path of a field of the contract in the schema, `title` and `de` for `title_de`. Returns
 * null if none of the fields has this name.
 */
export function schemaPath(name: string, fields: readonly string[]): string[] | null {
  const [, base = '', language, index] = nameInContract.exec(name) ?? [];
  const named = (one: string) => fields.find((candidate) => letters(candidate) === letters(one));
  const own = named(base);
  const field = own ?? named(renamed[base] ?? base);
  // What has another name here is no list: the only `image` of an input is `images.0` of the contract.
  const inside = language ?? (own && index);
  return field === undefined ? null : [field, ...(inside ? [inside] : [])];
}

/** The letters of a name, the same for `subst_part` and `substPart`. */
function letters(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}
