import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { languages } from '../languages.ts';
import { startWebhookServer } from '../testing/webhook-server.ts';
import { confirmationIn } from './confirmation.ts';
import { htmlOf, plainTextOf } from './letter.ts';
import { replyTo } from './mail.ts';
import { noticeLetter } from './notice-letter.ts';
import type { Notice } from './notice.ts';
import { createWebhook } from './webhook.ts';

type Of<Form> = Extract<Notice, { form: Form }>;
const common = {
  ...{ key: 'k', id: 1, email: 'joerg@example.org', suspected: false, files: [] },
  createdAt: new Date('2026-03-04T23:30:00Z'),
};
const enquiry: Of<'request'> = {
  ...{ ...common, language: 'de', form: 'request' },
  ...{ name: 'Jörg', company: 'Stadtwerke', phone: '+49 551 1', text: 'LM-10001\r\nHT-2\u0007' },
};
const application: Of<'application'> = {
  ...{ ...common, language: 'de', form: 'application' },
  ...{ firstName: 'Ada', lastName: 'Muster', job: 'Fitter', experience: 'LM6000,\n\tFrame 6B' },
};
const file = { name: 'a.pdf', type: 'application/pdf', size: 1 };
const ofSender = 'E-mail: joerg@example.org\nLanguage: German\n';
const received = 'Received: 5 March 2026 at 00:30:00 CET\n';

test.each<[subject: string, text: string, notice: Notice]>([
  [
    'Enquiry from Jörg, Stadtwerke',
    `Name: Jörg\nCompany: Stadtwerke\nPhone: +49 551 1\n${ofSender}${received}\nLM-10001\nHT-2\n` +
      '\nOpen the dashboard: https://example.com/#/dashboard/requests\n',
    enquiry,
  ],
  [
    'Suspected robot: Enquiry from Jörg, Stadtwerke',
    `Name: Jörg\nCompany: Stadtwerke\n${ofSender}${received}\nx\n` +
      '\nThe sender attached a file; find it in the dashboard.\n' +
      '\nOpen the dashboard: https://example.com/#/dashboard/requests\n',
    { ...enquiry, suspected: true, phone: '', text: 'x', files: [file] },
  ],
  [
    'Application from Ada Muster',
    `Name: Ada Muster\nJob: Fitter\n${ofSender}${received}\nLM6000,\n\tFrame 6B\n` +
      '\nThe applicant attached 2 files; find them in the dashboard.\n' +
      '\nOpen the dashboard: https://example.com/#/dashboard/applications\n',
    { ...application, files: [file, file] },
  ],
  [
    'Suspected robot: Application from Ada Muster',
    `Name: Ada Muster\n${ofSender}${received}\nThe applicant attached no files.\n` +
      '\nOpen the dashboard: https://example.com/#/dashboard/applications\n',
    { ...application, suspected: true, job: '', experience: '' },
  ],
])('to the company: %s', (subject, text, notice) => {
  const letter = noticeLetter(notice, 'https://example.com');
  expect(letter.subject).toBe(subject);
  expect(plainTextOf(letter)).toBe(text);
  expect(plainTextOf(noticeLetter(notice, undefined))).not.toContain('dashboard:');
});

test('HTML holds what visitors write as text', () => {
  const html = htmlOf({
    ...{
      language: 'en',
      subject: '<i>',
      fields: [['<a>', '<b\nc>']],
      paragraphs: ['<d>\r&\u0007'],
    },
    link: { label: '<e>', url: 'https://x/?"' },
  });
  expect(html.replaceAll(/ style="[^"]*"/g, '')).toBe(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<title>&lt;i&gt;</title></head><body>',
      '<table><tr><th align="left">&lt;a&gt;</th><td>&lt;b c&gt;</td></tr></table>',
      '<p>&lt;d&gt;\n&amp;</p>',
      '<p><a href="https://x/?&quot;">&lt;e&gt;</a></p>',
      '</body></html>',
    ].join('\n'),
  );
  expect(htmlOf({ language: 'en', subject: '', fields: [], paragraphs: [] })).not.toMatch(
    /<table|<a/,
  );
});

test.each([
  ['joerg@example.org', 'joerg@example.org'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['иван@example.org', undefined],
  ['jörg@example.org', undefined],
  ['a..b@example.org', undefined],
  ['.a@example.org', undefined],
  ['a.@example.org', undefined],
  [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  [`${'a'.repeat(65)}@example.org`, undefined],
  [`a@${'b.'.repeat(130)}org`, undefined],
  ['a@-.org', undefined],
  ['a@example.org, victim@example.net', undefined],
  ['a@example.org\r\nBcc: victim@example.net', undefined],
])('the company replies to %j at %s', (email, address) => {
  expect(replyTo({ ...enquiry, email }).replyTo?.address).toBe(address);
});

test('names to reply to are one line, cut between signs', () => {
  const family = '👩\u200d👩\u200d👧\u200d👦';
  const name = ` Å\r\n${family.repeat(20)}`;
  expect(replyTo({ ...enquiry, name }).replyTo?.name).toBe(`Å ${family.repeat(18)}`);
  expect(replyTo(application).replyTo?.name).toBe('Ada Muster');
  expect(noticeLetter({ ...enquiry, name }, '').subject).toBe(
    `Enquiry from Å ${family.repeat(16)}`,
  );
});

let dataDir: string;
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'letters-test-'));
  database = await openDatabase({ dataDir });
  await database.updateTable('settings').set({ address: 'Göttingen', phone: '' }).execute();
});
afterAll(async () => {
  await database.destroy();
  await rm(dataDir, { recursive: true });
});

const part = {
  partnumber: '',
  subst_part: '',
  description_de: '',
  description_en: '',
  description_ru: '',
};
const listed = [
  {
    ...part,
    partnumber: 'HT-1',
    description_de: 'Düse',
    description_en: 'Nozzle\r\n\nof fuel ',
    subst_part: 'HT-2',
  },
  { ...part, partnumber: 'HT-9', description_de: 'Ring' },
  { ...part, partnumber: 'HT-9', description_de: 'a later one' },
];
const asked: string[][] = [];
const findParts = (numbers: string[]) => {
  asked.push(numbers);
  return Promise.resolve(listed.map((one) => ({ part: one })));
};

test.each(
  languages.flatMap((language) =>
    [enquiry, application].map((notice) => ({ ...notice, language, text: 'ht 1\n\nA: 12AB-34CD' })),
  ),
)('to the visitor, all is said in $language of the $form', async (notice) => {
  const { subject, fields, paragraphs } = await confirmationIn(notice, database, findParts);
  expect(subject).not.toBe('');
  const day = { de: '5. März 2026', en: '5 March 2026', ru: '5 марта 2026' }[notice.language];
  expect(paragraphs[1]).toContain(day);
  expect(paragraphs.at(-1)).toBe('Göttingen');
  const isEnquiry = notice.form === 'request';
  expect(fields.flat()).toEqual(isEnquiry ? [expect.stringMatching(/./), '12AB-34CD'] : []);
  expect(paragraphs).toHaveLength(isEnquiry ? 7 : 4);
});

test('to the visitor, parts are named in the words of the part lists alone', async () => {
  const wordsOf = async (text: string) => {
    const notice: Notice = { ...enquiry, language: 'en', text };
    const { fields, paragraphs } = await confirmationIn(notice, database, findParts);
    return [...fields.flat(), ...paragraphs.slice(2, -2)];
  };
  const text = [
    'ht 1, visit https://evil.example, HT-2 × 4',
    'HT-2, replaces <b>you have won</b>',
    'HT-9, Ring × 1',
    'EVIL-7, https://evil.example × 2',
    'HT-9 call +1 900 555',
    ' HT-9 , Ring × 12 ',
    ...['x', 'xx'].map((end) => `${'x'.repeat(99)}${end}, Ring`),
    '',
    'Reference: 12AB-34CD ',
  ];
  expect(await wordsOf(text.join('\n'))).toEqual([
    ...['Reference', '12AB-34CD', 'You asked for these parts:'],
    ['HT-1, Nozzle of fuel, HT-2 × 4', 'HT-2', 'HT-9, Ring', 'HT-9, Ring × 12'].join('\n'),
    expect.stringContaining('repeats only what our part lists say'),
  ]);
  expect(asked.at(-1)?.at(-3)).toBe('x'.repeat(100));
  expect(asked.at(-1)).not.toContain('x'.repeat(101));
  expect(await wordsOf('EVIL-7\nReference: 12AB-34CD or')).toEqual([]);
  const lines = (await wordsOf('HT-9\n'.repeat(300)))[1]?.split('\n');
  expect(lines).toHaveLength(200);
});

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const data = {
  id: 1,
  email: 'joerg@example.org',
  lang: 'de',
  created_at: '2026-03-04T23:30:00.000Z',
};
const company = { name: 'Jörg', company: 'Stadtwerke' };
const person = { first_name: 'Ada', last_name: 'Muster' };

test.each<[object, Notice]>([
  [{ ...company, phone: '+49 551 1', text: enquiry.text }, enquiry],
  [
    { ...company, suspected: true, text: '', files: [file] },
    { ...enquiry, suspected: true, phone: '', text: '', files: [file] },
  ],
  [
    { ...person, job: 'Fitter', experience: application.experience, files: [file] },
    { ...application, files: [file] },
  ],
  [
    { ...person, files: [] },
    { ...application, job: '', experience: '' },
  ],
])('%j is posted, signed as Standard Webhooks says; a redirect fails', async (event, notice) => {
  const hooks = await startWebhookServer();
  await createWebhook({ url: hooks.url, secret })(notice);
  hooks.status = 302;
  await expect(createWebhook({ url: hooks.url, secret })(notice)).rejects.toThrow('302');
  await hooks.close();
  const [{ headers, body } = { headers: {}, body: '' }, ...others] = hooks.received;
  expect(others).toHaveLength(1);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'msg_k' });
  const type = `${notice.form}.created`;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    ...{ type, timestamp: data.created_at, data: { ...data, ...event } },
  });
});
