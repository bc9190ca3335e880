import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs that the cluster's tests run, by the Debian package that brings them. */
const programs = {
  nginx: ['nginx'],
  'redis-server': ['redis-server', 'valkey-server'],
};

/** Returns the path of a program. Throws an error that names a missing one. */
export function programOf(name: keyof typeof programs): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders
    .flatMap((folder) => programs[name].map((program) => join(folder, program)))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${name} is missing: install it, for instance with apt-get install ${name}`);
}

/** Checks that all programs are there before any is started. */
export default function setup(): void {
  programOf('nginx');
  programOf('redis-server');
}
