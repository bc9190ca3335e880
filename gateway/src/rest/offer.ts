import { z } from 'zod';
import { gatewayError } from '../contract/error.ts';
import { extensionEndpoints, extensionNames } from '../contract/extensions.generated.ts';
import type { Operation } from '../contract/managed-fields.ts';
import { managedFields } from '../contract/managed-fields.ts';
import type { HttpResponse } from './http-call.ts';
import { NotConnectedError } from './http-call.ts';
import { OpenCircuitError } from './circuit-breaker.ts';
import { dataIn, readBody } from './response-body.ts';

/** An endpoint of the contract beyond section 7. */
export type ExtensionEndpoint = (typeof extensionEndpoints)[number];

/** The names of what endpoints take beyond section 7. */
export type ExtensionNames = typeof extensionNames;

const endpoints: readonly string[] = extensionEndpoints;
const namesByEndpoint: Record<string, readonly string[] | undefined> = extensionNames;

/** Whether an endpoint goes beyond section 7. */
export function isExtensionEndpoint(endpoint: string): endpoint is ExtensionEndpoint {
  return endpoints.includes(endpoint);
}

/** The response to `GET /extensions`: what the backend takes beyond section 7, by endpoint. */
const responseSchema = z.object({ extensions: z.record(z.string(), z.array(z.string())) });

/** What a backend offers beyond section 7. */
export class Offer {
  readonly #offered: Map<string, readonly string[]>;
  /** Whether the backend could be asked. */
  readonly isKnown: boolean;
  /** Whether the backend said so itself. */
  readonly #isCertain: boolean;

  /** Without an argument, what is offered is not known. */
  constructor(offered?: Record<string, readonly string[]>, isCertain = offered !== undefined) {
    this.isKnown = offered !== undefined;
    this.#isCertain = isCertain;
    this.#offered = new Map(Object.entries(offered ?? {}));
  }

  /**
   * Whether the backend has an endpoint beyond section 7. Throws `BACKEND_UNAVAILABLE` where that is not
   * known.
   */
  has(endpoint: ExtensionEndpoint): boolean {
    if (!this.isKnown) throw gatewayError('BACKEND_UNAVAILABLE', { row: endpoint });
    return this.#offered.has(endpoint);
  }

  /** Whether `GET /readyz` reports the state of the backend. */
  get reportsReadiness(): boolean {
    return this.#offered.has('GET /readyz');
  }

  /** Whether administrators have roles, which `POST /auth/me` tells; without them they may do everything. */
  get hasRoles(): boolean {
    return this.#offered.get('POST /auth/me')?.includes('role') ?? false;
  }

  /** Throws `NOT_SUPPORTED` for an endpoint beyond section 7 that the backend does not have, or as `has`. */
  checkEndpoint(endpoint: string): void {
    if (isExtensionEndpoint(endpoint) && !this.has(endpoint)) throw gatewayError('NOT_SUPPORTED');
  }

  /** Whether an endpoint takes a parameter, header or body field beyond section 7. */
  takes<Endpoint extends keyof ExtensionNames>(
    endpoint: Endpoint,
    name: ExtensionNames[Endpoint][number],
  ): boolean {
    return this.#takes(endpoint, name);
  }

  /** Returns the headers or body fields that the endpoint takes, without the others. */
  takenOf<T>(endpoint: string, values: Record<string, T>): Record<string, T> {
    return Object.fromEntries(
      Object.entries(values).filter(([name]) => this.#takes(endpoint, name)),
    );
  }

  /**
   * Returns the query that selects a page as far as the endpoint can select it. A filter that it lacks
   * would leave entries in the page that do not belong there, so then the whole list is to be read.
   */
  queryOf(endpoint: string, query: Record<string, string>): Record<string, string> {
    const names = namesByEndpoint[endpoint] ?? [];
    const entries = Object.entries(query);
    if (entries.every(([name]) => this.#takes(endpoint, name))) return query;
    return Object.fromEntries(entries.filter(([name]) => !names.includes(name)));
  }

  /** Lists the fields of a path's responses that are the backend's own: it does not offer what manages ours. */
  foreignFields(path: string): string[] {
    const [, feature = ''] = path.split('/');
    const fields = Object.entries(managedFields[feature] ?? {});
    const isOffered = ([endpoint, name]: Operation) =>
      name === undefined ? this.#offered.has(endpoint) : this.#takes(endpoint, name);
    return fields.filter(([, operation]) => !isOffered(operation)).map(([name]) => name);
  }

  #takes(endpoint: string, name: string): boolean {
    // Only the backend gives a version. Without it, a save would overwrite what somebody else has saved meanwhile.
    if (name === 'If-Match' && !this.#isCertain) return true;
    const isExtension = namesByEndpoint[endpoint]?.includes(name) ?? false;
    return !isExtension || (this.#offered.get(endpoint)?.includes(name) ?? false);
  }
}

/** How long an offer counts that could not be read although the backend was reached. */
const uncertainMs = 10_000;

/**
 * Knows what the backend offers: asks it once, and again after an outage, since another backend may have
 * come back; meanwhile the last known offer counts. Any other response than that of `GET /extensions` means
 * that it offers nothing.
 */
export class BackendOffer {
  readonly #ask: () => Promise<HttpResponse>;
  #last: Offer | undefined;
  #reading: Promise<Offer> | undefined;
  #askAt = 0;

  /** `ask` calls `GET /extensions`. */
  constructor(ask: () => Promise<HttpResponse>) {
    this.#ask = ask;
  }

  /** Returns the offer; the last known one while the backend is asked again. */
  async read(): Promise<Offer> {
    if (performance.now() >= this.#askAt) {
      this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    }
    return this.#last ?? this.#reading ?? new Offer();
  }

  /** Has the backend asked again. Call it after an outage. */
  forget(): void {
    this.#askAt = 0;
  }

  async #read(): Promise<Offer> {
    this.#askAt = Infinity;
    try {
      const response = await this.#ask();
      const isCertain = response.status < 500 && response.status !== 429;
      if (isCertain) this.#last = offerIn(response);
      else this.#askAt = performance.now() + uncertainMs;
    } catch (error) {
      if (error instanceof NotConnectedError || error instanceof OpenCircuitError) {
        this.forget();
        return this.#last ?? new Offer();
      }
      this.#askAt = performance.now() + uncertainMs;
    }
    return (this.#last ??= new Offer({}, false));
  }
}

function offerIn({ status, text }: HttpResponse): Offer {
  try {
    const read = status === 200 ? responseSchema.safeParse(dataIn(readBody(text))) : undefined;
    return new Offer(read?.data?.extensions ?? {});
  } catch {
    return new Offer({});
  }
}
