import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import {
  describeOnBoth,
  newPostgresDatabase,
  isPostgresStarted,
} from '../testing/both-databases.ts';
import { eventually } from '../testing/eventually.ts';
import { textLike } from '../testing/json.ts';
import { smtpError, startMailServer, type MailServer } from '../testing/mail-server.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';
import { startWebhookServer } from '../testing/webhook-server.ts';
import { createNotifications } from './notifications.ts';
import { addToOutbox, claim, requeue, retryDelay, settleFailed, settleSent } from './outbox.ts';

const enquiry = {
  name: 'Jörg Müller',
  company: 'Stadtwerke',
  email: 'joerg@example.org',
  phone: '+49 551 000260',
  text: 'LM-10001\n<b>two</b> of them & a "seal"',
  lang: 'de',
};

let server: MailServer;
let backend: TestBackend;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await backend.close();
  await server.close();
});

const mailTo = (url: string, confirmation = false) => ({
  smtpUrl: url,
  from: 'Turbine Service <site@example.com>',
  to: ['sales@example.com', 'Parts <parts@example.com>'],
  confirmation,
});
const arrived = (count: number) => eventually(() => expect(server.mails).toHaveLength(count));
const rows = async () => {
  const database = await openDatabase(backend);
  const found = await database.selectFrom('notification').selectAll().orderBy('id').execute();
  await database.destroy();
  return found;
};

describeOnBoth('notifications', (start) => {
  test('an enquiry is mailed at once, as text and HTML, with the visitor to reply to', async () => {
    backend = await start({ mail: mailTo(server.url), publicUrl: 'https://example.com' });
    await backend.call('POST /request', { json: enquiry });
    await arrived(1);
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(['sales@example.com', 'parts@example.com']);
    expect(mail?.from?.value).toEqual([{ name: 'Turbine Service', address: 'site@example.com' }]);
    expect(mail?.replyTo?.value).toEqual([{ name: 'Jörg Müller', address: 'joerg@example.org' }]);
    expect(mail?.subject).toBe('Enquiry from Jörg Müller, Stadtwerke');
    expect(mail?.text).toContain(
      'Name: Jörg Müller\nCompany: Stadtwerke\nPhone: +49 551 000260\nE-mail: joerg@example.org',
    );
    expect(mail?.text).toContain('Language: German\n');
    expect(mail?.text).toContain('\n\nLM-10001\n<b>two</b> of them & a "seal"\n\n');
    expect(mail?.text).toContain('https://example.com/#/dashboard/requests');
    expect(mail?.html).toContain('&lt;b&gt;two&lt;/b&gt; of them &amp; a &quot;seal&quot;');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.attachments).toEqual([]);
    const [row] = await eventually(async () => {
      const found = await rows();
      expect(found).toMatchObject([{ state: 'sent', attempts: 1 }]);
      return found;
    });
    expect(mail?.messageId).toBe(`<${row?.key}@example.com>`);
  });

  test('the attachments of an enquiry are named, not sent', async () => {
    backend = await start({ mail: mailTo(server.url) });
    const form = { file: await imageBlob() };
    const { token } = (await backend.call('POST /request/attachment', { form })).json;
    await backend.call('POST /request', { json: { ...enquiry, attachments: [token] } });
    await arrived(1);
    expect(server.mails[0]?.attachments).toEqual([]);
    expect(server.mails[0]?.text).toContain(
      'The sender attached a file; find it in the dashboard.',
    );
  });

  test('an application is mailed without its files', async () => {
    backend = await start({ mail: mailTo(server.url) });
    const form = {
      ...{ first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org' },
      ...{ job: 'Fitter', experience: 'LM6000,\nFrame 6B' },
      files: [await imageBlob()],
    };
    await backend.call('POST /application', { form });
    await arrived(1);
    expect(server.mails[0]?.text).toContain('Job: Fitter\n');
    expect(server.mails[0]?.text).toContain('\n\nLM6000,\nFrame 6B\n\n');
    expect(server.mails[0]).toMatchObject({
      subject: 'Application from Ada Muster',
      attachments: [],
    });
    expect(server.mails[0]?.text).toContain('The applicant attached a file; find it in the dash');
  });

  test('what is suspected is mailed, marked in the subject, and not confirmed to its address', async () => {
    backend = await start({ mail: mailTo(server.url, true) });
    await backend.call('POST /request', { json: { ...enquiry, website: 'x', fill_ms: 9000 } });
    await backend.call('POST /request', { json: { ...enquiry, fill_ms: 300 } });
    const form = { first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org', website: 'x' };
    await backend.call('POST /application', { form });
    await arrived(3);
    expect(server.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Suspected robot: Application from Ada Muster',
      'Suspected robot: Enquiry from Jörg Müller, Stadtwerke',
      'Suspected robot: Enquiry from Jörg Müller, Stadtwerke',
    ]);
    expect((await rows()).map(({ channel }) => channel)).toEqual(['mail', 'mail', 'mail']);
  });

  test('a form with both marks of a robot causes no notification; without the variables, the outbox stays empty', async () => {
    backend = await start({ mail: mailTo(server.url, true) });
    await backend.call('POST /request', { json: { ...enquiry, website: 'x', fill_ms: 300 } });
    expect(await rows()).toEqual([]);
    await backend.close();
    backend = await start();
    await backend.call('POST /request', { json: enquiry });
    expect(await rows()).toEqual([]);
  });

  test('a visitor writes no headers, addresses or markup of an e-mail', async () => {
    backend = await start({ mail: mailTo(server.url) });
    const evil = 'x\r\nBcc: victim@example.net\r\n\r\n<script>1</script>';
    await backend.call('POST /request', {
      json: { ...enquiry, name: evil, company: `${evil}"; <a@b.c>` },
    });
    await backend.call('POST /request', {
      json: { ...enquiry, email: 'a@example.org, victim@example.net', text: '.\r\nQUIT\r\n<img>' },
    });
    await backend.call('POST /request', {
      json: { ...enquiry, email: 'a@example.org\r\nBcc: victim@example.net' },
    });
    await arrived(3);
    for (const mail of server.mails) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.recipients).toEqual(['sales@example.com', 'parts@example.com']);
      expect(mail.html).not.toMatch(/<script|<img/);
    }
    const [first, second, third] = server.mails;
    expect(first?.subject).toMatch(/^Enquiry from x Bcc: victim@example.net <script>/);
    expect(first?.replyTo?.value).toEqual([
      { name: 'x Bcc: victim@example.net <script>1</script>', address: 'joerg@example.org' },
    ]);
    expect(second?.replyTo).toBeUndefined();
    expect(second?.text).toContain('\n\n.\nQUIT\n<img>');
    expect(third?.replyTo).toBeUndefined();
  });

  test.each([
    ['a local part in Cyrillic', 'иван@example.org'],
    ['a local part with an accent', 'jörg@example.org'],
    ['two dots', 'a..b@example.org'],
    ['a dot at the end', 'a.@example.org'],
    ['too long a local part', `${'a'.repeat(65)}@example.org`],
    ['a domain that is none', 'a@-.org'],
  ])('%s is no address to reply to, and stands in the text', async (_, email) => {
    backend = await start({ mail: mailTo(server.url) });
    await backend.call('POST /request', { json: { ...enquiry, email } });
    await arrived(1);
    expect(server.mails[0]?.replyTo).toBeUndefined();
    expect(server.mails[0]?.text).toContain(`E-mail: ${email}\n`);
    expect(server.mails[0]?.raw.split('\r\n\r\n')[0]).toMatch(/^[\t\r\n -~]*$/);
  });

  test('a domain in letters of any language is replied to in ASCII', async () => {
    backend = await start({ mail: mailTo(server.url) });
    await backend.call('POST /request', { json: { ...enquiry, email: 'ivan@почта.рф' } });
    await arrived(1);
    expect(server.mails[0]?.raw).toContain('<ivan@xn--80a1acny.xn--p1ai>');
  });

  test('a subject and a name to reply to are cut between signs', async () => {
    backend = await start({ mail: mailTo(server.url) });
    const family = '👩\u200d👩\u200d👧\u200d👦';
    const name = `Å${family.repeat(18)}`;
    await backend.call('POST /request', { json: { ...enquiry, name, company: name } });
    await arrived(1);
    expect(server.mails[0]?.subject).toBe(`Enquiry from Å${family.repeat(16)}`);
    expect(server.mails[0]?.replyTo?.value).toEqual([{ name, address: enquiry.email }]);
  });

  test('a mail server that is away stops nothing; what it missed arrives when it is back', async () => {
    await server.close();
    backend = await start({ mail: mailTo(server.url) });
    expect((await backend.call('POST /request', { json: enquiry })).status).toBe(201);
    await eventually(async () => {
      expect((await rows())[0]).toMatchObject({ state: 'pending', attempts: 1 });
      expect((await rows())[0]?.error).toMatch(/ECONNREFUSED/);
    });
    server = await startMailServer(server.port);
    // The first retry comes after five seconds.
    await arrived(1);
    await eventually(async () => expect((await rows())[0]).toMatchObject({ state: 'sent' }));
  });

  test('the API reports what could not be delivered, and retries it on request', async () => {
    server.refuse = () => {
      throw smtpError(554, 'relaying denied');
    };
    backend = await start({ mail: mailTo(server.url) });
    expect((await backend.admin('GET /notification')).json).toEqual({
      ...{ undelivered: 0, since: '', error: '' },
    });
    await backend.call('POST /request', { json: enquiry });
    await eventually(async () => {
      expect((await backend.admin('GET /notification')).json).toEqual({
        undelivered: 1,
        since: textLike(/^\d{4}-\d\d-\d\dT/),
        error: expect.stringContaining('relaying denied') as string,
      });
    });
    server.refuse = () => undefined;
    await backend.admin('POST /notification/retry');
    await arrived(1);
    await eventually(async () => {
      expect((await backend.admin('GET /notification')).json).toMatchObject({ undelivered: 0 });
    });
  });

  test('a retry leaves alone what another process is sending, whose failure comes too late', async () => {
    backend = await start();
    const { json } = await backend.call('POST /request', { json: enquiry });
    const database = await openDatabase(backend);
    const failure = { error: 'timed out', final: false, firstRetryMs: 0 };
    const taken = async () => {
      const claimed = await claim(database, 'mail');
      if (!claimed) throw new Error('nothing is due');
      return claimed;
    };
    await addToOutbox(database, 'request', json.id, ['mail']);
    await settleFailed(database, await taken(), failure);
    const first = await taken();
    await requeue(database);
    expect(await claim(database, 'mail')).toBeUndefined();
    // The lease ends.
    await database.updateTable('notification').set({ next_at: 0 }).execute();
    await settleSent(database, await taken());
    await settleFailed(database, first, failure);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3 }]);
    await database.destroy();
  });

  test('the deletion of an enquiry takes its notifications along', async () => {
    await server.close();
    backend = await start({ mail: mailTo(server.url) });
    const { json } = await backend.call('POST /request', { json: enquiry });
    await backend.admin(`DELETE /request/${json.id}`);
    expect(await rows()).toEqual([]);
    server = await startMailServer(server.port);
  });

  test('confirmations: in the language of the visitor, with nothing that he typed, once a day', async () => {
    backend = await start({ mail: mailTo(server.url, true) });
    await backend.admin('PATCH /settings', { json: { phone: '+49 551 1' } });
    await backend.call('POST /request', { json: { ...enquiry, lang: 'ru' } });
    for (const email of ['JOERG@example.org', 'jo.erg+2@Example.org.', 'ｊｏｅｒｇ@example.org']) {
      await backend.call('POST /request', { json: { ...enquiry, email } });
    }
    await backend.call('POST /request', { json: { ...enquiry, email: 'not an address' } });
    await arrived(6);
    expect(server.mails.flatMap(({ recipients }) => recipients)).toHaveLength(5 * 2 + 1);
    const own = server.mails.filter(({ recipients }) => recipients[0] === enquiry.email);
    expect(own).toMatchObject([{ subject: 'Мы получили ваш запрос' }]);
    expect(own[0]?.headers.get('auto-submitted')).toBe('auto-replied');
    expect(own[0]?.text).toContain('+49 551 1');
    for (const typed of ['Jörg', 'Stadtwerke', 'LM-10001']) {
      expect(`${own[0]?.text}${String(own[0]?.html)}`).not.toContain(typed);
    }
  });

  test('a confirmation names parts and reference row by row, in the words of the part lists alone', async () => {
    backend = await start({ mail: mailTo(server.url, true) });
    const spare = (await backend.admin('POST /spare', { json: { title_de: 'Düsen' } })).json;
    for (const part of [
      { partnumber: 'HT-1', description_en: 'Nozzle', description_de: 'Düse', subst_part: 'HT-2' },
      { partnumber: 'HT-9', description_de: 'Ring' },
    ]) {
      await backend.admin(`POST /spare/${spare.id}/part`, { json: part });
    }
    const text = [
      'ht 1, visit https://evil.example, HT-2 × 4',
      'HT-2, replaces <b>you have won</b>',
      'HT-9, Ring',
      'EVIL-7, https://evil.example × 2',
      '',
      'HT-9 call +1 900 555',
      '',
      'Reference: 12AB-34CD',
    ].join('\n');
    await backend.call('POST /request', { json: { ...enquiry, lang: 'en', text } });
    await arrived(2);
    const own = server.mails.find(({ recipients }) => recipients.includes(enquiry.email));
    expect(own?.text).toContain('\n\nHT-1, Nozzle, HT-2 × 4\nHT-2\nHT-9, Ring\n\n');
    expect(own?.text).toContain('Reference: 12AB-34CD');
    for (const typed of ['evil', 'EVIL', 'won', '900', 'ht 1']) {
      expect(`${own?.text}${String(own?.html)}`).not.toContain(typed);
    }
  });

  test('a confirmation goes to the address as typed, dated as in the language of the visitor', async () => {
    backend = await start({ mail: mailTo(server.url, true) });
    const email = 'J.Smith+turbines@example.org';
    await backend.call('POST /request', { json: { ...enquiry, email, lang: 'en' } });
    await arrived(2);
    const own = server.mails.find(({ recipients }) => recipients.includes(email));
    expect(own?.text).toMatch(/your enquiry of \d{1,2} [A-Z][a-z]+ \d{4}\. We/);
  });

  test('a confirmation that the server refuses for good is not repeated', async () => {
    server.refuse = (recipients) => {
      if (recipients.includes(enquiry.email)) throw smtpError(550, 'no such mailbox');
    };
    backend = await start({ mail: mailTo(server.url, true) });
    await backend.call('POST /request', { json: enquiry });
    await eventually(async () => {
      const states = (await rows()).map(({ channel, state }) => `${channel} ${state}`);
      expect(states.toSorted()).toEqual(['confirmation failed', 'mail sent']);
    });
  });

  test('a message that the mail server refuses for good is not repeated by itself', async () => {
    server.refuse = () => {
      throw smtpError(554, 'refused');
    };
    backend = await start({ mail: mailTo(server.url) });
    await backend.call('POST /request', { json: enquiry });
    await eventually(async () =>
      expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]),
    );
    server.refuse = () => {
      throw smtpError(451, 'try later');
    };
    await backend.call('POST /request', { json: { ...enquiry, name: 'Ada' } });
    await eventually(async () =>
      expect(await rows()).toMatchObject([{ state: 'failed' }, { state: 'pending', attempts: 1 }]),
    );
  });

  test('a webhook is signed as Standard Webhooks says, and repeated under the same id', async () => {
    const hooks = await startWebhookServer();
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    // Redirects are not followed either.
    hooks.status = 302;
    backend = await start({ webhook: { url: hooks.url, secret } });
    const { json } = await backend.call('POST /request', { json: enquiry });
    await eventually(() => expect(hooks.received).toHaveLength(1));
    hooks.status = 200;
    await eventually(() => expect(hooks.received).toHaveLength(2));
    const [first, second] = hooks.received.map(({ headers, body }) => ({
      id: headers['webhook-id'],
      event: new Webhook(secret).verify(body, headers as Record<string, string>),
    }));
    expect(first).toEqual(second);
    expect(second?.event).toEqual({
      type: 'request.created',
      timestamp: json.created_at,
      data: { id: json.id, ...enquiry, created_at: json.created_at },
    });
    await eventually(async () =>
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]),
    );
    await hooks.close();
  });

  test('the metrics count what is pending, sent and failed', async () => {
    backend = await start({ mail: mailTo(server.url), metricsToken: 'a-token-of-16-or-more' });
    await backend.call('POST /request', { json: enquiry });
    const headers = { Authorization: 'Bearer a-token-of-16-or-more' };
    await eventually(async () => {
      const { json } = await backend.call<string>('GET /metrics', { headers });
      expect(json).toContain('notifications{channel="mail",state="sent"} 1\n');
      expect(json).toContain('notification_oldest_pending_seconds 0\n');
    });
  });

  test('after five days of failures it is given up and stays as failed', async () => {
    server.refuse = () => {
      throw smtpError(450, 'try later');
    };
    backend = await start();
    const database = await openDatabase(backend);
    const { json } = await backend.call('POST /request', { json: enquiry });
    const old = new Date(Date.now() - 5 * 24 * 60 * 60 * 1000 - 1000).toISOString();
    await database
      .insertInto('notification')
      .values({
        ...{ request_id: json.id, application_id: null, channel: 'mail', key: 'k' },
        ...{ state: 'pending', attempts: 9, next_at: 0, error: '', sent_at: '', created_at: old },
      })
      .execute();
    const log = pino({ level: 'silent' });
    const notifications = await createNotifications(
      { database, log, findParts: () => Promise.resolve([]) },
      { mail: mailTo(server.url) },
    );
    await eventually(async () =>
      expect(await rows()).toMatchObject([{ state: 'failed', attempts: 10 }]),
    );
    await notifications.close();
    await database.destroy();
  });
});

test('retries wait twice as long each time, an hour at the most', () => {
  const delays = [1, 2, 3, 10, 11, 500].map((attempts) => retryDelay(attempts, 5000));
  expect(delays).toEqual([5000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000]);
});

test.runIf(isPostgresStarted)(
  'three backends on one PostgreSQL send each e-mail once',
  async () => {
    const databaseUrl = await newPostgresDatabase();
    const config = { databaseUrl, mail: mailTo(server.url) };
    backend = await startTestBackend(config);
    const all = [backend, await startTestBackend(config), await startTestBackend(config)];
    await Promise.all(
      all.flatMap(({ call }, index) =>
        Array.from({ length: 20 }, (_, turn) =>
          call('POST /request', { json: { ...enquiry, name: `N${index}-${turn}` } }),
        ),
      ),
    );
    await arrived(60);
    await eventually(async () =>
      expect((await rows()).filter(({ state }) => state !== 'sent')).toEqual([]),
    );
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(60);
    expect(server.mails).toHaveLength(60);
    await Promise.all(all.slice(1).map((other) => other.close()));
  },
);
