import { GraphQLError } from 'graphql';
import type { RestCallRecord } from '../src/contract/operation.ts';

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
  /** The calls of all rows, which their sessions add. */
  readonly calls: RestCallRecord[] = [];
  failed = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  print(line: string): void {
    this.#print(line);
  }

  /** Makes the calls of a row and prints whether it holds; returns their result if it does. */
  async row<T>(
    section: string,
    endpoint: string,
    call: () => Promise<T | Untried>,
  ): Promise<T | undefined> {
    const row = `${section} ${endpoint}`;
    const before = this.calls.length;
    try {
      const result = await call();
      const isTried = !(result instanceof Untried);
      const own = this.calls.slice(before).filter((one) => one.outcome === 'ok');
      const [path] = endpoint.split('?');
      const response = own.find((one) => one.endpoint === path);
      const isEmpty = response?.status === 404;
      if (response?.cause && !isEmpty) throw new Error(response.cause);
      const holds = isEmpty ? 'holds, if 404 says that the list is empty' : 'holds';
      this.#print(`${row}: ${isTried ? holds : `not tried: ${result.reason}`}`);
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
