import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OpenCircuitError } from './circuit-breaker.ts';
import type { HttpResponse } from './http-call.ts';
import { NotConnectedError } from './http-call.ts';
import { BackendOffer, Offer } from './offer.ts';

describe('what a backend offers', () => {
  const offer = new Offer({ 'GET /log': [], 'GET /request': ['first'], 'POST /auth/me': ['role'] });
  const nothing = new Offer({});
  const unknown = new Offer();

  test('endpoints', () => {
    expect([offer.has('GET /log'), offer.has('GET /trash')]).toEqual([true, false]);
    offer.checkEndpoint('GET /log');
    // One of section 7 needs no offer.
    nothing.checkEndpoint('GET /spare');
    expect(() => nothing.checkEndpoint('GET /log')).toThrow(
      expect.objectContaining({ extensions: { code: 'NOT_SUPPORTED' } }),
    );
    const away = { extensions: { code: 'BACKEND_UNAVAILABLE', row: 'GET /log' } };
    expect(() => unknown.has('GET /log')).toThrow(expect.objectContaining(away));
  });

  test('parameters, headers and fields', () => {
    const query = { first: '3', text: 'bob' };
    expect(offer.takes('GET /request', 'first')).toBe(true);
    expect(nothing.takes('GET /request', 'first')).toBe(false);
    expect(offer.queryOf('GET /request', { first: '3' })).toEqual({ first: '3' });
    expect(offer.queryOf('GET /request', query)).toEqual({});
    expect(nothing.queryOf('GET /no-extension', query)).toEqual(query);
    expect(nothing.takenOf('POST /request', { lang: 'de', name: 'A' })).toEqual({ name: 'A' });
  });

  test.each([
    [false, 'is certain', nothing],
    [true, 'could not be asked for', unknown],
    [true, 'is a guess', new Offer({}, false)],
  ])('versions count: %s where the offer %s', (count, _, one) => {
    const headers = { 'If-Match': '"7"' };
    expect(one.takenOf('PATCH /settings', headers)).toEqual(count ? headers : {});
    expect(one.foreignFields('/settings')).toEqual(count ? [] : ['version']);
    expect(one.takenOf('POST /request', { lang: 'de' })).toEqual({});
  });

  test('readiness and roles', () => {
    expect([offer.hasRoles, offer.reportsReadiness]).toEqual([true, false]);
    expect([nothing.hasRoles, new Offer({ 'POST /auth/me': [] }).hasRoles]).toEqual([false, false]);
    expect(new Offer({ 'GET /readyz': [] }).reportsReadiness).toBe(true);
  });
});

describe('the offer is asked for', () => {
  // The machine's clock, which may be set back, counts for nothing.
  beforeEach(() => vi.useFakeTimers({ toNotFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const responses = {
    log: { status: 200, headers: {}, text: '{"extensions":{"GET /log":[]}}' },
    invalid: { status: 200, headers: {}, text: '{"extensions":1}' },
    page: { status: 200, headers: {}, text: '<html>' },
    missing: { status: 404, headers: {}, text: '{"extensions":{"GET /log":[]}}' },
    limited: { status: 429, headers: {}, text: '' },
    failed: { status: 500, headers: {}, text: '' },
  };
  const errors = {
    unconnected: new NotConnectedError('refused'),
    open: new OpenCircuitError(),
    'broken off': new Error('broken off'),
  };
  type Outcome = keyof typeof responses | keyof typeof errors;
  const isError = (outcome: Outcome): outcome is keyof typeof errors => outcome in errors;

  /** Asks a backend with these outcomes; `after` milliseconds pass between the reads. */
  async function read(outcomes: Outcome[], after: number) {
    const left = [...outcomes];
    const offer = new BackendOffer(() => {
      const outcome = left.shift() ?? 'log';
      return isError(outcome)
        ? Promise.reject(errors[outcome])
        : Promise.resolve(responses[outcome]);
    });
    const seen: unknown[] = [];
    for (let time = 0; time < 2; time += 1) {
      const { isKnown } = await offer.read();
      seen.push(isKnown ? (await offer.read()).has('GET /log') : undefined);
      vi.advanceTimersByTime(after);
    }
    return { seen, asked: outcomes.length - left.length };
  }

  test.each<[string, Outcome[], number, unknown[], number]>([
    ['once', ['log', 'missing'], 3_600_000, [true, true], 1],
    ['once where it has none', ['missing', 'log'], 3_600_000, [false, false], 1],
    ['once where a page answers', ['page', 'log'], 3_600_000, [false, false], 1],
    ['once where it is no list', ['invalid', 'log'], 3_600_000, [false, false], 1],
    ['not before ten seconds after an error', ['failed', 'log'], 9_999, [false, false], 1],
    ['ten seconds after an error', ['failed', 'log'], 10_000, [false, true], 2],
    ['ten seconds after a refusal', ['limited', 'log'], 10_000, [false, true], 2],
    ['ten seconds after a break', ['broken off', 'log'], 10_000, [false, true], 2],
  ])('%s', async (_, outcomes, after, seen, asked) => {
    expect(await read(outcomes, after)).toEqual({ seen, asked });
  });

  test.each(['unconnected', 'open'] as const)(
    'at once where it was %s, and the last one counts meanwhile',
    async (outcome) => {
      const ask = vi
        .fn(() => Promise.resolve(responses.log))
        .mockRejectedValueOnce(errors[outcome]);
      const offer = new BackendOffer(ask);
      expect((await offer.read()).isKnown).toBe(false);
      expect((await offer.read()).has('GET /log')).toBe(true);
      offer.forget();
      ask.mockRejectedValueOnce(errors[outcome]);
      expect((await offer.read()).has('GET /log')).toBe(true);
      await vi.advanceTimersByTimeAsync(0);
      ask.mockRejectedValueOnce(errors['broken off']);
      expect((await offer.read()).has('GET /log')).toBe(true);
      expect(ask).toHaveBeenCalledTimes(4);
    },
  );

  test('once at a time, without anybody waiting for more than the first answer', async () => {
    const ask = vi.fn<() => Promise<HttpResponse>>().mockResolvedValueOnce(responses.failed);
    const answered = Promise.withResolvers<HttpResponse>();
    ask.mockReturnValue(answered.promise);
    const offer = new BackendOffer(ask);
    const isOffered = async () => (await offer.read()).has('GET /log');
    const dependsOnVersion = async () => (await offer.read()).takes('PATCH /settings', 'If-Match');
    expect([await isOffered(), await dependsOnVersion()]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await isOffered()).toBe(false);
    offer.forget();
    expect(await isOffered()).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
    // The outage came after the question.
    answered.resolve(responses.log);
    await vi.advanceTimersByTimeAsync(0);
    expect([await isOffered(), await dependsOnVersion()]).toEqual([true, false]);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
