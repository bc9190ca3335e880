import { cutText } from 'backend/cut-text';

import type { Language } from '../../i18n/languages.ts';
import { declarations, defaultLanguage, languageOf } from '../../i18n/languages.ts';
import type { Language as SchemaLanguage } from '../../apollo/schema.generated.ts';
import { encodeText } from '../../ui/encode-text.ts';
import { mailAddress } from '../ui/mail-address.ts';

interface Asked {
  name: string;
  email: string;
  text: string;
  language: SchemaLanguage | null;
  receivedAt: string | null;
  restId: string;
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

/** Returns the language in which an enquiry is answered. */
export function answerLanguage({ language }: Pick<Asked, 'language'>): Language {
  return languageOf(language) ?? defaultLanguage;
}

/**
 * Fills in what a template leaves open: the sender's name, and the number by which both name the enquiry. What
 * the sender has typed is put in as it is, also where it looks like something to fill in.
 */
export function filledText(template: string, { name, text, restId }: Asked): string {
  const reference = /: ([\dA-F]{4}-[\dA-F]{4})\s*$/.exec(text)?.[1];
  const values = { name: cutText(name.replaceAll(/\s+/g, ' '), 60), number: reference ?? restId };
  return template.replaceAll(/\{(?:name|number)\}/g, (field) =>
    field === '{name}' ? values.name : values.number,
  );
}

/** Whether a filled text is too long to stand in the address of an answer. */
export function isTooLong(filled: string, asked: Asked): boolean {
  return addressOf(asked, linesOf(filled)).length > maxAddressLength;
}

/**
 * Builds the `mailto:` address of an answer: subject, the filled text of a template or else greeting and thanks,
 * and the visitor's own words, quoted, as much of them as fits.
 */
export function answerAddress(asked: Asked, filled?: string): string {
  const head = [...(filled === undefined ? beginningOf(asked) : linesOf(filled)), '', ''];
  const address = (quoted: string[]) => addressOf(asked, [...head, ...quoted]);

  const words = asked.text.trim();
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
  if (fits > 0) return address(shortened(words, fits));
  return addressOf(asked, filled === undefined ? head : linesOf(filled));
}

function beginningOf({ name, receivedAt, ...asked }: Asked): string[] {
  const code = answerLanguage(asked);
  const { greeting, thanks } = letters[code];
  const { locale } = declarations[code];
  const day = receivedAt && new Date(receivedAt).toLocaleDateString(locale, { dateStyle: 'long' });
  return [greeting(cutText(name, 60)), '', thanks(day), ''];
}

function addressOf({ email, ...asked }: Asked, lines: string[]): string {
  return (
    mailAddress(email) +
    `?subject=${encodeText(letters[answerLanguage(asked)].subject)}` +
    `&body=${encodeText(lines.join(lineBreak))}`
  );
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

function quote(text: string): string[] {
  return linesOf(text).map((line) => `> ${line}`);
}

function shortened(text: string, length: number): string[] {
  return quote(`${cutText(text, length).trimEnd()} […]`);
}
