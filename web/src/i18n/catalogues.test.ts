import { expect, test } from 'vitest';

import de from './de.json';
import en from './en.json';
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
