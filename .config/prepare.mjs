// Runs before `npm start`, `npm test` and others, on whatever Node is there: installs what is missing
// and, with --build, builds server and web app where their sources are newer than the last build; with
// --without-caches, removes the caches of checks, which may miss what a change means for another file.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [major] = process.versions.node.split('.').map(Number);
if (major < 18) fail(`Node ${process.versions.node} is too old: install Node 18 or later.`);

if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) {
  // Whatever NODE_ENV says: Vite builds the site, and our Node is an optional package.
  run('npm ci --include=dev --include=optional', 'Installing packages …');
}
// What npm runs next takes the Node that is found now, not the one that runs this.
const { status } = spawnSync('node .config/node-version.mjs', { stdio: 'inherit', shell: true });
if (status !== 0) process.exit(1);

if (process.argv.includes('--without-caches')) {
  rmSync('node_modules/.cache', { recursive: true, force: true });
}

if (process.argv.includes('--build')) {
  build('gateway/dist/main.js', 'npm run --silent build:server', 'Building the server …', [
    'gateway/src',
    'gateway/vite.config.ts',
    'backend/src',
    'package-lock.json',
  ]);
  build('web/dist-server/site.js', 'npm run --silent build:web', 'Building the web app …', [
    'web/src',
    'web/public',
    'web/index.html',
    'web/vite.config.ts',
    // Its build comes first, so that what it writes there is older than the last file.
    'web/explorer',
    'docs/examples',
    'package-lock.json',
  ]);
}

/** Builds where sources are newer than the last file that the build writes: it may have been interrupted. */
function build(file, command, message, sources) {
  if (modified(file) < Math.max(...sources.map(newest))) run(command, message);
}

/** When a file was last written, in milliseconds; 0 where there is none. */
function modified(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** When the newest file at or below a path was last written. */
function newest(path) {
  if (!existsSync(path) || !statSync(path).isDirectory()) return modified(path);
  return Math.max(modified(path), ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, message) {
  console.log(message);
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true });
  if (status !== 0) fail(`\`${command}\` failed; see its output above.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
