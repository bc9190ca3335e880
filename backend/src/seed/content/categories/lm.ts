import type { LocalizedText } from '../../../languages.ts';

/** The name of the category of both LM series. */
export const lmName: LocalizedText = {
  de: 'Aeroderivative Gasturbinen, Baureihe LM',
  en: 'Aeroderivative gas turbines, LM series',
  ru: 'Авиапроизводные газовые турбины серии LM',
};
