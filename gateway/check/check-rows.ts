import { randomUUID } from 'node:crypto';
import type { Rest } from '../src/apis.ts';
import { createRest } from '../src/apis.ts';
import { hasCode } from '../src/contract/error.ts';
import { extensionEndpoints } from '../src/contract/extensions.generated.ts';
import { languages } from '../src/contract/language.ts';
import { pageNames } from '../src/page/page-rest.ts';
import { loneSession } from '../src/rest/lone-session.ts';
import type { RestSession } from '../src/rest/rest-session.ts';
import { CheckReport, Untried } from './check-report.ts';
import { WriteCheck } from './check-writes.ts';

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

const untried = new Untried('the list is empty');

/** The backend to check, and whose account to use. */
export interface CheckedBackend {
  /** Its base address, without a slash at its end. */
  backendUrl: string;
  login?: string | undefined;
  password?: string | undefined;
  /** Whether to try the rows that write. */
  write: boolean;
}

/**
 * Checks a backend row by row, by the calls of the gateway; prints what it finds. Returns whether all rows
 * hold.
 */
export async function checkBackend(
  { backendUrl, login, password, write }: CheckedBackend,
  print: (line: string) => void,
): Promise<boolean> {
  const report = new CheckReport(print);
  const rest = (token?: string) =>
    createRest({ ...session(backendUrl, token), calls: report.calls });
  for (const row of visitorRows(rest())) await report.row(...row);
  if (login === undefined || password === undefined) {
    print('7.2 to 7.6: not tried; give a login and a password');
  } else {
    const logIn = () => rest().account.login({ login, password });
    const token = await report.row('7.2', 'POST /auth/login', logIn);
    if (token !== undefined) {
      const wrong = rest('wrong').account;
      await report.row('7.2', 'POST /auth/me, with a wrong token', () => checkRefusal(wrong));
      for (const row of administratorRows(rest(token))) await report.row(...row);
      if (write) {
        await new WriteCheck(report, () => rest(token)).run();
        await checkAccount(report, rest(token), { login, password });
        await logIn().then((last) => rest(last).account.logout());
      }
    }
  }
  await printOffer(report, session(backendUrl, undefined));
  const { failed } = report;
  print(failed === 0 ? 'The backend keeps section 7.' : `${failed} rows differ.`);
  return failed === 0;
}

/** Throws where a wrong token is not refused: nobody would be asked to log in again. */
async function checkRefusal(account: Rest['account']): Promise<void> {
  try {
    await account.me();
  } catch (error) {
    if (hasCode(error, 'UNAUTHENTICATED', 'FORBIDDEN')) return;
    throw error;
  }
  throw new Error('any token is taken');
}

/** Sets the login and the password that the account has, since a change that fails would lock it. */
async function checkAccount(
  report: CheckReport,
  { account }: Rest,
  { login, password }: { login: string; password: string },
): Promise<void> {
  await report.row('7.2', 'PATCH /auth/login', () => account.updateLogin(login, password));
  await report.row('7.2', 'PATCH /auth/password', () => account.updatePassword(password, password));
}

function session(backendUrl: string, token: string | undefined): RestSession {
  return loneSession(
    { ...config, backendUrl, publicBackendUrl: backendUrl },
    { requestId: randomUUID(), token },
  );
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
    ['7.1', 'GET /page/{slug}', () => Promise.all(pageNames.map((name) => page.findSaved(name)))],
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

async function whereKnown(
  id: string | undefined,
  read: (id: string) => Promise<unknown>,
): Promise<unknown> {
  return id === undefined ? untried : read(id);
}

async function printOffer(report: CheckReport, { offer }: RestSession): Promise<void> {
  const known = await offer.read();
  for (const endpoint of extensionEndpoints) {
    if (known.isKnown && known.has(endpoint)) report.print(`extension ${endpoint}: offered`);
    else if (lost[endpoint])
      report.print(`extension ${endpoint}: not offered, so ${lost[endpoint]}`);
  }
}
