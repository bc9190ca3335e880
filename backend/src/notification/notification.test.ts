import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  describeOnBoth,
  newPostgresDatabase,
  isPostgresStarted,
} from '../testing/both-databases.ts';
import { eventually } from '../testing/eventually.ts';
import { smtpError, startMailServer, type MailServer } from '../testing/mail-server.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';
import { startWebhookServer } from '../testing/webhook-server.ts';
import { addToOutbox } from './outbox.ts';

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
  const database = await backend.openDatabase();
  return database.selectFrom('notification').selectAll().orderBy('id').execute();
};

describeOnBoth('notifications', (start) => {
  test('an enquiry is mailed and posted at once, with the visitor to reply to', async () => {
    const hooks = await startWebhookServer();
    onTestFinished(() => hooks.close());
    const webhook = { url: hooks.url, secret: 'whsec_bm9ib2R5IGtub3dzIHRoaXMgb25l' };
    backend = await start({ mail: mailTo(server.url), webhook, publicUrl: 'https://example.com' });
    const { created_at: sentAt } = (await backend.call('POST /request', { json: enquiry })).json;
    await arrived(1);
    const [mail] = server.mails;
    expect(mail?.recipients).toEqual(['sales@example.com', 'parts@example.com']);
    expect(mail?.from?.value).toEqual([{ name: 'Turbine Service', address: 'site@example.com' }]);
    expect(mail?.replyTo?.value).toEqual([{ name: 'Jörg Müller', address: 'joerg@example.org' }]);
    expect(mail?.subject).toBe('Enquiry from Jörg Müller, Stadtwerke');
    expect(mail?.text).toContain('\n\nLM-10001\n<b>two</b> of them & a "seal"\n\n');
    expect(mail?.text).toContain('https://example.com/#/dashboard/requests');
    expect(mail?.html).toContain('&lt;b&gt;two&lt;/b&gt; of them &amp; a &quot;seal&quot;');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    const [row] = await eventually(async () => {
      const found = await rows();
      expect(found).toMatchObject([
        { channel: 'mail', state: 'sent', attempts: 1 },
        { channel: 'webhook', state: 'sent', attempts: 1 },
      ]);
      return found;
    });
    expect(mail?.messageId).toBe(`<${row?.key}@example.com>`);
    expect(mail?.date?.toISOString().slice(0, 19)).toBe(sentAt.slice(0, 19));
    expect(hooks.received).toHaveLength(1);
  });

  test('files are named, not sent', async () => {
    backend = await start({ mail: mailTo(server.url) });
    const attached = { form: { file: await imageBlob() } };
    const { token } = (await backend.call('POST /request/attachment', attached)).json;
    await backend.call('POST /request', { json: { ...enquiry, attachments: [token] } });
    const form = {
      ...{ first_name: 'Ada', last_name: 'Muster', email: 'ada@example.org' },
      ...{ job: 'Fitter', experience: 'LM6000,\nFrame 6B', files: [await imageBlob()] },
    };
    await backend.call('POST /application', { form });
    await arrived(2);
    const [first, second] = server.mails;
    expect(first?.text).toContain('The sender attached a file; find it in the dashboard.');
    expect(second?.subject).toBe('Application from Ada Muster');
    expect(second?.text).toContain('Job: Fitter\n');
    expect(second?.text).toContain('\n\nLM6000,\nFrame 6B\n\nThe applicant attached a file');
    expect(server.mails.flatMap(({ attachments }) => attachments)).toEqual([]);
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
    await arrived(2);
    for (const mail of server.mails) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.recipients).toEqual(['sales@example.com', 'parts@example.com']);
      expect(mail.html).not.toMatch(/<script|<img/);
    }
    const [first, second] = server.mails;
    expect(first?.subject).toMatch(/^Enquiry from x Bcc: victim@example.net <script>/);
    expect(first?.replyTo?.value).toEqual([
      { name: 'x Bcc: victim@example.net <script>1</script>', address: 'joerg@example.org' },
    ]);
    expect(second?.replyTo).toBeUndefined();
    expect(second?.text).toContain('\n\n.\nQUIT\n<img>');
  });

  test('confirmations: in the language of the visitor, in the words of the part lists, once a day', async () => {
    backend = await start({ mail: mailTo(server.url, true) });
    await backend.admin('PATCH /settings', { json: { phone: '+49 551 1' } });
    const spare = (await backend.admin('POST /spare', { json: {} })).json;
    const part = { json: { partnumber: 'HT-1', description_ru: 'Форсунка' } };
    await backend.admin(`POST /spare/${spare.id}/part`, part);
    const text = 'ht 1, visit https://evil.example × 2\nEVIL-7\n\nReference: 12AB-34CD';
    const email = 'J.Smith+turbines@example.org';
    await backend.call('POST /request', { json: { ...enquiry, email, lang: 'ru', text } });
    for (const same of [
      'JSMITH@example.org',
      'j.smith@Example.org.',
      'ｊｓｍｉｔｈ@example.org',
      'no',
    ]) {
      await backend.call('POST /request', { json: { ...enquiry, email: same } });
    }
    await arrived(6);
    expect((await rows()).filter(({ channel }) => channel === 'confirmation')).toHaveLength(1);
    const own = server.mails.filter(({ recipients }) => recipients[0] === email);
    expect(own).toMatchObject([{ subject: 'Мы получили ваш запрос' }]);
    expect(own[0]?.headers.get('auto-submitted')).toBe('auto-replied');
    expect(own[0]?.text).toContain('+49 551 1');
    expect(own[0]?.text).toContain(': 12AB-34CD\n');
    expect(own[0]?.text).toContain('\n\nHT-1, Форсунка × 2\n\n');
    for (const typed of ['Jörg', 'Stadtwerke', 'evil', 'EVIL', 'ht 1']) {
      expect(`${own[0]?.text}${String(own[0]?.html)}`).not.toContain(typed);
    }
  });

  test('no more than 200 confirmations are sent in a day', async () => {
    backend = await start({ mail: mailTo(server.url, true) });
    const confirmed = async (email: string) => {
      await backend.call('POST /request', { json: { ...enquiry, email } });
      return (await rows()).filter(({ channel }) => channel === 'confirmation').length;
    };
    const before = await confirmed('a@example.org');
    const [row] = await rows();
    const others = Array.from({ length: 198 }, () => 'confirmation' as const);
    const database = await backend.openDatabase();
    await database.transaction().execute(async (transaction) => {
      await addToOutbox(transaction, 'request', row?.request_id ?? 0, others);
      await transaction.updateTable('notification').set({ state: 'sent' }).execute();
    });
    expect([before, await confirmed('b@example.org')]).toEqual([1, 200]);
    expect(await confirmed('c@example.org')).toBe(200);
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1).toISOString();
    await database.updateTable('notification').set({ created_at: yesterday }).execute();
    expect(await confirmed('a@example.org')).toBe(201);
  });

  test.for([
    [452, 'pending'],
    [550, 'failed'],
  ] as const)(
    'one of several who is refused with %i is noted, and gets it later; the others once',
    async ([code, state]) => {
      server.refuseRecipient = (address) => {
        if (address === 'parts@example.com') throw smtpError(code, 'mailbox full');
      };
      backend = await start({ mail: mailTo(server.url) });
      await backend.call('POST /request', { json: enquiry });
      const error = expect.stringMatching(new RegExp(`: ${code} .*mailbox full`)) as string;
      await eventually(async () => expect(await rows()).toMatchObject([{ state, error }]));
      expect((await backend.admin('GET /notification')).json).toMatchObject({
        undelivered: 1,
        error,
      });
      // Refused again, when nobody else is left.
      await backend.admin('POST /notification/retry');
      await eventually(async () => expect(await rows()).toMatchObject([{ state, attempts: 2 }]));
      server.refuseRecipient = () => undefined;
      await backend.admin('POST /notification/retry');
      await eventually(async () => expect(await rows()).toMatchObject([{ state: 'sent' }]));
      expect(server.mails.map(({ recipients }) => recipients)).toEqual([
        ['sales@example.com'],
        ['parts@example.com'],
      ]);
      const [first, second] = server.mails;
      expect(second?.messageId).toBe(first?.messageId);
      expect(second?.headers.get('to')).toEqual(first?.headers.get('to'));
    },
  );

  test.for([
    ['', 'pending', 0],
    ['?requireTLS=false', 'sent', 1],
  ] as const)(
    'a server without STARTTLS gets no login and no enquiry, unless the address allows it: %j',
    async ([query, state, count]) => {
      const url = `${server.url.replace('//', '//me:secret@')}${query}`;
      backend = await start({ mail: mailTo(url) });
      await backend.call('POST /request', { json: enquiry });
      const error = count === 0 ? (expect.stringContaining('STARTTLS') as string) : '';
      await eventually(async () =>
        expect(await rows()).toMatchObject([{ state, error, attempts: 1 }]),
      );
      expect(server.mails).toHaveLength(count);
    },
  );

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
