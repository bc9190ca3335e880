import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageBytes } from '../testing/test-images.ts';
import { runImageTask } from './image-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-process-'));
  await writeFile(join(folder, 'source'), await imageBytes('png', 1500, 1000));
});
afterAll(() => rm(folder, { recursive: true }));

const narrow = (target: string) => {
  const paths = { source: join(folder, 'source'), target: join(folder, target) };
  return runImageTask({ name: 'narrow', ...paths, width: 320, format: 'webp' });
};

/** The processes of this one that decode images. */
async function decoders(): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
    const isOurs = (await read('status')).includes(`PPid:\t${String(process.pid)}\n`);
    if (isOurs && (await read('cmdline')).includes('image-worker')) found.push(Number(pid));
  }
  return found;
}

test.runIf(process.platform === 'linux')(
  'what ends the decoders ends only the task at hand; the next has others',
  async () => {
    await narrow('first');
    const found = await decoders();
    expect(found).not.toEqual([]);
    const failed = narrow('second');
    for (const pid of found) process.kill(pid, 'SIGKILL');
    await expect(failed).rejects.toThrow('died');
    await narrow('third');
    expect((await stat(join(folder, 'third'))).size).toBeGreaterThan(0);
  },
);

test.runIf(process.platform === 'linux').for(['png', 'jpg', 'webp', 'avif'])(
  'a full disk is no fault of an upload that becomes %s',
  async (extension) => {
    const target = join(folder, `full.${extension}`);
    await symlink('/dev/full', target);
    const task = { name: 'clean', source: join(folder, 'source'), target, extension } as const;
    expect(await runImageTask(task)).toMatchObject({ refused: { kind: 'full disk' } });
  },
);
