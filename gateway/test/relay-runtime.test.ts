import type { ConcreteRequest, GraphQLResponse, ReaderFragment, Variables } from 'relay-runtime';
import {
  commitMutation,
  ConnectionHandler,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getSingularSelector,
  Network,
  RecordSource,
  ROOT_ID,
  Store,
} from 'relay-runtime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { token } from './contract-stub.ts';
import { freshGateway, three } from './in-test.ts';
import type { RelayProject } from './relay-project.ts';
import { createRelayProject } from './relay-project.ts';

/** Relay's own runtime against a running gateway, with what Relay's compiler has made of `relay/`. */

const it = freshGateway();

let project: RelayProject;
beforeAll(async () => {
  project = await createRelayProject();
  const { code, output } = await project.compile();
  if (code !== 0) throw new Error(output);
});
afterAll(() => project.remove());

let environment: Environment;
beforeEach(() => {
  environment = new Environment({
    network: Network.create(async ({ text }, variables) => {
      const { data, errors } = await it.ask(text ?? '', variables, { token });
      return { data, errors } as GraphQLResponse;
    }),
    store: new Store(new RecordSource()),
  });
});

const request = (name: string) => project.artifact(name) as ConcreteRequest;

/** Sends a query and keeps its data in the store. Returns the data of its root, masked. */
async function load(name: string, variables: Variables = {}): Promise<unknown> {
  await fetchQuery(environment, request(name), variables).toPromise();
  const operation = createOperationDescriptor(request(name), variables);
  environment.retain(operation);
  return environment.lookup(operation.fragment).data;
}

/** Reads a fragment of an object out of the store, as a component that spreads it is given it. */
function read(name: string, object: unknown): unknown {
  const fragment = project.artifact(name) as ReaderFragment;
  return environment.lookup(getSingularSelector(fragment, object)).data;
}

function mutate(name: string, variables: Variables): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation(environment, {
      mutation: request(name),
      variables,
      onCompleted: (_, errors) =>
        errors ? reject(new Error(errors[0]?.message)) : resolve(undefined),
      onError: reject,
    });
  });
}

interface List<Node> {
  edges: { node: Node }[];
}

/** The spares of the list on the screen. */
function spares(list: unknown) {
  return (read('SpareList_query', list) as { spares: List<{ id: string }> }).spares.edges.map(
    ({ node }) => node,
  );
}

/** The part numbers of the part list on the screen. */
function partNumbers(spare: unknown) {
  const { parts } = read('PartList_spare', spare) as { parts: List<unknown> };
  return parts.edges.map(
    ({ node }) => (read('PartList_part', node) as { partNumber: string }).partNumber,
  );
}

const spareId = toGlobalId('Spare', '1');

test('a fragment is refetched by node(id:) with other arguments', async () => {
  const [first] = spares(await load('SpareListQuery', { count: 1 }));
  expect(read('SpareCard_spare', first)).toMatchObject({ title: { in: 'Fuel system (de)' } });
  const refetched = (await load('SpareCardRefetchQuery', { id: spareId, language: 'EN' })) as {
    node: unknown;
  };
  expect(read('SpareCard_spare', refetched.node)).toMatchObject({
    title: { in: 'Fuel system (en)' },
  });
});

test('a connection grows page by page', async () => {
  const page = { id: spareId, language: 'DE', count: 1 };
  const { node } = (await load('PartListPaginationQuery', page)) as { node: unknown };
  expect(partNumbers(node)).toEqual(['A-11']);
  const { parts } = read('PartList_spare', node) as {
    parts: { pageInfo: { endCursor: string; hasNextPage: boolean } };
  };
  expect(parts.pageInfo.hasNextPage).toBe(true);
  await load('PartListPaginationQuery', { ...page, cursor: parts.pageInfo.endCursor });
  expect(partNumbers(node)).toEqual(['A-11', 'A-12']);
});

test('a connection grows towards its beginning', async () => {
  const latest = (list: unknown) =>
    (
      read('SpareListLatest_query', list) as {
        spares: List<{ id: string }> & {
          pageInfo: { startCursor: string; hasPreviousPage: boolean };
        };
      }
    ).spares;
  const ids = (list: unknown) => latest(list).edges.map(({ node }) => node.id);
  const list = await load('SpareListLatestQuery', { count: 1 });
  expect(ids(list)).toEqual([toGlobalId('Spare', '2')]);
  const { startCursor, hasPreviousPage } = latest(list).pageInfo;
  expect(hasPreviousPage).toBe(true);
  await load('SpareListLatestPaginationQuery', { count: 1, cursor: startCursor });
  expect(ids(list)).toEqual([spareId, toGlobalId('Spare', '2')]);
  expect(latest(list).pageInfo.hasPreviousPage).toBe(false);
});

test('what is added joins its connection, and what is deleted leaves it; no list is asked for again', async () => {
  const list = await load('SpareListQuery', { count: 20 });
  const before = spares(list).map(({ id }) => id);
  const connections = [ConnectionHandler.getConnectionID(ROOT_ID, 'SpareList_spares')];
  const calls = () => it.lines().filter((line) => line.startsWith('GET /spare?')).length;
  const lists = calls();

  const input = { title: three('New'), text: three('<p>New</p>'), images: [] };
  await mutate('SpareListAddMutation', { input, connections });
  const after = spares(list);
  expect(after.slice(0, -1).map(({ id }) => id)).toEqual(before);
  const added = after.at(-1)?.id ?? '';
  expect(environment.getStore().getSource().get(added)).toMatchObject({ restId: '100' });

  await mutate('SpareListDeleteMutation', { input: { id: added }, connections });
  expect(spares(list).map(({ id }) => id)).toEqual(before);
  expect(calls()).toBe(lists);
});

test('an object that is deleted leaves the store', async () => {
  await load('ProductTableQuery', { language: 'DE' });
  const id = toGlobalId('Product', '1');
  const stored = () => environment.getStore().getSource().get(id);
  expect(stored()).toMatchObject({ __typename: 'Product' });
  await mutate('ProductTableDeleteMutation', { input: { id } });
  expect(stored()).toBeNull();
});

test('a sub-part that is deleted leaves the part list of its spare', async () => {
  const { spare } = (await load('PartListQuery', { restId: '1', language: 'DE' })) as {
    spare: unknown;
  };
  expect(partNumbers(spare)).toEqual(['A-11', 'A-12']);
  await mutate('PartListDeleteMutation', {
    input: { id: toGlobalId('SubPart', '1', '11') },
    connections: [ConnectionHandler.getConnectionID(spareId, 'PartList_parts')],
  });
  expect(partNumbers(spare)).toEqual(['A-12']);
});

test('a sub-part that is added joins the part list of its spare', async () => {
  const { spare } = (await load('PartListQuery', { restId: '1', language: 'DE' })) as {
    spare: unknown;
  };
  const before = partNumbers(spare);
  const part = { quantity: 1, partNumber: 'A-99', description: three('New'), substPart: '' };
  await mutate('PartListAddMutation', {
    input: { spareId, ...part },
    language: 'DE',
    connections: [ConnectionHandler.getConnectionID(spareId, 'PartList_parts')],
  });
  expect(partNumbers(spare)).toEqual([...before, 'A-99']);
});
