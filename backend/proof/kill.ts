import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startPostgres } from '../src/testing/postgres.ts';
import { runProgram, type Program } from '../src/testing/program.ts';
import { imageBytes } from '../src/testing/test-images.ts';

/** The result of a kill proof. */
export interface KillReport {
  kills: number;
  /** Writes that were acknowledged. */
  writes: number;
  /** Acknowledged writes that were missing after a restart. */
  lost: number;
  /** Files without a row and rows without a file, after the restarts. */
  mismatched: number;
}

const spareResponse = z.object({ id: z.int(), images: z.array(z.string()) });
const requestResponse = z.object({ id: z.int() });
/** What was deleted keeps its files for as long as it can be restored. */
const trashResponse = z.array(z.object({ images: z.array(z.string()) }));

/** Rows that must exist, and rows that must not; unacknowledged writes may be either. */
interface Acknowledged {
  requests: Set<number>;
  spares: Map<number, string[]>;
  deleted: Set<number>;
}

/** Kills the backend repeatedly under a load of writes, and checks the rows after each restart. */
export async function proveKills(kills: number, databaseUrl?: string): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kill-proof-'));
  const env = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'correct horse',
    LOG_LEVEL: 'error',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const acknowledged: Acknowledged = {
    requests: new Set(),
    spares: new Map(),
    deleted: new Set(),
  };
  const report: KillReport = { kills: 0, writes: 0, lost: 0, mismatched: 0 };
  const image = new Blob([await imageBytes('png', 60, 40)]);
  let token: string | undefined;

  let program = await runProgram(env);
  while (report.kills < kills) {
    token ??= await logIn(program.url);
    const { promise: firstWrite, resolve } = Promise.withResolvers<undefined>();
    const onWrite = () => resolve(undefined);
    const load = writeUntilDead(program, token, image, acknowledged, onWrite);
    // On a busy machine the first one may take a second.
    await firstWrite;
    await sleep(Math.random() * 500);
    await program.stop('SIGKILL');
    report.writes += await load;
    report.kills += 1;

    program = await runProgram(env);
    const found = await inspect(program, token, acknowledged, dataDir);
    report.lost += found.lost;
    report.mismatched += found.mismatched;
  }
  await program.stop();
  await rm(dataDir, { recursive: true });
  return report;
}

async function logIn(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password: 'correct horse' }),
  });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

/**
 * Writes with several clients until the server is gone, and calls `onWrite` after each acknowledged write.
 * Returns the number of acknowledged writes.
 */
async function writeUntilDead(
  { url }: Program,
  token: string,
  image: Blob,
  acknowledged: Acknowledged,
  onWrite: () => void,
): Promise<number> {
  const Authorization = `Bearer ${token}`;
  let writes = 0;

  const sendRequest = async () => {
    const response = await fetch(`${url}/request`, {
      method: 'POST',
      // Each from another address, to stay below the rate limit.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': randomAddress() },
      body: JSON.stringify({ name: 'A', company: 'B', email: 'c@example.org', text: 'D' }),
    });
    acknowledged.requests.add(requestResponse.parse(await response.json()).id);
  };
  const addSpare = async () => {
    const body = new FormData();
    body.append('images', image, 'a.png');
    body.append('images', image, 'b.png');
    const response = await fetch(`${url}/spare`, {
      method: 'POST',
      headers: { Authorization },
      body,
    });
    const { id, images } = spareResponse.parse(await response.json());
    acknowledged.spares.set(id, images);
  };
  const deleteSpare = async () => {
    const [id] = acknowledged.spares.keys();
    if (id === undefined) return addSpare();
    // From here on it may exist or not, until the response confirms the deletion.
    acknowledged.spares.delete(id);
    const response = await fetch(`${url}/spare/${id}`, {
      method: 'DELETE',
      headers: { Authorization },
    });
    if (response.status !== 200) throw new Error(`${response.status}`);
    await response.text();
    acknowledged.deleted.add(id);
  };

  const client = async (writesOf: (() => Promise<void>)[]) => {
    try {
      for (;;) {
        for (const write of writesOf) {
          await write();
          writes += 1;
          onWrite();
        }
      }
    } catch {
      // The server was killed, as intended.
    }
  };
  await Promise.all([
    client([sendRequest]),
    client([sendRequest]),
    client([addSpare, addSpare, deleteSpare]),
    client([addSpare, deleteSpare, sendRequest]),
  ]);
  return writes;
}

async function inspect(
  { url }: Program,
  token: string,
  acknowledged: Acknowledged,
  dataDir: string,
): Promise<{ lost: number; mismatched: number }> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
    return response.json();
  };
  const requests = z.array(requestResponse).parse(await read('/request'));
  const spares = z.array(spareResponse).parse(await read('/spare'));
  const trash = trashResponse.parse(await read('/trash'));
  const requestIds = new Set(requests.map(({ id }) => id));
  const imagesOf = new Map(spares.map(({ id, images }) => [id, images]));

  let lost = 0;
  for (const id of acknowledged.requests) if (!requestIds.has(id)) lost += 1;
  for (const [id, images] of acknowledged.spares) {
    if (imagesOf.get(id)?.join() !== images.join()) lost += 1;
  }
  for (const id of acknowledged.deleted) if (imagesOf.has(id)) lost += 1;

  // In the trash, addresses are signed.
  const paths = [...spares, ...trash].flatMap(({ images }) => images);
  const named = new Set(paths.map((path) => path.replace(/\?.*/, '')));
  const folder = await readdir(join(dataDir, 'files/images')).catch(() => []);
  const stored = new Set(folder.map((name) => `/files/${name}`));
  const mismatched =
    [...named].filter((path) => !stored.has(path)).length +
    [...stored].filter((path) => !named.has(path)).length;
  return { lost, mismatched };
}

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 50);
  const show = (name: string, { kills, writes, lost, mismatched }: KillReport) => {
    console.log(
      `${name}: ${writes} writes acknowledged, ${kills} kills, ${lost} lost, ` +
        `${mismatched} files without a row or rows without a file`,
    );
    if (lost > 0 || mismatched > 0) process.exitCode = 1;
  };
  show('SQLite', await proveKills(kills));
  const postgres = await startPostgres();
  try {
    show('PostgreSQL', await proveKills(kills, await postgres.createDatabase('kill_proof')));
  } finally {
    await postgres.stop();
  }
}
