import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';
import { z } from 'zod';

import { specification } from '../../.config/specification.ts';
import { publicScreens } from '../src/public-screens.ts';
import { used } from './used-by-stories.ts';

const registered = z
  .record(z.string(), z.object({ name: z.string(), body: z.string() }))
  .parse(
    JSON.parse(readFileSync('gateway/src/graphql/registered-operations.generated.json', 'utf8')),
  );

test('a story opens every route', () => {
  const specified = specification.routes.map(({ value }) => value);
  const routes = new Set([...publicScreens.map(({ path }) => path), ...specified]);
  const paths = [...used('path')];
  const unused = [...routes].filter((route) => {
    const pattern = new RegExp(`^${route.replace(/:\w+|\{id\}/g, '[^/]+')}$`);
    return !paths.some((path) => pattern.test(path));
  });
  expect(unused).toEqual([]);
});

test('a story sends every mutation, and with it the form or question that it belongs to', () => {
  const mutations = Object.values(registered).filter(({ body }) => body.startsWith('mutation'));
  expect(mutations.length).toBeGreaterThan(40);
  const sent = used('operation');
  expect(mutations.map(({ name }) => name).filter((name) => !sent.has(name))).toEqual([]);
});
