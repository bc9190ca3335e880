import { createServer } from 'node:http';
import { getHeapSpaceStatistics } from 'node:v8';
import { hashOf, operations } from '../bench/speed-content.ts';
import { readConfig } from '../src/config.ts';
import { registeredOperations } from '../src/graphql/registered-operations.ts';
import { createGateway } from '../src/server.ts';

/**
 * A gateway that keeps no answers, in a process of its own over the backend at `argv[2]`. It is
 * told 'major' or 'minor', collects the garbage that way, and tells the bytes that are left.
 */
for (const [name, { query }] of Object.entries(operations)) {
  registeredOperations[hashOf(query)] = { name, body: query };
}
const config = {
  ...readConfig({ LOG_LEVEL: 'silent' }),
  backendUrl: process.argv[2] ?? '',
  requestsPerMinute: 1e9,
  keepAnswersMs: 0,
};
const server = createServer((await createGateway(config)).listener);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});

process.on('message', (type: 'major' | 'minor') => {
  // What survives is moved twice before it counts as old.
  for (let n = 0; n < 3; n++) globalThis.gc?.({ type, execution: 'sync' });
  const objects = getHeapSpaceStatistics().filter(({ space_name: name }) =>
    ['new_space', 'old_space'].includes(name),
  );
  process.send?.(objects.reduce((sum, space) => sum + space.space_used_size, 0));
});
