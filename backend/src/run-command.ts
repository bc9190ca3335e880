import { ConfigError } from './config.ts';
import { explainError } from './explain-error.ts';

/**
 * Runs a command with its arguments. Prints errors of the caller or the machine in one line and exits
 * with 1.
 */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (thrown) {
    const error = explainError(thrown);
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
