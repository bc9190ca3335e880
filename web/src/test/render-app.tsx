import { notifications } from '@mantine/notifications';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultFieldResolver, graphql } from 'graphql';
import type { GraphQLFieldResolver } from 'graphql';
import { vi } from 'vitest';
import { z } from 'zod';

import { App } from '../App.tsx';
import { startTranslation } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { startSession } from '../session/session.ts';
import { registeredOperations, schema } from './schema.ts';

/** Parses what the app sends: the hash of a registered operation in place of its text. */
const operation = z
  .object({
    operationName: z.string(),
    variables: z.record(z.string(), z.unknown()),
    extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) }),
  })
  .transform(({ operationName, variables, extensions }) => ({
    operationName,
    variables,
    query: registeredOperations[extensions.persistedQuery.sha256Hash]?.body ?? '',
  }));

/**
 * The responses of the server: a value or a function of the arguments for each field of Query and
 * Mutation. By default it accepts the token, and refuses nothing.
 */
export type Responses = Record<string, unknown>;

/** Gives a mutation without `userErrors` none: it was not refused. A refusal that says no more has a message. */
const notRefused: GraphQLFieldResolver<unknown, unknown> = (...args) => {
  const value = defaultFieldResolver(...args);
  const [, , , { fieldName, parentType }] = args;
  if (fieldName === 'userErrors') return value ?? [];
  return parentType.name === 'UserError' && fieldName === 'message' ? (value ?? 'No.') : value;
};

/**
 * The account over a backend of section 7, which has no roles; with a role and what it allows, over one that
 * has.
 */
export const ownAccount = (permissions: string[] = [], role: string | null = null) => ({
  login: 'admin',
  role,
  permissions,
});

/** What is asked for beside the screens, at any time, or only where nothing else has loaded it before. */
const besideScreens = [
  'OpenCounts',
  'UndeliveredNotice',
  'PrivacySection',
  'OwnPermissions',
  'HistoryOffer',
  'MovableTypes',
  'TakeDownOffer',
  'SubPartImportOffer',
  'ReportEditing',
  'TranslationMarks',
  'KnownNames',
  'AccountLogin',
  'ContactDetails',
];

interface RenderOptions {
  /** The part of the address after '#'. */
  route: string;
  /** What stands before it. */
  path?: string;
  responses: Responses;
  /** An administrator's token; without one the public site shows. */
  token?: string;
  /** The language of an earlier choice; null at a first visit. */
  language?: Language | null;
}

function parseText(part: unknown): unknown {
  return JSON.parse(z.string().parse(part));
}

/** Reads an operation: queries come by GET, mutations in a body. */
function readOperation(url: string, body: unknown) {
  if (body === undefined) {
    const { searchParams } = new URL(url, 'http://localhost');
    return operation.parse({
      operationName: searchParams.get('operationName'),
      variables: parseText(searchParams.get('variables')),
      extensions: parseText(searchParams.get('extensions')),
    });
  }
  if (!(body instanceof FormData)) return operation.parse(parseText(body));

  // The variables of a multipart request have null where its map says that a file belongs.
  let request = parseText(body.get('operations'));
  const map = z.record(z.string(), z.array(z.string())).parse(parseText(body.get('map')));
  for (const [part, paths] of Object.entries(map)) {
    for (const path of paths) request = withFile(request, path.split('.'), body.get(part));
  }
  return operation.parse(request);
}

function withFile(value: unknown, [key, ...keys]: string[], file: unknown): unknown {
  if (key === undefined) return file;
  const list = z.array(z.unknown()).safeParse(value).data;
  if (list) return list.with(Number(key), withFile(list[Number(key)], keys, file));
  const fields = z.record(z.string(), z.unknown()).parse(value);
  return { ...fields, [key]: withFile(fields[key], keys, file) };
}

/**
 * Renders the whole app on a route; mocks only the network, by the real schema over `responses`. `sent`
 * lists the operations of screens in order.
 */
export async function renderApp({
  route,
  path = '/',
  responses,
  token,
  language = 'en',
}: RenderOptions) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { operationName, query, variables } = readOperation(url, init.body);
    if (!besideScreens.includes(operationName)) sent.push(operationName);
    const result = await graphql({
      schema,
      source: query,
      rootValue: {
        account: token ? ownAccount() : null,
        reportEditing: { editors: [] },
        translationGaps: [],
        takesDownImages: false,
        ...responses,
      },
      variableValues: variables,
      fieldResolver: notRefused,
    });
    return Response.json(result);
  });

  notifications.clean();
  if (language === null) localStorage.removeItem('i18nextLng');
  else localStorage.setItem('i18nextLng', language);
  if (token) startSession(token, 'admin');
  history.replaceState(null, '', `${path}#${route}`);
  await startTranslation();

  // The chunk of the dashboard, which takes long on a busy machine, is not what tests wait for.
  if (token) await import('../dashboard/DashboardRoutes.tsx');
  const user = userEvent.setup();
  await act(() => Promise.resolve(render(<App />)));
  // Awaited: what an event shows may suspend, and React then drops its work unless that `act` is awaited.
  const inAct =
    <Args extends unknown[]>(interact: (...args: Args) => Promise<void>) =>
    (...args: Args) =>
      act(() => {
        const done = interact(...args);
        // User-event has just told React that no `act` is around it.
        Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
        return done;
      });
  const { click, selectOptions } = user;
  /** Replaces what a field holds in one step: with `type`, the screen is rendered for each key. */
  async function fill(field: Element, text: string) {
    await user.clear(field);
    if (text) await user.paste(text);
  }
  const inApp = { ...user, click: inAct(click), selectOptions: inAct(selectOptions), fill };
  return { user: inApp, sent };
}

export type User = Awaited<ReturnType<typeof renderApp>>['user'];
