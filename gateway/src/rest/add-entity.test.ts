import { beforeEach, describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { entity, restId, text, version, wholeNumberOrZero } from '../contract/fields.ts';
import { addedPart, addEntity, changedEntity } from './add-entity.ts';

/** `tolerance.test.ts` adds an entity of every kind over backends that respond in each of these ways. */

const schema = entity({ id: restId, title: text, text });
interface Stored {
  id: string;
  title: string;
  text: string;
}

let stored: Stored[];
let calls: string[];
let silentEndpoints: Set<string>;
beforeEach(() => {
  [stored, calls] = [[{ id: '1', title: 'Old', text: '' }], []];
  silentEndpoints = new Set();
});

type Respond = (added: Stored) => unknown;

/** Adds an entity to a store that responds as given, by default with nothing. */
function add(sent: object, respond: Respond = () => undefined, stores = (all: Stored) => [all]) {
  return addEntity({
    ...{ endpoint: 'POST /spare', schema, sent, silentEndpoints },
    find: (id) => {
      calls.push('find');
      const found = stored.find((one) => one.id === id);
      return found ? Promise.resolve(found) : Promise.reject(gatewayError('NOT_FOUND'));
    },
    list: () => {
      calls.push('list');
      return Promise.resolve([...stored]);
    },
    write: () => {
      calls.push('write');
      const added = { id: String(stored.length + 1), title: '', text: '', ...sent };
      stored.push(...stores(added));
      return Promise.resolve(respond(added));
    },
  });
}

const notRead = { extensions: { code: 'STORED_NOT_READ', row: 'POST /spare' } };
const unknown = { extensions: { code: 'BACKEND_INVALID_RESPONSE', row: 'POST /spare' } };

test.each<[string, Respond, string[]]>([
  ['the entity', (added) => added, ['write']],
  ['an object with its id', ({ id }) => ({ id, ok: true }), ['write', 'find']],
  ['its bare id', ({ id }) => Number(id), ['write', 'find']],
  ['a word', () => 'created', ['write', 'find', 'list']],
  ['a count that is the id of another', () => 1, ['write', 'find', 'list']],
  ['nothing', () => undefined, ['write', 'list']],
])('an entity is found where the response is %s', async (_, respond, expected) => {
  const added = await add({ title: 'New', images: [] }, respond);
  expect(added).toMatchObject({ id: '2', title: 'New' });
  expect(calls).toEqual(expected);
});

test.each<[unknown, string[]]>([
  [[Promise.resolve()], ['write', 'find']],
  [Promise.resolve(), ['write', 'find']],
  [[], ['write']],
  [null, ['write']],
])('a response does not tell what became of files: %j', async (images, expected) => {
  await add({ title: 'New', images }, (added) => ({ ...added, images: [] }));
  expect(calls).toEqual(expected);
});

test('where it cannot be read, a response without files is all that is known', async () => {
  const sent = { title: 'New', image: Promise.resolve() };
  const response = { id: '9', title: 'New', text: '' };
  expect(await add(sent, () => response)).toEqual(response);
  const list = () => Promise.reject(gatewayError('CANCELLED'));
  const part = addedPart(response, { endpoint: 'POST /spare', schema, sent, list });
  expect(await part).toEqual(response);
});

test('a list is read before an addition only where the response is known to tell nothing', async () => {
  const same = { title: 'Same' };
  for (const id of ['2', '3', '4']) expect(await add(same)).toHaveProperty('id', id);
  expect(calls).toEqual([
    ...['write', 'list'],
    ...['list', 'write', 'list'],
    ...['list', 'write', 'list'],
  ]);
});

describe('where the response tells nothing', () => {
  test('each of many that add at once is given its own', async () => {
    silentEndpoints.add('POST /spare');
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const added = await Promise.all(titles.map((title) => add({ title })));
    expect(added.map(({ title }) => title)).toEqual(titles);
  });

  test('of two that add the same at once none is given the other’s', async () => {
    silentEndpoints.add('POST /spare');
    const twins = [add({ title: 'Twin' }), add({ title: 'Twin' })];
    for (const twin of twins) await expect(twin).rejects.toMatchObject(notRead);
  });

  test('what looks like something older is not guessed', async () => {
    await expect(add({ title: 'Old' })).rejects.toMatchObject(notRead);
  });

  test.each<[unknown]>([[undefined], [{ message: 'the title is too long' }]])(
    'whether it is stored nobody knows, where it is not listed either: %j',
    async (response) => {
      for (let times = 0; times < 2; times++) {
        const added = add(
          { title: 'New' },
          () => response,
          () => [],
        );
        await expect(added).rejects.toMatchObject(unknown);
      }
    },
  );

  test('what the backend has cleaned is found by its words, whatever else it lists or does not', async () => {
    const cleaned = {
      id: '2',
      title: 'Of a file',
      text: 'TURBINES &amp; &#8470; 5 more',
      order: 1,
    };
    const text = '<p onclick="x()">Turbines & № 5 more</p>';
    const sent = { text, title: ['file'], password: 'x', order: 1.4 };
    expect(await add(sent, undefined, () => [cleaned])).toEqual(cleaned);
    const changed = { id: '3', title: '', text: 'Changed' };
    // Of no other addition at that time.
    expect(await add(sent, undefined, () => [changed])).toEqual(changed);
  });
});

test('a part is in the response, or the one that it names, or the newest like it', async () => {
  const part = (data: unknown, sent: unknown) =>
    addedPart(data, { endpoint: 'POST /spare', schema, sent, list: () => Promise.resolve(stored) });
  stored = ['1', '2', '3'].map((id) => ({ id, title: id === '3' ? 'Other' : 'Same', text: '' }));
  expect(await part({ id: 9, title: 'Whole', text: '' }, {})).toHaveProperty('id', '9');
  expect(await part({ id: 9 }, { title: 'Same' })).toHaveProperty('id', '2');
  for (const data of [{ id: 1 }, { id: '1', message: 'created' }, 1]) {
    expect(await part(data, { title: 'Same' })).toHaveProperty('id', '1');
  }
  // The id of the entity to which it was added.
  expect(await part({ id: 3 }, { title: 'Same' })).toHaveProperty('id', '2');
  await expect(part(undefined, { title: 'New' })).rejects.toMatchObject(unknown);
  // It has an image by now; the response is from before.
  const image = Promise.resolve();
  const old = { id: '2', title: 'Same', text: 'old' };
  expect(await part(old, { title: 'Same', image })).toHaveProperty('text', '');
  expect(await part({ ...old, id: '9' }, { title: 'New', image })).toHaveProperty('id', '9');
});

test.each([
  ['2', 7],
  // One that the backend has changed.
  ['1', 2.6],
])('of parts with the same texts %s is the new one where %s was sent', async (id, quantity) => {
  const counted = entity({ id: restId, title: text, quantity: wholeNumberOrZero });
  const list = () =>
    Promise.resolve([
      { id: '2', title: 'Same', quantity: 7 },
      { id: '1', title: 'Same', quantity: 1 },
    ]);
  const sent = { title: 'Same', quantity };
  const added = addedPart({}, { endpoint: 'POST /spare', schema: counted, sent, list });
  expect(await added).toHaveProperty('id', id);
});

test.each<[object, boolean]>([
  [{}, true],
  [{ title: 'A', text: undefined, image: undefined }, true],
  [{ title: 'a' }, false],
  [{ title: '<b>A</b>' }, false],
  [{ text: 'x' }, false],
  [{ text: null, callout: '' }, true],
  [{ image: Promise.resolve() }, false],
])('a changed entity of which %j was sent is in the response: %s', async (sent, isIn) => {
  const find = () => Promise.resolve('read');
  const changed = await changedEntity(schema, { id: 1, title: 'A', text: '' }, find, sent);
  expect(changed === 'read').toBe(!isIn);
});

test('a changed entity with a version is in the response, whatever became of what was sent', async () => {
  const versioned = entity({ id: restId, title: text, version });
  const sent = { title: 'a', image: Promise.resolve() };
  const find = () => Promise.resolve('read');
  const data = { id: 1, title: 'A', version: 7 };
  expect(await changedEntity(versioned, data, find, sent)).toEqual({
    ...data,
    id: '1',
    version: '7',
  });
  expect(await changedEntity(versioned, { id: 1, title: 'A' }, find, sent)).toBe('read');
});

test('a changed entity is in the response, or read back', async () => {
  const find = () => Promise.resolve('read');
  expect(await changedEntity(schema, { id: 1, title: '', text: '' }, find, {})).toMatchObject({
    id: '1',
  });
  expect(await changedEntity(schema, { id: 1 }, find, {})).toBe('read');
  const fails = () => Promise.reject(gatewayError('BACKEND_TIMEOUT'));
  await expect(changedEntity(schema, undefined, fails, {})).rejects.toMatchObject({
    extensions: { code: 'STORED_NOT_READ' },
  });
});
