import { z } from 'zod';
import type { EntityOf, EntitySchema } from '../contract/fields.ts';
import { isExtension } from '../contract/fields.ts';
import { isObject } from '../contract/object.ts';
import { gatewayError } from '../contract/error.ts';

/** A response of the backend. */
export interface RestResponse {
  /** The body; undefined for an empty one, or a mere text. */
  body: unknown;
  /** The body as it was received. */
  text: string;
  /** The length of the list of which the data are a page (extension). */
  total?: number | undefined;
  /** The entry of the trash by which a deletion can be undone (extension). */
  trashId?: string | undefined;
}

/** Parses a body; undefined for an empty one. Throws for what is not JSON. */
export function readBody(text: string): unknown {
  return text.trim() === '' ? undefined : JSON.parse(text);
}

/** Unwraps the `data` of a body, where there is something in it. */
export function dataIn(body: unknown): unknown {
  return isObject(body) ? (body.data ?? body) : body;
}

/** Reads what a body has in `data`, or else the body itself: an object may have a field of that name. */
export function readData<T>(schema: z.ZodType<T>, body: unknown, id?: string) {
  const read = schema.safeParse(withId(dataIn(body), id));
  const whole = read.success ? read : schema.safeParse(withId(body, id));
  return whole.success ? whole : read;
}

/** What `success`, `ok` or `status` say of a failure. */
const failure = /^(false|error|fail(ed|ure)?)$/i;

/**
 * Whether the body of a successful response says that the write failed: some backends always respond with
 * 200. An entity, which has an id, may have a field that is named as an error.
 */
export function saysFailed(body: unknown): boolean {
  const objects = [body, dataIn(body)].filter(isObject);
  if ([body, dataIn(body)].includes(false)) return true;
  // PHP writes 0 for false. As a status it is the number of no error.
  if (objects.some(({ success }) => success === 0 || failure.test(String(success)))) return true;
  if (objects.some((one) => idIn(one) !== undefined)) return false;
  return objects.some(
    ({ error, errors, ok, status, statusCode }) =>
      [error, errors].some(isFilled) ||
      [ok, status].some((one) => failure.test(String(one))) ||
      [status, statusCode].some(isErrorStatus),
  );
}

/** Returns the HTTP status of a failure that a body names; undefined where it names none. */
export function failedStatus(body: unknown): number | undefined {
  return [body, dataIn(body)]
    .filter(isObject)
    .flatMap(({ status, statusCode }) => [Number(status), Number(statusCode)])
    .find((status) => status >= 400 && status < 600);
}

/**
 * Returns how many entries a list has that the body says is only a page of it, as Laravel's paginator does;
 * undefined for a whole one.
 */
export function pagedTotal(body: unknown): number | undefined {
  const list = dataIn(body);
  if (!isObject(body) || !Array.isArray(list)) return undefined;
  const total = Number(body.total ?? (isObject(body.meta) ? body.meta.total : undefined));
  return total > list.length ? total : undefined;
}

function isErrorStatus(status: unknown): boolean {
  return (typeof status === 'number' || typeof status === 'string') && Number(status) >= 400;
}

function isFilled(value: unknown): boolean {
  return value && typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value);
}

/**
 * Checks and normalises the data of a response; a read by an id gives it where the data leave it out. Schemas of
 * lists are compiled (`z.compile`): five times as fast. Throws `BACKEND_INVALID_RESPONSE`, naming the endpoint
 * and the wrong field.
 */
export function checkData<T>(
  endpoint: string,
  schema: z.ZodType<T>,
  body: unknown,
  id?: string,
): T {
  const read = readData(schema, body, id);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const field = issue?.path.join('.') || 'the answer';
  throw gatewayError('BACKEND_INVALID_RESPONSE', {
    message: `The backend's answer to ${endpoint} does not keep the contract: ${field}.`,
    row: endpoint,
    fields: { [field]: issue?.message ?? 'wrong' },
  });
}

/**
 * Has a schema read `{}`, with which backends respond for what has not been saved yet, as an entity with
 * nothing but these fields.
 */
export function orEmpty<T>(schema: z.ZodType<T>, fields: object): z.ZodType<T> {
  return z.preprocess((data) => {
    return isObject(data) && Object.keys(data).length === 0 ? fields : data;
  }, schema);
}

/**
 * Whether the response to a visitor's form carries data (spec 7.1): anything in `data`, or bare the
 * id of what was stored, the entity, or a plain text such as `OK`. A mere message is no data.
 */
export function carriesData(text: string): boolean {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text.trim() !== '';
  }
  if (!isObject(body)) return Boolean(body);
  if (body.data !== undefined) return Boolean(body.data);
  return [body.id, body.email, body.email1].some(Boolean);
}

/**
 * Returns the entity in the response to a write, if the data carry all of its fields but those in
 * `without`. Otherwise the caller reads the entity, so that a missing text does not become an empty one.
 * A list that is null counts as missing: backends write that where they have not loaded it.
 */
export function wholeEntity<Shape extends z.ZodRawShape>(
  schema: EntitySchema<Shape>,
  data: unknown,
  without: (keyof Shape)[] = [],
): EntityOf<Shape> | undefined {
  if (!isObject(data)) return undefined;
  const { shape } = schema.out;
  const needed = (name: string) => !isExtension(shape[name]) && !without.includes(name);
  const whole = schema.safeParse(data).data;
  const values = new Map<string, unknown>(Object.entries(whole ?? {}));
  const isThere = (name: string) =>
    name in data && (data[name] !== null || !Array.isArray(values.get(name)));
  return Object.keys(shape).filter(needed).every(isThere) ? whole : undefined;
}

function withId(data: unknown, id: string | undefined): unknown {
  return isObject(data) && id !== undefined && data.id === undefined ? { ...data, id } : data;
}

/** Returns the id of what a write made: the `id` of an object, or bare data. */
export function idIn(data: unknown): string | undefined {
  const id = isObject(data) ? data.id : data;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}
