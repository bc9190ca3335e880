import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '../src/database/open-database.ts';
import { startMailServer } from '../src/testing/mail-server.ts';
import { startPostgres } from '../src/testing/postgres.ts';
import { runProgram } from '../src/testing/program.ts';

/** The result of a proof that every stored enquiry is mailed. */
export interface NotifyReport {
  kills: number;
  /** Enquiries that are in the database. */
  stored: number;
  /** Stored enquiries of which no e-mail arrived. */
  untold: number;
  /** Enquiries that were mailed more than once. */
  repeated: number;
  /** Of these, those whose repetition no kill between sending and noting explains. */
  unexplained: number;
}

const requestResponse = z.object({ id: z.int() });

/** The longest a claim of a killed process keeps others from an e-mail, with time to send it. */
const leaseMs = 75_000;

/**
 * Kills the backend again and again while enquiries are stored and mailed, then lets it deliver what is
 * left, and compares the e-mails with the database.
 */
export async function proveNotifications(
  kills: number,
  databaseUrl?: string,
): Promise<NotifyReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'notify-proof-'));
  const server = await startMailServer();
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
    SMTP_URL: server.url,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'sales@example.com',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  /** What the mail server had accepted, but the outbox did not know yet, when a kill fell. */
  const cutOff = new Set<string>();

  for (let kill = 0; kill < kills; kill += 1) {
    const program = await runProgram(env);
    const load = sendUntilDead(program.url);
    await sleep(50 + Math.random() * 400);
    await program.stop('SIGKILL');
    await load;
    // What the dead process had sent to the socket may still be on its way into the mail server.
    await sleep(100);
    const mailed = new Set(server.mails.map(({ messageId }) => messageId ?? ''));
    for (const { key, state } of await outbox(dataDir, databaseUrl)) {
      const messageId = `<${key}@example.com>`;
      if (state !== 'sent' && mailed.has(messageId)) cutOff.add(messageId);
    }
  }

  const program = await runProgram(env);
  const deadline = Date.now() + leaseMs;
  const isDone = async () =>
    (await outbox(dataDir, databaseUrl)).every(({ state }) => state === 'sent');
  while (Date.now() < deadline && !(await isDone())) await sleep(500);
  await program.stop();

  const rows = await outbox(dataDir, databaseUrl);
  const times = Map.groupBy(server.mails, ({ messageId }) => messageId ?? '');
  const messageIds = rows.map(({ key }) => `<${key}@example.com>`);
  const repeated = messageIds.filter((id) => (times.get(id)?.length ?? 0) > 1);
  await server.close();
  await rm(dataDir, { recursive: true });
  return {
    kills,
    stored: rows.length,
    untold: messageIds.filter((id) => !times.has(id)).length,
    repeated: repeated.length,
    unexplained: repeated.filter((id) => !cutOff.has(id)).length,
  };
}

/** Reads a row for every stored enquiry, with its notification. */
async function outbox(dataDir: string, databaseUrl: string | undefined) {
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const rows = await database
      .selectFrom('request')
      .leftJoin('notification', 'notification.request_id', 'request.id')
      .select(['notification.key', 'notification.state'])
      .execute();
    return rows.map(({ key, state }) => ({ key: key ?? 'none', state }));
  } finally {
    await database.destroy();
  }
}

/** Sends enquiries with several clients until the server is gone. */
async function sendUntilDead(url: string): Promise<void> {
  const client = async (index: number) => {
    try {
      for (;;) {
        const response = await fetch(`${url}/request`, {
          method: 'POST',
          // Each from another address, to stay below the rate limit.
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': randomAddress() },
          body: JSON.stringify({ name: `N${index}`, company: 'B', email: 'c@example.org' }),
        });
        requestResponse.parse(await response.json());
        await sleep(20);
      }
    } catch {
      // The server was killed, as intended.
    }
  };
  await Promise.all([client(1), client(2)]);
}

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 20);
  const show = (name: string, report: NotifyReport) => {
    console.log(
      `${name}: ${report.stored} enquiries stored, ${report.kills} kills, ${report.untold} not ` +
        `mailed, ${report.repeated} mailed more than once, ${report.unexplained} of them without a ` +
        'kill between sending and noting',
    );
    if (report.untold > 0 || report.unexplained > 0) process.exitCode = 1;
  };
  show('SQLite', await proveNotifications(kills));
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('notify_proof');
    show('PostgreSQL', await proveNotifications(kills, url));
  } finally {
    await postgres.stop();
  }
}
