import type { IncomingMessage, RequestListener } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Metrics } from '../http/metrics.ts';
import { clientGone } from '../http/session.ts';
import { SharedReads } from '../rest/shared-reads.ts';
import type { Topic } from '../rest/topic.ts';
import type { Answer } from './answer.ts';
import { encode, sendAnswer } from './answer.ts';
import { KeptAnswers } from './kept-answers.ts';

/** An answer that was made, and whether others may be given it later: no errors, nothing stale. */
export interface MadeAnswer {
  answer: Answer;
  isComplete: boolean;
}

/** Makes the answer to a request's query; the signal ends when nobody waits for it any more. */
export type MakeAnswer = (req: Request, signal: AbortSignal) => Promise<MadeAnswer>;

/**
 * Answers public queries by GET as wholes: one that is kept and fresh at once, one that is being
 * made for somebody else with the same answer. What carries a token never comes here.
 */
export class PublicAnswers {
  readonly #kept: KeptAnswers;
  readonly #underway = new SharedReads<MadeAnswer>();
  readonly #metrics: Metrics;

  constructor(freshMs: () => number, metrics: Metrics) {
    this.#kept = new KeptAnswers(freshMs);
    this.#metrics = metrics;
  }

  /** Answers what is kept or under way before Express is entered, which costs several times more. */
  before(express: RequestListener): RequestListener {
    return (req, res) => {
      const key = keyOf(req, req.url);
      const kept = key === undefined ? undefined : this.#kept.find(key);
      if (kept) {
        // Only what is asked for again is worth compressing; this client gets it as it is.
        if (kept.encoded === undefined) void encode(kept);
        const status = sendAnswer(req, res, kept);
        this.#metrics.givenAgain(kept.operation, status === 304 ? 'not modified' : 'kept');
      } else if (key === undefined || !this.#underway.has(key)) {
        express(req, res);
      } else {
        this.#underway.read(key, clientGone(res).signal, neverBegun).then(
          ({ answer }) => {
            sendAnswer(req, res, answer);
            this.#metrics.givenAgain(answer.operation, 'shared');
          },
          // Whoever had it made is told the error; this one asks again, and is told its own.
          () => res.destroyed || express(req, res),
        );
      }
    };
  }

  /** Answers public queries that nobody has asked for yet; leaves the rest to the next handler. */
  handler(make: MakeAnswer): RequestHandler {
    return async (req, res, next) => {
      const key = keyOf(req, req.originalUrl);
      if (key === undefined) {
        next();
        return;
      }
      const gone = clientGone(res).signal;
      try {
        const { answer } = await this.#underway.read(key, gone, (signal) =>
          this.#make(key, (ended) => make(req, ended), signal),
        );
        sendAnswer(req, res, answer);
      } catch (error) {
        if (!gone.aborted) next(error);
      }
    };
  }

  /** Forgets what a write has touched, without a topic all; nobody joins what is being made. */
  forget(write?: Topic): void {
    this.#kept.forget(write);
    this.#underway.forget();
  }

  async #make(
    key: string,
    make: (signal: AbortSignal) => Promise<MadeAnswer>,
    signal: AbortSignal,
  ): Promise<MadeAnswer> {
    const beginning = this.#kept.beginning();
    const made = await make(signal);
    if (made.isComplete) this.#kept.keep(key, beginning, made.answer);
    return made;
  }
}

/** What makes two public queries the same; undefined for every other request. */
function keyOf({ method, headers }: IncomingMessage, url = ''): string | undefined {
  const isPublicQuery =
    method === 'GET' &&
    url.startsWith('/graphql?') &&
    headers.authorization === undefined &&
    headers.origin === undefined &&
    // Browsers send it to no other site unasked (csrfPrevention).
    headers['apollo-require-preflight'] !== undefined &&
    headers['x-rest-trace'] === undefined;
  return isPublicQuery ? `${headers.accept ?? ''} ${url}` : undefined;
}

function neverBegun(): Promise<MadeAnswer> {
  return Promise.reject(new Error('the answer was under way a moment ago'));
}
