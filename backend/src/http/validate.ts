import type { z } from 'zod';
import type { FieldErrors } from '../errors.ts';
import { invalid } from './errors.ts';

/** Parses a value. Throws 400, which names every invalid field. */
export function validate(
  schema: z.ZodObject | undefined,
  value: unknown = {},
): Record<string, unknown> {
  if (!schema) return {};
  const result = schema.safeParse(value, { error: advice });
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    fields[String(issue.path[0] ?? 'body')] ??= issue.message;
  }
  throw invalid(fields);
}

/** Types that 'a' and their name do not describe. */
const typeNames: Partial<Record<string, string>> = {
  array: 'a list',
  int: 'a whole number',
  object: 'an object',
};

/** Explains an issue to the person who filled in the field, where its schema does not. */
function advice(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'must not be missing';
  if (issue.code === 'invalid_type') {
    return `must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`;
  }
  if (issue.code === 'too_big') return bounded(issue.origin, `at most ${issue.maximum}`);
  if (issue.code === 'too_small') return bounded(issue.origin, `at least ${issue.minimum}`);
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_union') return 'must be a whole number';
  return 'is not valid';
}

function bounded(type: string, bound: string): string {
  if (type === 'string') return `must have ${bound} characters`;
  return type === 'array' ? `must have ${bound} entries` : `must be ${bound}`;
}
