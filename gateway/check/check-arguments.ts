import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { baseAddress } from '../src/config.ts';
import type { CheckedBackend } from './check-rows.ts';

const usage = `Usage: npm run check-backend -- URL [LOGIN [--write]]
The password of LOGIN is read from CHECK_PASSWORD.`;

/**
 * Reads the arguments of the command. The password is not one of them: npm prints arguments, and other users of
 * the machine can see them. Returns what to print where they are wrong.
 */
export function readArguments(
  args: string[],
  password: string | undefined,
): CheckedBackend | string {
  try {
    const options = { write: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [url = '', login, ...surplus] = positionals;
    const { write } = values;
    const isComplete = login === undefined ? !write : Boolean(password);
    if (!url || !isComplete || surplus.length > 0) return usage;
    return { backendUrl: baseAddress.parse(url), login, password, write };
  } catch (error) {
    return error instanceof ZodError ? `${error.issues[0]?.message}\n${usage}` : usage;
  }
}
