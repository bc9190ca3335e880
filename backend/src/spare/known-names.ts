import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { builtInNames, extendedNames, maxEntries, type Synonyms } from '../search/synonyms.ts';

interface KnownNames {
  /** The ids and versions of the entries that they were read from. */
  state: string;
  names: Promise<Synonyms>;
}

const known = new WeakMap<Database, KnownNames>();

/**
 * Returns the names that stand for one another: the built-in ones and those of administrators. Each call
 * looks whether an entry has changed, since another process may have changed it.
 */
export async function knownNames(database: Database): Promise<Synonyms> {
  const entries = await selectEntries(database).select(['id', 'version']).execute();
  if (entries.length === 0) return builtInNames;
  const state = JSON.stringify(entries);
  const last = known.get(database);
  if (last?.state === state) return last.names;
  const names = readNames(database);
  known.set(database, { state, names });
  names.catch(() => known.delete(database));
  return names;
}

function selectEntries(database: Database) {
  return database.selectFrom('synonym').orderBy('id').limit(maxEntries);
}

async function readNames(database: Database): Promise<Synonyms> {
  const entries = await selectEntries(database).select('words').execute();
  const steps = extendedNames(entries.map(({ words }) => words));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
