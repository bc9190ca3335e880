import { readFileSync } from 'node:fs';

import { notifications } from '@mantine/notifications';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSchema, graphql } from 'graphql';
import { vi } from 'vitest';
import { z } from 'zod';

import { App } from '../App.tsx';
import { startTranslation } from '../i18n/i18n.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const operation = z.object({
  operationName: z.string(),
  query: z.string(),
  variables: z.record(z.string(), z.unknown()),
});

/** What the server answers: a value or a function of the arguments for each field of Query and Mutation. */
export type Answers = Record<string, unknown>;

interface RenderOptions {
  /** The part of the address after '#'. */
  route: string;
  answers: Answers;
  /** An administrator's token; without one the visitor's site is shown. */
  token?: string;
  language?: 'de' | 'en' | 'ru';
}

function readOperation(body: unknown) {
  const json = body instanceof FormData ? body.get('operations') : body;
  const request: object = JSON.parse(String(json));
  if (body instanceof FormData) placeFiles(request, body);
  return operation.parse(request);
}

/** Puts the files of a multipart request where its variables have null, as the server does. */
function placeFiles(request: object, form: FormData): void {
  const fileMap = z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(String(form.get('map'))));
  for (const [part, paths] of Object.entries(fileMap)) {
    for (const path of paths) {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      const parent = keys.reduce<object>((value, key) => Reflect.get(value, key), request);
      Reflect.set(parent, last, form.get(part));
    }
  }
}

/**
 * Renders the whole app on a route; only the network is replaced, by the real schema over the answers.
 * `sent` lists the operations that went over the wire, in order.
 */
export async function renderApp({ route, answers, token, language = 'en' }: RenderOptions) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName, query, variables } = readOperation(init.body);
    sent.push(operationName);
    const result = await graphql({
      schema,
      source: query,
      rootValue: answers,
      variableValues: variables,
    });
    return Response.json(result);
  });

  notifications.clean();
  localStorage.setItem('i18nextLng', language);
  if (token) localStorage.setItem('access_token', token);
  window.location.hash = `#${route}`;
  await startTranslation();

  const user = userEvent.setup();
  await act(() => Promise.resolve(render(<App />)));
  return { user, sent };
}

/** A text in three languages as the server answers it. */
export function localized(de: string, en: string, ru: string) {
  const texts = { de, en, ru };
  return {
    ...texts,
    in: ({ language }: { language: 'DE' | 'EN' | 'RU' }) => texts[lower(language)],
  };
}

function lower(language: 'DE' | 'EN' | 'RU'): 'de' | 'en' | 'ru' {
  return language === 'DE' ? 'de' : language === 'EN' ? 'en' : 'ru';
}
