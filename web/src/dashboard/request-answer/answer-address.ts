import { cutText } from 'backend/cut-text';

import type { Language } from '../../i18n/languages.ts';
import { declarations, defaultLanguage, languageOf } from '../../i18n/languages.ts';
import type { Language as SchemaLanguage } from '../../apollo/schema.generated.ts';

interface Asked {
  name: string;
  email: string;
  text: string;
  language: SchemaLanguage | null;
  receivedAt: string | null;
}

interface Letter {
  subject: string;
  greeting: (name: string) => string;
  thanks: (day: string | null) => string;
}

/** How an answer begins, in the language of the visitor. Exported for the lint of translations. */
export const letters: Record<Language, Letter> = {
  de: {
    subject: 'Ihre Anfrage',
    greeting: (name) => `Guten Tag ${name},`,
    thanks: (day) => `vielen Dank für Ihre Anfrage${day ? ` vom ${day}` : ''}.`,
  },
  en: {
    subject: 'Your enquiry',
    greeting: (name) => `Dear ${name},`,
    thanks: (day) => `thank you for your enquiry${day ? ` of ${day}` : ''}.`,
  },
  ru: {
    subject: 'Ваш запрос',
    greeting: (name) => `Здравствуйте, ${name}!`,
    thanks: (day) => `Благодарим вас за запрос${day ? ` от ${day}` : '.'}`,
  },
};

/** Outlook and Windows cut longer addresses off. */
const maxAddressLength = 2000;
const lineBreak = '\r\n';

/**
 * Builds the `mailto:` address of an answer: subject, greeting and the visitor's own words, quoted, as
 * much of them as fits.
 */
export function answerAddress({ name, email, text, language, receivedAt }: Asked): string {
  const code = languageOf(language) ?? defaultLanguage;
  const { subject, greeting, thanks } = letters[code];
  const { locale } = declarations[code];
  const day = receivedAt && new Date(receivedAt).toLocaleDateString(locale, { dateStyle: 'long' });
  const head = [greeting(cutText(name, 60)), '', thanks(day), '', '', ''];
  const address = (quoted: string[]) =>
    `mailto:${encoded(email).replace('%40', '@')}?subject=${encoded(subject)}` +
    `&body=${encoded([...head, ...quoted].join(lineBreak))}`;

  const words = text.trim();
  if (words === '') return address([]);
  const whole = address(quote(words));
  if (whole.length <= maxAddressLength) return whole;
  // The longest beginning that fits, by halves: each character takes one to twelve of the address.
  let [fits, tooLong] = [0, words.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const isShort = address(shortened(words, middle)).length <= maxAddressLength;
    [fits, tooLong] = isShort ? [middle, tooLong] : [fits, middle];
  }
  return address(shortened(words, fits));
}

function quote(text: string): string[] {
  return text.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
}

function shortened(text: string, length: number): string[] {
  return quote(`${cutText(text, length).trimEnd()} […]`);
}

function encoded(text: string): string {
  // encodeURIComponent throws for half a character.
  return encodeURIComponent(text.toWellFormed());
}
