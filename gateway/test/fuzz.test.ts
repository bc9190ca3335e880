import { expect, test } from 'vitest';
import { fuzzer } from '../bench/fuzz.ts';
import { createSchema } from '../src/schema.ts';
import { contractData } from './contract-data.ts';
import { token } from './contract-stub.ts';
import { freshGateway } from './in-test.ts';

const it = freshGateway({ extensions: true });

/** `FUZZ=10000 npx vitest run …` for the long run; a bounded one belongs to every test run. */
const requests = Number(process.env.FUZZ ?? 500);

test(
  'generated requests get no 500, no stack and no masked error',
  { timeout: 300_000 },
  async () => {
    const next = fuzzer(createSchema(), 20_261_121);
    const statuses = new Map<number, number>();
    let answered = 0;
    const before = process.memoryUsage().heapUsed;
    for (let done = 0; done < requests; done += 10) {
      it.stub.data = contractData();
      it.stub.calls.length = 0;
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          const body = next();
          const response = await fetch(`${it.url()}/graphql`, {
            method: 'POST',
            headers: {
              accept: 'application/graphql-response+json',
              'content-type': 'application/json',
              authorization: `Bearer ${token}`,
            },
            body: JSON.stringify(body),
          });
          const text = await response.text();
          const what = `${JSON.stringify(body).slice(0, 2_000)}\n${text.slice(0, 2_000)}`;
          expect([200, 400, 413], what).toContain(response.status);
          expect(text, what).not.toMatch(
            /INTERNAL_SERVER_ERROR|node_modules|\bat [^ ]+ \(|\.ts:\d/,
          );
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          if (text.includes('"data":{')) answered++;
        }),
      );
    }
    // Enough of them are valid to reach the resolvers, enough are refused.
    expect(statuses.get(400)).toBeGreaterThan(requests / 20);
    expect(answered).toBeGreaterThan(requests / 10);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
  },
);
