import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { address, readVariables } from './config.ts';

/** A piece of work that a trace shows. */
export interface TracedWork {
  name: string;
  kind: 'server' | 'client';
  attributes?: Record<string, string>;
}

/** A piece of work under way, as the exporter of traces knows it. */
export interface Span {
  /** The context of what the work causes, as W3C Trace Context writes it. */
  traceparent: string;
  rename(name: string): void;
  end(error?: unknown): void;
}

/** Exports traces; loaded only where they are exported. */
export interface SpanExport {
  begin(work: TracedWork, parent: string, startedAt?: number): Span;
  close(): Promise<void>;
}

/** The version, ids that are not all zeros, and flags. */
const valid = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

const variables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http://collector:4318', 'http:', 'https:').optional(),
};

const current = new AsyncLocalStorage<string>();
let exported: SpanExport | undefined;

/**
 * Exports traces from here on where `OTEL_EXPORTER_OTLP_ENDPOINT` is set; the other variables of
 * OpenTelemetry hold as well. Returns what sends the last of them. Throws `ConfigError` for what is no
 * address.
 */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = readVariables(variables, env);
  if (!endpoint) return () => Promise.resolve();
  const { createSpanExport } = await import('./span-export.ts');
  const started = createSpanExport(env);
  exported = started;
  return () => started.close();
}

/** Whether traces are exported. */
export function isTracing(): boolean {
  return exported !== undefined;
}

/** Returns the trace that a header names, from whomever it comes; undefined for what is no trace. */
export function readTraceparent(header: unknown): string | undefined {
  return typeof header === 'string' && valid.test(header) ? header : undefined;
}

/** Begins a trace. */
export function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}

/** Returns the trace that the running work belongs to. */
export function currentTraceparent(): string | undefined {
  return current.getStore();
}

/** Runs work as part of a trace: of the one that is given, or of the current one. */
export async function traced<T>(
  work: TracedWork,
  run: (span?: Span) => Promise<T>,
  parent = current.getStore(),
): Promise<T> {
  if (parent === undefined) return run();
  const span = exported?.begin(work, parent);
  try {
    const result = await current.run(span?.traceparent ?? parent, run, span);
    span?.end();
    return result;
  } catch (error) {
    span?.end(error);
    throw error;
  }
}

/** Begins work that ends by a call of `end`, and runs what it causes. */
export function beginTraced(work: TracedWork, parent: string, run: () => void): Span | undefined {
  const span = exported?.begin(work, parent);
  current.run(span?.traceparent ?? parent, run);
  return span;
}

/** Adds work that has just ended, after some milliseconds, to the current trace. */
export function addTraced(work: TracedWork, ms: number, error?: unknown): void {
  const parent = current.getStore();
  if (parent !== undefined) exported?.begin(work, parent, Date.now() - ms).end(error);
}
