import { expect, onTestFinished, test } from 'vitest';
import { checkBackend } from './check-rows.ts';
import type { Habits, Stub } from '../test/contract-stub.ts';
import { startStub } from '../test/contract-stub.ts';
import { endpoints } from '../test/contract-endpoints.ts';

async function checkWrites(habits: Habits) {
  const stub = await startStub(habits);
  onTestFinished(() => stub.close());
  const before = contentOf(stub);
  const lines: string[] = [];
  const { login, password } = stub.data.account;
  const backend = { backendUrl: stub.url, login, password, write: true };
  const holds = await checkBackend(backend, (line) => lines.push(line));
  const left = lines.filter((line) => line.startsWith('left behind: '));
  const wrong = lines.filter((line) => /^7\.\d .*: (differs|not there)/.test(line));
  return { holds, lines, left, wrong, isUnchanged: contentOf(stub) === before };
}

/** What a backend stores. */
function contentOf({ data: { nextId: _, pages, ...content } }: Stub): string {
  return JSON.stringify([content, [...pages]]);
}

const writes = Object.keys(endpoints).filter(
  (name) => !name.startsWith('GET ') && !/^POST .auth/.test(name),
);

/** The line of a row; a page stands for all that have the row. */
const rowOf = (name: string) =>
  new RegExp(`^7\\.\\d ${name.replace('{slug}', '[\\w-]+').replace(/[{}]/g, '\\$&')}: `);

test.each<Habits>([
  {},
  { wrapped: true, textIds: true, writes: 'nothing' },
  { writes: 'id', barePaths: true },
  { isStrict: true, unknownPath: 'page' },
  { isStrict: true, unknownPath: 403 },
])('--write finds that a backend keeps section 7, and leaves nothing: %j', async (habits) => {
  const { holds, wrong, lines, left, isUnchanged } = await checkWrites(habits);
  expect({ wrong, left }).toEqual({ wrong: [], left: [] });
  expect({ holds, isUnchanged }).toEqual({ holds: true, isUnchanged: true });
  expect(lines.filter((line) => line.includes('not tried'))).toEqual([]);
  expect(writes.filter((name) => !lines.some((line) => rowOf(name).test(line)))).toEqual([]);
});

test('--write finds that changes empty what they do not name, and puts it back', async () => {
  const { wrong, left, isUnchanged } = await checkWrites({ replaces: true });
  const changes = wrong.map((line) => line.replace(/^7\.\d (.*): differs: .*: (.*)$/, '$1: $2'));
  expect(changes).toEqual([
    'PATCH /settings: phone, email, address',
    'PATCH /spare/{id}: title_de, title_ru, text_de, text_en, text_ru',
    'PATCH /spare/{id}/part/{partId}: quantity, description_de, description_en, description_ru',
    'PATCH /category/{id}: lang',
    'PATCH /product/{id}: description, type, model, power, lang, category_id',
    'PATCH /partner/{id}: text_de, text_ru',
    'PATCH /service/{id}: title_de, title_ru, text_de, text_en, text_ru',
    ...['gas-turbina', 'careers', 'contact', 'privacy-policy'].map(
      (name) => `PATCH /page/${name}: text_de, text_ru`,
    ),
    'PATCH /page/page-part/{id}: description_de, description_ru',
  ]);
  expect({ left, isUnchanged }).toEqual({ left: [], isUnchanged: true });
});

const matching = (pattern: RegExp) => writes.filter((name) => pattern.test(name));
const inside = ['POST /spare/{id}/part', 'POST /product'];
const innermost = ['POST /product/property'];
const additions = matching(/^POST (?!.*image.add$)/).filter(
  (name) => ![...inside, ...innermost].includes(name),
);

/** Rows that are tried whether or not the others hold. */
const independent = {
  changes: matching(/^PATCH /),
  'additions of images': matching(/^POST .*image.add$/),
  'deletions of images': matching(/^DELETE .*image.delete$/),
  deletions: matching(/^DELETE (?!.*image.delete$)/),
  'a deletion inside what is deleted': ['DELETE /spare/{id}/part/{partId}'],
  additions,
  'additions inside': inside,
  'additions inside these': innermost,
};
/** The account's own login and password are set again, so a backend that ignores that shows no difference. */
const isSeen = (name: string, fault: string) =>
  fault === 'fails' || !name.startsWith('PATCH /auth/');
const faults = Object.entries(independent).flatMap(([what, names]) =>
  (['fails', 'ignored'] as const).map((fault) => ({
    what,
    fault,
    names: names.filter((name) => isSeen(name, fault)),
  })),
);

test.each(faults)(
  '--write finds the rows that are broken, and prints what they leave: $what, $fault',
  async ({ what, fault, names }) => {
    const broken = Object.fromEntries(names.map((name) => [name, fault]));
    const { holds, wrong, left, isUnchanged } = await checkWrites({ broken });
    const isOf = (name: string) => (line: string) => rowOf(name).test(line);
    expect(names.filter((name) => !wrong.some(isOf(name)))).toEqual([]);
    expect(wrong.filter((line) => !names.some((name) => isOf(name)(line)))).toEqual([]);
    expect(holds).toBe(false);
    expect(isUnchanged).toBe(left.length === 0);
    // Only what cannot be deleted stays, and each of it is named.
    if (!names.some((name) => name.startsWith('DELETE '))) expect(left).toEqual([]);
    if (what === 'deletions') {
      expect(
        names.filter((name) => !left.some((line) => line.startsWith(`left behind: ${name}:`))),
      ).toEqual([]);
    }
  },
);
