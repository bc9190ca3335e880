import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Metrics } from '../http/metrics.ts';
import { clientGone } from '../http/session.ts';
import { SharedReads } from '../rest/shared-reads.ts';
import type { Topic } from '../rest/topic.ts';
import type { Answer } from './answer.ts';
import { sendAnswer } from './answer.ts';
import type { Asked } from './kept-answers.ts';
import { KeptAnswers } from './kept-answers.ts';

/** Headers about whoever asked; a cache would hand them to all others. */
const headersOfOne = ['RateLimit', 'RateLimit-Policy', 'X-Request-Id'];

/** Makes the answer to a request's query; `stop` ends when nobody waits for it any more. */
export type MakeAnswer = (req: Request, stop: AbortController) => Promise<Answer>;

/**
 * Answers queries by GET as wholes. Public ones are given again while they are fresh, and made once
 * for all who ask at the same moment; what carries a token is made for its request alone.
 */
export class QueryAnswers {
  readonly #kept: KeptAnswers;
  readonly #underway = new SharedReads<Answer>();
  readonly #metrics: Metrics;
  readonly #traces: boolean;

  /** `traces` tells whether clients may ask for a trace of their query. */
  constructor(freshMs: () => number, metrics: Metrics, traces: boolean) {
    this.#kept = new KeptAnswers(freshMs);
    this.#metrics = metrics;
    this.#traces = traces;
  }

  /** Answers what is kept or under way before Express is entered, which costs several times more. */
  before(express: RequestListener): RequestListener {
    return (req, res) => {
      const asked = this.#publicQuery(req, req.url);
      const kept = asked && this.#kept.find(asked);
      if (kept) {
        const status = sendAnswer(req, res, kept);
        this.#metrics.givenAgain(kept.operation, status === 304 ? 'not modified' : 'kept');
      } else if (!asked || !this.#underway.has(keyOf(asked))) {
        express(req, res);
      } else {
        this.#underway.read(keyOf(asked), clientGone(res).signal, neverBegun).then(
          (answer) => {
            sendAnswer(req, res, answer);
            this.#metrics.givenAgain(answer.operation, 'shared');
          },
          // Whoever had it made is told the error; this one asks again, and is told its own.
          () => res.destroyed || express(req, res),
        );
      }
    };
  }

  /** Answers queries by GET that nobody has asked for yet; leaves the rest to the next handler. */
  handler(make: MakeAnswer): RequestHandler {
    return async (req, res, next) => {
      if (!this.#isQueryByGet(req, req.originalUrl)) {
        next();
        return;
      }
      const asked = this.#publicQuery(req, req.originalUrl);
      const gone = clientGone(res);
      try {
        const answer =
          asked === undefined
            ? await make(req, gone)
            : await this.#underway.read(keyOf(asked), gone.signal, (stop) =>
                this.#make(asked, () => make(req, stop)),
              );
        if (answer.mayBeKept) headersOfOne.forEach((name) => res.removeHeader(name));
        sendAnswer(req, res, answer);
      } catch (error) {
        if (!gone.signal.aborted) next(error);
      }
    };
  }

  /** Forgets what a write has touched, without a topic all; nobody joins what is being made. */
  forget(write?: Topic): void {
    this.#kept.forget(write);
    this.#underway.forget();
  }

  async #make(asked: Asked, make: () => Promise<Answer>): Promise<Answer> {
    const beginning = this.#kept.beginning();
    const answer = await make();
    if (answer.mayBeKept) this.#kept.keep(asked, beginning, answer);
    return answer;
  }

  /** What a public query asks for; undefined for every other request. */
  #publicQuery(req: IncomingMessage, url = ''): Asked | undefined {
    const { accept = '', authorization } = req.headers;
    return authorization === undefined && this.#isQueryByGet(req, url)
      ? { url, accept }
      : undefined;
  }

  /** Whether a request is a query of our own pages, which wants nothing but its answer. */
  #isQueryByGet({ method, headers }: IncomingMessage, url: string): boolean {
    return (
      method === 'GET' &&
      url.startsWith('/graphql?') &&
      headers.origin === undefined &&
      // Browsers send it to no other site unasked (csrfPrevention).
      headers['apollo-require-preflight'] !== undefined &&
      // Where nobody gets a trace, asking for one is no way around what is kept.
      !(this.#traces && headers['x-rest-trace'] !== undefined)
    );
  }
}

/** What makes two public queries the same. */
function keyOf({ url, accept }: Asked): string {
  return `${accept} ${url}`;
}

function neverBegun(): Promise<Answer> {
  return Promise.reject(new Error('the answer was under way a moment ago'));
}
