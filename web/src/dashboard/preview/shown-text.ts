import { declarations, languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import type {
  LocalizedHtml_ShownFragment,
  LocalizedText_ShownFragment,
} from '../../i18n/LocalizedText.generated.ts';
import { isEmptyText } from '../trilingual/localized-text.ts';
import type { LocalizedText } from '../trilingual/localized-text.ts';

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
