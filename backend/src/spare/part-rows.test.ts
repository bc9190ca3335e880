import { expect, test } from 'vitest';
import { maxRows, readPartRows } from './part-rows.ts';

const read = (text: string) => readPartRows(Buffer.from(text));
const fieldsIn = async (text: string) => (await read(text)).rows.map(({ fields }) => fields);
const errorsIn = async (text: string) => (await read(text)).errors;

test.each([';', ',', '\t'])(
  'cells are separated by %j, as the first line has them',
  async (separator) => {
    const text = 'partnumber|subst_part\nHT-1|L-1\n'.replaceAll('|', separator);
    expect(await fieldsIn(text)).toEqual([{ partnumber: 'HT-1', subst_part: 'L-1' }]);
  },
);

test.each(['sep=;', 'SEP=;', '"sep=;"', 'Sep = ;', '\uFEFFsep=;', ' "sep=;" ;;', 'sep=;;;;'])(
  'the first line %j names the separator, and counts as a line',
  async (line) => {
    const text = `${line}\r\npartnumber;description_en\r\nHT-1;a,b,c\r\n`;
    expect(await read(text)).toEqual({
      rows: [{ line: 3, id: undefined, fields: { partnumber: 'HT-1', description_en: 'a,b,c' } }],
      errors: [],
    });
  },
);

test.each([',', '\t', '|', ':'])('a first line names the separator %j', async (separator) => {
  const text = 'sep=/\npartnumber/description_en\nHT-1/a;b;c'.replaceAll('/', separator);
  expect(await fieldsIn(text)).toEqual([{ partnumber: 'HT-1', description_en: 'a;b;c' }]);
});

test.each(['\r\n', '\n\n', ' \n', '\uFEFF\r\n', '\t\t\n', '\uFEFF,,\n'])(
  'blank lines before the headings, as %j, say nothing of the separator, and count as lines',
  async (before) => {
    const line = before.split('\n').length;
    const text = `${before}partnumber,quantity,colour\nHT-1,4,red`;
    expect(await errorsIn(text)).toMatchObject([{ line, column: 'colour' }]);
    expect((await read(text.replaceAll(/,(colour|red)/g, ''))).rows).toEqual([
      { line: line + 1, id: undefined, fields: { partnumber: 'HT-1', quantity: 4 } },
    ]);
  },
);

test.each(['', '\uFEFF', '\n', '\uFEFF\r\n'])(
  'behind %j, the separator stands between headings, which may hold others and line breaks',
  async (before) => {
    const unknown = await errorsIn(`${before}"Part\nnumber",";;;"\nHT-1,`);
    expect(unknown).toMatchObject([{ column: ';;;' }]);
    expect(await fieldsIn(`${before}"Part\nnumber",quantity\nHT-1,4`)).toEqual([
      { partnumber: 'HT-1', quantity: 4 },
    ]);
  },
);

test('a column without a heading before the others counts for the separator', async () => {
  expect(await fieldsIn('\tpartnumber\n\tHT-1')).toEqual([{ partnumber: 'HT-1' }]);
});

test('columns stand in any order, whatever their case and blanks, behind a byte order mark', async () => {
  const text = '\uFEFF"Quantity"; PARTNUMBER ;Description_DE\r\n4;HT-1;Düse\r\n';
  expect(await fieldsIn(text)).toEqual([
    { quantity: 4, partnumber: 'HT-1', description_de: 'Düse' },
  ]);
});

test('a cell in quotes holds separators, quotes and line breaks', async () => {
  const text = 'partnumber;description_de\r\n"HT-1";"Ring; ""A""\r\nNut"\r\n';
  expect(await fieldsIn(text)).toEqual([
    { partnumber: 'HT-1', description_de: 'Ring; "A"\r\nNut' },
  ]);
});

test('a quote inside a bare cell is an inch', async () => {
  expect(await fieldsIn('partnumber;description_en\nHT-1;Pipe 1/2" x 3')).toEqual([
    { partnumber: 'HT-1', description_en: 'Pipe 1/2" x 3' },
  ]);
});

test.each([
  ["'=1+1", '=1+1'],
  ["'-12", '-12'],
  ["''+1", "'+1"],
  ["'n Ring", "'n Ring"],
  ['=1+1', '=1+1'],
  ["'＝1+1", '＝1+1'],
  ["' =1", ' =1'],
  ["Ring;'-1", 'Ring;-1'],
  ["Ring,''＋1", "Ring,'＋1"],
])('the cell %s is the text %s', async (cell, text) => {
  expect(await fieldsIn(`partnumber\n"${cell}"\n`)).toEqual([{ partnumber: text }]);
});

test('empty lines and missing cells at the end are what spreadsheets leave', async () => {
  const text = 'id;partnumber;quantity;subst_part;;\n 7 \n ;;;;;\n\n ;HT-2; 3 ;;;\n';
  const fields = { quantity: 0, subst_part: '' };
  expect(await read(text)).toEqual({
    rows: [
      { line: 2, id: 7, fields: { ...fields, partnumber: '' } },
      { line: 5, id: undefined, fields: { ...fields, partnumber: 'HT-2', quantity: 3 } },
    ],
    errors: [],
  });
});

test('blanks in a column without a heading are no cells', async () => {
  expect(await fieldsIn('partnumber;;\nHT-1; ;\u00a0; ')).toEqual([{ partnumber: 'HT-1' }]);
});

test('lines count as an editor shows them, whatever ends them', async () => {
  const text = 'partnumber;quantity\r\n"HT\n1";1\rHT-2;x\n"HT-3";1\n\n"a\r\nb";y\nHT-4;z';
  expect((await errorsIn(text)).map(({ line }) => line)).toEqual([4, 7, 9]);
});

const wholeNumber = 'must be a whole number from 0';
test.each([
  ['partnumber;colour\nHT-1;red', 1, 'colour', 'is no column of sub-parts'],
  ['partnumber;Partnumber\nHT-1;HT-1', 1, 'partnumber', 'appears twice'],
  ['quantity\n1', 1, 'partnumber', 'is missing'],
  ['', 1, '', 'the file is empty'],
  ['\n;\n', 1, '', 'the file is empty'],
  ['partnumber;quantity\n ;1', 2, 'partnumber', 'must not be empty'],
  ['partnumber;quantity\nHT-1;1,5', 2, 'quantity', wholeNumber],
  ['partnumber;quantity\nHT-1;-1', 2, 'quantity', wholeNumber],
  ['partnumber;quantity\nHT-1;2147483648', 2, 'quantity', wholeNumber],
  ['partnumber;id\nHT-1;seven', 2, 'id', 'must be the id'],
  [`partnumber\n${'x'.repeat(1001)}`, 2, 'partnumber', 'must have at most 1000 characters'],
  ['partnumber\na\0b', 2, 'partnumber', 'must not contain NUL or half a character'],
  ['partnumber;quantity\nHT-1;1;new', 2, '', 'has more cells than there are columns'],
  ['partnumber\nHT-1\n\n"HT-2', 4, '', 'has a quotation mark that is not closed'],
  ['partnumber\nHT-1\n"HT"-2', 3, '', 'has a quotation mark that is not closed'],
])('%j: line %i, column %j %s', async (text, line, column, message) => {
  expect(await errorsIn(text)).toMatchObject([{ line, column }]);
  expect((await errorsIn(text))[0]?.message).toContain(message);
});

test.each([
  ['Windows-1252', Buffer.from('partnumber;description_de\nHT-1;Ring\nHT-2;D\xFCse', 'latin1'), 3],
  ['UTF-16', Buffer.from('\uFEFFpartnumber\nHT-1', 'utf16le'), 1],
])('a file in %s is asked for in UTF-8', async (_, bytes, line) => {
  const message = 'is not UTF-8; save the file as “CSV UTF-8”';
  expect(await readPartRows(bytes)).toEqual({ rows: [], errors: [{ line, column: '', message }] });
});

test('a row with an error is left out, every other error is named as well', async () => {
  const text = 'partnumber;quantity;id\n;x;\nHT-2;1;\nHT-3;y;z';
  expect(await fieldsIn(text)).toEqual([{ partnumber: 'HT-2', quantity: 1 }]);
  expect((await errorsIn(text)).map(({ line, column }) => `${String(line)} ${column}`)).toEqual([
    '2 partnumber',
    '2 quantity',
    '4 id',
    '4 quantity',
  ]);
});

test('20,000 rows are read, of more the first one too many is named', async () => {
  const rows = 'HT\n'.repeat(maxRows);
  expect(await read(`partnumber\n${rows}`)).toMatchObject({ rows: { length: 20_000 }, errors: [] });
  expect(await errorsIn(`partnumber\n${rows}HT-X`)).toEqual([
    { line: 20_002, column: '', message: 'is one too many: an import takes 20000 rows' },
  ]);
});

test.each([
  ['101 headings', 'x;'.repeat(100), 1, 'has more than 100 cells'],
  ['120,000 empty headings', ';'.repeat(120_000), 1, 'has more than 100 cells'],
  ['9 MB in one cell', `partnumber\n${'x'.repeat(9_000_000)}`, 2, 'is longer than 100000 bytes'],
  ['9 MB behind a quotation mark', `partnumber\n"${'x\n'.repeat(4_500_000)}`, 2, 'is not closed'],
  ['nothing but line ends', '\n'.repeat(9_000_000), 1, 'the file is empty'],
  ['quotation marks only', `partnumber\n${'"'.repeat(50_001)}`, 2, 'is not closed'],
])(
  'a hostile file is one error that names its line: %s',
  async (_, text, line, message) => {
    const errors = await errorsIn(text);
    expect(errors).toMatchObject([{ line, column: '' }]);
    expect(errors[0]?.message).toContain(message);
  },
  30_000,
);

test('of very many errors the first 1,000 are named', async () => {
  expect(await errorsIn(`partnumber;quantity\n;1\n${';x\n'.repeat(5000)}`)).toHaveLength(1000);
});
