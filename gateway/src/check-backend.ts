import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Rest } from './apis.ts';
import { createRest } from './apis.ts';
import { extensionEndpoints } from './contract/extensions.generated.ts';
import { languages } from './contract/language.ts';
import { CircuitBreaker } from './rest/circuit-breaker.ts';
import { backendOffer } from './rest/rest-call.ts';
import type { RestSession } from './rest/rest-session.ts';
import { WholeLists } from './rest/whole-lists.ts';

const usage = 'Usage: npm run check-backend -- URL [LOGIN PASSWORD]';

/** What the site cannot show over a backend that lacks an extension. */
const lost: Partial<Record<(typeof extensionEndpoints)[number], string>> = {
  'POST /application': 'the careers form sends no CV',
  'GET /part-search': 'parts are searched in an index of the gateway',
  'GET /trash': 'no trash: what is deleted is gone',
  'GET /revision': 'no history',
  'GET /administrator': 'one administrator only',
  'GET /log': 'no log',
  'GET /order': 'lists keep the order of the backend',
  'GET /request/count': 'the menu does not count open enquiries',
};

/** A row of section 7 and the call by which the gateway makes it. */
type Row = [section: string, endpoint: string, call: () => Promise<unknown>];

const config = { readTimeoutMs: 5_000, writeTimeoutMs: 60_000 };

/** The result of a row that cannot be tried. */
const untried = Symbol('there is nothing to read');

/** `npm run check-backend -- URL [LOGIN PASSWORD]`: reads the rows of section 7 as the gateway does. */
const [url, login, password] = process.argv.slice(2);
if (!url || !/^https?:/.test(url) || !URL.canParse(url)) {
  console.error(usage);
  process.exit(1);
}
const backendUrl = url.replace(/\/+$/, '');
/** Creates the gateway's calls, of a visitor or of the holder of a token. */
function rest(token: string | undefined): Rest {
  return createRest(session(token));
}

function session(token: string | undefined): RestSession {
  const breaker = new CircuitBreaker();
  const ofBackend = { ...config, backendUrl };
  return {
    config: ofBackend,
    requestId: randomUUID(),
    token,
    clientAddress: undefined,
    userAgent: undefined,
    stop: new AbortController(),
    reads: new Map(),
    offer: backendOffer(ofBackend, breaker),
    wholeLists: new WholeLists(() => 0),
    silentEndpoints: new Set(),
    breaker,
    invalidate: () => Promise.resolve(),
    tags: [],
    refusals: [],
    calls: [],
  };
}

function visitorRows({
  navbar,
  page,
  product,
  category,
  partner,
  service,
  settings,
  spare,
}: Rest): Row[] {
  const entries = navbar.find();
  const idOf = async (kind: 'services' | 'spares') => (await entries)[kind][0]?.id;
  return [
    ['7.1', 'GET /component/navbar', () => entries],
    ['7.1', 'GET /page/{slug}', () => page.list()],
    ['7.1', 'GET /settings', () => settings.find()],
    ['7.1', 'GET /product?lang', () => product.page({ lang: 'DE' }, {})],
    ['7.1', 'GET /product/{id}?language', () => ofFirstProduct(product)],
    ['7.1', 'GET /category?lang', () => category.list('DE')],
    ['7.1', 'GET /partner?lang', () => partner.list()],
    [
      '7.1',
      'GET /service/{id}',
      async () => whereKnown(await idOf('services'), (id) => service.find(id)),
    ],
    [
      '7.1',
      'GET /spare/{id}',
      async () => whereKnown(await idOf('spares'), (id) => spare.find(id)),
    ],
  ];
}

async function ofFirstProduct(product: Rest['product']): Promise<unknown> {
  for (const lang of languages) {
    const [first] = (await product.page({ lang }, {})).entries;
    if (first) return product.find(first.id, lang);
  }
  return untried;
}

function administratorRows({
  account,
  category,
  partner,
  product,
  request,
  service,
  spare,
}: Rest): Row[] {
  return [
    ['7.2', 'POST /auth/me', () => account.me()],
    ['7.3', 'GET /spare', () => spare.list()],
    ['7.4', 'GET /product', () => product.list()],
    [
      '7.4',
      'GET /product/show/{id}',
      async () => whereKnown((await product.list())[0]?.id, (id) => product.find(id)),
    ],
    ['7.4', 'GET /category', () => category.list()],
    ['7.5', 'GET /partner/all', () => partner.list()],
    [
      '7.5',
      'GET /partner/show/{id}',
      async () => whereKnown((await partner.list())[0]?.id, (id) => partner.find(id)),
    ],
    ['7.5', 'GET /service', () => service.list()],
    ['7.6', 'GET /request', () => request.page({})],
  ];
}

async function checkAdministrator(): Promise<number> {
  if (login === undefined || password === undefined) {
    console.log('7.2 to 7.6: not tried; give a login and a password');
    return 0;
  }
  let token: string | undefined;
  const failed = await checkRows([
    [
      '7.2',
      'POST /auth/login',
      async () => (token = await rest(undefined).account.login({ login, password })),
    ],
  ]);
  return token === undefined ? failed : failed + (await checkRows(administratorRows(rest(token))));
}

async function whereKnown(
  id: string | undefined,
  read: (id: string) => Promise<unknown>,
): Promise<unknown> {
  return id === undefined ? untried : read(id);
}

/** Prints for each row whether it holds; returns the number of those that do not. */
async function checkRows(rows: Row[]): Promise<number> {
  let failed = 0;
  for (const [section, endpoint, call] of rows) {
    const result = await call().then(
      (read) => (read === untried ? 'not tried: the list is empty' : 'holds'),
      (error: unknown) => difference(error),
    );
    if (!/^(holds|not tried)/.test(result)) failed++;
    console.log(`${section} ${endpoint}: ${result}`);
  }
  return failed;
}

function difference(error: unknown): string {
  if (!(error instanceof GraphQLError)) return String(error);
  const { code, fields, backendStatus } = error.extensions;
  if (code === 'NOT_FOUND' || code === 'NOT_SUPPORTED') return 'not there';
  const details = [
    String(code),
    typeof backendStatus === 'number' && `HTTP ${backendStatus}`,
    fields && JSON.stringify(fields),
  ];
  const { cause } = error.originalError ?? {};
  const reason = cause instanceof Error ? cause.message : error.originalError?.message;
  return `differs: ${[...details, reason].filter(Boolean).join(', ')}`;
}

async function printOffer(): Promise<void> {
  const offer = await session(undefined).offer.read();
  for (const endpoint of extensionEndpoints) {
    const has = offer.isKnown && offer.has(endpoint);
    if (has) console.log(`extension ${endpoint}: offered`);
    else if (lost[endpoint])
      console.log(`extension ${endpoint}: not offered, so ${lost[endpoint]}`);
  }
}

const failures = (await checkRows(visitorRows(rest(undefined)))) + (await checkAdministrator());
await printOffer();
console.log(failures === 0 ? 'The backend keeps section 7.' : `${failures} rows differ.`);
process.exitCode = failures === 0 ? 0 : 1;
