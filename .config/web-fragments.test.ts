import { globSync, readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, isObjectType, parse, visit } from 'graphql';
import type { FragmentDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const sources = globSync('web/src/**/*.graphql').map((file) => readFileSync(file, 'utf8'));

const fragments = new Map<string, FragmentDefinitionNode>();
const unmasked = new Set<string>();
for (const source of sources) {
  visit(parse(source), {
    FragmentDefinition(fragment) {
      fragments.set(fragment.name.value, fragment);
    },
    FragmentSpread({ name, directives = [] }) {
      if (directives.some((directive) => directive.name.value === 'unmask'))
        unmasked.add(name.value);
    },
  });
}

/** Tells whether a component could read the fragment from the cache, which finds objects by their id. */
function hasId(name: string): boolean {
  const type = schema.getType(fragments.get(name)?.typeCondition.name.value ?? '');
  return (isObjectType(type) || isInterfaceType(type)) && 'id' in type.getFields();
}

test('a fragment that a component could read by its id is unmasked only with a reason above it', () => {
  const withoutReason = sources.flatMap((source) =>
    [...source.matchAll(/^(?<above>.*)\n *\.\.\.(?<name>\w+) @unmask/gm)]
      .filter(({ groups }) => hasId(groups?.['name'] ?? ''))
      .filter(({ groups }) => !groups?.['above']?.includes('# Unmasked: '))
      .map(([spread]) => spread),
  );
  expect(withoutReason).toEqual([]);
});

test('the file of the other fragments that are unmasked says why', () => {
  const others = [...unmasked].filter((name) => !hasId(name));
  expect(others.length).toBeGreaterThan(2);
  for (const name of others) {
    const source = sources.find((text) => text.includes(`fragment ${name} on `));
    expect(source, name).toMatch(/^# .*@unmask: \w+ \w+ has no id/m);
  }
});
