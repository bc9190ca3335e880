import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Write } from '../rest/cache-tag.ts';
import { invalidationBus } from './invalidation-bus.ts';
import type { Subscription } from './redis-link.ts';
import { RedisLink } from './redis-link.ts';

/** A link to a Redis within this process. `cluster/redis.test.ts` has a real one. */
class LinkWithin extends RedisLink {
  static readonly all: LinkWithin[] = [];
  isAway = false;
  subscription: Subscription | undefined;

  override open(subscription: Subscription): void {
    this.subscription = subscription;
    LinkWithin.all.push(this);
  }

  override command([name, channel, message = '']: string[]) {
    if (this.isAway || name !== 'PUBLISH') return Promise.reject(new Error('away'));
    for (const { subscription } of LinkWithin.all) {
      if (subscription?.channel === channel) subscription?.onMessage(message);
    }
    return Promise.resolve(1);
  }
}

const write: Write = { feature: 'spare', id: '7', certain: false };
const gatewayOf = (database: string) => {
  const invalidate = vi.fn<(write?: Write) => void>();
  const link = new LinkWithin(`redis://localhost/${database}`, pino({ level: 'silent' }));
  return { invalidate, link, publish: invalidationBus(link, invalidate) };
};

test('the gateways of the same database learn of a write, and no others do', async () => {
  const [own, same, other] = [gatewayOf('0'), gatewayOf(''), gatewayOf('1')];
  await own.publish(write);
  await own.publish({ feature: 'spare', certain: true });
  expect(same.invalidate.mock.calls).toEqual([[write], [{ feature: 'spare', certain: true }]]);
  expect(other.invalidate).not.toHaveBeenCalled();
  own.link.isAway = true;
  await own.publish(write);
  expect(same.invalidate).toHaveBeenCalledTimes(2);
});

test.each(['{', '{}', '{"feature":"spare","certain":"yes"}'])(
  'what cannot be read, and a gap, may have been any write: %s',
  (message) => {
    const { link, invalidate } = gatewayOf('2');
    link.subscription?.onMessage(message);
    link.subscription?.onGap();
    expect(invalidate.mock.calls).toEqual([[undefined], []]);
  },
);
