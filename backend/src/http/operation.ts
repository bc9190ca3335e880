import type { Readable } from 'node:stream';
import type { z } from 'zod';

/** Files of a multipart body: one under `image`, or several under `images` or `files`. */
export interface UploadRule {
  field: 'image' | 'images' | 'files';
  /** How many files are taken at the most. */
  most: number;
  required: boolean;
  /** Per file; MAX_UPLOAD_MB where it is left out. */
  maxMb?: number;
}

/** A stored file as an answer. */
export interface FileAnswer {
  stream: Readable;
  size: number;
  headers: Record<string, string>;
}

/**
 * A call of the contract: the routes, the OpenAPI document and the contract tests all read it, so
 * none of them can say something else than the others.
 */
export interface Operation {
  /** Names the operation in OpenAPI and in tests. */
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As the specification writes it: `/spare/{id}`. */
  path: string;
  /** The row's section (`spec 7.3`), or `extension` for what goes beyond section 7. */
  row: string;
  summary: string;
  access: 'public' | 'administrator';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  upload?: UploadRule;
  /** The most that a body may hold beside files; what visitors may send is kept small. */
  bodyLimitKb?: number;
  /** 200 where it is left out. */
  status?: 201;
  answer: z.ZodType | 'file';
}

/** The most that a body may hold beside files; 10 MB where the operation does not say. */
export function bodyLimitKb(operation: Operation): number {
  return operation.bodyLimitKb ?? 10_000;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;

export type Params<O extends Operation> = Parsed<O['params']>;
export type Query<O extends Operation> = Parsed<O['query']>;
export type Body<O extends Operation> = Parsed<O['body']>;
export type Answer<O extends Operation> = O['answer'] extends z.ZodType
  ? z.output<O['answer']>
  : FileAnswer;

/** Keeps the exact type of an operation's schemas. */
export function operation<const O extends Operation>(definition: O): O {
  return definition;
}
