import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';

import { solveCaptcha } from './captcha.ts';
import { administrator } from './start-server.ts';

const loginResponse = z.object({ data: z.object({ login: z.object({ token: z.string() }) }) });

/** Where to log in, and as whom; by default on the site of the test as its first administrator. */
interface Account {
  site?: string;
  login?: string;
  password?: string;
}

/** Logs the administrator in without the login screen; returns the access token. */
export async function logIn(
  request: APIRequestContext,
  { site = '', login = administrator.login, password = administrator.password }: Account = {},
): Promise<string> {
  const response = await request.post(`${site}/graphql`, {
    data: {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      variables: { input: { login, password } },
    },
  });
  return loginResponse.parse(await response.json()).data.login.token;
}

/** Stores the administrator's token in the page, so that every load shows the dashboard (spec 2.1). */
export async function stayLoggedIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('access_token', stored), token);
}

/** Logs in on the login screen, in German unless a language was chosen. */
export async function logInOnScreen(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Anmeldename').fill(login);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Ends the session of a token on the server; a page with that token notices on its next call. */
export async function endSession(request: APIRequestContext, token: string): Promise<void> {
  const ended = await request.post('/graphql', {
    headers: { Authorization: `Bearer ${token}` },
    data: { query: 'mutation { logout { ended } }' },
  });
  expect(await ended.json()).toEqual({ data: { logout: { ended: true } } });
}

/** Sends an operation as the administrator; returns the data of the response, parsed with the schema. */
export async function askAsAdministrator<T>(
  request: APIRequestContext,
  query: string,
  schema: z.ZodType<T>,
  account: Account = {},
): Promise<T> {
  const token = await logIn(request, account);
  const response = await request.post(`${account.site ?? ''}/graphql`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { query },
  });
  return z.object({ data: schema }).parse(await response.json()).data;
}

const requests = z.object({
  requests: z.object({
    edges: z.array(
      z.object({
        node: z.object({
          name: z.string(),
          email: z.string(),
          company: z.string(),
          text: z.string(),
          language: z.string().nullable(),
          isSuspectedSpam: z.boolean(),
        }),
      }),
    ),
  }),
});

/** Reads the enquiries of a sender as the administrator (spec 2.14, Requests). */
export async function readRequestsOf(
  request: APIRequestContext,
  sender: string,
  account: Account = {},
) {
  const response = await askAsAdministrator(
    request,
    '{ requests { edges { node { name email company text language isSuspectedSpam } } } }',
    requests,
    account,
  );
  return response.requests.edges.map(({ node }) => node).filter(({ name }) => name === sender);
}

/**
 * Expects that exactly one enquiry of the sender has arrived, with these contents. A test is as hasty as
 * a robot, so whether it is suspected is compared only where that is expected.
 */
export async function expectRequest(
  request: APIRequestContext,
  expected: {
    name: string;
    email: string;
    company: string;
    text: string;
    language: string;
    isSuspectedSpam?: boolean;
  },
): Promise<void> {
  const received = await readRequestsOf(request, expected.name);
  expect(received).toEqual([{ isSuspectedSpam: received[0]?.isSuspectedSpam, ...expected }]);
}
