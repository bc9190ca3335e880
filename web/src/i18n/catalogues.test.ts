import { expect, test } from 'vitest';

import de from './de.json';
import en from './en.json';
import { languages } from './languages.ts';
import type { Language } from './languages.ts';
import ru from './ru.json';

/** Latin words in Russian texts: our name, a law, the makers’ series, file formats and keys. */
const latinInRussian =
  /Hamberg Turbinen|GmbH|DDG|Frame|LM6000|LM|PDF|Word|Excel|xlsx|OpenDocument|RTF|PNG|JPEG|CSV|JavaScript|Ctrl|Shift|\{\{\w+\}\}/g;

const matching = (catalogue: Record<string, string>, pattern: RegExp, allowed: RegExp) =>
  Object.entries(catalogue).filter(([, text]) => pattern.test(text.replace(allowed, '')));

test('Russian is written in Cyrillic letters', () => {
  expect(Object.values(ru).filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  expect(matching(ru, /[a-zäöüß]{2}/i, latinInRussian)).toEqual([]);
});

test('English has no umlaut and no German function word, German no English one', () => {
  expect(matching(en, /[äöüß]/i, /Göttingen/g)).toEqual([]);
  expect(matching(en, /\b(und|der|das|nicht|wird)\b/, /^$/)).toEqual([]);
  expect(matching(de, /\b(and|the|not|with|you)\b/, /^$/)).toEqual([]);
});

const catalogues = { de, en, ru };

/** The alerts of spec 8: in English word for word. */
const alerts: [key: keyof typeof en, words: Record<Language, string>][] = [
  [
    'It was not confirmed that you were not a Robot',
    {
      de: 'Es wurde nicht bestätigt, dass Sie kein Roboter sind',
      en: 'It was not confirmed that you were not a Robot',
      ru: 'Не подтверждено, что вы не робот',
    },
  ],
  [
    'CAPTCHA Verified!',
    { de: 'CAPTCHA bestätigt!', en: 'CAPTCHA Verified!', ru: 'Код подтверждён!' },
  ],
  [
    'Incorrect CAPTCHA. Try again!',
    {
      de: 'CAPTCHA falsch. Bitte versuchen Sie es noch einmal!',
      en: 'Incorrect CAPTCHA. Try again!',
      ru: 'Неверный код. Попробуйте ещё раз!',
    },
  ],
  [
    'Successfully sended',
    { de: 'Erfolgreich gesendet', en: 'Successfully sended', ru: 'Успешно отправлено' },
  ],
  [
    'Login or password is wrong!',
    {
      de: 'Anmeldename oder Passwort ist falsch!',
      en: 'Login or password is wrong!',
      ru: 'Неверный логин или пароль!',
    },
  ],
];

test.each(alerts)('the alert %s is in these words (spec 8)', (key, words) => {
  for (const language of languages) expect(catalogues[language][key]).toBe(words[language]);
});

/** The figures of spec 9 that the catalogues name; `content.test.ts` of the backend has the others. */
const figures: [what: string, key: keyof typeof en, words: Record<Language, string>][] = [
  ['operating since 2008', 'about.1', { de: 'Seit 2008', en: 'since 2008', ru: 'С 2008 года' }],
  [
    'an extended warranty of up to 24 months',
    'spare parts policy.2',
    { de: 'bis zu 24 Monaten', en: 'up to 24 months', ru: 'до 24 месяцев' },
  ],
  [
    'an inventory of six engines',
    'spare parts policy.1',
    { de: 'von sechs Triebwerken', en: 'of six engines', ru: 'шести двигателей' },
  ],
];

test.each(figures)('visitors read of %s (spec 9)', (_, key, words) => {
  for (const language of languages) {
    const text = catalogues[language][key].replaceAll('\u00a0', ' ');
    expect(text).toContain(words[language]);
  }
});
