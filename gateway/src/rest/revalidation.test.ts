import { describe, expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';
import { token } from '../../test/contract-stub.ts';
import { Breaker } from './breaker.ts';
import { Extensions } from './extensions.ts';
import { LastGoodAnswers } from './last-good-answers.ts';
import { SharedReads } from './shared-reads.ts';
import { SettingsApi } from '../settings/settings-api.ts';

/** Over a backend that gives ETags, an answer is asked for by what is known of it (RFC 9110, 13.1.2). */

const it = freshGateway({ etags: true });
const phone = async () => {
  const { data, errors } = await it.ask('{ settings { phone } }');
  expect(errors).toBeUndefined();
  return (data as { settings: { phone: string } }).settings.phone;
};
const validators = () => it.stub.calls.map(({ headers }) => headers['if-none-match'] !== undefined);

test('the second read sends the validator of the first, and 304 gives what is known', async () => {
  const first = await phone();
  expect(await phone()).toBe(first);
  expect(validators()).toEqual([false, true]);
});

test('what was changed behind the gateway comes as a new answer, which is then confirmed', async () => {
  await phone();
  it.stub.data.settings = { ...it.stub.data.settings, phone: '0551 2' };
  expect(await phone()).toBe('0551 2');
  expect(await phone()).toBe('0551 2');
  expect(validators()).toEqual([false, true, true]);
});

test('after a write nothing that was known before is asked for', async () => {
  await phone();
  await it.ask(
    `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { phone } } }`,
    { input: { phone: '0551 3', email: '', address: '', footerText: '' } },
    { token },
  );
  expect(await phone()).toBe('0551 3');
  expect(validators()).toEqual([false, false, false]);
});

test('what only administrators read has no validator', async () => {
  for (let i = 0; i < 2; i++) {
    await it.ask('{ requests { edges { node { restId } } } }', {}, { token });
  }
  expect(validators()).toEqual([false, false]);
});

describe('within one operation', () => {
  /** The rows of settings as one operation reads them. */
  function operation(lastGood: LastGoodAnswers) {
    return new SettingsApi({
      config: { backendUrl: it.stub.url, readTimeoutMs: 1_000, writeTimeoutMs: 1_000 },
      requestId: 'of-a-test',
      token: undefined,
      clientAddress: undefined,
      stop: new AbortController(),
      reads: new Map(),
      sharedReads: new SharedReads(),
      lastGood,
      extensions: new Extensions(),
      breaker: new Breaker(),
      announceWrite: () => Promise.resolve(),
      topics: [],
      stale: false,
      calls: [],
    });
  }

  test('what was confirmed is the same for a later read, though it was forgotten since', async () => {
    const lastGood = new LastGoodAnswers();
    const first = await operation(lastGood).find();
    const second = operation(lastGood);
    await second.find();
    lastGood.forget();
    expect(await second.find()).toEqual(first);
    expect(validators()).toEqual([false, true]);
  });

  test('what was confirmed is not kept as what has come since, nor the other way round', async () => {
    const lastGood = new LastGoodAnswers();
    const first = await operation(lastGood).find();
    const second = operation(lastGood);
    await second.find();
    it.stub.data.settings = { ...it.stub.data.settings, phone: '0551 4' };
    await operation(lastGood).find();
    await second.find();
    it.stub.data.settings = { ...it.stub.data.settings, phone: first.phone };
    expect(await operation(lastGood).find()).toEqual(first);
  });
});
