import type { Kysely, Updateable } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { NotificationChannel, Tables } from '../database/tables.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { eventually } from '../testing/eventually.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { currentTraceparent, newTraceparent, traced } from '../tracing.ts';
import { Delivery, type Send } from './delivery.ts';
import { measureOutbox } from './notifications.ts';
import {
  addToOutbox,
  claim,
  giveUpOverdue,
  requeue,
  retryDelay,
  settleFailed,
  settleSent,
  undelivered,
} from './outbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const enquiry = { name: 'A', company: 'B', email: 'a@example.org', text: '' };
const log = pino({ level: 'silent' });
const warn = vi.spyOn(log, 'warn');

describeOnBoth('the outbox', (start) => {
  let backend: TestBackend;
  let database: Kysely<Tables>;
  let requestId: number;
  beforeAll(async () => {
    backend = await start();
    database = await backend.openDatabase();
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    warn.mockClear();
    await database.deleteFrom('notification').execute();
    requestId = (await backend.call('POST /request', { json: enquiry })).json.id;
  });

  const add = (...channels: NotificationChannel[]) =>
    addToOutbox(database, 'request', requestId, channels);
  const change = (values: Updateable<Tables['notification']>) =>
    database.updateTable('notification').set(values).execute();
  const rows = () => database.selectFrom('notification').selectAll().orderBy('id').execute();
  const states = async () => (await rows()).map(({ state }) => state);
  const deliver = (send: Send, firstRetryMs = minute) => {
    const delivery = new Delivery({ database, log }, { channel: 'mail', send, firstRetryMs });
    onTestFinished(() => delivery.close());
    return delivery;
  };
  const taken = async () => {
    const claimed = await claim(database, 'mail');
    if (!claimed) throw new Error('nothing is due');
    return claimed;
  };

  test('what is due of a channel is sent, one after the other, each once', async () => {
    await add('mail', 'webhook', 'mail', 'mail');
    await database
      .updateTable('notification')
      .set({ next_at: Date.now() + minute })
      .where('id', '=', (await rows())[3]?.id ?? 0)
      .execute();
    const sent: string[] = [];
    let atOnce = 0;
    const delivery = deliver(async ({ key }) => {
      atOnce += 1;
      sent.push(`${key} ${atOnce}`);
      await new Promise(setImmediate);
      atOnce -= 1;
    });
    await eventually(async () =>
      expect(await states()).toEqual(['sent', 'pending', 'sent', 'pending']),
    );
    await add('mail');
    delivery.wake();
    delivery.wake();
    await eventually(async () => expect((await states()).at(-1)).toBe('sent'));
    const all = await rows();
    expect(sent).toEqual([0, 2, 4].map((index) => `${all[index]?.key} 1`));
    expect(all[0]).toMatchObject({ attempts: 1, error: '' });
    expect(Date.parse(all[0]?.sent_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(all[0]?.created_at ?? ''),
    );
  });

  test.for([
    ['the message for good', 'failed', { code: 'EMESSAGE', responseCode: 500 }],
    ['the recipient for good', 'failed', { code: 'EENVELOPE', responseCode: 550 }],
    ['the message for now', 'pending', { code: 'EMESSAGE', responseCode: 499 }],
    ['the login, which may be mended', 'pending', { code: 'EAUTH', responseCode: 535 }],
    ['the connection', 'pending', { code: 'ECONNREFUSED' }],
    ['what has no response', 'pending', { code: 'EMESSAGE' }],
  ] as const)('what a server refuses is tried later, or never: %s', async ([, state, codes]) => {
    await add('mail');
    deliver(() => Promise.reject(Object.assign(new Error('x'.repeat(501)), codes)));
    await eventually(async () =>
      expect(await rows()).toMatchObject([{ state, attempts: 1, error: 'x'.repeat(500) }]),
    );
    expect((await rows())[0]?.next_at).toBeGreaterThan(Date.now() + minute / 2);
    // The message may hold the visitor's address.
    const { code, responseCode: reason = code } = { responseCode: undefined, ...codes };
    const line = [{ channel: 'mail', attempts: 1, reason: `${reason}` }, expect.anything()];
    await eventually(() => expect(warn.mock.calls).toEqual([line]));
  });

  test('what has failed is sent again under the same key, without being asked', async () => {
    await add('mail');
    const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
    const send = vi
      .fn<Send>()
      .mockResolvedValue()
      .mockRejectedValueOnce('away')
      .mockRejectedValueOnce(new DOMException('too late', 'TimeoutError'))
      .mockRejectedValueOnce(new Error('reset', { cause: reset }));
    deliver(send, 20);
    await eventually(async () =>
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 4, error: '' }]),
    );
    const [{ key } = {}] = await rows();
    expect(send.mock.calls).toMatchObject(Array.from({ length: 4 }, () => [{ key }]));
    const reasons = ['unknown', 'TimeoutError', 'ECONNRESET'];
    expect(warn.mock.calls.map(([line]) => line)).toMatchObject(
      reasons.map((reason) => ({ reason })),
    );
  });

  test('what is sent belongs to the trace of what has caused it, if there is one', async () => {
    const trace = newTraceparent();
    await traced({ name: 'a form', kind: 'server' }, () => add('mail'), trace);
    await add('mail');
    const traces: unknown[] = [];
    deliver(() => Promise.resolve(void traces.push(currentTraceparent())));
    await eventually(() => expect(traces).toEqual([trace, undefined]));
  });

  test('while the database is away, nothing is lost', async () => {
    await add('mail');
    await database.schema.alterTable('notification').renameTo('away').execute();
    const sent: string[] = [];
    deliver(({ key }) => Promise.resolve(void sent.push(key)), 20);
    // Once as it begins, and once by itself.
    await eventually(() => expect(warn.mock.calls.length).toBeGreaterThan(1));
    await database.schema.alterTable('away').renameTo('notification').execute();
    await eventually(async () => expect(await states()).toEqual(['sent']));
    expect(sent).toHaveLength(1);
  });

  test('after five days of failures it is given up', async () => {
    const refused = new AggregateError([], '');
    const fails = () => Promise.reject(Object.assign(refused, { code: 'ECONNREFUSED' }));
    for (const [age, state] of [
      [5 * day - minute, 'pending'],
      [5 * day + 1, 'failed'],
    ] as const) {
      await database.deleteFrom('notification').execute();
      await add('mail');
      await change({ created_at: new Date(Date.now() - age).toISOString() });
      deliver(fails);
      await eventually(async () =>
        expect(await rows()).toMatchObject([{ state, attempts: 1, error: 'ECONNREFUSED' }]),
      );
    }
  });

  test.for(['pending', 'sending'] as const)(
    'what was %s while its channel was off for five days goes out only when asked for',
    async (state) => {
      await add('mail');
      await change({ state, next_at: Date.now() - 5 * day - 1 });
      expect(await claim(database, 'mail')).toBeUndefined();
      await giveUpOverdue(database, new Date());
      const error = 'not sent within five days';
      expect(await rows()).toMatchObject([{ state: 'failed', attempts: 0, error }]);
      await requeue(database, ['mail']);
      expect(await claim(database, 'mail')).toMatchObject({ attempts: 1 });
      await change({ state, next_at: Date.now() - 5 * day + minute });
      await giveUpOverdue(database, new Date());
      expect(await claim(database, 'mail')).toMatchObject({ attempts: 2 });
    },
  );

  test('a clock that is ahead gives nothing up', async () => {
    await add('mail');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * day });
    onTestFinished(() => void vi.useRealTimers());
    expect(await claim(database, 'mail')).toBeUndefined();
    vi.useRealTimers();
    expect(await claim(database, 'mail')).toMatchObject({ attempts: 1, error: '' });
  });

  test('a webhook that cannot be reached is recorded with the reason', async () => {
    await add('mail');
    // Fetch calls nobody at this port.
    deliver(() => fetch('http://127.0.0.1:9').then(() => undefined));
    await eventually(async () => expect(await rows()).toMatchObject([{ error: 'bad port' }]));
  });

  test('a stop waits for the attempt under way, begins no other, and leaves no timer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await add('mail', 'mail');
    let finish = () => {};
    const sending = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const delivery = deliver(() => sending);
    await eventually(async () => expect(await states()).toEqual(['sending', 'pending']));
    const closed = delivery.close().then(states);
    delivery.wake();
    finish();
    expect(await closed).toEqual(['sent', 'pending']);
    delivery.wake();
    await delivery.close();
    expect(await states()).toEqual(['sent', 'pending']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a stop waits ten seconds at most for an attempt that hangs', async () => {
    await add('mail');
    let finish = () => {};
    const delivery = deliver(() => new Promise<void>((resolve) => (finish = resolve)));
    await eventually(async () => expect(await states()).toEqual(['sending']));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const closed = delivery.close();
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await closed;
    expect(await states()).toEqual(['sending']);
    finish();
  });

  test('an enquiry that is deleted meanwhile is not sent, and takes its notifications along', async () => {
    await add('mail');
    const claimed = await taken();
    await backend.admin(`DELETE /request/${requestId}`);
    await settleFailed(database, claimed, { error: 'x', final: false, firstRetryMs: 0 });
    expect(await rows()).toEqual([]);
  });

  test('new ones come first, and none twice before its lease ends', async () => {
    await add('mail');
    await change({ attempts: 3 });
    await add('mail');
    const [old, young] = await rows();
    expect([(await taken()).id, (await taken()).id]).toEqual([young?.id, old?.id]);
    expect(await claim(database, 'mail')).toBeUndefined();
    const due = (await rows()).map(({ next_at }) => next_at - Date.now());
    // Longer than an attempt takes.
    expect(Math.min(...due)).toBeGreaterThan(40_000);
  });

  test('of several processes at the same moment one gets it', async () => {
    await add('mail');
    const claimed = await Promise.all([1, 2, 3].map(() => claim(database, 'mail')));
    expect(claimed.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
  });

  test.for(['pending', 'sending'] as const)(
    'what a clock that was ahead left %s is sent once the clock is right',
    async (state) => {
      await add('mail');
      await change({ state, next_at: Date.now() + 40 * day });
      expect(await claim(database, 'mail')).toMatchObject({ attempts: 1 });
      // Of a clock that is right, or almost, nothing is taken before its time.
      await change({ state, next_at: Date.now() + 61 * minute });
      expect(await claim(database, 'mail')).toBeUndefined();
    },
  );

  test('a retry leaves alone what another process is sending, whose failure comes too late', async () => {
    const failure = { error: 'timed out', final: false, firstRetryMs: 0 };
    await add('mail');
    await settleFailed(database, await taken(), failure);
    const first = await taken();
    await requeue(database, ['mail']);
    expect(await claim(database, 'mail')).toBeUndefined();
    // The lease ends.
    await change({ next_at: Date.now() - 1 });
    const second = await taken();
    await settleFailed(database, first, failure);
    expect(await rows()).toMatchObject([{ state: 'sending', attempts: 3 }]);
    await settleSent(database, second);
    await settleFailed(database, second, failure);
    expect(await rows()).toMatchObject([{ state: 'sent', error: '', attempts: 3 }]);
  });

  test('reports what has failed of the company’s on the channels in use, and retries that alone', async () => {
    const channels: NotificationChannel[] = ['mail', 'webhook', 'confirmation'];
    const none = { undelivered: 0, since: '', error: '' };
    expect(await undelivered(database, channels)).toEqual(none);
    await add('mail', 'webhook', 'mail', 'confirmation', 'mail', 'webhook');
    const [mail, , , , sent] = await rows();
    for (const { id, channel } of (await rows()).slice(0, 4)) {
      const state = channel === 'mail' ? 'failed' : 'pending';
      const values = { state, error: `${channel} is away`, next_at: Date.now() + minute } as const;
      await database.updateTable('notification').set(values).where('id', '=', id).execute();
    }
    const values = { state: 'sent', error: 'once' } as const;
    await database
      .updateTable('notification')
      .set(values)
      .where('id', '=', sent?.id ?? 0)
      .execute();
    const failed = { undelivered: 3, since: mail?.created_at, error: 'mail is away' };
    expect(await undelivered(database, channels)).toEqual(failed);
    expect(await undelivered(database, ['webhook'])).toMatchObject({ undelivered: 1 });
    // This backend has no channels.
    expect((await backend.admin('GET /notification')).json).toEqual(none);
    expect((await backend.admin('POST /notification/retry')).json).toEqual(none);
    const due = async () =>
      (await rows()).map(({ state, next_at }) => [state, next_at <= Date.now()]);
    expect(await due()).toEqual([
      ['failed', false],
      ['pending', false],
      ['failed', false],
      ['pending', false],
      ['sent', true],
      ['pending', true],
    ]);
    await requeue(database, channels);
    expect(await undelivered(database, channels)).toEqual(failed);
    expect(await due()).toEqual([
      ['pending', true],
      ['pending', true],
      ['pending', true],
      ['pending', false],
      ['sent', true],
      ['pending', true],
    ]);
  });

  test('the metrics count by channel and state, and tell how long the oldest waits', async () => {
    const metrics = new Registry();
    measureOutbox(database, ['mail', 'webhook'], metrics);
    const unused = new Registry();
    measureOutbox(database, [], unused);
    expect(await metrics.metrics()).toMatch(/\nnotification_oldest_pending_seconds 0\n$/);
    // Of a channel that was switched off.
    await add('confirmation');
    await change({ created_at: new Date(Date.now() - day).toISOString() });
    await add('webhook', 'mail', 'mail');
    await database
      .updateTable('notification')
      .set({ created_at: new Date(Date.now() - 90_000).toISOString() })
      .where('channel', '!=', 'confirmation')
      .execute();
    await settleSent(database, await taken());
    await add('mail');
    expect((await metrics.metrics()).match(/^\w.*/gm)).toEqual([
      'notifications{channel="mail",state="pending"} 2',
      'notifications{channel="mail",state="sent"} 1',
      'notifications{channel="webhook",state="pending"} 1',
      expect.stringMatching(/^notification_oldest_pending_seconds (9\d|1\d\d)$/),
    ]);
    expect((await unused.metrics()).match(/^\w.*/gm)).toEqual([
      'notification_oldest_pending_seconds 0',
    ]);
  });
});

test('retries wait twice as long each time, an hour at most', () => {
  const delays = [1, 2, 3, 10, 11, 500].map((attempts) => retryDelay(attempts, 5000));
  expect(delays).toEqual([5000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000]);
});
