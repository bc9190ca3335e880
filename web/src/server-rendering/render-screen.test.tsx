import { graphql, GraphQLError } from 'graphql';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, expect, test } from 'vitest';

import { page } from '../test/page-responses.ts';
import { productResponses } from '../test/product-responses.ts';
import { registeredOperations, schema } from '../test/schema.ts';
import { siteResponses } from '../test/site-responses.ts';
import { renderScreen } from './render-screen.tsx';
import { withServerClient } from './server-client.ts';

const responses = { ...siteResponses, ...productResponses(), page };

/** Renders the document of a screen over the schema, without a gateway. */
function renderOver(rootValue: object, path: string): Promise<string> {
  const ask = async (name: string, variableValues: Record<string, unknown>) => {
    const source = Object.values(registeredOperations).find((one) => one.name === name)?.body ?? '';
    const { data, errors } = await graphql({ schema, source, rootValue, variableValues });
    if (errors?.[0]) throw errors[0];
    return { ...data };
  };
  return withServerClient(ask, async (client) => (await renderScreen(path, 'en', client)).markup);
}

// React's server keeps the contexts of what it rendered last, and the browser's React, in the tests that share
// its modules, would read them.
afterAll(() => prerenderToNodeStream(null));

test.each([
  ['/spare-parts', ['Ignition', 'LM6000 set', 'Hinter dem Hamberge 26', 'pre-order']],
  ['/contacts', ['Hinter dem Hamberge 26', 'Gas turbines.', 'name="email"']],
  ['/gas-turbina', ['Gas turbines.', 'Rotor.', 'Turbines', 'LM6000 PC']],
])('the document of %s is complete', async (path, texts) => {
  const markup = await renderOver(responses, path);
  for (const text of texts) expect(markup).toContain(text);
});

test.each([
  ['/spare-parts', 'products'],
  ['/contacts', 'page'],
  ['/gas-turbina', 'categories'],
])('no document of %s lacks what cannot be read: %s', async (path, failed) => {
  const fail = () => {
    throw new GraphQLError('The backend is not there.');
  };
  await expect(renderOver({ ...responses, [failed]: fail }, path)).rejects.toThrow();
});
