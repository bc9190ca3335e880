import { expect, test } from 'vitest';
import { loginKey } from './login-key.ts';

test.each([
  'Admin',
  'аdmin', // Cyrillic а
  'АDМIN', // Cyrillic А and М
  'ａｄｍｉｎ',
  'ad\u200bmin',
  '\u202eadmin',
  'adm\u0456n',
  'admın', // without its dot
  ' admin\u00a0',
])('%o looks like admin', (login) => expect(loginKey(login)).toBe(loginKey('admin')));

test.each([
  ['Jörg', 'Jo\u0308rg'],
  ['Straße', 'STRASSE'],
  ['Ёлка', 'ёлка'],
  ['Ольга', 'OЛЬГA'],
  ['ΝΙΚΟΣ', 'νικος'],
  ['anna\u00a0 b', 'Anna b'],
])('%o looks like %o', (a, b) => expect(loginKey(a)).toBe(loginKey(b)));

test('other letters, digits, marks and signs are other logins', () => {
  const logins = ['admin', 'admin1', 'admln', 'jorg', 'jörg', 'a.b', 'ab', 'ольга', 'олга'];
  expect(new Set(logins.map(loginKey)).size).toBe(logins.length);
});
