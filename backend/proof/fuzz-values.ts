import fc from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

/** Values that attackers and faulty programs send instead of an expected text. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\0', '\ud800', '\u202e', '🚀', 'null', 'undefined', 'NaN', '-1', '0', '1e999'],
    ...['99999999999999999999', '2147483648', '1.5', '0x10', "'; drop table spare; --", '%', '%00'],
    ...['../../etc/passwd', '..%2f..%2f', '<script>alert(1)</script>', '{"$gt":""}', '[]', '{}'],
    ...['__proto__', 'constructor', 'toString', 'a'.repeat(30_000), '\r\nX-Evil: 1', '{{7*7}}'],
    ...['<p'.repeat(500), '<b>'.repeat(2000), '&#'.repeat(500)],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const anyText = fc.oneof(fc.string({ maxLength: 60 }), hostileText);

/** Generates mostly valid values of a schema, sometimes nearly valid ones, sometimes anything. */
export function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: valid(schema) },
    { weight: 2, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
  );
}

function valid(schema: Schema): fc.Arbitrary<unknown> {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'object') {
    const { properties = {} } = schema;
    const fields = Object.entries(properties).map(([name, field]) => [name, valueFor(field)]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [],
    });
  }
  if (type === 'array') return fc.array(valueFor(schema.items ?? {}), { maxLength: 3 });
  if (type === 'integer' || type === 'number') {
    const { minimum = 0, maximum = 100 } = schema;
    // Small ids exist in the demo content, extreme ones do not.
    return fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, 40) }) },
      fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
    );
  }
  if (schema.format === 'binary') return fc.constant('a file');
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return anyText;
}
