import { graphql, GraphQLError } from 'graphql';
import { expect, test } from 'vitest';

import { page } from '../test/page-responses.ts';
import { product, productResponses } from '../test/product-responses.ts';
import { registeredOperations, schema } from '../test/schema.ts';
import { siteResponses } from '../test/site-responses.ts';
import { spareResponses } from '../test/spare-responses.ts';
import { readAddress } from './address.ts';
import { isMissing } from './is-missing.ts';
import { renderScreen } from './render-screen.tsx';
import { withServerClient } from './server-client.ts';
import type { Ask } from './server-client.ts';
import { structuredData } from './structured-data.ts';

const responses = { ...siteResponses, ...productResponses(), page };

/** Runs registered operations over the schema, without a gateway. */
function askOver(rootValue: object): Ask {
  return async (name: string, variableValues) => {
    const source = Object.values(registeredOperations).find((one) => one.name === name)?.body ?? '';
    const { data, errors } = await graphql({ schema, source, rootValue, variableValues });
    if (errors?.[0]) throw errors[0];
    return { ...data };
  };
}

/** Renders the document of a screen. */
function renderOver(rootValue: object, path: string): Promise<string> {
  return withServerClient(
    askOver(rootValue),
    async (client) => (await renderScreen(path, 'en', client)).markup,
  );
}

test.each([
  ['/spare-parts', ['Ignition', 'LM6000 set', 'Hinter dem Hamberge 26', 'pre-order']],
  ['/contacts', ['Hinter dem Hamberge 26', 'Gas turbines.', 'name="email"']],
  ['/gas-turbina', ['Gas turbines.', 'Rotor.', 'Turbines', 'LM6000 PC']],
  ['/controller', ['This form needs JavaScript', 'mailto:info@hamberg-turbinen.example']],
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

test.each([
  ['/service', 'service', 'Service'],
  ['/parts', 'product', 'Product'],
  ['/part-list', 'spare', 'ItemList'],
])(
  'below %s the id of a %s may be any text: its document is found and described',
  async (base, field, type) => {
    const { spare } = spareResponses();
    const stored: Record<string, object> = { service: spare, product, spare };
    for (const restId of ['ротор', 'LM 2500', 'LM6000:PC', 'a/b', '50%']) {
      const find = ({ by }: { by: { restId: string } }) =>
        by.restId === restId ? { ...stored[field], restId } : null;
      const { path = '' } = readAddress(`/en${base}/${encodeURIComponent(restId)}`) ?? {};
      const ask = askOver({ ...siteResponses, ...spareResponses(), [field]: find });
      await withServerClient(ask, async (client) => {
        expect(await isMissing(client, 'en', path, ''), restId).toBe(false);
        const screen = await renderScreen(path, 'en', client);
        const about = structuredData({ base: 'https://a.example', language: 'en', path, screen });
        expect(about, restId).toContainEqual(expect.objectContaining({ '@type': type }));
      });
    }
  },
);
