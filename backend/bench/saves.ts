import { performance } from 'node:perf_hooks';
import { findArticle, updateArticle } from '../src/article/article-store.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { readImages, readState } from '../src/history/state.ts';
import { firstVersion, lockForEdit } from '../src/history/version.ts';
import { startTestBackend } from '../src/testing/test-backend.ts';

/**
 * Measures what the history costs, on the demo content in SQLite: a save of a spare's titles with it, and
 * with a version alone; and the list of spares, with all the revisions that are kept and without any.
 * Prints medians of runs in alternation; `node backend/bench/saves.ts 300` makes 300 of each.
 */
const runs = Number(process.argv[2] ?? 800);
const warmUp = 50;
const edit = { by: 'admin', session: 'bench', ifMatch: undefined };

const withoutRevisions = await startTestBackend({ seed: 'demo' });
const backend = await startTestBackend({ seed: 'demo' });
const database = await openDatabase(backend);
const spares = await database.selectFrom('spare').select('id').execute();
const spare = { table: 'spare', id: spares[0]?.id ?? 0 } as const;
let count = 0;

/** Makes texts that no save has stored yet. */
function nextTexts() {
  count += 1;
  return { title_de: `Düse ${count}`, title_en: `Nozzle ${count}` };
}

/** Does what a save does, but for the revision. */
const saveWithoutHistory = () =>
  database.transaction().execute(async (transaction) => {
    await lockForEdit(transaction, spare, edit);
    await readState(transaction, spare);
    const values = { ...nextTexts(), version: firstVersion() };
    await transaction.updateTable('spare').set(values).where('id', '=', spare.id).execute();
    await readImages(transaction, spare);
    return findArticle(transaction, 'spare', spare.id);
  });

/** Measures functions in turn; returns the median of each in milliseconds. */
async function medians<Name extends string>(measured: Record<Name, () => Promise<unknown>>) {
  const names = Object.keys(measured) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let run = -warmUp; run < runs; run += 1) {
    for (const name of names) {
      const began = performance.now();
      await measured[name]();
      if (run >= 0) times.get(name)?.push(performance.now() - began);
    }
  }
  return (name: Name) => times.get(name)?.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

const saves = await medians({
  call: () => backend.admin(`PATCH /spare/${spare.id}`, { json: nextTexts() }),
  save: () => updateArticle(database, spare, nextTexts(), edit),
  saveWithoutHistory,
});
const history = saves('save') - saves('saveWithoutHistory');
console.log(`PATCH /spare/${spare.id}: ${saves('call').toFixed(2)} ms`);
console.log(`without its history: ${(saves('call') - history).toFixed(2)} ms`);
console.log(`ratio: ${(saves('call') / (saves('call') - history)).toFixed(2)}`);

for (const { id } of spares) {
  for (let revision = 0; revision < 50; revision += 1) {
    await updateArticle(database, { table: 'spare', id }, nextTexts(), edit);
  }
}
const lists = await medians({
  with: () => backend.admin('GET /spare'),
  without: () => withoutRevisions.admin('GET /spare'),
});
console.log(`GET /spare with 50 revisions of each: ${lists('with').toFixed(2)} ms`);
console.log(`without any: ${lists('without').toFixed(2)} ms`);
console.log(`ratio: ${(lists('with') / lists('without')).toFixed(2)}`);

await database.destroy();
await backend.close();
await withoutRevisions.close();
