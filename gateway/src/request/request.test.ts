import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';
import { startStub, token } from '../../test/contract-stub.ts';
import type { Stub } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import type { TestGateway } from '../../test/gateway-client.ts';
import { toGlobalId } from '../graphql/global-id.ts';

let stub: Stub;
let gateway: TestGateway;
beforeEach(async () => {
  stub = await startStub();
  gateway = await startGateway(stub.url);
});
afterEach(async () => {
  await gateway.close();
  await stub.close();
});

test('an enquiry is sent with the e-mail under both names, and nothing else (spec 7.1)', async () => {
  const { data } = await gateway.ask(
    `mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }`,
    {
      input: {
        ...{ name: 'Eve', email: 'e@x.example', company: 'X', text: 'A-11', language: 'RU' },
        ...{ phone: '+49 1', website: 'x', captchaSolved: true, fillMs: 900 },
      },
    },
  );
  expect(data).toEqual({ sendRequest: { userErrors: [] } });
  expect(stub.calls[0]?.body).toEqual({
    name: 'Eve',
    email: 'e@x.example',
    email1: 'e@x.example',
    company: 'X',
    text: 'A-11',
  });
});

test('the time of receipt is a DateTime, however the backend writes it; null where it is none', async () => {
  Object.assign(stub.data.requests[0] ?? {}, { created_at: '2026-11-23 08:15:00' });
  Object.assign(stub.data.requests[1] ?? {}, { created_at: 'yesterday' });
  const query = '{ requests { edges { node { receivedAt } } } }';
  const { data, errors } = await gateway.ask(query, {}, { token });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    requests: {
      edges: [{ node: { receivedAt: '2026-11-23T08:15:00.000Z' } }, { node: { receivedAt: null } }],
    },
  });
});

test('enquiries are listed, found and deleted (spec 7.6)', async () => {
  Object.assign(stub.data.requests[0] ?? {}, { email: undefined, email1: 'under@email1.example' });
  const other = { email: '', email1: 'bob@email1.example' };
  Object.assign(stub.data.requests[1] ?? {}, { ...other, lang: 'klingon', company: null });
  const list = await gateway.ask(
    '{ requests { edges { node { id name email company text language } } } }',
    {},
    { token },
  );
  const id = toGlobalId('Request', '1');
  expect(list.data).toMatchObject({
    requests: {
      edges: [
        { node: { id, name: 'Ada', email: 'under@email1.example', language: 'DE' } },
        { node: { name: 'Bob', email: 'bob@email1.example', company: '', language: null } },
      ],
    },
  });
  const node = 'query ($id: ID!) { node(id: $id) { __typename } }';
  expect((await gateway.ask(node, { id }, { token })).data).toMatchObject({
    node: { __typename: 'Request' },
  });
  const remove = `mutation ($input: DeleteRequestInput!) {
    deleteRequest(input: $input) { deletedId }
  }`;
  expect((await gateway.ask(remove, { input: { id } }, { token })).data).toEqual({
    deleteRequest: { deletedId: id },
  });
  expect((await gateway.ask(node, { id }, { token })).data).toEqual({ node: null });
  expect((await gateway.ask(remove, { input: { id } }, { token })).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
});

test('over a backend of section 7 alone, what was done is null, nothing is counted and many are deleted one by one', async () => {
  const query = `{
    requests { edges { node { status note handledBy { login } handledAt } } }
    open: requests(status: OPEN) { totalCount }
    people: requests(filter: { isSuspectedSpam: false }) { totalCount }
    robots: requests(filter: { isSuspectedSpam: true }) { totalCount }
    openRequestCount notificationStatus { undeliveredCount } retention { enquiriesDays }
  }`;
  const { data, errors } = await gateway.ask(query, {}, { token });
  expect(errors).toBeUndefined();
  const node = { status: null, note: null, handledBy: null, handledAt: null };
  expect(data).toEqual({
    requests: { edges: [{ node }, { node }] },
    open: { totalCount: 0 },
    people: { totalCount: 2 },
    robots: { totalCount: 0 },
    ...{ openRequestCount: null, notificationStatus: null, retention: null },
  });
  const ids = ['1', '7', '2'].map((id) => toGlobalId('Request', id));
  const remove = `mutation ($input: DeleteRequestsInput!) {
    deleteRequests(input: $input) { deletedIds }
  }`;
  const removed = await gateway.ask(remove, { input: { ids } }, { token });
  expect(removed.data).toEqual({ deleteRequests: { deletedIds: ids } });
  expect(stub.data.requests).toEqual([]);
});

test.each([
  ['one', ['/request/1'], ['7', '2'], []],
  ['every one', ['/request/1', '/request/7', '/request/2'], null, ['BACKEND_UNAVAILABLE']],
])(
  'where %s of many fails to be deleted, those that are gone are named (spec 7.6)',
  async (_, failing, gone, codes) => {
    stub.interfere = (req, res) =>
      res.writeHead(failing.includes(req.url ?? '') ? 500 : 200).end('{}');
    const ids = (restIds: string[]) => restIds.map((id) => toGlobalId('Request', id));
    const { data, errors = [] } = await gateway.ask(
      `mutation ($input: DeleteRequestsInput!) { deleteRequests(input: $input) { deletedIds } }`,
      { input: { ids: ids(['1', '7', '2']) } },
      { token },
    );
    expect(data).toEqual({ deleteRequests: gone && { deletedIds: ids(gone) } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(codes);
  },
);

describe('over a backend that keeps what was done', () => {
  const it = freshGateway({ extensions: true });

  test('an idempotency key goes on as a header; one that no header can carry reaches no backend', async () => {
    const send = `mutation ($input: SendRequestInput!) {
    sendRequest(input: $input) { userErrors { code } }
  }`;
    const input = { name: 'Eve', email: 'e@x.example', company: 'X', text: '', language: 'EN' };
    await it.ask(send, { input });
    await it.ask(send, { input: { ...input, idempotencyKey: 'k-1' } });
    const keys = it.stub.calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([undefined, 'k-1']);
    for (const idempotencyKey of ['', 'two words', 'a\r\nb: c', 'x'.repeat(101)]) {
      const { errors } = await it.ask(send, { input: { ...input, idempotencyKey } });
      const fields = { idempotencyKey: 'must have 1 to 100 visible characters' };
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields } }]);
    }
    expect(it.stub.calls).toHaveLength(2);
  });

  test('a phone number goes on as it was typed, and is listed; null where there is none', async () => {
    const send = `mutation ($input: SendRequestInput!) {
      sendRequest(input: $input) { userErrors { code } }
    }`;
    const person = { name: 'Eve', email: 'e@x.example', company: 'X', text: '', language: 'EN' };
    await it.ask(send, { input: { ...person, phone: '+49 (551) 1' } });
    expect(it.stub.calls[0]?.body).toMatchObject({ phone: '+49 (551) 1' });
    const { data } = await it.ask('{ requests { nodes { phone } } }', {}, { token });
    expect(data).toEqual({
      requests: { nodes: [{ phone: null }, { phone: null }, { phone: '+49 (551) 1' }] },
    });
  });

  test('status and note of several enquiries are changed by one call', async () => {
    const ids = ['1', '2'].map((id) => toGlobalId('Request', id));
    const update = `mutation ($input: UpdateRequestsInput!) {
      updateRequests(input: $input) { requests { id status note handledBy { login } } }
    }`;
    const input = { ids, status: 'ANSWERED', note: 'Offer 17' };
    const { data } = await it.ask(update, { input }, { token });
    const handled = { status: 'ANSWERED', note: 'Offer 17', handledBy: { login: 'admin' } };
    expect(data).toEqual({ updateRequests: { requests: ids.map((id) => ({ id, ...handled })) } });
    expect(it.lines()).toEqual(['PATCH /request']);
    expect(it.stub.calls[0]?.body).toEqual({
      ...{ ids: ['1', '2'], status: 'answered', note: 'Offer 17' },
    });
  });

  test('a note depends on its version, and a refusal comes with what is stored', async () => {
    const update = `mutation ($input: UpdateRequestsInput!) {
      updateRequests(input: $input) { requests { note version } userErrors { code } }
    }`;
    Object.assign(it.stub.data.requests[0] ?? {}, { note: 'Theirs', version: 7 });
    it.stub.version = '7';
    const input = { ids: [toGlobalId('Request', '1')], note: 'Mine', version: '5' };
    const { data } = await it.ask(update, { input }, { token });
    expect(it.stub.calls[0]?.headers['if-match']).toBe('"5"');
    const requests = [{ note: 'Theirs', version: '7' }];
    expect(data).toEqual({ updateRequests: { requests, userErrors: [{ code: 'OUTDATED' }] } });
  });

  test('an assignee is one of those that the backend lists; null where nobody is to answer', async () => {
    const update = `mutation ($input: UpdateRequestsInput!) {
      updateRequests(input: $input) { requests { status assignee { login } } }
    }`;
    const ids = [toGlobalId('Request', '1')];
    const assign = async (assignee: string) =>
      (await it.ask(update, { input: { ids, assignee } }, { token })).data;
    const assigned = (assignee: object | null) => ({
      updateRequests: { requests: [{ status: null, assignee }] },
    });
    expect(await assign('bert')).toEqual(assigned({ login: 'bert' }));
    expect(await assign('')).toEqual(assigned(null));
    expect(it.stub.calls.map(({ body }) => body)).toMatchObject([
      { ids: ['1'], assignee: 'bert' },
      { ids: ['1'], assignee: '' },
    ]);
    const query = `query ($of: ID!) {
      requestAssignees { login }
      requestRevisions(of: $of) { assignee { login } }
    }`;
    expect((await it.ask(query, { of: ids[0] }, { token })).data).toEqual({
      requestAssignees: [{ login: 'anna' }, { login: 'bert' }],
      requestRevisions: [{ assignee: { login: 'bert' } }],
    });
  });

  test('a note on an enquiry that somebody else has deleted is refused', async () => {
    const update = `mutation ($input: UpdateRequestsInput!) {
      updateRequests(input: $input) { requests { id } userErrors { code } }
    }`;
    const input = { ids: [toGlobalId('Request', '99')], note: 'Mine' };
    const { errors } = await it.ask(update, { input }, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('status and suspicion go on as parameters of the list', async () => {
    const query = `{ requests(status: DONE, filter: { isSuspectedSpam: false }, first: 1) { totalCount } }`;
    await it.ask(query, {}, { token });
    expect(it.lines()).toEqual(['GET /request?first=2&suspected=false&status=done']);
  });
});

const send = `mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }`;
const upload = `mutation ($input: UploadAttachmentInput!) { uploadAttachment(input: $input) { token } }`;
const enquiry = { name: 'Eve', email: 'e@x.example', company: 'X', text: 'A-11', language: 'RU' };
const drawing = () => ({
  'input.file': new File(['%PDF'], 'drawing.pdf', { type: 'application/pdf' }),
});

describe('over a backend that takes attachments', () => {
  const it = freshGateway({ extensions: true });

  test('a file is uploaded without a login, and the enquiry names its token', async () => {
    const { data, errors } = await it.ask(upload, { input: { file: null } }, { files: drawing() });
    expect(errors).toBeUndefined();
    const { token: uploaded } = (data as { uploadAttachment: { token: string } }).uploadAttachment;
    expect(uploaded).toMatch(/^token-of-.*drawing\.pdf-4$/);
    const input = { ...enquiry, attachments: [uploaded] };
    expect((await it.ask(send, { input })).errors).toBeUndefined();
    expect(it.stub.calls.at(-1)?.body).toMatchObject({ attachments: [uploaded] });
    await it.ask(send, { input: { ...enquiry, attachments: [] } });
    expect(it.stub.calls.at(-1)?.body).not.toHaveProperty('attachments');
  });

  test('administrators see its files, each with an address of its own', async () => {
    const files = [{ id: 4, name: 'drawing.pdf', type: 'application/pdf', size: 9 }];
    Object.assign(it.stub.data.requests[0] ?? {}, { attachments: files });
    const query = '{ requests { edges { node { attachments { id name size url } } } } }';
    const { data } = await it.ask(query, {}, { token });
    const url = 'https://backend.example/request/1/attachment/4';
    const file = { id: toGlobalId('Attachment', '1', '4'), name: 'drawing.pdf', size: 9, url };
    expect(data).toEqual({
      requests: { edges: [{ node: { attachments: [file] } }, { node: { attachments: [] } }] },
    });
  });
});

test('over a backend of section 7 alone, no attachment is taken, and none is lost silently', async () => {
  const uploaded = await gateway.ask(upload, { input: { file: null } }, { files: drawing() });
  expect(uploaded.errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
  const sent = await gateway.ask(send, { input: { ...enquiry, attachments: ['x'] } });
  expect(sent.errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
  expect(stub.data.requests).toHaveLength(2);
  const query = '{ requests { edges { node { attachments { id } } } } }';
  expect((await gateway.ask(query, {}, { token })).data).toMatchObject({
    requests: { edges: [{ node: { attachments: [] } }, {}] },
  });
});
