import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { recordLogin, waitOf, type Attempt } from './login-throttle.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const home: Attempt = { login: 'admin', accountId: 1, address: '198.51.100.1' };

describeOnBoth('an attempt to log in waits', (start) => {
  let backend: TestBackend;
  let database: Kysely<Tables>;
  let now: number;
  beforeAll(async () => {
    backend = await start();
    database = await backend.openDatabase();
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    await database.deleteFrom('login_failure').execute();
    await database.deleteFrom('known_network').execute();
    now = Date.now();
    // While the clock stands still, no attempt gets another one's turn.
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => {
    now += ms;
    vi.setSystemTime(now);
  };

  /** The waits of some attempts, one after the other; `never` for those that are rejected. */
  async function waits(count: number, attempt: (index: number) => Partial<Attempt>) {
    const found: (number | 'never')[] = [];
    for (let index = 0; index < count; index += 1) {
      const wait = await waitOf(database, { ...home, ...attempt(index) });
      found.push(wait > 10_000 ? 'never' : wait);
    }
    return found;
  }

  test('at an address behind all earlier ones, after the third twice as long each time', async () => {
    const byAddress = (index: number) => ({
      login: `nobody${Math.min(index, 8)}`,
      accountId: undefined,
    });
    const expected = [0, 0, 0, 250, 750, 1750, 3750, 7750, 'never', 'never', 'never', 'never'];
    expect(await waits(12, byAddress)).toEqual(expected);
    // Those that were rejected keep nobody waiting, nor do those at other accounts.
    expect(await waits(1, () => ({ ...byAddress(8), address: '192.0.2.1' }))).toEqual([0]);
    pass(10_000);
    expect(await waits(2, byAddress)).toEqual([10_000, 'never']);
  });

  test('at an account, for networks that are not known, a second behind each other', async () => {
    for (const address of [home.address, '192.0.2.9']) {
      await recordLogin(database, { ...home, address }, 1);
    }
    const elsewhere = (index: number) => ({ address: `203.0.113.${index}` });
    const expected = [0, 0, 0, 250, 750, 1750, 2750, 4000, 8000];
    expect(await waits(9, elsewhere)).toEqual(expected);
    expect(await waits(6, elsewhere)).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 'never']);
    // Its owner does not wait for them, wherever else the login was tried.
    expect(await waits(4, () => ({}))).toEqual([0, 0, 0, 250]);
    expect(await waits(1, () => ({ address: '192.0.2.1', accountId: undefined }))).toEqual([
      'never',
    ]);
  });

  test.for([
    ['an IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1', '2001:db8:1:2::4'],
    ['IPv4 within IPv6', '203.0.113.7', '203.0.113.7', '203.0.113.7', '::ffff:203.0.113.7'],
    ['no address', undefined, undefined, undefined, undefined],
  ])('%s counts as one', async ([, ...addresses]) => {
    const attempt = (index: number) => ({ address: addresses[index], login: `nobody${index}` });
    expect(await waits(4, attempt)).toEqual([0, 0, 0, 250]);
  });

  test('whatever the spelling of the login', async () => {
    const spelled = ['admin', 'ADMIN', ' admin', 'ａdmin'].map((login, index) => ({
      login,
      accountId: undefined,
      address: `203.0.113.${index}`,
    }));
    expect(await waits(4, (index) => spelled[index] ?? home)).toEqual([0, 0, 0, 250]);
  });

  test('not after a login, which forgets the failures of its account and network', async () => {
    expect(await waits(4, () => ({}))).toEqual([0, 0, 0, 250]);
    expect(await waits(1, () => ({ address: '192.0.2.1' }))).toEqual([750]);
    await recordLogin(database, home, 1);
    expect(await waits(3, () => ({}))).toEqual([0, 0, 0]);
    expect(await waits(1, () => ({ address: '192.0.2.2' }))).toEqual([0]);
  });

  test('at the account of a colleague in the same network, whatever own logins forget', async () => {
    await recordLogin(database, home, 1);
    const found: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      await recordLogin(database, { ...home, login: 'clerk', accountId: 1 }, 1);
      found.push(...(await waits(1, () => ({}))).map(Number));
    }
    expect(found).toEqual([0, 0, 0, 250, 750, 1750]);
  });

  test('whatever happens to a login that reads like another one in its network', async () => {
    const alike = { login: 'admin at 198.51.100.1', accountId: undefined };
    await recordLogin(database, home, 1);
    await waits(4, (index) => ({ ...alike, address: `203.0.113.${index}` }));
    // Nobody locks the owner out by it …
    expect(await waits(3, () => ({}))).toEqual([0, 0, 0]);
    // … and its own login forgets no guesses at the owner's account.
    await recordLogin(database, { ...alike, address: '192.0.2.1' }, 1);
    expect(await waits(1, () => ({}))).toEqual([250]);
  });

  test.for([
    [15 * minute, 250],
    [15 * minute + 1, 0],
    // A clock that was ahead.
    [-15 * minute, 'never'],
    [-15 * minute - 1, 0],
  ] as const)('%i ms after the third failure: %s', async ([ms, wait]) => {
    await waits(3, () => ({}));
    pass(ms);
    expect(await waits(1, () => ({}))).toEqual([wait]);
  });

  test('a network is known for 30 days after its last login', async () => {
    const elsewhere = (index: number) => ({ address: `203.0.113.${index}` });
    await recordLogin(database, home, 1);
    pass(day);
    await recordLogin(database, home, 1);
    pass(30 * day - 1);
    await waits(4, elsewhere);
    expect(await waits(1, () => ({}))).toEqual([0]);
    pass(1);
    expect(await waits(1, () => ({}))).toEqual([750 - 1]);
    pass(1);
    await recordLogin(database, { ...home, address: '192.0.2.1' }, 1);
    const known = await database.selectFrom('known_network').select('network').execute();
    expect(known).toEqual([{ network: '192.0.2.1' }]);
  });
});
