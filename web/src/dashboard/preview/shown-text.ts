import { declarations, languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import type {
  LocalizedHtml_ShownFragment,
  LocalizedText_ShownFragment,
} from '../../i18n/LocalizedText.generated.ts';
import type { Field } from '../entity/fields.ts';
import { isEmptyText } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';

/** Returns the plain text that readers of each language get. */
export function shownText(text: LocalizedText): LocalizedText_ShownFragment {
  return { __typename: 'LocalizedText', ...forReaders(text) };
}

/** Returns the rich text that readers of each language get. */
export function shownHtml(text: LocalizedText): LocalizedHtml_ShownFragment {
  return { __typename: 'LocalizedHTML', ...forReaders(text) };
}

function forReaders(text: LocalizedText) {
  const [de, en, ru] = [shownTo('de', text), shownTo('en', text), shownTo('ru', text)];
  return {
    de: de.text,
    deWrittenIn: de.writtenIn,
    en: en.text,
    enWrittenIn: en.writtenIn,
    ru: ru.text,
    ruWrittenIn: ru.writtenIn,
  };
}

/** Chooses as the gateway does: readers get their own language, or the first that has the text. */
function shownTo(reader: Language, text: LocalizedText) {
  const source = [reader, ...languages].find((language) => !isEmptyText(text[language]));
  return source
    ? { text: text[source], writtenIn: declarations[source].schemaName }
    : { text: '', writtenIn: null };
}

/** What visitors get of the values of a form, by the kind of a field. */
type ShownOf<Fields extends readonly Field[], Values> = {
  [F in Extract<Fields[number], { name: keyof Values }> as F['name']]: F['kind'] extends 'number'
    ? number
    : F['kind'] extends 'localizedText'
      ? LocalizedText_ShownFragment
      : F['kind'] extends 'localizedHtml'
        ? LocalizedHtml_ShownFragment
        : Values[F['name'] & keyof Values];
};

/** Converts the values of a form into what visitors will get of them. */
export function shownValues<const Fields extends readonly Field[], Values extends object>(
  fields: Fields,
  values: Values,
): ShownOf<Fields, Values>;
export function shownValues(
  fields: readonly Field[],
  values: Record<string, LocalizedText | string>,
): unknown {
  return Object.fromEntries(
    fields
      .filter(({ name }) => name in values)
      .map(({ name, kind }): [string, unknown] => {
        const value = values[name];
        if (typeof value !== 'object') return [name, kind === 'number' ? Number(value) : value];
        return [name, kind === 'localizedText' ? shownText(value) : shownHtml(value)];
      }),
  );
}
