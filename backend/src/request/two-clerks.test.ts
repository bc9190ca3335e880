import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestStatuses } from '../database/tables.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';

const enquiry = { name: 'A. Muster', company: 'Muster AG', email: 'a@example.org' };

const steps = fc.array(
  fc.record({
    who: fc.constantFrom([0], [1], [0, 1]),
    does: fc.constantFrom('read', 'note', 'note', 'mark'),
    status: fc.constantFrom(...requestStatuses),
  }),
  { minLength: 4, maxLength: 30 },
);

/** What a clerk has read of an enquiry. */
interface Seen {
  note: string;
  status: string;
  version?: number;
}

const none: Seen = { note: '', status: 'open' };

describeOnBoth('two clerks', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start({ formLimit: 1000 });
  });
  afterAll(() => backend.close());

  test('whatever they do in turn or at once, no acknowledged note or status is lost, and no note is replaced unseen', async () => {
    let [notes, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(steps, async (actions) => {
        const { id } = (await backend.call('POST /request', { json: enquiry })).json;
        const read = async () => {
          const { json } = await backend.admin<Seen[]>('GET /request?last=1');
          return json[0] ?? none;
        };
        const patch = (json: object, headers = {}) =>
          backend.admin<Seen[]>('PATCH /request', { json: { ids: [id], ...json }, headers });
        const seen = [await read(), await read()];
        const acknowledged: { over?: unknown; note?: string; status?: string }[] = [];

        async function act(who: number, { does, status }: { does: string; status: string }) {
          if (does === 'read') seen[who] = await read();
          if (does === 'mark') {
            await patch({ status });
            acknowledged.push({ status });
          }
          if (does !== 'note') return;
          const { note: over, version } = seen[who] ?? none;
          const note = `note ${(notes += 1)} of ${who}`;
          const response = await patch({ note }, { 'If-Match': `"${version}"` });
          if (response.status === 412) {
            refused += 1;
            return;
          }
          seen[who] = response.json[0] ?? none;
          acknowledged.push({ over, note });
        }
        for (const step of actions) await Promise.all(step.who.map((who) => act(who, step)));

        const { json: history } = await backend.admin<Seen[]>(`GET /request/${id}/revision`);
        for (const { over, note, status } of acknowledged) {
          const at = history.findIndex((one) => one.note === note);
          if (note !== undefined) {
            expect(at).toBeGreaterThanOrEqual(0);
            expect(at === 0 ? '' : history[at - 1]?.note).toBe(over);
          }
          // Marked as what it is already leaves no trace.
          const statuses = ['open', ...history.map((one) => one.status)];
          if (status !== undefined) expect(statuses).toContain(status);
        }
        const { note, status } = await read();
        const last = history.at(-1) ?? none;
        expect({ note, status }).toEqual({ note: last.note, status: last.status });
      }),
      { numRuns: 30 },
    );
    expect(notes - refused).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(10);
  });
});
