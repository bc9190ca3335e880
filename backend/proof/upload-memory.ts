import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { memoryMb, runProgram } from '../src/testing/program.ts';

/** The status of an upload, and how much the memory of the process grew. */
export interface UploadReport {
  megabytes: number;
  status: number;
  grownMb: number;
  /** Temporary files that are left afterwards. */
  left: number;
}

/** Uploads a file to a new backend process and measures its memory (Linux only). */
export async function watchUpload(file: string): Promise<UploadReport> {
  const program = await runProgram({
    ADMIN_PASSWORD: 'correct horse',
    MAX_UPLOAD_MB: '400',
    LOG_LEVEL: 'silent',
  });
  const login = await fetch(`${program.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password: 'correct horse' }),
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const send = async (blob: Blob) => {
    const body = new FormData();
    body.append('images', blob, 'image.png');
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${program.url}/spare`, { method: 'POST', headers, body });
    await response.text();
    return response.status;
  };
  // The first image loads libraries that stay in memory; do not count them.
  const small = sharp({ create: { width: 50, height: 50, channels: 3, background: '#888' } });
  await send(new Blob([Uint8Array.from(await small.png().toBuffer())]));

  const before = await memoryMb(program, 'VmRSS');
  const status = await send(await openAsBlob(file));
  const grownMb = (await memoryMb(program, 'VmHWM')) - before;
  // The file is deleted right after the response.
  await sleep(200);
  const left = (await readdir(join(program.dataDir, 'tmp'))).length;
  await program.stop();
  return { megabytes: Math.round((await stat(file)).size / 2 ** 20), status, grownMb, left };
}

/** Creates a file of random bytes, which is no image. */
export async function randomFile(path: string, megabytes: number): Promise<string> {
  const file = await open(path, 'w');
  for (let count = 0; count < megabytes; count += 1) await file.write(randomBytes(2 ** 20));
  await file.close();
  return path;
}

/** Creates a PNG of noise, which does not compress. */
async function noisePng(path: string, megabytes: number): Promise<string> {
  const width = 8000;
  const height = Math.round((megabytes * 2 ** 20) / (width * 3));
  const raw = await randomFile(`${path}.raw`, megabytes + 1);
  const pixels = (await readFile(raw)).subarray(0, width * height * 3);
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(path);
  await rm(raw);
  return path;
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'upload-proof-'));
  for (const file of [
    await randomFile(join(folder, 'no-image'), 200),
    await noisePng(join(folder, 'noise.png'), 200),
  ]) {
    const { megabytes, status, grownMb, left } = await watchUpload(file);
    console.log(
      `${megabytes} MB, status ${status}: memory grew by ${grownMb} MB, ${left} files left over`,
    );
    if (grownMb >= 64 || left > 0) process.exitCode = 1;
  }
  await rm(folder, { recursive: true });
}
