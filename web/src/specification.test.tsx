import { screen, within } from '@testing-library/react';
import type { BoundFunctions, queries } from '@testing-library/react';
import { expect, test } from 'vitest';

import { specification } from '../../.config/specification.ts';
import { publicScreens } from './public-screens.ts';
import { dashboardResponses } from './test/every-form.ts';
import { page } from './test/page-responses.ts';
import { spare } from './test/spare-responses.ts';
import { declarations, languages } from './i18n/languages.ts';
import { pagesOf } from './test/pages-of.ts';
import { renderApp } from './test/render-app.tsx';
import type { Responses } from './test/render-app.tsx';

/** Compares the app with the table of the specification, `docs/specification.json`. */

type Label = (typeof specification.labels)[number];

const request = {
  ...{ id: 'request-1', restId: '1', name: 'Anders', email: 'anders@example.com' },
  ...{ company: 'Kraftwerk', text: 'HT-1001', language: 'EN', isSuspectedSpam: false },
  attachments: [],
};
const responses: Responses = {
  ...dashboardResponses,
  requests: pagesOf([request]),
  applications: pagesOf([]),
};
const emptyResponses: Responses = {
  ...responses,
  ...{ spares: pagesOf([]), categories: pagesOf([]), partners: pagesOf([]), services: pagesOf([]) },
  products: pagesOf([]),
  requests: pagesOf([]),
  spare: { ...spare, parts: pagesOf([]) },
  page: { ...page, parts: [] },
};

/** Finds what a row names, in the role that the row gives it. */
function find({ as, value }: Label, place: BoundFunctions<typeof queries>): Promise<unknown> {
  if (as === 'column') return place.findAllByRole('columnheader', { name: value });
  if (as === 'placeholder') return place.findAllByPlaceholderText(value);
  if (as === 'text') return place.findAllByText(value);
  // A required field has an asterisk behind its name.
  if (as === 'field') return place.findAllByLabelText((name) => name.replace(/ \*$/, '') === value);
  return place.findAllByRole(as, { name: value });
}

const screens = Map.groupBy(specification.labels, ({ at, opens, inside, empty }) =>
  [at, opens && `behind '${opens}'`, inside && `in '${inside}'`, empty && 'without entries']
    .filter(Boolean)
    .join(' '),
);

test.for([...screens])('what the specification names is on %s', async ([, rows]) => {
  const { at, opens, inside, empty } = rows[0] ?? { at: '/' };
  const route = at.replace('{id}', '7');
  const { user } = await renderApp({
    route,
    responses: empty ? emptyResponses : responses,
    ...(at.startsWith('/dashboard') && { token: 'token-1' }),
  });
  if (opens) {
    const [button] = await screen.findAllByRole('button', { name: opens });
    if (button) await user.click(button);
  }
  const block = opens
    ? await screen.findByRole('dialog')
    : inside && (await screen.findByLabelText(inside));
  const opened = block ? within(block) : screen;
  const results = await Promise.allSettled(
    rows.map((row) => find(row, row.as === 'dialog' ? screen : opened)),
  );
  const missing = rows.filter((_, index) => results[index]?.status === 'rejected');
  expect(missing.map(({ section, as, value }) => `spec ${section} says: ${as} '${value}'`)).toEqual(
    [],
  );
  // Unknown routes of the dashboard show its index (spec 2.1).
  if (at.startsWith('/dashboard')) expect(location.hash).toBe(`#${route}`);
});

const specifiedRoutes = specification.routes.map(({ value }) => value);

test('spec 2.2 names the public routes, but for the path of the contacts page and what is our addition', () => {
  const own = publicScreens
    .filter(({ isOurs }) => !isOurs)
    .map(({ path }) => path.replace(/:\w+/, '{id}'));
  const specified = specifiedRoutes.filter((route) => !route.startsWith('/dashboard'));
  expect(own.toSorted()).toEqual([...specified, '/contacts'].toSorted());
});

const labelled = specification.labels.map(({ at }) => at);

test.for(
  specifiedRoutes.filter((route) => route.startsWith('/dashboard') && !labelled.includes(route)),
)('spec 2.14 names the route %s; unknown ones show the index (spec 2.1)', async (route) => {
  const path = route.replace('{id}', '7');
  await renderApp({ route: path, token: 'token-1', responses });
  await screen.findByRole('main');
  expect(location.hash).toBe(`#${path}`);
});

test.for(specification.catalogueKeys)('spec $section says: the key $value', async ({ value }) => {
  for (const language of languages) {
    const { default: catalogue } = await declarations[language].loadCatalogue();
    expect(catalogue, language).toHaveProperty([value]);
  }
});
