import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { loadSiteBundle } from './site-bundle.ts';

const bundle = new URL('web/dist-server/site.js', projectRoot).href;

/** Responds 20 times for an address, then prints how many of the responses' reads are still in memory. */
const program = (address: string, screen: string) => `
  const { respond, download } = await import(${JSON.stringify(bundle)});
  const settings = { __typename: 'Settings', storesFormsOnce: true, optionalFields: [], phone: '', email: '', address: '', footerText: '' };
  const navbar = { __typename: 'Navbar', partnerCount: 0, services: [], spares: [] };
  const reads = [];
  for (let i = 0; i < 20; i++) {
    const read = async (operation) =>
      operation === 'SiteLayout' ? { settings: { ...settings }, navbar: { ...navbar } } : ${screen};
    reads.push(new WeakRef(read));
    await respond(${JSON.stringify(address)}, { base: 'http://x', maxUploadMb: 5 }, read).catch(() => {});
    for (const pieces = download(${JSON.stringify(address)}, read)?.pieces; ; ) {
      const piece = await pieces?.next().catch(() => undefined);
      if (!piece || piece.done) break;
    }
  }
  // References count as used until the end of a task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  gc();
  console.log(reads.filter((read) => read.deref()).length);
`;

test.each([
  [
    'is found',
    '{ partners: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } }, spare: null }',
  ],
  ['cannot be loaded', "Promise.reject(new Error('away'))"],
])('nothing of a document stays in memory if its screen %s', async (_, screen) => {
  for (const address of ['/en/partners', '/en/part-list/1.csv']) {
    const script = ['--input-type=module', '--eval', program(address, screen)];
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', ...script]);
    // React holds its latest rendering.
    expect(Number(stdout)).toBeLessThanOrEqual(1);
  }
});

test('an id that does not exist is found out without a rendering', async () => {
  const reads: string[] = [];
  const { respond } = await loadSiteBundle();
  for (const path of ['service/7', 'parts/7', 'part-list/7']) {
    const nothing = await respond(`/de/${path}`, { base: '', maxUploadMb: 5 }, (operation) => {
      reads.push(operation);
      return Promise.resolve({ service: null, product: null, spare: null });
    });
    expect(nothing).toBeUndefined();
  }
  expect(reads).toEqual(['ServiceScreen', 'ProductScreen', 'PartListScreen']);
});
