import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { EntityTable } from '../database/entity-tables.ts';
import type { Role } from '../roles.ts';

/** Files of a multipart body: one under `image` or `file`, or several under `images` or `files`. */
export interface UploadRule {
  field: 'image' | 'images' | 'file' | 'files';
  /** The maximum number of files. */
  maxFiles: number;
  required: boolean;
  /** The limit per file; `MAX_UPLOAD_MB` by default. */
  maxMb?: number;
}

/** A response that streams a stored file. */
export interface FileResponse {
  stream: Readable;
  size: number;
  headers: Record<string, string>;
}

/** The entity that a write is about, by which the log names it. */
export interface Subject {
  /** Its table; without one, `kind` names it, a parameter or beside the id in the response. */
  table?: EntityTable;
  /**
   * The parameter with its id, of a page its slug. Without one, the response has its id: as `id` where it has
   * been added, as `entity_id` where the response names the table.
   */
  idIn?: string;
}

/**
 * An endpoint of the contract. Routes, the OpenAPI document and the contract tests are all made from
 * it, so they cannot contradict each other.
 */
export interface Operation {
  /** Names the operation in OpenAPI and in tests. */
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As the specification writes it: `/spare/{id}`. */
  path: string;
  /** The table row's section in the specification (`spec 7.3`), or `extension` beyond section 7. */
  row: string;
  summary: string;
  /**
   * Who may call it: everybody, or administrators with this role or a higher one. This is the only place that
   * says so: the backend, the gateway and the dashboard read it here.
   */
  access: 'public' | Role;
  /** For a `post` that only reads, always or with some queries, and so is not in the log. */
  onlyReads?: true | ((query: Record<string, unknown>) => boolean);
  /**
   * For what a screen sends by itself and visitors never see: it is not in the log, prolongs no session
   * and leaves cached responses alone.
   */
  isBackground?: true;
  /**
   * For a write of what visitors never see, such as accounts and enquiries: it leaves cached responses to
   * visitors alone. Any other write of an administrator empties their cache.
   */
  isPrivate?: true;
  /** What a write is about, where that is an entity with a history. */
  subject?: Subject;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Headers that are read, by their names in the contract. */
  headers?: z.ZodObject;
  body?: z.ZodObject;
  upload?: UploadRule;
  /** The limit of a body without its files; small for what visitors may send. */
  bodyLimitKb?: number;
  /** 200 by default. */
  status?: 201;
  response: z.ZodType | 'file';
}

/** The limit of a body without its files; 10 MB by default. */
export function bodyLimitKb(operation: Operation): number {
  return operation.bodyLimitKb ?? 10_000;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;

/** The parameters of the path of an operation, parsed. */
export type Params<O extends Operation> = Parsed<O['params']>;

/** Its query, parsed. */
export type Query<O extends Operation> = Parsed<O['query']>;

/** The headers that it reads, parsed. */
export type HeadersOf<O extends Operation> = Parsed<O['headers']>;

/** Its body, parsed. */
export type Body<O extends Operation> = Parsed<O['body']>;

/** What its handler returns. */
export type ResponseOf<O extends Operation> = O['response'] extends z.ZodType
  ? z.output<O['response']>
  : FileResponse;

/** Infers the exact types of an operation's schemas. */
export function operation<const O extends Operation>(definition: O): O {
  return definition;
}
