import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCsv } from '../../../web/src/ui/csv/write-csv.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { importColumns } from './part-rows.ts';

/** Made-up numbers as traders write them: of makers, of stock, of standards, and typed by hand. */
const numbersOf = [
  (n: number) => `L${String(40_000 + n)}P0${String(n % 9)}`,
  (n: number) => `L${String(40_000 + n)} P0${String(n % 9)}`,
  (n: number) => `9${String(371 + n)}M${String(n % 90)}P02`,
  (n: number) => `AS${String(3084 + n)}-0${String(n % 9)}`,
  (n: number) => `${String(n)}E0${String(n % 10)}`,
  (n: number) => `${String((n % 12) + 1)}-${String(1900 + (n % 99))}`,
  (n: number) => String(n).padStart(8, '0'),
  (n: number) => `4${String(n).padStart(12, '0')}`,
  (n: number) => `R 297/${String(n)}`,
  (n: number) => `МС-${String(n)}`,
];

const descriptions = [
  'O-Ring, Viton, 1/2" x 3/16"',
  'Brennstoffdüse „Zweistoff“; komplett',
  'Nozzle assy, "dual fuel"',
  '',
  'Форсунка топливная, 1 шт.',
  "=A1 isn't a formula here",
  '- ditto -',
  'Long '.repeat(180).trim(),
  'First line\nsecond line, 0.5 mm',
  '00815',
];

const numberOf = (n: number) => numbersOf[n % numbersOf.length]?.(n) ?? '';
const describedAs = (n: number) => descriptions[(n * 7) % descriptions.length] ?? '';

const columns = importColumns.slice(1);
const rows = Array.from({ length: 1757 }, (_, n): Record<string, string> => ({
  partnumber: numberOf(n),
  subst_part: n % 3 === 0 ? numberOf(n + 5) : '',
  quantity: String(n % 40),
  description_de: describedAs(n),
  description_en: describedAs(n + 1),
  description_ru: n % 2 === 0 ? describedAs(n + 2) : '',
}));

const csvOf = (list: Record<string, unknown>[], names = columns) =>
  writeCsv([names, ...list.map((row) => names.map((name) => String(row[name])))], ';');

describeOnBoth('a list of a trader, 1,757 rows', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  test('comes back byte for byte, and then changes nothing', async () => {
    const { id } = (await backend.admin('POST /spare', { json: {} })).json;
    const importFile = async (text: string, preview: boolean) =>
      (
        await backend.admin(
          `POST /spare/${id}/part/import?others=remove&preview=${String(preview)}`,
          { form: { file: new Blob([text]) } },
        )
      ).json;
    const file = csvOf(rows);
    expect(await importFile(file, false)).toMatchObject({
      errors: [],
      added: { length: rows.length },
      changed: [],
      removed: [],
    });
    const parts = (await backend.call(`GET /spare/${id}`)).json.parts.map((part) => ({ ...part }));
    expect(csvOf(parts)).toBe(file);
    const unchanged = { errors: [], warnings: [], added: [], changed: [], removed: [] };
    expect(await importFile(file, true)).toMatchObject(unchanged);
    expect(await importFile(csvOf(parts, importColumns), true)).toMatchObject(unchanged);
  });
});
