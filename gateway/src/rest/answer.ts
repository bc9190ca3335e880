import type { z } from 'zod';
import { gatewayError } from './rest-error.ts';

/** What a backend answered, out of `data` where it is wrapped; undefined where it answered nothing. */
export function readAnswer(text: string): unknown {
  if (text.trim() === '') return undefined;
  const body: unknown = JSON.parse(text);
  return isObject(body) && body.data !== undefined ? body.data : body;
}

/**
 * Checks and normalises an answer. Schemas of lists are compiled (`z.compile`): five times as fast.
 * Throws `BACKEND_INVALID_RESPONSE`, naming the row and the field that is wrong.
 */
export function checkAnswer<T>(row: string, schema: z.ZodType<T>, answer: unknown): T {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const field = issue?.path.join('.') || 'the answer';
  throw gatewayError('BACKEND_INVALID_RESPONSE', {
    message: `The backend's answer to ${row} does not keep the contract: ${field}.`,
    row,
    fields: { [field]: issue?.message ?? 'wrong' },
  });
}

/**
 * The entity that a write answered with. Only an answer that carries every field is believed;
 * otherwise the caller reads the entity, so that nobody takes a missing text for an empty one.
 */
export function wholeEntity<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  answer: unknown,
): z.output<z.ZodObject<Shape>> | undefined {
  if (!isObject(answer)) return undefined;
  if (!Object.keys(schema.shape).every((key) => key in answer)) return undefined;
  const read = schema.safeParse(answer);
  return read.success ? read.data : undefined;
}

/** The answer to a read by id: the caller knows the id, so the answer may leave it out. */
export function withId(answer: unknown, id: string | undefined): unknown {
  return isObject(answer) && id !== undefined && answer.id === undefined
    ? { ...answer, id }
    : answer;
}

/** The id of what a write made: in an object, or the bare answer; undefined where there is none. */
export function idIn(answer: unknown): string | undefined {
  const id = isObject(answer) ? answer.id : answer;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
