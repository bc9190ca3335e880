import { protectText } from 'backend/spreadsheet-text';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { textCell, workbook, xmlHead } from '../../test/workbook.ts';
import { encodingOf } from '../../ui/csv/read-spreadsheet.ts';
import { csvRows } from '../../ui/csv/write-csv.ts';
import { readTable } from './read-table.ts';

const windows1251 = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';

function encode(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le') return Uint8Array.from(Buffer.from(text, 'utf16le'));
  if (encoding === 'utf-16be') return Uint8Array.from(Buffer.from(text, 'utf16le').swap16());
  if (encoding === 'windows-1252') return Uint8Array.from(Buffer.from(text, 'latin1'));
  const byteOf = (letter: string) => {
    const index = windows1251.indexOf(letter);
    return index < 0 ? letter.charCodeAt(0) : 0xc0 + index;
  };
  return Uint8Array.from(Array.from(text, byteOf));
}

const textOf = async (bytes: Uint8Array<ArrayBuffer>, name = 'parts.csv') =>
  (await readTable(new File([bytes], name))).file.text();

const german = 'partnumber;description_de\r\nHT-1;Düse, groß\r\n';
const russian = 'partnumber;description_ru\r\nHT-1;Форсунка топливная\r\n';

test.each([
  ['utf-8', german],
  ['utf-8', russian],
  ['utf-8', 'partnumber\nHT-1\n'],
  ['windows-1252', german],
  ['windows-1251', russian],
  ['windows-1252', 'Teilenummer;Größe\r\nHT-1;Ø 40 × 3\r\n'],
  ['windows-1251', 'Номер детали;Наименование\r\nHT-1;ФОРСУНКА\r\n'],
  ['windows-1251', `Артикул;Кол-во\r\n${'НТ-1-01;4 шт\r\nНТ-2-02;3 м\r\n'.repeat(9)}`],
  ['utf-16le', german],
  ['utf-16le', russian],
  ['utf-16be', german],
  ['utf-16be', russian],
])('a file in %s is read whole: %j', async (encoding, text) => {
  const bytes = encode(text, encoding);
  expect(encodingOf(bytes)).toBe(encoding);
  expect((await textOf(bytes)).split('\n').slice(1)).toEqual(text.split('\n').slice(1));
  if (encoding.startsWith('utf')) {
    const marked = encode(`\uFEFF${text}`, encoding);
    expect(encodingOf(marked)).toBe(encoding);
    expect(await textOf(marked)).toBe(await textOf(bytes));
  }
});

test('the encoding that somebody chooses is taken', async () => {
  const source = new File([encode(german, 'windows-1252')], 'parts.csv');
  expect(await readTable(source)).toMatchObject({ encoding: 'windows-1252' });
  const table = await readTable(source, 'windows-1251');
  expect(table.encoding).toBe('windows-1251');
  expect(await table.file.text()).toContain('Dьse');
});

test.each([
  [
    'Partnumber;Subst-Part;Quantity;Description(De)',
    'partnumber;subst_part;quantity;description_de',
  ],
  ['Part number,"Subst. Part",Quantity', 'partnumber,subst_part,quantity'],
  ['Teilenummer;Bezeichnung;Ersetzt durch;Menge', 'partnumber;description_de;subst_part;quantity'],
  ['Teilenummer;Ersatznummer', 'partnumber;subst_part'],
  ['Номер детали\tНаименование\tКоличество', 'partnumber\tdescription_ru\tquantity'],
  ['Partnumber,Description', 'partnumber,description_en'],
  ['sep=;\r\nTeilenummer;Menge', 'sep=;\r\npartnumber;quantity'],
  ['"sep=,"\nTeilenummer,Menge', '"sep=,"\npartnumber,quantity'],
  ['id;partnumber;description_ru', 'id;partnumber;description_ru'],
  ['Teilenummer;Preis', 'partnumber;Preis'],
  [' \r\n\r\n;;\r\nTeilenummer;Menge', ' \r\n\r\n;;\r\npartnumber;quantity'],
  ['||\nTeilenummer|Menge', '||\npartnumber|quantity'],
  ['Teilenummer;"Bezeichnung\n(DE)";Menge', 'partnumber;description_de;quantity'],
  ['"Teile-\r\nnummer";Bezeichnung;Menge', 'partnumber;description_de;quantity'],
  ['"Part\nnumber",quantity', 'partnumber,quantity'],
  ['"Preis, netto, je ""Stück""\n(EUR)";Menge', '"Preis, netto, je ""Stück""\n(EUR)";quantity'],
  ['Teilenummer;"Menge; Stück";Menge', 'partnumber;"Menge; Stück";quantity'],
  ['Teilenummer;Maß (");Menge', 'partnumber;Maß (");quantity'],
])('the headings %j are read as %j', async (head, columns) => {
  const rows = '\r\nHT-1;"Teilenummer\r\nMenge"';
  expect(await textOf(encode(head + rows, 'utf-8'))).toBe(columns + rows);
});

const headings = `<row r="1">${textCell('A1', 'Teilenummer')}${textCell('B1', 'Menge')}</row>`;

test('an Excel workbook is read as its cells show it, a formula by its result', async () => {
  const rows = [
    `<row r="2">${textCell('A2', ' HT-1; &quot;A&quot; ')}<c r="B2"><v>4</v></c></row>`,
    '<row r="3"><c r="A3"><v>341000</v></c><c r="B3"><f>1+1</f><v>2</v></c></row>',
    `<row r="5"><c r="A5" s="1"><v>2558</v></c></row><row r="6">${textCell('A6', '341E03')}</row>`,
  ];
  expect((await textOf(workbook(headings + rows.join('')), 'parts.xlsx')).split('\r\n')).toEqual([
    'partnumber;quantity',
    `"' HT-1; ""A"" ";4`,
    '341000;2',
    ';',
    "'1907-01-01;",
    "'341E03;",
    '',
  ]);
});

test.each([
  ...['341E03', '00123', '1-1907', '10 A', '=1+1', '-40', ' HT-1', 'Dichtung,-40 °C'],
  ...["'n Ring", "'=1", 'HT-1'],
])('the export of %j comes back from a workbook as it was', async (text) => {
  // A spreadsheet shows our apostrophe as a part of the text, and saves it like this.
  const row = `<row r="2">${textCell('A2', protectText(text))}</row>`;
  const csv = await textOf(workbook(headings + row), 'parts.xlsx');
  expect(csv.split('\r\n')[1]).toBe(csvRows([[text, '']], ';').trimEnd());
});

test('the error and the empty result of a formula are no empty cells alike', async () => {
  const error = '<c r="A2" s="1" t="e"><f>VLOOKUP(B2,C:D,2)</f><v>#N/A</v></c>';
  const nothing = '<c r="B2" t="str"><f>IF(TRUE,"","")</f><v></v></c>';
  const csv = await textOf(
    workbook(`${headings}<row r="2">${error}${nothing}</row>`),
    'parts.xlsx',
  );
  expect(csv).toBe('partnumber;quantity\r\n#N/A;\r\n');
});

test.each([
  '<c r="B2"><f>1+1</f></c>',
  '<c r="B2" s="1"><f t="shared" si="0"/><v/></c>',
  '<c r="B2" t="e"><f>1+1</f><v></v></c>',
  '<x:c xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" r="B2"><x:f/></x:c>',
])('a formula that nobody has calculated is an error, and no empty cell: %s', async (cell) => {
  const row = `<row r="2"><c r="A2"><f>1</f><v>1</v></c>${cell}</row>`;
  const total = '<row r="3"><c r="B3"><f>SUM(B2)</f></c></row>';
  const csv = await textOf(workbook(headings + row + total), 'parts.xlsx');
  expect(csv).toBe('partnumber;quantity\r\n1;#N/A\r\n;#N/A\r\n');
});

test('the headings of a workbook may stand below blank rows', async () => {
  const rows = headings.replaceAll('1"', '3"').replaceAll(/"([AB])1"/g, '"$13"');
  expect(await textOf(workbook(rows), 'parts.xlsx')).toBe(';\r\n;\r\npartnumber;quantity\r\n');
});

test.each([
  ['a cell beyond all columns', workbook(`<row r="1"><c r="XFD1"><v>1</v></c></row>`), 'XFD1'],
  ['a cell beyond all rows', workbook('<row r="9"><c r="A1048576"><v>1</v></c></row>'), 'A1048576'],
  ['a bomb', zipSync({ 'xl/a.xml': new Uint8Array(101 * 1024 * 1024) }), 'too large when unpacked'],
  ['another archive', zipSync({ 'a.txt': strToU8('x') }), 'cannot be read as an Excel workbook'],
  ['a cut file', workbook(headings).slice(0, 700), 'cannot be read as an Excel workbook'],
  ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'is an old Excel file'],
  ['more than 10 MB', new Uint8Array(11 * 1024 * 1024), 'is larger than 10 MB'],
])('%s is refused with what to do', async (_, bytes, message) => {
  await expect(textOf(Uint8Array.from(bytes), 'parts.xlsx')).rejects.toThrow(message);
});

test('entities of a workbook are not expanded', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
  const file = workbook(headings + `<row r="2">${textCell('A2', '&b;&b;')}</row>`, xmlHead + bomb);
  const read = await textOf(file, 'parts.xlsx').catch(String);
  expect(read.length).toBeLessThan(1000);
});
