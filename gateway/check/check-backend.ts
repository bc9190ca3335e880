import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { baseAddress } from '../src/config.ts';
import type { CheckedBackend } from './check-rows.ts';
import { checkBackend } from './check-rows.ts';

const usage = `Usage: npm run check-backend -- URL [LOGIN [--write]]
The password of LOGIN is read from CHECK_PASSWORD.`;

/** `npm run check-backend`: whether a backend keeps section 7 (docs/check-backend.md). */
const checked = readArguments();
process.exitCode = (await checkBackend(checked, console.log)) ? 0 : 1;

function readArguments(): CheckedBackend {
  try {
    const options = { write: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [url = '', login, ...surplus] = positionals;
    const { write } = values;
    // Not an argument, which npm prints and every list of processes shows.
    const password = process.env.CHECK_PASSWORD;
    const isComplete = login === undefined ? !write : Boolean(password);
    if (!url || !isComplete || surplus.length > 0) throw new Error(usage);
    return { backendUrl: baseAddress.parse(url), login, password, write };
  } catch (error) {
    if (error instanceof ZodError) console.error(error.issues[0]?.message);
    console.error(usage);
    process.exit(1);
  }
}
