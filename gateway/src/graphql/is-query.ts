import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { z } from 'zod';
import { maxTokens } from './limits.ts';

const bodySchema = z.object({ query: z.string(), operationName: z.string().nullish() });

/** Whether the body of a POST request carries a query, which changes nothing. */
export function isQuery(body: unknown): boolean {
  const { data } = bodySchema.safeParse(body);
  if (!data) return false;
  try {
    const document = parse(data.query, { maxTokens, noLocation: true });
    return getOperationAST(document, data.operationName)?.operation === OperationTypeNode.QUERY;
  } catch {
    return false;
  }
}
