import type { z } from 'zod';
import type { FieldErrors } from '../errors.ts';
import { invalid } from './errors.ts';

/** Parses a value. Throws 400, which names every invalid field. */
export function validate(
  schema: z.ZodObject | undefined,
  value: unknown = {},
): Record<string, unknown> {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    fields[String(issue.path[0] ?? 'body')] ??= advice(issue);
  }
  throw invalid(fields);
}

/** Explains an issue to the person who filled in the field. */
function advice(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return `must have at most ${issue.maximum} characters`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_union') return 'must be a whole number';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'must not be missing';
  if (issue.code === 'invalid_type') return `must be a ${issue.expected}`;
  return 'is not valid';
}
