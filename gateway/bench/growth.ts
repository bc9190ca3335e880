import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { registeredOperations } from '../src/graphql/registered-operations.ts';
import { runProgram } from '../../backend/src/testing/program.ts';
import type { Program } from '../../backend/src/testing/program.ts';
import { rest } from '../proof/big-site.ts';

/**
 * Measures how the time of each screen grows with the content: `node gateway/bench/growth.ts [times]`
 * sends the operations of the specified screens through gateway and embedded backend, on SQLite and on PostgreSQL, with
 * the demo content and with 100,000 enquiries, 10,000 sub-parts and 1,000 products. Nothing is cached
 * (`CACHE_SECONDS=0`). Prints the shortest times in milliseconds, their ratio, and the size of the response.
 */
const times = Number(process.argv[2] ?? 20);

interface Prepared {
  sites: Record<string, Record<string, string>>;
  spare: number;
  grownSpare: number;
}

interface Site extends Program {
  token: string;
  asked: number;
}

interface Case {
  title: string;
  operation: string;
  variables: Record<string, unknown>;
}

const folder = new URL('../../', import.meta.url);
const preparing = fork(fileURLToPath(new URL('backend/bench/grown-sites.ts', folder)));
const prepared = await new Promise<Prepared>((resolve) =>
  preparing.once('message', (message) => resolve(message as Prepared)),
);
const id = '1';
const language = 'DE';
const cases: Case[] = [
  ...['SiteLayout', 'ImprintScreen', 'SessionLogin'].map(plain),
  ...['ContactsScreen', 'PrivacyPolicyScreen', 'CareersScreen', 'GasTurbineScreen'].map(plain),
  ...['PartnersScreen', 'ServiceScreen', 'ProductScreen'].map(plain),
  { ...plain('SparePartsScreen'), variables: { language, first: 24 } },
  {
    ...plain('ProductTable'),
    variables: { language, category: { id: toGlobalId('Category', id) } },
  },
  {
    ...plain('PartListScreen'),
    title: 'PartListScreen, a list that has not grown',
    variables: { language, id, first: 100 },
  },
  {
    ...plain('PartListScreen'),
    title: 'PartListScreen, a list of 1,400',
    variables: { language, id: String(prepared.grownSpare), first: 100 },
  },
  { ...plain('ProductListScreen'), variables: { first: 50 } },
  ...['CategoryListScreen', 'SpareListScreen'].map(plain),
  ...['PartnerListScreen', 'ServiceListScreen', 'ApplicationSection', 'SettingsScreen'].map(plain),
  { ...plain('RequestScreen'), variables: { first: 50 } },
  ...['EditProductScreen', 'EditServiceScreen', 'EditPartnerForm'].map(plain),
  { ...plain('SpareScreen'), variables: { restId: id, first: 100 } },
  {
    ...plain('SpareScreen'),
    title: 'SpareScreen, a list of 1,400',
    variables: { restId: String(prepared.grownSpare), first: 100 },
  },
  ...['EditCareersScreen', 'EditGasTurbinaScreen'].map(plain),
  { ...plain('EditTextPageScreen'), variables: { slug: 'CONTACT' } },
];

for (const kind of ['SQLite', 'PostgreSQL']) {
  const small = await start(prepared.sites[`${kind} demo`] ?? {});
  const large = await start(prepared.sites[`${kind} grown`] ?? {});
  console.log(`\n${kind.padEnd(46)}     demo     grown  ratio   grown KiB`);
  for (const one of cases) {
    const took: [number[], number[]] = [[], []];
    let bytes = 0;
    for (let n = -3; n < times; n += 1) {
      const before = await ask(small, one);
      const after = await ask(large, one);
      bytes = after.bytes;
      // The first ones are to warm up.
      if (n < 0) continue;
      took[0].push(before.ms);
      took[1].push(after.ms);
    }
    // What else the machine does can only add to the time.
    const [demo, grown] = [Math.min(...took[0]), Math.min(...took[1])];
    console.log(
      `${one.title.padEnd(46)} ${demo.toFixed(1).padStart(8)} ${grown.toFixed(1).padStart(9)} ` +
        `${(grown / demo).toFixed(2).padStart(6)} ${(bytes / 1024).toFixed(0).padStart(11)}`,
    );
  }
  await small.stop();
  await large.stop();
}
preparing.send('stop');

function plain(operation: string): Case {
  return { title: operation, operation, variables: { id, restId: id, language } };
}

/** Starts web, gateway and embedded backend as `npm start` does. */
async function start(env: Record<string, string>): Promise<Site> {
  const program = await runProgram(
    { CACHE_SECONDS: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error', ...env },
    { main: 'gateway/src/main.ts' },
  );
  const body = { login: 'admin', password: 'correct horse' };
  const session = (await rest(program.url, 'POST', '/auth/login', { body })) as { token: string };
  return { ...program, ...session, asked: 0 };
}

async function ask(site: Site, { operation, variables }: Case) {
  const [hash] =
    Object.entries(registeredOperations).find(([, one]) => one?.name === operation) ?? [];
  const query = registeredOperations[hash ?? '']?.body ?? '';
  const used = Object.entries(variables).filter(([name]) => query.includes(`$${name}:`));
  site.asked += 1;
  // As the web app asks.
  const search = new URLSearchParams({
    operationName: operation,
    variables: JSON.stringify(Object.fromEntries(used)),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  });
  const began = performance.now();
  const response = await fetch(`${site.url}/graphql?${search.toString()}`, {
    headers: {
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${site.token}`,
      // Another visitor each time, or the rate limit would end it.
      'x-forwarded-for': `10.0.${String((site.asked >> 8) % 256)}.${String(site.asked % 256)}`,
    },
  });
  const text = await response.text();
  const ms = performance.now() - began;
  if (!response.ok || text.includes('"errors"')) throw new Error(`${operation}: ${text}`);
  return { ms, bytes: Buffer.byteLength(text) };
}
