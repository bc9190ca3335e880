import { buildSchema, isScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { implementScalars } from './scalars.ts';

test('HTML is a string that is passed on as it is', () => {
  const html = implementScalars(buildSchema('scalar HTML')).getType('HTML');
  if (!isScalarType(html)) throw new Error('The schema has no scalar HTML.');
  const text = '<p onclick="x()">Düse &amp; <script>1</script></p>';
  expect(html.serialize(text)).toBe(text);
  expect(html.parseValue(text)).toBe(text);
  expect(() => html.parseValue(1)).toThrow();
});
