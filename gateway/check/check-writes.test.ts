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

test('--write tries every row of section 7 that writes', async () => {
  const { lines } = await checkWrites({});
  for (const name of writes) {
    // A page stands for all that have the row.
    const row = new RegExp(
      `^7\\.\\d ${name.replace('{slug}', '[\\w-]+').replace(/[{}]/g, '\\$&')}: `,
    );
    expect(
      lines.some((line) => row.test(line)),
      name,
    ).toBe(true);
  }
});

/** The account's own login and password are set again, so a backend that ignores that shows no difference. */
const ignorable = writes.filter((name) => !name.startsWith('PATCH /auth/'));

test.each([
  ...writes.map((name) => ({ broken: { [name]: 'fails' as const } })),
  ...ignorable.map((name) => ({ broken: { [name]: 'ignored' as const } })),
])('--write finds the row that is broken, and what it leaves is printed: %j', async (habits) => {
  const { holds, wrong, left, isUnchanged } = await checkWrites(habits);
  const [name = ''] = Object.keys(habits.broken);
  const pattern = name.replace('{slug}', '[\\w-]+').replace(/[{}]/g, '\\$&');
  expect(wrong).not.toEqual([]);
  expect(wrong.filter((line) => !new RegExp(`^7\\.\\d ${pattern}: differs`).test(line))).toEqual(
    [],
  );
  expect(holds).toBe(false);
  expect(isUnchanged).toBe(left.length === 0);
  // Only what cannot be deleted stays.
  if (!name.startsWith('DELETE ')) expect(left).toEqual([]);
});
