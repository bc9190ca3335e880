import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

import { watch } from 'chokidar';

/**
 * Runs a program for `npm run dev`, and runs it again after each change of what it reads:
 *
 *     node .config/rerun.ts --watch PATH … [--ending .graphql] PROGRAM.ts
 *
 * Watches the named paths only, and by name: `node --watch` loses a file that an editor or Git
 * replaces, and `graphql-codegen --watch` ends when a folder vanishes anywhere in the project.
 * Ends where the first run fails.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    watch: { type: 'string', multiple: true, default: [] },
    ending: { type: 'string', default: '' },
  },
});

/** One save may write several files. */
const settleMs = 100;

let run = start();
// What keeps the first run from starting is seldom mended by a save. Ends what was started beside, too.
run.once('exit', (code) => code && process.exit(code));
let settled: NodeJS.Timeout | undefined;

watch(values.watch, { ignoreInitial: true }).on('all', (_, path) => {
  if (!path.endsWith(values.ending)) return;
  clearTimeout(settled);
  settled = setTimeout(() => endAnd(() => (run = start())), settleMs);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => endAnd(() => process.exit(), signal));
}

function start() {
  return spawn(process.execPath, positionals, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Ends the program, where it still runs, and then does what comes next. */
function endAnd(next: () => void, signal?: NodeJS.Signals): void {
  if (run.exitCode !== null || run.signalCode !== null) {
    next();
  } else {
    run.removeAllListeners('exit').once('exit', next);
    run.kill(signal);
  }
}
