import { z } from 'zod';
import { entityTables } from '../database/entity-tables.ts';

/**
 * The lines of a backup, which is a gzip of JSON lines: a header, every row, every file, and an end. Rows
 * hold nothing of the database but their values, so a backup of SQLite can be restored to PostgreSQL.
 */
export const backupLines = {
  format: z.strictObject({
    format: z.literal('turbine-site-backup'),
    migrations: z.array(z.string()),
    /** The last id that each table has given; earlier versions wrote none. */
    lastIds: z.record(z.string(), z.int()).optional(),
  }),
  table: z.strictObject({
    table: z.string(),
    row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  }),
  file: z.strictObject({ file: z.string().max(200), base64: z.base64() }),
  end: z.strictObject({
    end: z.literal(true),
    rows: z.int(),
    files: z.int(),
    /** Of all lines before this one; earlier versions wrote none. */
    sha256: z.string().optional(),
  }),
};

/** The first field of each kind of line, in the order of a backup. */
export const lineKinds = ['format', 'table', 'file', 'end'] as const;

/** The kind of a line of a backup. */
export type LineKind = (typeof lineKinds)[number];

/** A line of a backup, by its kind. */
export type BackupLine = {
  [Kind in LineKind]: z.output<(typeof backupLines)[Kind]>;
}[LineKind];

/**
 * The tables of a backup, each after those it refers to. Tokens and invitations are left
 * out: they grant access.
 */
export const backupTables = [
  'account',
  ...entityTables,
  'image',
  'request',
  'request_revision',
  'attachment',
  'application',
  'application_file',
  'notification',
  'deleted',
  'revision',
  'log_entry',
  'second_factor',
  'recovery_code',
] as const;
