import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterSave, changesOf } from '../../../web/src/dashboard/drafts/changes.ts';
import { mergeChanges, withField } from '../../../web/src/dashboard/drafts/merge-changes.ts';
import { plainText } from '../../../web/src/dashboard/drafts/merge-texts.ts';
import { languages } from '../languages.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';

/** The texts of a form by their names in the contract, such as `title_de`. */
const fields = languages.flatMap((language) => [
  { name: `title_${language}`, path: ['title', language] },
  { name: `text_${language}`, path: ['text', language] },
]);

/** What a form of the dashboard holds. */
type Values = Record<string, Record<string, string>>;

/** A field of a save that was acknowledged. */
interface Acknowledged {
  /** The version that the save has left. */
  version: number;
  field: string;
  value: string;
  /** The stored value that the editor has seen and means to replace; undefined if there is none. */
  over: string | undefined;
}

interface Step {
  who: 0 | 1;
  does: 'type' | 'save' | 'both save' | 'open again';
  field: number;
  value: number;
  /** What is kept where both have changed a field. */
  keep: 'mine' | 'theirs';
}

/** Somebody with a form, which does what `useDraft` does, one call of the backend at a time. */
class Editor {
  #values: Values = {};
  #stored: Values = {};
  #version = 0;
  /** The stored values that were seen when a field was changed or kept, by field. */
  readonly #over = new Map<string, string>();
  /** Whether the last save was refused, as another one was faster. */
  isRefused = false;
  readonly #backend: TestBackend;
  readonly #line: string;

  constructor(backend: TestBackend, line: string) {
    this.#backend = backend;
    this.#line = line;
  }

  async open(): Promise<void> {
    const { json } = await this.#backend.admin(`GET ${this.#line}`);
    this.#stored = this.#values = valuesOf(json);
    this.#version = json.version;
    this.isRefused = false;
    this.#over.clear();
  }

  type({ field: index, value }: Step): void {
    const field = fields[index % fields.length];
    if (!field) return;
    this.#values = withField(
      this.#values,
      field.path,
      field.name.startsWith('text') ? `<p>${value}</p>` : `${value}`,
    );
    this.#over.set(field.name, at(this.#stored, field.path));
  }

  /** Sends the changes, or goes on after a refusal. Returns what was acknowledged. */
  async save({ keep }: Step): Promise<Acknowledged[]> {
    if (this.isRefused) await this.#merge(keep);
    const sent = this.#values;
    const changes = changesOf(sent, this.#stored);
    const changed = fields.filter(({ path: [name = '', language = ''] }) => {
      const texts = changes[name];
      return typeof texts === 'object' && language in texts;
    });
    const json = Object.fromEntries(changed.map(({ name, path }) => [name, at(sent, path)]));
    const headers = { 'If-Match': `"${this.#version}"` };
    const response = await this.#backend.admin(`PATCH ${this.#line}`, { json, headers });
    this.isRefused = response.status === 412;
    if (this.isRefused) return [];
    expect(response.status).toBe(200);
    this.#stored = valuesOf(response.json);
    this.#version = response.json.version;
    this.#values = afterSave(this.#values, sent, this.#stored);
    return changed.map(({ name, path }) => ({
      version: this.#version,
      field: name,
      value: at(sent, path),
      over: this.#over.get(name),
    }));
  }

  async #merge(keep: Step['keep']): Promise<void> {
    const { json } = await this.#backend.admin(`GET ${this.#line}`);
    const theirs = valuesOf(json);
    const versions = { base: this.#stored, mine: this.#values, theirs };
    const { values, collisions } = mergeChanges(versions, () => plainText);
    this.#values = collisions.reduce(
      (merged, { path, passages, decide }) =>
        withField(merged, path, decide(passages.map(() => keep))),
      values,
    );
    for (const { path } of collisions) this.#over.set(path.join('_'), at(theirs, path));
    this.#stored = theirs;
    this.#version = json.version;
  }
}

function valuesOf(entity: Json): Values {
  const texts = new Map(Object.entries(entity));
  const of = (name: string) =>
    Object.fromEntries(languages.map((one) => [one, String(texts.get(`${name}_${one}`))]));
  return { title: of('title'), text: of('text') };
}

function at(values: Values, [name = '', language = '']: readonly string[]): string {
  return values[name]?.[language] ?? '';
}

const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom(0, 1),
    does: fc.constantFrom('type', 'type', 'save', 'save', 'both save', 'open again'),
    // Few fields, so that they collide often.
    field: fc.nat(2),
    value: fc.nat(1000),
    keep: fc.constantFrom('mine', 'theirs'),
  }),
  { minLength: 4, maxLength: 40 },
);

describeOnBoth('two editors', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  test('whatever they do in turn or at once, no acknowledged field is lost that the other has not seen and replaced', async () => {
    let [saves, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(steps, async (actions) => {
        const { id } = (await backend.admin('POST /spare', { json: {} })).json;
        const line = `/spare/${id}`;
        const editors = [new Editor(backend, line), new Editor(backend, line)] as const;
        await Promise.all(editors.map((editor) => editor.open()));
        const acknowledged: Acknowledged[] = [];
        for (const step of actions) {
          const editor = editors[step.who];
          if (step.does === 'type') editor.type(step);
          if (step.does === 'open again') await editor.open();
          const saving = { save: [editor], 'both save': editors, type: [], 'open again': [] }[
            step.does
          ];
          const saved = await Promise.all(saving.map((one) => one.save(step)));
          acknowledged.push(...saved.flat());
          saves += saved.filter((one) => one.length > 0).length;
          refused += editors.filter((one) => one.isRefused).length;
        }

        const stored = valuesOf((await backend.admin(`GET ${line}`)).json);
        for (const { name, path } of fields) {
          const chain = acknowledged
            .filter(({ field }) => field === name)
            .toSorted((one, other) => one.version - other.version);
          const values = ['', ...chain.map(({ value }) => value)];
          for (const [index, { over, value }] of chain.entries()) {
            // Who saves the same as is stored replaces nothing.
            if (value !== values[index]) expect(over).toBe(values[index]);
          }
          expect(at(stored, path)).toBe(values.at(-1));
        }
      }),
      { numRuns: 40 },
    );
    expect(saves).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(20);
  });
});
