import { expect, test } from 'vitest';

import { answerAddress, filledText, isTooLong } from './answer-address.ts';

const asked = {
  name: 'Jörg Müller',
  email: 'joerg+lm@example.org',
  text: 'LM-10001, Düse\nzwei Stück',
  language: 'DE',
  receivedAt: '2026-11-23T09:00:00.000Z',
  restId: '17',
} as const;

function parts(address: string) {
  const [, email = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(address) ?? [];
  const fields = Object.fromEntries(
    query.split('&').map((field) => field.split('=').map(decodeURIComponent)),
  ) as { subject: string; body: string };
  return { email: decodeURIComponent(email), ...fields };
}

test('an answer greets in the language of the visitor and quotes their words, with CRLF', () => {
  const address = answerAddress(asked);
  expect(parts(address)).toEqual({
    email: asked.email,
    subject: 'Ihre Anfrage',
    body: [
      'Guten Tag Jörg Müller,',
      '',
      'vielen Dank für Ihre Anfrage vom 23. November 2026.',
      ...['', '', ''],
      '> LM-10001, Düse',
      '> zwei Stück',
    ].join('\r\n'),
  });
  // Blanks as %20: mail programs show a plus as it is.
  expect(address).toMatch(/^mailto:joerg%2Blm@example\.org\?subject=Ihre%20Anfrage&body=/);
});

test.each([
  [
    'EN',
    'Your enquiry',
    /^Dear Jörg Müller,\r\n\r\nthank you for your enquiry of 23 November 2026\./,
  ],
  [
    'RU',
    'Ваш запрос',
    /^Здравствуйте, Jörg Müller!\r\n\r\nБлагодарим вас за запрос от 23 ноября 2026 г\.\r/,
  ],
  [null, 'Ihre Anfrage', /^Guten Tag/],
] as const)('in %s', (language, subject, body) => {
  const letter = parts(answerAddress({ ...asked, language }));
  expect(letter).toMatchObject({ subject, body: expect.stringMatching(body) as string });
});

test('without a time and a text it is still a letter', () => {
  const { body } = parts(answerAddress({ ...asked, text: ' ', receivedAt: null }));
  expect(body).toMatch(/vielen Dank für Ihre Anfrage\.\r\n/);
  expect(body).not.toContain('>');
});

test.each(['x'.repeat(20_000), 'Ж'.repeat(20_000), '🛠'.repeat(10_000), 'Zeile\n'.repeat(4000)])(
  'a long text is cut so that the address has 2000 characters at most',
  (text) => {
    const address = answerAddress({ ...asked, name: 'Ж'.repeat(200), text });
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(address.length).toBeGreaterThan(1900);
    expect(parts(address)).toMatchObject({ body: expect.stringMatching(/ \[…\]$/) as string });
  },
);

test('the name and the quoted text are cut between signs', () => {
  const sign = '👩\u200d🔧';
  const { body } = parts(
    answerAddress({ ...asked, name: sign.repeat(40), text: sign.repeat(900) }),
  );
  expect(body).toMatch(/^Guten Tag (👩\u200d🔧){12},/u);
  expect(body).toMatch(/> (👩\u200d🔧)+ \[…\]$/u);
});

test('an address writes nothing into the headers of the answer', () => {
  const address = answerAddress({ ...asked, email: 'a@b.c?bcc=x@y.z&body=1', name: 'A\r\nBcc: x' });
  expect(address).not.toMatch(/[?&]bcc=/);
  expect(parts(address).email).toBe('a@b.c?bcc=x@y.z&body=1');
});

test('half a character of two does not break it', () => {
  expect(() => answerAddress({ ...asked, text: '\ud83d' })).not.toThrow();
});

test('a template takes the place of greeting and thanks, the words of the visitor stay', () => {
  const filled = filledText('Guten Tag {name},\n\nzu Ihrer Anfrage {number}: {price}', asked);
  expect(parts(answerAddress(asked, filled)).body).toBe(
    [
      ...['Guten Tag Jörg Müller,', '', 'zu Ihrer Anfrage 17: {price}', '', ''],
      ...['> LM-10001, Düse', '> zwei Stück'],
    ].join('\r\n'),
  );
});

test('the number is the one that the visitor knows, where there is one', () => {
  const text = 'LM-10001, Düse\n\nReferenznummer: 1A2B-3C4D';
  expect(filledText('{number}', { ...asked, text })).toBe('1A2B-3C4D');
});

test('what a visitor has typed is put in as it is', () => {
  for (const name of ['{number}', '$&', '$1', '<b>A</b>']) {
    expect(filledText('{name}, {name}', { ...asked, name })).toBe(`${name}, ${name}`);
  }
});

test('a template that fills the address alone is too long; before that the quoted words give way', () => {
  const long = 'Ж'.repeat(310);
  expect(isTooLong(long, asked)).toBe(false);
  const address = answerAddress({ ...asked, text: 'x'.repeat(5000) }, long);
  expect(address.length).toBeLessThanOrEqual(2000);
  expect(parts(address).body).toContain(long);
  expect(isTooLong('Ж'.repeat(340), asked)).toBe(true);
});
