import { expect, onTestFinished, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { localizedFields } from '../src/contract/localized.ts';
import { schema } from '../src/schema.ts';
import { contractData } from './contract-data.ts';
import type { Habits } from './contract-stub.ts';
import { startStub, token } from './contract-stub.ts';
import { fullOperations } from './full-operation.ts';
import { startGateway } from './gateway-client.ts';
import { freshGateway, three } from './in-test.ts';

/** A change that was stored and could not be read back must not look as if it had failed. */

const mutations = fullOperations(schema).filter(({ kind }) => kind === 'mutation');
/** These need no read: a form and a password give nothing, a login itself (spec 7.2). */
const giveNothing = [
  'withdrawInvitation removeAdministrator endSession takeDownImage',
  // What is below /auth, as a login is.
  'acceptInvitation beginSecondFactor confirmSecondFactor removeSecondFactor',
  'sendRequest sendApplication login logout updateLogin updatePassword',
].flatMap((names) => names.split(' '));
/** A deletion gives the id, but that of an image what showed it. */
const deletion = /^delete(?!.*Image$)/;
/** Images are deleted by a path, passwords and logins by what the stub holds; texts are confirmed uncounted. */
const inputs: Record<string, object> = {
  confirmTranslation: { count: undefined },
  deleteSpareImage: { path: '/files/1.jpg' },
  deleteServiceImage: { path: '/files/1.jpg' },
  deleteProductImage: { path: '/files/product-1.jpg' },
  deletePageImage: { path: '/files/gas-turbina.jpg' },
  login: { password: 'right', login: 'admin' },
  updatePassword: { oldPassword: 'right' },
};

test.each(['id', 'nothing'] as const)(
  'over a backend that answers writes with %s and fails to read, every mutation says what is stored',
  async (writes) => {
    const stub = await startStub({ extensions: true, writes, readsFail: true });
    const gateway = await startGateway(stub.url);
    onTestFinished(async () => {
      await gateway.close();
      await stub.close();
    });
    const outcomes: Record<string, unknown> = {};
    for (const { name, operation } of mutations) {
      stub.data = contractData();
      const { query, variables, files } = operation;
      const input = { ...(variables.input as object | undefined), ...inputs[name] };
      const { errors } = await gateway.ask(query, { ...variables, input }, { token, files });
      outcomes[name] = errors?.map(({ extensions }) => extensions.code) ?? 'done';
    }
    const expected = mutations.map(({ name }) => [
      name,
      deletion.test(name) || giveNothing.includes(name) ? 'done' : ['STORED_NOT_READ'],
    ]);
    // Extensions of which the response is the result, so an invalid one does not tell what was done.
    const unanswered = [
      'deletePersonalData',
      'endOtherSessions',
      'exportPersonalData',
      'inviteAdministrator',
      'reportEditing',
      'retryNotifications',
      'updateApplications',
      'updateRequests',
      'uploadAttachment',
    ];
    // The backend has not received an application if its response is empty (spec 7.1).
    const notReceived = {
      ...Object.fromEntries(unanswered.map((name) => [name, ['BACKEND_INVALID_RESPONSE']])),
      ...(writes === 'nothing' && { sendApplication: ['BACKEND_INVALID_RESPONSE'] }),
    };
    expect(outcomes).toEqual({ ...Object.fromEntries(expected), ...notReceived });
  },
);

const habits: Habits = { extensions: true };
const it = freshGateway(habits);

test('what is read beside the entity that a write answers with counts as well', async () => {
  habits.readsFail = true;
  onTestFinished(() => {
    habits.readsFail = false;
  });
  Object.assign(it.stub.data.products[0] ?? {}, { category: null });
  const { kind, operation } = mutations.find(({ name }) => name === 'updateProduct') ?? {};
  expect(kind).toBe('mutation');
  const { errors } = await it.ask(operation?.query ?? '', operation?.variables, { token });
  expect(errors).toMatchObject([
    { path: ['updateProduct', 'product', 'category'], extensions: { code: 'STORED_NOT_READ' } },
  ]);
});

test('a login that was changed and cannot be asked for', async () => {
  it.stub.interfere = (req, res) => {
    req.resume().once('end', () => res.writeHead(req.method === 'PATCH' ? 204 : 500).end());
  };
  const { errors } = await it.ask(
    'mutation { updateLogin(input: { login: "chief" }) { account { login } } }',
    {},
    { token },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'STORED_NOT_READ' } }]);
});

test('a write that failed is reported as failed, even where an earlier one was stored', async () => {
  habits.readsFail = true;
  onTestFinished(() => {
    habits.readsFail = false;
  });
  const remove = (alias: string, id: string) =>
    `${alias}: deleteSpareImage(input: { id: "${toGlobalId('Spare', id)}", path: "/files/${id}.jpg" }) { spare { id } }`;
  const one = await it.ask(`mutation { ${remove('one', '1')} }`, {}, { token });
  expect(one.errors).toMatchObject([{ extensions: { code: 'STORED_NOT_READ' } }]);
  const two = await it.ask(`mutation { ${remove('two', '1')} }`, {}, { token });
  expect(two.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test.each([
  ['CONTACT', 'contact', ['images', 'parts']],
  ['PRIVACY_POLICY', 'privacy-policy', ['images', 'parts']],
  ['CAREERS', 'careers', ['parts']],
])(
  '%s: the page that an update answers with is believed without what it does not have (spec 3)',
  async (slug, name, lacks) => {
    it.stub.interfere = (req, res) => {
      it.stub.interfere = null;
      const page = Object.entries(it.stub.data.pages.get(name) ?? {});
      const response = {
        ...Object.fromEntries(page.filter(([field]) => !lacks.includes(field))),
        ...localizedFields('text', three('New')),
      };
      req.resume().once('end', () => res.end(JSON.stringify(response)));
    };
    const { data, errors } = await it.ask(
      `mutation ($input: UpdatePageInput!) { updatePage(input: $input) { page { text { de } parts { id } } } }`,
      { input: { slug, text: three('New') } },
      { token },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ updatePage: { page: { text: { de: 'New de' }, parts: [] } } });
    expect(it.lines()).toEqual([]);
  },
);

test('the page about gas turbines is read back where its parts are missing', async () => {
  it.stub.interfere = (req, res) => {
    it.stub.interfere = null;
    const page = { ...it.stub.data.pages.get('gas-turbina'), parts: undefined };
    req.resume().once('end', () => res.end(JSON.stringify(page)));
  };
  const { data } = await it.ask(
    `mutation ($input: UpdatePageInput!) { updatePage(input: $input) { page { parts { restId } } } }`,
    { input: { slug: 'GAS_TURBINA', text: three('New') } },
    { token },
  );
  expect(data).toEqual({ updatePage: { page: { parts: [{ restId: '1' }] } } });
  expect(it.lines()).toEqual(['GET /page/gas-turbina']);
});
