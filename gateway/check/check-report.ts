import { GraphQLError } from 'graphql';

/** The result of a row that cannot be tried, and why. */
export class Untried {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Prints row by row whether a backend keeps section 7, and counts those that it does not keep. */
export class CheckReport {
  readonly #print: (line: string) => void;
  failed = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  print(line: string): void {
    this.#print(line);
  }

  /** Makes the call of a row and prints whether it holds; returns its result if it does. */
  async row<T>(
    section: string,
    endpoint: string,
    call: () => Promise<T | Untried>,
  ): Promise<T | undefined> {
    const row = `${section} ${endpoint}`;
    try {
      const result = await call();
      const isTried = !(result instanceof Untried);
      this.#print(`${row}: ${isTried ? 'holds' : `not tried: ${result.reason}`}`);
      return isTried ? result : undefined;
    } catch (error) {
      this.failed++;
      this.#print(`${row}: ${difference(error)}`);
      return undefined;
    }
  }
}

function difference(error: unknown): string {
  if (!(error instanceof GraphQLError)) {
    return `differs: ${error instanceof Error ? error.message : String(error)}`;
  }
  const { code, fields } = error.extensions;
  if (code === 'NOT_FOUND' || code === 'NOT_SUPPORTED') return 'not there';
  const details = [String(code), fields && JSON.stringify(fields)];
  const { cause } = error.originalError ?? {};
  const reason = cause instanceof Error ? cause.message : error.originalError?.message;
  return `differs: ${[...details, reason].filter(Boolean).join(', ')}`;
}
