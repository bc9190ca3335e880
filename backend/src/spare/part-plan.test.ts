import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from '../../../web/src/ui/csv/write-csv.ts';
import { planImport, type PartPlan } from './part-plan.ts';
import { importColumns, maxErrors, readPartRows } from './part-rows.ts';
import type { SubPart } from './sub-part-contract.ts';

const empty = {
  description_de: '',
  description_en: '',
  description_ru: '',
  subst_part: '',
  callout: '',
};
const part = (id: number, partnumber: string, quantity = 1): SubPart => ({
  ...empty,
  ...{ id, partnumber, quantity, version: 1 },
});

const stored = [part(1, 'A'), part(2, 'B'), part(3, 'A')];

async function planOf(text: string, others: 'keep' | 'remove' = 'keep') {
  const { rows, errors } = await readPartRows(Buffer.from(text));
  expect(errors).toEqual([]);
  return planImport(stored, rows, others);
}

test('a row names a part by its id, even under another number', async () => {
  const { plan } = await planOf('id;partnumber\n3;C');
  expect(plan).toEqual({
    added: [],
    changed: [{ line: 2, before: part(3, 'A'), after: part(3, 'C') }],
    removed: [],
  });
});

test('rows without an id name the parts with their number in order, then new ones', async () => {
  const { plan, warnings } = await planOf('partnumber;quantity\nA;7\nA;8\nA;9\na;1\nA;9');
  expect(plan).toEqual({
    added: [
      { line: 4, part: { ...empty, partnumber: 'A', quantity: 9 } },
      { line: 5, part: { ...empty, partnumber: 'a', quantity: 1 } },
      { line: 6, part: { ...empty, partnumber: 'A', quantity: 9 } },
    ],
    changed: [
      { line: 2, before: part(1, 'A'), after: part(1, 'A', 7) },
      { line: 3, before: part(3, 'A'), after: part(3, 'A', 8) },
    ],
    removed: [],
  });
  const message = 'is the number of line 4 in another spelling, “A”';
  expect(warnings).toEqual([{ line: 5, column: 'partnumber', message }]);
});

test('a number names the part in any spelling that no other row names exactly', async () => {
  const fields = (partnumber: string) => ({ partnumber });
  const rows = ['ht 2041', 'HT-2041', 'ＨТ2041'].map((number, index) => ({
    line: index + 2,
    id: undefined,
    fields: fields(number),
  }));
  const { plan } = await planImport([part(1, 'HT-2041'), part(2, 'HT.2041')], rows, 'remove');
  expect(plan).toEqual({
    added: [{ line: 4, part: { ...empty, partnumber: 'ＨТ2041', quantity: 0 } }],
    changed: [{ line: 2, before: part(2, 'HT.2041'), after: part(2, 'ht 2041') }],
    removed: [],
  });
});

test.each([
  ['HT-10-1', 'HT-1-01'],
  ['11-2', '1-12'],
  ['ht 101-5', 'HT-10.15'],
])(
  'that “%s” is taken for “%s” is warned of, as it may be another part',
  async (number, before) => {
    const row = { line: 2, id: undefined, fields: { partnumber: number } };
    const { plan, warnings } = await planImport([part(1, before)], [row], 'keep');
    expect(plan.changed).toMatchObject([{ before: { partnumber: before } }]);
    const message = `“${number}” is taken for another spelling of “${before}”; if it is another part, leave it out here and add it in the list`;
    expect(warnings).toEqual([{ line: 2, column: 'partnumber', message }]);
    // Who names the part by its id means it.
    expect((await planImport([part(1, before)], [{ ...row, id: 1 }], 'keep')).warnings).toEqual([]);
  },
);

test.each([
  ['HT101', 'HT-1-01'],
  ['ht 1 01', 'HT-1-01'],
  ['HT1-01', 'HT-101'],
  ['НТ–1О-1', 'HT101'],
  ['HT-1-01', 'HT-1-01'],
])('“%s” is “%s” without a warning', async (number, before) => {
  const row = { line: 2, id: undefined, fields: { partnumber: number } };
  const { plan, warnings } = await planImport([part(1, before)], [row], 'keep');
  expect([plan.added, warnings]).toEqual([[], []]);
});

test('numbers of which a spreadsheet has made something else stay as stored, with a warning', async () => {
  const before = [
    part(1, '341E03'),
    { ...part(2, '1-1907'), subst_part: '00123' },
    part(3, '0815'),
    { ...part(4, 'HT-1'), subst_part: 'Jan 07' },
  ];
  const file =
    'id;partnumber;subst_part;quantity\n1;341000;;1\n;Jan 07;123;5\n;815;;1\n;01.01.1907;;1\n4;HT-2;Jan 07;1';
  const { rows } = await readPartRows(Buffer.from(file));
  const { plan, warnings } = await planImport(before, rows, 'remove');
  const second = { ...part(2, '1-1907'), subst_part: '00123' };
  expect(plan).toEqual({
    added: [{ line: 5, part: { ...empty, partnumber: '01.01.1907', quantity: 1 } }],
    changed: [
      { line: 3, before: second, after: { ...second, quantity: 5 } },
      { line: 6, before: before[3], after: { ...before[3], partnumber: 'HT-2' } },
    ],
    removed: [],
  });
  expect(warnings.map(({ line, column, message }) => [line, column, message.slice(0, 30)])).toEqual(
    [
      [2, 'partnumber', '“341000” is what a spreadsheet'],
      [3, 'partnumber', '“Jan 07” is what a spreadsheet'],
      [3, 'subst_part', '“123” is what a spreadsheet ma'],
      [4, 'partnumber', '“815” is what a spreadsheet ma'],
      [5, 'partnumber', '“01.01.1907” looks like a numb'],
    ],
  );
});

test('a row without an id leaves the part to the row that names it', async () => {
  const { plan } = await planOf('id;partnumber;quantity\n;A;7\n1;A;1');
  expect(plan.changed).toEqual([{ line: 2, before: part(3, 'A'), after: part(3, 'A', 7) }]);
});

test('a part that no row names is kept, or removed where that is asked for', async () => {
  expect((await planOf('partnumber\nB')).plan.removed).toEqual([]);
  expect((await planOf('partnumber\nB', 'remove')).plan).toEqual({
    added: [],
    changed: [],
    removed: [part(1, 'A'), part(3, 'A')],
  });
});

test('an unknown id and one that is there twice are errors, and nothing is added for them', async () => {
  const { errors, plan } = await planOf('id;partnumber\n9;A\n1;A\n1;B');
  expect(errors).toEqual([
    { line: 2, column: 'id', message: 'must be the id of a sub-part of this spare' },
    { line: 4, column: 'id', message: 'is on line 3 already' },
  ]);
  expect(plan).toEqual({ added: [], changed: [], removed: [] });
});

test.each(['#N/A', '#NV', '#Н/Д', '#REF!', '#ССЫЛКА!', '#NAME?', '#DIV/0!', ' #ÜBERLAUF!', '####'])(
  'the error %s of a spreadsheet is not stored as a text',
  async (value) => {
    const message = `“${value}” is an error of the spreadsheet; correct its formula, or empty the cell`;
    for (const id of ['', '1']) {
      const { errors } = await planOf(`id;partnumber;description_ru\n${id};A;${value}`);
      expect(errors).toEqual([{ line: 2, column: 'description_ru', message }]);
    }
  },
);

test.each(['#', '# 1', '#12', 'Ring #N/A', 'Err:5', '##'])('%s may be a text', async (value) => {
  expect((await planOf(`partnumber\n${value}`)).errors).toEqual([]);
});

test('an error that is stored already is imported as it was exported', async () => {
  const before = [{ ...part(1, '#N/A'), description_de: '#ССЫЛКА!', callout: '####' }];
  const read = await readPartRows(Buffer.from(exported(before)));
  const { plan, errors } = await planImport(before, read.rows, 'remove');
  expect([...read.errors, ...errors]).toEqual([]);
  expect(plan).toEqual({ added: [], changed: [], removed: [] });
});

test('an error in place of a number is one error, not two', async () => {
  const read = await readPartRows(Buffer.from('partnumber;quantity\nA;#N/A'));
  const { errors } = await planImport(stored, read.rows, 'keep');
  expect([...read.errors, ...errors]).toMatchObject([{ line: 2, column: 'quantity' }]);
});

test('of very many errors the first 1,000 are given', async () => {
  const file = `partnumber\n${'#N/A\n'.repeat(maxErrors + 1)}`;
  expect((await planOf(file)).errors).toHaveLength(maxErrors);
});

test('of very many warnings the first 1,000 are given', async () => {
  const { warnings } = await planOf(`partnumber\nX\nx\n${'1.23E+05\n'.repeat(maxErrors)}`);
  expect([warnings.length, warnings[0]?.line]).toEqual([1000, 3]);
});

test('numbers without letters and digits are no spellings of each other', async () => {
  const { rows } = await readPartRows(Buffer.from('partnumber\n..\n::'));
  const { plan, warnings } = await planImport([part(1, '--')], rows, 'remove');
  expect([plan.added.length, plan.removed.length, warnings]).toEqual([2, 1, []]);
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }).filter((value) => !value.includes('\0')),
  // Signs that mean something in a CSV file, close together.
  fc.string({
    unit: fc.constantFrom(...Array.from(';,"\'=+-@＝＋－＠\t\r\n a')),
    maxLength: 8,
  }),
);
const number = text.filter((value) => value.trim() !== '');
const fields = fc.record({
  partnumber: number,
  subst_part: text,
  callout: text,
  quantity: fc.nat(2_147_483_647),
  description_de: text,
  description_en: text,
  description_ru: text,
});
const parts = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 40 }), fields }), {
    selector: ({ id }) => id,
    maxLength: 12,
  })
  .map((list) => list.map(({ id, fields }): SubPart => ({ ...fields, id, version: 1 })));

/** Writes parts as the dashboard exports them. */
function exported(rows: object[], columns = importColumns): string {
  const cells = rows.map((row) => columns.map((name) => String(Reflect.get(row, name) ?? '')));
  return writeCsv([columns, ...cells], ';');
}

/** What the parts of a spare are after a plan, in their order. */
function applied(before: SubPart[], { added, changed, removed }: PartPlan) {
  const changes = new Map(changed.map(({ after }) => [after.id, after]));
  const kept = before.filter((one) => !removed.includes(one));
  return [
    ...kept.map((one) => changes.get(one.id) ?? one),
    ...added.map(({ part }) => ({ ...part, id: undefined })),
  ];
}

test('an export holds no formula, whatever separates its cells for a spreadsheet', () => {
  fc.assert(
    fc.property(parts, (rows) => {
      const cells = exported(rows).split(/[,;\t\r\n]/);
      expect(cells.filter((cell) => /^"*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
});

test('importing an export changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(parts, async (before) => {
      const { rows, errors } = await readPartRows(Buffer.from(exported(before)));
      expect(errors).toEqual([]);
      const { plan } = await planImport(before, rows, 'remove');
      expect(plan).toEqual({ added: [], changed: [], removed: [] });
    }),
  );
});

test('applying a plan gives exactly what the file says, with ids and without', async () => {
  const file = fc.array(fc.record({ id: fc.option(fc.nat(11), { nil: undefined }), fields }), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(parts, file, async (before, wanted) => {
      const left = [...before];
      const rows = wanted.map(({ id: index, fields }) => {
        // Each part is named once at most.
        const [named] = index === undefined ? [] : left.splice(index, 1);
        return { ...fields, id: named?.id };
      });
      const read = await readPartRows(Buffer.from(exported(rows)));
      const { plan, errors } = await planImport(before, read.rows, 'remove');
      expect([...read.errors, ...errors]).toEqual([]);
      const after = applied(before, plan);
      const values = (list: object[]) =>
        list.map((row) => exported([row], importColumns.slice(1))).toSorted();
      expect(values(after)).toEqual(values(rows));
      for (const row of rows.filter(({ id }) => id !== undefined)) {
        expect(after).toContainEqual({ ...row, version: 1 });
      }
    }),
  );
});
