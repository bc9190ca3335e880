import type { Request, Response } from 'express';
import type { Breaker } from '../rest/breaker.ts';
import type { RestCallRecord } from '../rest/rest-session.ts';
import type { Connections } from './health.ts';

/** Upper bounds of the time buckets, in seconds. */
const buckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15];
/** Clients choose the names of operations, so only so many are told apart. */
const maxOperations = 200;
const givenAgainTotal = 'graphql_answers_given_again_total';

interface Times {
  labels: string;
  buckets: number[];
  sum: number;
  count: number;
}

/** How an answer is given without running its operation. */
type GivenAgain = 'kept' | 'not modified' | 'shared';

/** Counts operations and REST calls, for Prometheus. */
export class Metrics {
  readonly #names = new Set<string>();
  readonly #operations = new Map<string, Times>();
  readonly #calls = new Map<string, Times>();
  readonly #givenAgain = new Map<string, Record<GivenAgain, number>>();
  readonly #breaker: Breaker;
  readonly #connected: () => Promise<Connections>;

  constructor(breaker: Breaker, connected: () => Promise<Connections>) {
    this.#breaker = breaker;
    this.#connected = connected;
  }

  /** Counts an operation: its name, whether it had errors, its time and its REST calls. */
  operation(name: string, failed: boolean, ms: number, calls: RestCallRecord[]): void {
    const outcome = failed ? 'error' : 'ok';
    observe(this.#operations, `operation="${this.#known(name)}",outcome="${outcome}"`, ms);
    for (const { row, outcome: end, source, ms: took } of calls) {
      observe(this.#calls, `row="${row}",outcome="${end}",source="${source}"`, took);
    }
  }

  /** Counts an answer that was given again without running the operation, and how. */
  givenAgain(operation: string, how: GivenAgain): void {
    const name = this.#known(operation);
    let counts = this.#givenAgain.get(name);
    if (!counts) {
      counts = { kept: 0, 'not modified': 0, shared: 0 };
      this.#givenAgain.set(name, counts);
    }
    counts[how] += 1;
  }

  /** The name, as long as there are not too many. */
  #known(name: string): string {
    if (this.#names.has(name)) return name;
    if (this.#names.size >= maxOperations) return 'other';
    this.#names.add(name);
    return name;
  }

  /** Answers `/metrics` in Prometheus' text format. */
  answer = async (_: Request, res: Response): Promise<void> => {
    const connected = Object.entries(await this.#connected());
    res
      .type('text/plain; version=0.0.4')
      .send(
        [
          ...lines('graphql_operation_seconds', 'Time of GraphQL operations', this.#operations),
          ...lines('rest_call_seconds', 'Time of REST calls by row', this.#calls),
          `# HELP ${givenAgainTotal} Public answers given without running the operation`,
          `# TYPE ${givenAgainTotal} counter`,
          ...[...this.#givenAgain].flatMap(([operation, counts]) =>
            Object.entries(counts).map(
              ([how, count]) =>
                `${givenAgainTotal}{operation="${operation}",how="${how}"} ${String(count)}`,
            ),
          ),
          '# HELP backend_breaker_open Whether the backend is left alone, since it has failed often',
          '# TYPE backend_breaker_open gauge',
          `backend_breaker_open ${this.#breaker.isOpen() ? '1' : '0'}`,
          '# HELP connected Whether Redis and the store of files answer, where there are such',
          '# TYPE connected gauge',
          ...connected.map(([name, is]) => `connected{to="${name}"} ${is ? '1' : '0'}`),
          '# HELP process_resident_memory_bytes Resident memory',
          '# TYPE process_resident_memory_bytes gauge',
          `process_resident_memory_bytes ${String(process.memoryUsage.rss())}`,
          '',
        ].join('\n'),
      );
  };
}

function observe(all: Map<string, Times>, labels: string, ms: number): void {
  const times = all.get(labels) ?? { labels, buckets: buckets.map(() => 0), sum: 0, count: 0 };
  all.set(labels, times);
  const seconds = ms / 1000;
  times.sum += seconds;
  times.count += 1;
  buckets.forEach((bound, index) => {
    if (seconds <= bound) times.buckets[index] = (times.buckets[index] ?? 0) + 1;
  });
}

function lines(name: string, help: string, all: Map<string, Times>): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} histogram`,
    ...[...all.values()].flatMap(({ labels, buckets: counts, sum, count }) => [
      ...counts.map((n, i) => `${name}_bucket{${labels},le="${String(buckets[i])}"} ${String(n)}`),
      `${name}_bucket{${labels},le="+Inf"} ${String(count)}`,
      `${name}_sum{${labels}} ${String(sum)}`,
      `${name}_count{${labels}} ${String(count)}`,
    ]),
  ];
}
