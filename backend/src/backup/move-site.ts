import type { Kysely } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Database } from '../database/database.ts';
import { inSnapshot } from '../database/in-snapshot.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { checksums, differences, type Checksum } from './checksums.ts';
import { moveFiles } from './move-files.ts';
import {
  continueAfter,
  lostKeys,
  readContent,
  readRows,
  replaceRows,
  type LastIds,
  type Row,
} from './rows.ts';

/** The source and the target of a move. */
export interface Move {
  from: { database: Kysely<Tables>; files: FileStore; folder: string };
  /** Without `files`, the files stay where they are. */
  to: { database: Kysely<Tables>; files?: FileStore | undefined };
  /** Whether to replace the content of the target. */
  replace: boolean;
  /** Whether files may be missing on both sides. */
  incomplete: boolean;
  say: (line: string) => void;
}

/**
 * Copies all rows and files as they are at one moment, and compares them on both sides. Copies either all
 * rows or none. Returns whether anything changed. Throws {@link ConfigError} if the target holds other
 * content and `replace` is false; and in the end if files are missing on both sides and `incomplete` is false.
 */
export async function moveSite(move: Move): Promise<boolean> {
  return inSnapshot(move.from.database, (source) => moveFrom(source, move));
}

async function moveFrom(
  source: Database,
  { from, to, replace, incomplete, say }: Move,
): Promise<boolean> {
  const stored = await listKeys(to.files);
  const content = await readContent(source, async () => [
    ...stored,
    ...(await listKeys(from.files)),
  ]);
  const wanted = await checksums(readRows(source));
  const found = await inSnapshot(to.database, (target) => checksums(readRows(target)));
  const isSame = differences(wanted, found).length === 0;
  if (!isSame && !replace) checkEmpty(found);
  const strangers = stored.filter((key) => !content.keys.has(key));
  if (strangers.length > 0 && !replace) {
    throw new ConfigError(
      `The store holds files that do not belong to this website, such as ${strangers[0] ?? ''}. ` +
        'Add --replace to remove them.',
    );
  }

  const files = to.files && (await moveFiles(from, to.files, content.keys, say));
  if (!isSame) await moveRows(source, to.database, content.lastIds, wanted, say);
  await to.files?.remove(strangers);

  for (const [table, { rows, sha256 }] of wanted) {
    say(
      `${table.padEnd(17)} ${String(rows).padStart(7)} rows  sha256 ${sha256.slice(0, 16)}  same`,
    );
  }
  const lost = await lostKeys(from.database, files?.missing ?? []);
  if (files) {
    say(`files: ${String(files.copied)} copied, ${String(files.same)} already there, all compared`);
    for (const key of lost) say(`missing on both sides: ${key}`);
  } else {
    say('files: left in DATA_DIR');
  }
  if (lost.length > 0 && !incomplete) {
    throw new ConfigError(
      `All was moved but for files that neither side has (${lost.length}). Put them into DATA_DIR and ` +
        'repeat this, or add --incomplete to do without them.',
    );
  }
  return !isSame || strangers.length > 0 || (files?.copied ?? 0) > 0;
}

async function moveRows(
  source: Database,
  target: Kysely<Tables>,
  lastIds: LastIds,
  wanted: Map<string, Checksum>,
  say: Move['say'],
): Promise<void> {
  const total = [...wanted.values()].reduce((sum, { rows }) => sum + rows, 0);
  async function* counted(): AsyncGenerator<Row> {
    let index = 0;
    for await (const row of readRows(source)) {
      if (index % 10_000 === 0) say(`rows: ${String(index)} of ${String(total)}`);
      index += 1;
      yield row;
    }
  }
  await target.transaction().execute(async (transaction) => {
    await replaceRows(transaction, counted());
    await continueAfter(transaction, lastIds);
    const wrong = differences(wanted, await checksums(readRows(transaction)));
    if (wrong.length === 0) return;
    throw new ConfigError(
      `The target was left unchanged. These tables differ after copying: ${wrong.join(', ')}`,
    );
  });
}

/** Checks that a database holds only the settings and pages of a new one. */
function checkEmpty(found: Map<string, Checksum>): void {
  const filled = [...found].filter(
    ([table, { rows }]) => rows > 0 && table !== 'settings' && table !== 'page',
  );
  if (filled.length === 0) return;
  const names = filled.map(([table, { rows }]) => `${table} (${String(rows)})`).join(', ');
  throw new ConfigError(
    `The target holds other data: ${names}. Add --replace to replace all of it.`,
  );
}

async function listKeys(files: FileStore | undefined): Promise<string[]> {
  return ((await files?.list()) ?? []).map(({ key }) => key);
}
