import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CircuitBreaker } from '../rest/circuit-breaker.ts';
import type { RestCallRecord } from '../contract/operation.ts';
import type { Connections } from './health.ts';
import type { UsageLimit } from '../config.ts';

/** How long the metrics of the embedded backend may take, in milliseconds. */
const ofBackendMs = 500;

/** The upper bounds of the time buckets, in seconds. */
const buckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15];
/** Clients choose the names of operations, so the number of labels is bounded. */
const maxOperations = 200;

/** How an operation ended: `refused` is a mutation with `userErrors`. */
type Outcome = 'ok' | 'refused' | 'error';

/** How a response was served without running its operation. */
export type CacheUse = 'fresh' | 'not modified' | 'coalesced';

/** The limits that a request can exceed. */
export type Limit = 'requests' | 'uploads' | 'renderings' | UsageLimit;

/** Counts operations and REST calls, for Prometheus. */
export class Metrics {
  readonly #names = new Set<string>();
  readonly #registry = new Registry();
  readonly #operations = new Histogram({
    name: 'graphql_operation_seconds',
    help: 'Time of GraphQL operations',
    labelNames: ['operation', 'outcome'],
    buckets,
    registers: [this.#registry],
  });
  readonly #calls = new Histogram({
    name: 'rest_call_seconds',
    help: 'Time of REST calls by endpoint',
    labelNames: ['endpoint', 'outcome'],
    buckets,
    registers: [this.#registry],
  });
  readonly #cached = new Counter({
    name: 'graphql_cached_responses_total',
    help: 'Public responses served without running the operation',
    labelNames: ['operation', 'how'],
    registers: [this.#registry],
  });
  readonly #refused = new Counter({
    name: 'limit_refusals_total',
    help: 'Requests refused because they were over a limit',
    labelNames: ['limit'],
    registers: [this.#registry],
  });

  readonly #ofBackend: () => Promise<string>;

  /** `ofBackend` returns the metrics of the embedded backend. */
  constructor(
    breaker: CircuitBreaker,
    connections: () => Connections,
    ofBackend: () => Promise<string> = () => Promise.resolve(''),
  ) {
    this.#ofBackend = ofBackend;
    const registers = [this.#registry];
    new Gauge({
      name: 'backend_breaker_open',
      help: 'Whether the circuit breaker keeps calls from the backend',
      registers,
      collect() {
        this.set(Number(breaker.isOpen()));
      },
    });
    new Gauge({
      name: 'connected',
      help: 'Whether Redis and the file store answer, where they are used',
      labelNames: ['to'],
      registers,
      collect() {
        this.reset();
        for (const [to, is] of Object.entries(connections())) this.set({ to }, Number(is));
      },
    });
    new Gauge({
      name: 'process_resident_memory_bytes',
      help: 'Resident memory',
      registers,
      collect() {
        this.set(process.memoryUsage.rss());
      },
    });
  }

  /** Records the time of an operation and of its REST calls. */
  operation(name: string, outcome: Outcome, ms: number, calls: RestCallRecord[]): void {
    this.#operations.observe({ operation: this.#bounded(name), outcome }, ms / 1000);
    for (const call of calls) {
      this.#calls.observe({ endpoint: call.endpoint, outcome: call.outcome }, call.ms / 1000);
    }
  }

  /** Counts a response that was served without running its operation. */
  servedFromCache(operation: string, how: CacheUse): void {
    this.#cached.inc({ operation: this.#bounded(operation), how });
  }

  /** Counts a request that exceeded a limit. */
  refused(limit: Limit): void {
    this.#refused.inc({ limit });
  }

  /** Returns the name, or `other` once there are too many. */
  #bounded(name: string): string {
    if (this.#names.has(name)) return name;
    if (this.#names.size >= maxOperations) return 'other';
    this.#names.add(name);
    return name;
  }

  /** Serves `/metrics` in Prometheus' text format. */
  serve = async (_: Request, res: Response): Promise<void> => {
    // The gateway's own metrics matter even more while the backend's database is away, or silent.
    const ofBackend = await Promise.race([
      this.#ofBackend().catch(() => ''),
      pause(ofBackendMs, '', { ref: false }),
    ]);
    res.type(this.#registry.contentType).send((await this.#registry.metrics()) + ofBackend);
  };
}
