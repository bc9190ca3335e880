import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  'VICTIM@Example.COM',
  'victim+1@example.com',
  'vic.tim@example.com',
  'v.i.c.t.i.m+a+b.c@example.com',
  'victim@example.com.',
  'victim@example。com',
  'ｖｉｃｔｉｍ@ｅｘａｍｐｌｅ.com',
  'vic\u200btim@exam\u00adple.com',
])('%s is the mailbox victim@example.com', (address) =>
  expect(mailboxOf(address)).toBe('victim@example.com'),
);

test('a domain in Unicode is the one in Punycode, also with a combining mark', () => {
  for (const domain of ['müller.example', 'MU\u0308LLER.example', 'xn--mller-kva.example']) {
    expect(mailboxOf(`a@${domain}`)).toBe('a@xn--mller-kva.example');
  }
});

test('other names and domains are other mailboxes', () => {
  const addresses = [
    'a@example.com',
    'b@example.com',
    'a@example.org',
    'a@b@example.org',
    'ä@x.de',
  ];
  expect(new Set(addresses.map(mailboxOf)).size).toBe(addresses.length);
  expect(mailboxOf('a@not a domain')).toBe('a@not a domain');
});
