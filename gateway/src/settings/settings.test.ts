import { expect, onTestFinished, test } from 'vitest';
import { startStub, token } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';

const it = freshGateway();

test('settings are read (spec 7.1)', async () => {
  const { data } = await it.ask('{ settings { phone email address footerText } }');
  expect(data).toEqual({
    settings: {
      phone: '+49 551 000260',
      email: 'info@hamberg-turbinen.example',
      address: 'Hinter dem Hamberge 26, 37081 Göttingen',
      footerText: 'Service and spare parts',
    },
  });
});

test('the imprint comes from the variables, over any backend', async () => {
  const imprint = {
    representative: 'Muster',
    register: 'Amtsgericht Göttingen, HRB 1',
    vatId: null,
  };
  const gateway = await startGateway(it.stub.url, { imprint });
  onTestFinished(() => gateway.close());
  const query = '{ settings { phone imprint { representative register vatId } } }';
  const { data } = await gateway.ask(query);
  expect(data).toEqual({ settings: { phone: '+49 551 000260', imprint } });
  expect(it.lines()).toEqual(['GET /settings']);
});

test('of a backend that is not embedded it is not known whether it stores a form once', async () => {
  const { data } = await it.ask('{ settings { storesFormsOnce } }');
  expect(data).toEqual({ settings: { storesFormsOnce: false } });
});

test('forms have the fields beyond section 7 that the backend offers, and no others', async () => {
  const query = '{ settings { optionalFields } }';
  expect((await it.ask(query)).data).toEqual({ settings: { optionalFields: [] } });
  const stub = await startStub({
    extensions: { 'POST /application': ['job'], 'POST /request': ['phone', 'attachments'] },
  });
  const gateway = await startGateway(stub.url);
  onTestFinished(() => gateway.close());
  onTestFinished(() => stub.close());
  expect((await gateway.ask(query)).data).toEqual({
    settings: { optionalFields: ['REQUEST_PHONE', 'REQUEST_ATTACHMENTS', 'APPLICATION_JOB'] },
  });
});

test('settings are changed (spec 7.2)', async () => {
  const input = { phone: '1', email: 'a@b.example', address: 'Here', footerText: 'Foot' };
  const { data } = await it.ask(
    `mutation ($input: UpdateSettingsInput!) {
      updateSettings(input: $input) { settings { phone email address footerText } }
    }`,
    { input },
    { token },
  );
  expect(data).toEqual({ updateSettings: { settings: input } });
  expect(it.stub.calls[0]?.body).toEqual({
    phone: '1',
    email: 'a@b.example',
    address: 'Here',
    footer_text: 'Foot',
  });
});

test.each([{}, { etag: '"7"' }])(
  'before they are saved for the first time, settings are empty: {} with the headers %j',
  async (headers) => {
    it.stub.interfere = (_, res) => res.writeHead(200, headers).end('{}');
    const { data } = await it.ask('{ settings { phone email address footerText } }');
    expect(data).toEqual({ settings: { phone: '', email: '', address: '', footerText: '' } });
    expect((await fetch(`${it.url()}/readyz`)).status).toBe(200);
  },
);

test.each(['{"message":"Server Error"}', '{"version":7,"message":"no"}', '[]', 'null'])(
  'what is no settings, %s, is a fault',
  async (body) => {
    it.stub.interfere = (_, res) => res.end(body);
    const { errors } = await it.ask('{ settings { phone } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_INVALID_RESPONSE' } }]);
  },
);

test('settings that were sent are not replaced by empty ones that are read back', async () => {
  it.stub.interfere = (req, res) => {
    req.resume().once('end', () => res.end('{}'));
  };
  const { errors } = await it.ask(
    'mutation { updateSettings(input: { phone: "112" }) { settings { phone } } }',
    {},
    { token },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'STORED_NOT_READ' } }]);
});
