import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { OtherGateways } from './other-gateways.ts';
import type { RedisConnection } from './redis-link.ts';

/** One gateway on a Redis that lives in the test, whose connection can be disturbed. */
class Member {
  readonly forget = { touched: vi.fn(), answers: vi.fn(), all: vi.fn() };
  readonly database = '0';
  /** What Redis has sent and the connection has not brought yet; undefined where it runs. */
  held: (() => void)[] | undefined;
  readonly gateway: OtherGateways;
  hear: ((message: string) => void) | undefined;
  #broken = new AbortController();
  #live: ((connection: RedisConnection) => Promise<void>) | undefined;

  constructor() {
    members.push(this);
    this.gateway = new OtherGateways(this, this.forget);
  }

  open(live: (connection: RedisConnection) => Promise<void>) {
    this.#live = live;
    this.connect();
  }

  connect() {
    this.#broken = new AbortController();
    const connection: RedisConnection = {
      broken: this.#broken.signal,
      subscribe: async (_, hear) => {
        await this.#brought();
        this.hear = hear;
      },
      publish: async (_, message) => {
        this.#broken.signal.throwIfAborted();
        for (const member of members) {
          const { hear } = member;
          if (hear) void member.#brought().then(() => hear(message));
        }
        await this.#brought();
      },
    };
    this.#live?.(connection).catch(() => undefined);
  }

  /** The connection breaks. */
  lose() {
    this.hear = undefined;
    this.#broken.abort();
  }

  /** The connection stands still, and neither side notices. */
  stall() {
    this.held = [];
  }

  goOn() {
    const held = this.held ?? [];
    this.held = undefined;
    for (const bring of held) bring();
  }

  /** Ends when what is sent now has arrived: in order, and not while the connection stands still. */
  #brought(): Promise<void> {
    return new Promise((resolve) => {
      if (this.held) this.held.push(resolve);
      else resolve();
    });
  }
}

const members: Member[] = [];
afterEach(() => {
  for (const member of members.splice(0)) member.lose();
});

const settings = { feature: 'settings' };
async function twoInTouch() {
  const [one, other] = [new Member(), new Member()];
  for (const { gateway } of [one, other]) while (!gateway.isInTouch()) await pause(20);
  for (const { gateway } of [one, other]) gateway.beginRequest();
  vi.clearAllMocks();
  return [one, other] as const;
}

test('a write is answered when the others have forgotten what it touched, not before', async () => {
  const [one, other] = await twoInTouch();
  other.stall();
  let known = false;
  const announced = one.gateway.announce(settings).then(() => (known = true));
  await pause(200);
  expect([known, other.forget.touched.mock.calls.length]).toEqual([false, 0]);
  other.goOn();
  await announced;
  expect(other.forget.touched).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(settings));
  expect(one.forget.touched).not.toHaveBeenCalled();
});

test('who cannot be told keeps nothing by the time the write is answered', async () => {
  const [one, other] = await twoInTouch();
  other.stall();
  expect(other.gateway.isInTouch()).toBe(true);
  await one.gateway.announce(settings);
  expect(other.gateway.isInTouch()).toBe(false);
  other.gateway.beginRequest();
  expect(other.forget.answers).toHaveBeenCalledOnce();
});

test('nor does anyone where the writer has just lost Redis, whoever has noticed', async () => {
  const [one, other] = await twoInTouch();
  other.stall();
  one.lose();
  await one.gateway.announce(settings);
  expect(other.gateway.isInTouch()).toBe(false);
});

test('nor where the writer has just found Redis again, before it has heard who is there', async () => {
  const [one] = await twoInTouch();
  one.lose();
  const late = new Member();
  while (!late.gateway.isInTouch()) await pause(20);
  one.connect();
  // Redis has taken the connection, and knows the new gateway; the writer does not yet.
  late.stall();
  while (!one.hear) await pause(0);
  await one.gateway.announce(settings);
  expect(late.gateway.isInTouch()).toBe(false);
});

test('after a loss all is forgotten at once, nothing is kept for a while, then all again', async () => {
  const [one] = await twoInTouch();
  one.lose();
  await pause(0);
  expect(one.forget.all).toHaveBeenCalledOnce();
  one.connect();
  await pause(300);
  expect(one.gateway.isInTouch()).toBe(false);
  while (!one.gateway.isInTouch()) await pause(20);
  one.gateway.beginRequest();
  expect(one.forget.all).toHaveBeenCalledTimes(2);
  one.gateway.beginRequest();
  expect(one.forget.all).toHaveBeenCalledTimes(2);
});

test('who has left is not waited for', async () => {
  const [one, other] = await twoInTouch();
  await other.gateway.leave();
  other.stall();
  await one.gateway.announce(settings);
  expect(other.gateway.isInTouch()).toBe(true);
});

test('what another version says and this one does not understand makes it forget all', async () => {
  const [one] = await twoInTouch();
  one.hear?.('{"from":"newer","write":"everything"}');
  expect(one.forget.all).toHaveBeenCalledOnce();
});
