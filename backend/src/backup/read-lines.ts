import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { inspect } from 'node:util';
import { createGunzip } from 'node:zlib';
import { ConfigError } from '../config.ts';
import { migrationNames } from '../database/migrations.ts';
import { backupLines, lineKinds, type BackupLine, type LineKind } from './backup-lines.ts';

/** A line of a backup that cannot be restored; the message says why, without the name of the file. */
export class BadBackup extends ConfigError {}

/** A backup on the disk. */
export interface BackupFile {
  path: string;
  /** The bytes at which a line counts as endless. */
  maxLineBytes: number;
}

/** Returns a text from a backup for a message of one line. */
export const quoted = (text: string): string =>
  inspect(text.slice(0, 100), { breakLength: Infinity });

/**
 * Yields the header, rows and files of a backup in their order. Throws {@link BadBackup} where it is damaged,
 * incomplete, out of order or of a newer version, at the latest after its last line.
 */
export async function* readLines(
  backup: BackupFile,
): AsyncGenerator<Exclude<BackupLine, { end: true }>> {
  const hash = createHash('sha256');
  const count = { table: 0, file: 0 };
  let number = 0;
  let last: LineKind | undefined;
  for await (const bytes of rawLines(backup)) {
    number += 1;
    const { kind, line } = parseLine(bytes, number);
    if (last === undefined ? kind !== 'format' : !mayFollow(kind, last)) {
      throw new BadBackup(`line ${number} is not where it belongs`);
    }
    last = kind;
    if ('end' in line) {
      const sha256 = hash.digest('hex');
      const isSame = sha256 === (line.sha256 ?? sha256);
      if (!isSame || line.rows !== count.table || line.files !== count.file) {
        throw new BadBackup('its lines are not those that were written');
      }
    } else {
      if ('format' in line) checkMigrations(line.migrations);
      else count[kind === 'table' ? 'table' : 'file'] += 1;
      yield line;
    }
    if (kind !== 'end') hash.update(bytes).update('\n');
  }
  if (last !== 'end') throw new BadBackup('its end is missing');
}

/** Rows and files may be many; the header and the end are one line each. */
function mayFollow(kind: LineKind, last: LineKind): boolean {
  const step = lineKinds.indexOf(kind) - lineKinds.indexOf(last);
  return step > 0 || (step === 0 && (kind === 'table' || kind === 'file'));
}

function parseLine(bytes: Buffer, number: number): { kind: LineKind; line: BackupLine } {
  const value = parseJson(bytes);
  const kind = lineKinds.find((name) => typeof value === 'object' && value && name in value);
  const { data: line, error } = kind
    ? backupLines[kind].safeParse(value)
    : { data: undefined, error: undefined };
  if (kind && line) return { kind, line };
  if (number === 1 && kind !== 'format') throw new BadBackup('this is not a backup of a website');
  const isNewer = error?.issues.some(({ code }) => code === 'unrecognized_keys');
  throw new BadBackup(isNewer ? newer : `line ${number} cannot be read`);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const newer = 'it was made by a newer version of this site; install that one first';

function checkMigrations(names: string[]): void {
  if (!names.every((name) => migrationNames.includes(name))) throw new BadBackup(newer);
}

/** Yields the lines as they are, each in memory as a whole. */
async function* rawLines({ path, maxLineBytes }: BackupFile): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unzipped(path)) {
    let begin = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, begin)) {
      yield Buffer.concat([...pieces, chunk.subarray(begin, end)]);
      begin = end + 1;
      pieces = [];
      bytes = 0;
    }
    pieces.push(chunk.subarray(begin));
    bytes += chunk.length - begin;
    if (bytes > maxLineBytes) {
      const limit = Math.round(maxLineBytes / 1_000_000);
      throw new BadBackup(`a line is longer than ${limit} MB, which MAX_UPLOAD_MB can raise`);
    }
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

async function* unzipped(path: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const source = createReadStream(path).once('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new BadBackup('there is no such file');
    if (code === 'EISDIR') throw new BadBackup('this is a folder');
    if (code === 'Z_BUF_ERROR') throw new BadBackup('it is cut off');
    if (code.startsWith('Z_')) throw new BadBackup('it is no gzip file, or a damaged one');
    throw error;
  } finally {
    source.destroy();
  }
}
