import { isDeepStrictEqual } from 'node:util';
import graphql from '@graphql-eslint/eslint-plugin';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Where schema.graphql departs from the published sets; eslint.config.js has the reasons. */
const exceptions = ['description-style', 'relay-edge-types', 'strict-id-in-types'];
/** Rules with all of their published options, and more: stricter ones, or defaults that ESLint fills in. */
const extended = ['naming-convention', 'require-description'];

/** The rules of the published sets, each as ESLint's own configuration has it: severity, options. */
const published = Object.entries<string | object>({
  ...graphql.configs['flat/schema-recommended'].rules,
  ...graphql.configs['flat/schema-relay'].rules,
}).map(([rule, setting]) => {
  const [, ...options]: unknown[] = [setting].flat();
  return { rule, setting: [2, ...options] };
});

const ours = new ESLint({
  overrideConfigFile: '.config/eslint.config.js',
  // A comment that turns a rule off would be an exception, too.
  allowInlineConfig: false,
});
const config = z.object({ rules: z.record(z.string(), z.unknown()) });

test("graphql-eslint's published sets find nothing in schema.graphql but for three exceptions", async () => {
  const [result] = await ours.lintFiles(['schema.graphql']);
  expect(result?.messages).toEqual([]);

  expect(exceptions.length).toBeLessThanOrEqual(3);
  const { rules } = config.parse(await ours.calculateConfigForFile('schema.graphql'));
  const differing = published.filter(
    ({ rule, setting }) => !isDeepStrictEqual(rules[rule], setting),
  );
  expect(differing.map(({ rule }) => rule).toSorted()).toEqual(
    [...exceptions, ...extended].map((rule) => `@graphql-eslint/${rule}`).toSorted(),
  );
  for (const { rule, setting } of published) {
    if (extended.some((name) => rule.endsWith(name))) expect(rules[rule]).toMatchObject(setting);
  }
});
