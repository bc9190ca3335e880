import type { ApolloServer } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { Request } from 'express';
import type { Context } from '../context.ts';
import { createAnswer } from './answer.ts';
import type { MakeAnswer } from './query-answers.ts';

/** Has a query by GET run by Apollo Server. `stop` ends its REST calls. */
export function queryByGet(
  apollo: ApolloServer<Context>,
  createContext: (req: Request, stop: AbortController) => Context,
): MakeAnswer {
  return async (req, stop) => {
    const context = createContext(req, stop);
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(req.headers)) headers.set(name, String(value));
    const answered = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: 'GET',
        headers,
        search: req.originalUrl.slice(req.originalUrl.indexOf('?')),
        body: undefined,
      },
      context: () => Promise.resolve(context),
    });
    const { status = 200, body } = answered;
    if (body.kind !== 'complete') throw new Error('a query is answered as a whole');
    const { session } = context;
    const { outcome } = session;
    return createAnswer({
      operation: outcome?.operation ?? 'invalid',
      status,
      headers: Object.fromEntries(answered.headers),
      text: body.string,
      topics: session.topics,
      mayBeKept:
        status === 200 &&
        outcome?.failed === false &&
        !session.stale &&
        req.headers.authorization === undefined,
    });
  };
}
