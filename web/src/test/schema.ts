import { readFileSync } from 'node:fs';

import { buildSchema } from 'graphql';
import { z } from 'zod';

/** The schema of the gateway, over which tests execute what the app asks. */
export const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** The operations that the gateway has registered, by their hashes. */
export const registeredOperations = z
  .record(z.string(), z.object({ name: z.string(), body: z.string() }))
  .parse(
    JSON.parse(readFileSync('gateway/src/graphql/registered-operations.generated.json', 'utf8')),
  );
