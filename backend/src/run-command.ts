import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ConfigError } from './config.ts';
import { withoutTimeLimit } from './database/postgres.ts';
import { explainError } from './explain-error.ts';

/** Runs a command with its arguments. Prints any error in one line and exits with 1. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  // What no promise waits for, such as an error of a stream.
  process.once('uncaughtException', (error) => {
    printError(error);
    process.exit(1);
  });
  try {
    // A backup reads whole tables.
    await withoutTimeLimit(() => command(process.argv.slice(2)));
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

/**
 * Reads the arguments of a command. Throws its usage as a {@link ConfigError} for an option that it does not
 * have, and where there are more arguments besides than `most`.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  { usage, most, options }: { usage: string; most: number; options: Options },
) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length <= most) return { positionals, values };
  } catch {
    // An option that there is not.
  }
  throw new ConfigError(usage);
}

/** Prints an error in one line, and with `LOG_LEVEL=debug` also where it comes from; without passwords. */
export function printError(thrown: unknown): void {
  const error = explainError(thrown);
  if (error instanceof ConfigError) {
    console.error(error.message);
    return;
  }
  // The reasons of a file system say what is wrong with which file.
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const hint = isOfSystem ? '' : '. LOG_LEVEL=debug shows where';
  const text = withoutPasswords(messages(error).join(': ')).replaceAll(/\s+/g, ' ');
  console.error(`Failed: ${text.slice(0, 1000)}${hint}`);
  const isForDevelopers = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '');
  if (isForDevelopers && error instanceof Error) console.error(withoutPasswords(error.stack ?? ''));
}

function messages(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message || error.name, ...(error.cause ? messages(error.cause) : [])];
}

/** Removes the login and password of addresses. */
function withoutPasswords(text: string): string {
  return text.replaceAll(/:\/\/\S*@/g, '://…@');
}
