import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../backend/src/testing/test-backend.ts';
import type { TestBackend } from '../../../backend/src/testing/test-backend.ts';
import { token } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import type { TestGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

const query = `{
  log(first: 10, orderBy: { field: ID, direction: DESC }) {
    nodes { operation subject { kind restId title ownerTitle isDeleted } }
  }
}`;

type Nodes = { operation: string; subject: object | null }[];

const subject = (kind: string, restId: string, title: string, more: object = {}) => ({
  ...{ kind, restId, title, ownerTitle: null, isDeleted: false, ...more },
});

describe('over our backend, the log', () => {
  let backend: TestBackend;
  let gateway: TestGateway;
  beforeAll(async () => {
    backend = await startTestBackend();
    gateway = await startGateway(backend.url);
  });
  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  test('names what was changed by the id of the object to open, of a page by its slug', async () => {
    const { id } = (await backend.admin('POST /spare', { json: { title_de: 'Düse' } })).json;
    const json = { partnumber: 'HT-1' };
    const part = (await backend.admin(`POST /spare/${id}/part`, { json })).json;
    const added = (await backend.admin('POST /page/page-part/gas-turbina', { json: {} })).json;
    await backend.admin('PATCH /page/careers', { json: { text_de: 'Offene Stellen' } });
    await backend.admin(`DELETE /spare/${id}/part/${part.id}`);
    await backend.admin(`DELETE /page/page-part/${added.id}/${added.page_id}`);
    const login = { login: 'admin', password: 'correct horse' };
    const { json: account } = await backend.call('POST /auth/login', { json: login });
    const { data } = await gateway.ask(query, {}, { token: account.token });
    const { nodes } = (data as { log: { nodes: Nodes } }).log;
    const ofPart = subject('SUB_PART', `${id}`, 'HT-1', { ownerTitle: 'Düse', isDeleted: true });
    const ofPage = { ownerTitle: 'gas-turbina', isDeleted: true };
    expect(nodes.slice(1, 7).map((node) => node.subject)).toEqual([
      subject('PAGE_PART', 'gas-turbina', '', ofPage),
      ofPart,
      subject('PAGE', 'careers', 'careers'),
      subject('PAGE_PART', 'gas-turbina', '', ofPage),
      ofPart,
      subject('SPARE', `${id}`, 'Düse'),
    ]);
  });
});

describe('over a backend that', () => {
  const it = freshGateway({ extensions: true });

  test.each([
    ['names nothing', undefined],
    ['names a kind that is not known', { kind: 'turbine', entity_id: 1 }],
  ])('%s, the entry has no subject', async (_, given) => {
    for (const entry of it.stub.data.log) Object.assign(entry, { subject: given });
    const { data, errors } = await it.ask(query, {}, { token });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ log: { nodes: [{ subject: null }, { subject: null }] } });
  });
});
