import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { byLanguage } from '../src/contract/language.ts';
import { memoryMb, runProgram } from '../../backend/src/testing/program.ts';

/** The measurements of an upload through a gateway of its own. */
export interface UploadResult {
  /** The gateway's memory before, after a small upload, and at its highest, in megabytes. */
  beforeMb: number;
  peakMb: number;
  /** How much reached the backend, and whether all of it did. */
  receivedMb: number;
  backendSawEnd: boolean;
  /** The files left behind in the folder for temporary files. */
  left: string[];
  response: string;
}

const megabyte = Buffer.alloc(1024 * 1024, 7);

/**
 * Sends an image of so many megabytes through a gateway in a process of its own; disconnects after
 * `breakOffAfterMb`, if given. Linux only: the memory is read from `/proc`.
 */
export async function measureUpload(
  megabytes: number,
  breakOffAfterMb?: number,
): Promise<UploadResult> {
  let received = 0;
  let backendSawEnd = false;
  const sink = createServer((req, res) => {
    if (req.url === '/auth/me') {
      res.end(JSON.stringify({ login: 'admin' }));
      return;
    }
    req.on('data', (chunk: Buffer) => (received += chunk.length));
    req.on('error', () => undefined);
    req.on('end', () => {
      backendSawEnd ||= req.method === 'POST';
      res.end(JSON.stringify({ id: 1 }));
    });
    req.resume();
  });
  const backend = await listening(sink);
  const folder = await mkdtemp(join(tmpdir(), 'gateway-upload-'));
  const gateway = await runProgram(
    {
      BACKEND_URL: `http://127.0.0.1:${String(backend)}`,
      MAX_UPLOAD_MB: '2000',
      LOG_LEVEL: 'silent',
      TMPDIR: folder,
    },
    { main: 'gateway/src/main.ts' },
  );
  const { port } = new URL(gateway.url);
  try {
    // A first upload loads and compiles code, which does not grow with the size of a file.
    await upload(port, 1);
    received = 0;
    backendSawEnd = false;
    const beforeMb = await memoryMb(gateway, 'VmRSS');
    const response = await upload(port, megabytes, breakOffAfterMb);
    const left = await filesLeft(folder);
    return {
      beforeMb,
      peakMb: await memoryMb(gateway, 'VmHWM'),
      receivedMb: Math.round(received / megabyte.length),
      backendSawEnd,
      left,
      response,
    };
  } finally {
    await gateway.stop('SIGKILL');
    sink.close();
    sink.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The files in the folder half a minute after an upload; stops waiting as soon as there are none. */
async function filesLeft(folder: string): Promise<string[]> {
  const end = performance.now() + 30_000;
  let left = await readdir(folder);
  while (left.length > 0 && performance.now() < end) {
    await pause(50);
    left = await readdir(folder);
  }
  return left;
}

async function upload(port: string, megabytes: number, breakOffAfterMb?: number): Promise<string> {
  const text = byLanguage(() => '');
  const operations = {
    query: 'mutation ($input: AddSpareInput!) { addSpare(input: $input) { spareEdge { cursor } } }',
    variables: { input: { title: text, text, images: [null] } },
  };
  const field = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`;
  function* body() {
    yield field('operations', `${JSON.stringify(operations)}\r\n`);
    yield field('map', '{"0":["variables.input.images.0"]}\r\n');
    yield field('0', '', '; filename="big.png"\r\nContent-Type: image/png');
    for (let sent = 0; sent < megabytes; sent++) {
      if (sent === breakOffAfterMb) throw new Error('broken off');
      yield megabyte;
    }
    yield '\r\n--x--\r\n';
  }
  const call = request({
    port,
    path: '/graphql',
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'apollo-require-preflight': 'true',
      authorization: 'Bearer token',
    },
  });
  const responded = new Promise<string>((resolve, reject) => {
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(text));
    });
    call.on('error', reject);
  });
  try {
    await pipeline(Readable.from(body()), call);
    return await responded;
  } catch (error) {
    await responded.catch(() => undefined);
    return String(error);
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const megabytes = Number(process.argv[2] ?? 500);
  const { beforeMb, peakMb, receivedMb, left } = await measureUpload(megabytes);
  console.log(
    `${String(receivedMb)} MB through the gateway: ${String(beforeMb)} MB before, ` +
      `${String(peakMb)} MB at most, ${String(left.length)} files left`,
  );
}
