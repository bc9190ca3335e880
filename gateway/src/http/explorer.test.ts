import { expect, test } from 'vitest';
import { startGateway } from '../../test/gateway-client.ts';

// The page is asked for alone, so no backend is needed; `web/e2e` has the explorer at work.
const backend = 'http://127.0.0.1:9';

async function page(changes: Parameters<typeof startGateway>[1]) {
  const gateway = await startGateway(backend, changes);
  const response = await fetch(`${gateway.url}/explorer/`);
  const found = { response, text: await response.text() };
  await gateway.close();
  return found;
}

test('the explorer is there in development, with a content policy of its own', async () => {
  const { response, text } = await page({ sandbox: true });
  expect(text).toContain('Explorer');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("font-src 'self' data:");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src/);
});

test('in production there is no explorer, nor anything that it loads', async () => {
  const { response, text } = await page({ production: true, sandbox: false });
  expect(response.status).toBe(404);
  expect(text).not.toContain('Explorer');
});

test('the Sandbox page leads to the explorer where the Sandbox does not load', async () => {
  const gateway = await startGateway(backend, { sandbox: true });
  const answer = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  await gateway.close();
  expect(text).toContain('embeddable-sandbox.umd.production.min.js');
  expect(text.match(/class="fallback"[^]*?<\/div>/)?.[0]).toContain('<a href="/explorer">');
  expect(text).not.toContain('Welcome to Apollo Server');
});
