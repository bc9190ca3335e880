import { z } from 'zod';

/**
 * A line of a backup, which is a gzip of JSON lines: a header, every row, every file, and an end. Rows
 * hold nothing of the database but their values, so a backup of SQLite can be restored to PostgreSQL.
 */
export const backupLine = z.union([
  z.strictObject({ format: z.literal('turbine-site-backup'), migrations: z.array(z.string()) }),
  z.strictObject({
    table: z.string(),
    row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  }),
  z.strictObject({ file: z.string(), base64: z.base64() }),
  z.strictObject({ end: z.literal(true), rows: z.int(), files: z.int() }),
]);

export type BackupLine = z.output<typeof backupLine>;

/**
 * The tables of a backup, each after those it refers to. Tokens and invitations are left
 * out: they grant access.
 */
export const backupTables = [
  'account',
  'settings',
  'category',
  'product',
  'product_property',
  'spare',
  'sub_part',
  'partner',
  'service',
  'page',
  'page_part',
  'image',
  'request',
  'application',
  'application_file',
  'notification',
  'deleted',
  'revision',
  'log_entry',
  'second_factor',
  'recovery_code',
] as const;
