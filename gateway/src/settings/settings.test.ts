import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStub, token } from '../../test/contract-stub.ts';
import type { Stub } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import type { TestGateway } from '../../test/gateway-client.ts';

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

test('the start-up query takes one call for settings and one for the navigation', async () => {
  const { data } = await gateway.ask(`{
    settings { phone footerText } more: settings { email }
    navbar { partnerCount spares { restId title { in(language: RU) } } }
    again: navbar { services { restId } }
  }`);
  expect(data).toMatchObject({
    settings: { phone: '+49 551 000260', footerText: 'Service and spare parts' },
    navbar: { partnerCount: 2, spares: [{ restId: '1', title: { in: 'Fuel system (ru)' } }, {}] },
    again: { services: [{ restId: '1' }, { restId: '2' }] },
  });
  expect(stub.calls.map(({ line }) => line).toSorted()).toEqual([
    'GET /component/navbar',
    'GET /settings',
  ]);
});

test('settings are changed (spec 7.2)', async () => {
  const input = { phone: '1', email: 'a@b.example', address: 'Here', footerText: 'Foot' };
  const { data } = await gateway.ask(
    `mutation ($input: UpdateSettingsInput!) {
      updateSettings(input: $input) { settings { phone email address footerText } }
    }`,
    { input },
    { token },
  );
  expect(data).toEqual({ updateSettings: { settings: input } });
  expect(stub.calls[0]?.body).toEqual({
    phone: '1',
    email: 'a@b.example',
    address: 'Here',
    footer_text: 'Foot',
  });
});
