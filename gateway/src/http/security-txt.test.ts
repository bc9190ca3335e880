import { expect, onTestFinished, test } from 'vitest';
import { startGateway } from '../../test/gateway-client.ts';
import { readConfig } from '../config.ts';

async function read(env: NodeJS.ProcessEnv) {
  const { securityContact, publicUrl } = readConfig(env);
  const gateway = await startGateway('http://127.0.0.1:9', { securityContact, publicUrl });
  onTestFinished(() => gateway.close());
  const response = await fetch(`${gateway.url}/.well-known/security.txt`);
  return { status: response.status, type: response.headers.get('content-type'), response };
}

test.each([
  ['security@site.example', 'mailto:security@site.example'],
  ['mailto:security@site.example', 'mailto:security@site.example'],
  ['https://site.example/report?a=b', 'https://site.example/report?a=b'],
])('security.txt names the contact %s (RFC 9116)', async (contact, uri) => {
  const { response, status, type } = await read({
    SECURITY_CONTACT: contact,
    PUBLIC_URL: 'https://site.example/',
  });
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
  const lines = (await response.text()).split('\n');
  expect(lines[0]).toBe(`Contact: ${uri}`);
  expect(lines.slice(2)).toEqual([
    'Preferred-Languages: de, en, ru',
    'Canonical: https://site.example/.well-known/security.txt',
    '',
  ]);
  const daysLeft =
    (Date.parse((lines[1] ?? '').replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(170);
  expect(daysLeft).toBeLessThan(365);
});

test('without a contact there is no security.txt, and without an origin no canonical address', async () => {
  expect(await read({ PUBLIC_URL: 'https://site.example' })).toMatchObject({ status: 404 });
  const { response } = await read({ SECURITY_CONTACT: 'a@b.example' });
  expect(await response.text()).not.toContain('Canonical');
});

test.each([
  'nobody',
  'http://site.example',
  'a@b.example\nExpires: never',
  'https://a.example/\n#',
])('SECURITY_CONTACT=%j stops the start', (contact) => {
  expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow(
    'SECURITY_CONTACT: expected an e-mail address or one like https://example.com/report, got ',
  );
});
