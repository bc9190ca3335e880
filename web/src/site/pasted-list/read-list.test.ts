import fc from 'fast-check';
import { expect, test } from 'vitest';

import { languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { linesOf, readList } from './read-list.ts';

/** Each row as `number quantity`, with `?` for a quantity that the buyer must enter, and its other reading after `or`. */
function rowsOf(text: string, language: Language = 'en'): string[] {
  return readList(text, language).rows.map(({ partNumber, quantity, otherwise }) => {
    const other = otherwise ? ` or ${otherwise.partNumber} ${otherwise.quantity ?? '?'}` : '';
    return `${partNumber} ${quantity ?? '?'}${other}`;
  });
}

const two = ['HT-1-01 4', 'HT-2-02 12'];

test.each([
  ['a tab', 'HT-1-01\t4\nHT-2-02\t12'],
  ['Windows line ends', 'HT-1-01\t4\r\nHT-2-02\t12\r\n'],
  ['old Mac line ends and a byte order mark', '\uFEFFHT-1-01\t4\rHT-2-02\t12'],
  ['a semicolon', 'HT-1-01;4\nHT-2-02 ; 12'],
  ['a comma', 'HT-1-01,4\nHT-2-02, 12'],
  ['a pipe', '| HT-1-01 | 4 |\n|---|---|\n| HT-2-02 | 12 |'],
  ['blanks', 'HT-1-01     4\nHT-2-02    12'],
  ['one blank', 'HT-1-01 4\nHT-2-02 12'],
  ['no-break blanks', 'HT-1-01\u00a0\u00a04\nHT-2-02\u202f\u202f12'],
  ['a dash', 'HT-1-01 - 4\nHT-2-02 – 12'],
  ['a long dash and a minus', 'HT-1-01 — 4\nHT-2-02 − 12'],
  ['x', 'HT-1-01 x4\nHT-2-02 × 12'],
  ['Cyrillic х', 'HT-1-01 х 4\nHT-2-02 х12'],
  ['a colon, brackets', 'HT-1-01: 4\nHT-2-02 (12)'],
  ['an equals sign', 'HT-1-01 = 4\nHT-2-02=12'],
  ['quotation marks', '"HT-1-01"\t"4"\n«HT-2-02»\t“12”'],
  ['commas and quotation marks', '"HT-1-01","Nozzle, 2 parts","4"\n"HT-2-02","Ring","12"'],
  ['an apostrophe', "'HT-1-01;'4\n'HT-2-02;'12"],
  ['a formula', '="HT-1-01"\t4\n="HT-2-02"\t12'],
  ['units', 'HT-1-01 4 Stk.\nHT-2-02 12 шт'],
  ['units before', '4 x HT-1-01\n12 pcs HT-2-02'],
  ['words for quantity', 'HT-1-01 qty 4\nHT-2-02, Menge: 12'],
  ['numbers of entries', '1. HT-1-01 4\n2) HT-2-02 12'],
  ['numbers without a blank', '1.HT-1-01 4\n2.HT-2-02 12'],
  ['numbers of sections', '1.1 HT-1-01 4\n1.2 HT-2-02 12'],
  ['bullets', '• HT-1-01 4\n- HT-2-02 12'],
  ['№ and Pos.', '№ 1 HT-1-01 4\nPos. 2 HT-2-02 12'],
  ['labels', 'P/N: HT-1-01 4\nPart No. HT-2-02 12'],
  ['leading numbers of rows', '1 HT-1-01 4\n2 HT-2-02 12'],
  ['a column of row numbers', '1\tHT-1-01\t4\n2\tHT-2-02\t12'],
  ['row numbers with dots', '1.\tHT-1-01\t4\n2.\tHT-2-02\t12'],
  ['descriptions between', 'HT-1-01\tFuel nozzle, M8x20\t4\nHT-2-02\tRing 40 mm\t12'],
  ['descriptions before', 'Fuel nozzle 2\tHT-1-01\t4\nRing 40 mm\tHT-2-02\t12'],
  ['a unit column', 'HT-1-01\t4\tpcs\t125\nHT-2-02\t12\tpcs\t80'],
  ['an engine column', 'LM6000\tHT-1-01\t4\nLM6000\tHT-2-02\t12'],
  ['decimals of zero', 'HT-1-01\t4,0\nHT-2-02\t12.00'],
  ['empty rows and columns', '\n\tHT-1-01\t\t4\n\t\t\t\n\tHT-2-02\t\t12'],
  ['line breaks in cells', '"HT-1-01\nrevised"\t"Fuel\nnozzle"\t4\nHT-2-02\t"Ring 3"" wide"\t12'],
  ['a single line among columns', 'HT-1-01\tNozzle\t4\nHT-2-02 12'],
  ['full-width digits', 'HT-1-01\t４\nHT-2-02\t１２'],
  ['a soft hyphen and a zero-width blank', 'HT-1\u00ad-01\t4\u200b\nHT-2-02\t12'],
])('reads a list with %s', (_, text) => {
  for (const language of languages) expect(rowsOf(text, language)).toEqual(two);
  expect(readList(text, 'en').others).toEqual([]);
});

test.each([
  ['№\tНомер детали\tНаименование\tКол-во, шт', ['1', 'HT-1-01', 'Форсунка', '4']],
  ['Pos.\tMenge\tTeilenummer\tBezeichnung', ['1', '4', 'HT-1-01', 'Düse']],
  ['Item\tPart number\tDescription\tQty\tUnit price', ['1', 'HT-1-01', 'Nozzle', '4', '125']],
  ['Subst-Part\tPartnumber\tQuantity', ['HT-9-99', 'HT-1-01', '4']],
  ['Ersetzt durch;Artikel-Nr.;Anzahl', ['HT-9-99', 'HT-1-01', '4']],
  ['Заменён на;Артикул;Количество', ['HT-9-99', 'HT-1-01', '4']],
  ['Stock qty\tPart no.\tPrice', ['4', 'HT-1-01', '99']],
  ['Lfd. Nr.;Sachnummer;Lagerort;Stück', ['1', 'HT-1-01', '17', '4']],
  ['Part number;Ordered', ['HT-1-01', '4 pcs']],
  ['Ware;Qty', ['HT-1-01', '4']],
  ['Description;Qty', ['HT-1-01', '4']],
  ['Price;Code;Qty', ['AB-99-12345', 'HT-1-01', '4']],
  ['No.;Description 2;Menge', ['HT-1-01', '40 mm', '4']],
  ['Part number;Price;Ordered', ['HT-1-01', '99', '4']],
  ['Pos;Teilenummer;Zeichnung (2D);Menge', ['10', 'HT-1-01', 'Z-4711-0815', '4']],
  ['Item;Part number;Qty;HS code (6-digit)', ['1', 'HT-1-01', '4', '841199']],
  ['Part number\tReplaces\tQty\tDelivery CW23', ['HT-1-01', 'HT-9-99999', '4', '']],
  ['Обозначение (ГТН-16);Кол-во;Цена с НДС 20%', ['HT-1-01', '4', '100,50']],
  ['Material;Kurztext;Menge;Preis/100;Werk 0010', ['HT-1-01', 'Ring', '4', '17', '1000']],
  ['LM2500 Part number\tDescription\tQty', ['HT-1-01', 'Nozzle', '4']],
  ['P/N1;P/N2;Qty', ['HT-1-01', 'AB-1', '4']],
  ['Teilenummer;Zeichnung (2D);Bestellt', ['HT-1-01', 'Z-4711-0815', '4 Stk']],
])('reads columns by their headings: %s', (heading, cells) => {
  const separator = heading.includes(';') ? ';' : '\t';
  const list = readList(`Request of May\n${heading}\n${cells.join(separator)}\nTotal`, 'en');
  expect(list.rows).toMatchObject([{ partNumber: 'HT-1-01', quantity: 4 }]);
  expect([list.head, list.others]).toEqual([['Request of May', heading], ['Total']]);
});

test.each([
  ['4 шт', 4, 4, 4],
  ['1', 1, 1, 1],
  ['99999', 99_999, 99_999, 99_999],
  ['12345.000', 12_345, 12_345, 12_345],
  ['1  000', 1000, 1000, 1000],
  ['10 Stk', 10, 10, 10],
  ['5 pcs.', 5, 5, 5],
  ['x3', 3, 3, 3],
  ['2,0', 2, 2, 2],
  ['3.0', 3, 3, 3],
  ['1 000', 1000, 1000, 1000],
  ['1\u00a0000', 1000, 1000, 1000],
  ['1\u202f000 шт.', 1000, 1000, 1000],
  ['1’000', 1000, 1000, 1000],
  ['1.000', 1000, null, null],
  ['1,000', null, 1000, null],
  ['1.500', 1500, null, null],
  ['1.000,00', 1000, 1000, 1000],
  ['1,000.00', 1000, 1000, 1000],
  ['1 000,00', 1000, 1000, 1000],
  ['12.345', 12_345, null, null],
  ['04', 4, 4, 4],
  ['2.5', null, null, null],
  ['2.05', null, null, null],
  ['2,5', null, null, null],
  ['0', null, null, null],
  ['-3', null, null, null],
  ['100000', null, null, null],
  ['many', null, null, null],
  ['ca. 4', null, null, null],
  ['4?', null, null, null],
  ['4-6', null, null, null],
  ['2 x 4', null, null, null],
  ['½', null, null, null],
  ['4²', null, null, null],
  ['5 m', null, null, null],
  ['2 Satz', null, null, null],
  ['1.000.00', null, null, null],
  ['', null, null, null],
])('reads the quantity %j as %j in German, %j in English, %j in Russian', (text, de, en, ru) => {
  const read = (language: Language) =>
    readList(`Part number\tQty\nHT-1-01\t${text}\n`, language).rows.map(({ quantity }) => quantity);
  expect([read('de'), read('en'), read('ru')]).toEqual([[de], [en], [ru]]);
});

test.each([
  ['no quantity at all', 'HT-1-01\nHT-2-02', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['an empty column', 'Part number\tQty\nHT-1-01\t\nHT-2-02\t', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['two columns that may be it', 'HT-1-01\t4\t10\nHT-2-02\t3\t7', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['row numbers alone', '1\tHT-1-01\n2\tHT-2-02', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['rising numbers before', '4\tHT-1-01\n12\tHT-2-02', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['quantities before', '4\tHT-1-01\n2\tHT-2-02', ['HT-1-01 4', 'HT-2-02 2']],
  ['quantities before, with a blank', '4 HT-1-01\n2 HT-2-02', ['HT-1-01 4', 'HT-2-02 2']],
  ['a description that ends with a number', 'HT-1-01 Seal stage 2', ['HT-1-01 ?']],
  ['a description and a unit', 'HT-1-01 Seal stage 2 4 pcs', ['HT-1-01 4']],
  ['metres', 'HT-1-01\t5\tm\nHT-2-02\t4\tpcs', ['HT-1-01 ?', 'HT-2-02 4']],
  ['sets in a column', 'HT-1-01\t5\tSatz', ['HT-1-01 ?']],
  ['thousands in CSV', 'HT-1-01,1,000\nHT-2-02,3,000', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['blanks within a number', 'HT FN 2041 03', ['HT FN 2041 03 ?']],
  ['blanks within a number, and a tab', 'HT FN 2041 03\t2', ['HT FN 2041 03 2']],
  ['several numbers in a cell', '"HT-1-01\nHT-2-02"\t4', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['several numbers in a cell, with commas', '"HT-1-01, HT-2-02";4', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['several described numbers in a cell', '"HT-1 Ring\nHT-2 Seal"\t4', ['HT-1 ?', 'HT-2 ?']],
  [
    'several numbers in one of the lines',
    'HT-1-0\nHT-2-0, HT-3-0',
    ['HT-1-0 ?', 'HT-2-0 ?', 'HT-3-0 ?'],
  ],
  ['several numbers of digits', '4000123, 4000124', ['4000123 ?', '4000124 ?']],
  ['several numbers with blanks', 'HT FN 204 03; HT FN 2041', ['HT FN 204 03 ?', 'HT FN 2041 ?']],
  [
    'several numbers, tabs',
    'L123P1\tL4P01\tL5P01\nL6P01\tL7P01',
    ['L123P1 ?', 'L4P01 ?', 'L5P01 ?', 'L6P01 ?', 'L7P01 ?'],
  ],
  [
    'several numbers and quantities',
    '2x L123P1, L124P1 Qty 3, L125P1',
    ['L123P1 2', 'L124P1 3', 'L125P1 ?'],
  ],
  ['several numbers with descriptions', 'L123P1 Ring, L124P1 Seal', ['L123P1 ?', 'L124P1 ?']],
  [
    'several numbers and words',
    'НТ-1-01, НТ-2-02, срочно\nС уважением, Иван',
    ['НТ-1-01 ?', 'НТ-2-02 ?'],
  ],
  [
    'numbers and sizes',
    'HT-1-01\tO-RING 40X3\tM8x20\nHT-2-02\tBOLT\tDN50',
    ['HT-1-01 ?', 'HT-2-02 ?'],
  ],
  ['numbers and an engine', 'LM6000\tHT-1-01\nLM6000\tHT-2-02', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['numbers and a date', 'HT-123-01\t12.3.26\nHT-223-02\t13.3.26', ['HT-123-01 ?', 'HT-223-02 ?']],
  ['two numbers with a stroke', 'HT-1-01 / HT-2-02', ['HT-1-01 / HT-2-02 ?']],
  ['one number and a unit of sets', 'Part no. HT-1-01;Qty: 2 sets', ['HT-1-01 ?']],
  ['numbers and sizes alone', 'L1P01, M8x20\nL2P02, M10x30', ['L1P01 ?', 'L2P02 ?']],
  ['sizes in cells', 'HT-1, M8x20\tRing\t4\nHT-2, M10x30\tRing\t2', ['HT-1 4', 'HT-2 2']],
  ['a size below a number', '"HT-1-01\n40x3 lang"\tRing\t4', ['HT-1-01 4']],
  ['a size between commas', 'L1P1 - BOLT, HEX, .250-28\nL2P2 - NUT, HEX', ['L1P1 ?', 'L2P2 ?']],
  ['numbers and places', 'HT-1-01\tA-12-3\nHT-2-02\tB-04-1', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['numbers and engines', 'GT-11\tHT-1-01\nGT-12\tHT-2-02', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['one engine of the same form', 'MS5001\tHT1001\nMS5001\tHT1002', ['HT1001 ?', 'HT1002 ?']],
  ['codes of a plant', 'MBA10AA001\tL1234P01\nMBA10AA002\tL1235P01', ['L1234P01 ?', 'L1235P01 ?']],
  ['serial numbers', 'L12P01\tSN GE-4711A\nL13P01\tSN GE-4712B', ['L12P01 ?', 'L13P01 ?']],
  ['norms', 'НТ-1-01\tБолт\tГОСТ 7798-70', ['НТ-1-01 ?']],
  ['numbers and drawings', 'L12P01\tDWG-4711-01', ['L12P01 ?']],
  ['what it is replaced by', 'HT-1-01\tersetzt durch HT-1-02', ['HT-1-01 ?']],
  ['revisions of a number', 'HT-1-01, HT-1-01A, L1', ['HT-1-01 ?', 'HT-1-01A ?']],
  ['a quantity behind a comma', 'L1P1, 4 Stk; L2P2, 2 Stk', ['L1P1 4', 'L2P2 2']],
  [
    'a telephone number',
    'HT-1\nHT-2\nTel. 40 12, Fax 40 13',
    ['HT-1 ?', 'HT-2 ?', 'Tel. 40 12, Fax 40 13 ? or Tel. 40 12, Fax 40 13'],
  ],
  [
    'a sentence with several numbers',
    'Please quote L1P1, L2P2 and L3P3.\nThanks',
    ['L1P1 ?', 'L2P2 ?', 'L3P3 ?'],
  ],
  ['a sentence with a colon', 'Нужны: НТ-1-01, НТ-2-02', ['НТ-1-01 ?', 'НТ-2-02 ?']],
  ['a sentence with two numbers', 'Просим НТ-1-01 и НТ-2-02.', ['НТ-1-01 ?', 'НТ-2-02 ?']],
  [
    'words before numbers of the same form',
    'Turbine GT-1-2\tHT-1-01\nTurbine GT-2-2\tHT-2-02',
    ['HT-1-01 ?', 'HT-2-02 ?'],
  ],
  ['numbers of digits', '4000123\t4\n4000124\t2', ['4000123 4', '4000124 2']],
  ['Cyrillic letters', 'НТ-1-О1\t4', ['НТ-1-О1 4']],
  ['a repeated number', 'HT-1-01\t4\nHT-1-01\t3', ['HT-1-01 4', 'HT-1-01 3']],
  ['a sum below', 'HT-1-01\t4\nHT-2-02\t2\nTotal\t6', ['HT-1-01 4', 'HT-2-02 2']],
  [
    'a quotation mark within',
    'HT-1-01\tbolt 1/2"\t4\nHT-2-02\tring\t2',
    ['HT-1-01 4', 'HT-2-02 2'],
  ],
  ['a quotation mark that never ends', '"HT-1-01\t4\nHT-2-02\t2', ['"HT-1-01 4', 'HT-2-02 2']],
  ['ditto marks', 'HT-1\tRing\t2\nHT-2\t"\t3\nHT-3\t"\t4', ['HT-1 2', 'HT-2 3', 'HT-3 4']],
  ['ditto marks at the end', 'HT-1;2;"\nHT-2 ; 3 ; " \nHT-3;4;"', ['HT-1 2', 'HT-2 3', 'HT-3 4']],
  ['an empty cell in quotation marks', 'HT-1\t""\t4\nHT-2\t""\t3', ['HT-1 4', 'HT-2 3']],
  ['quotation marks in a cell', '"HT-1""01"\t4', ['HT-1"01 4']],
  ['an apostrophe within', "HT-1'01\t4", ["HT-1'01 4"]],
  ['minus signs in a number', 'HT−1−01\t4', ['HT-1-01 4']],
  ['row numbers under №', '№\tPart number\n7\tHT-1-01\n3\tHT-2-02', ['HT-1-01 ?', 'HT-2-02 ?']],
  ['row numbers under #', '#\tPart number\n7\tHT-1-01\n3\tHT-2-02', ['HT-1-01 ?', 'HT-2-02 ?']],
  [
    'row numbers with a gap',
    '1\tHT-1-01\n\tHT-2-02\n2\tHT-3-03',
    ['HT-1-01 ?', 'HT-2-02 ?', 'HT-3-03 ?'],
  ],
  ['the same quantity before', '4\tHT-1-01\n4\tHT-2-02', ['HT-1-01 4', 'HT-2-02 4']],
  ['two numbers, the first counts', 'HT-1-01\tHT-9-99\t4', ['HT-1-01 4']],
  ['a number with a dash counts more', 'KKS1101\tHT-1-01\t4', ['HT-1-01 4']],
  ['falling numbers of digits', '4000124\t4\n4000123\t2', ['4000124 4', '4000123 2']],
  ['no quantity in the first row', 'HT-1-01\tA\t\nHT-2-02\tB\t4', ['HT-1-01 ?', 'HT-2-02 4']],
  ['a unit in one of two columns', 'HT-1-01\t4 pcs\t10\nHT-2-02\t3\t7', ['HT-1-01 4', 'HT-2-02 3']],
  ['a unit in one of two rows', 'HT-1-01\t4\tpcs\t9\nHT-2-02\t3\t\t8', ['HT-1-01 4', 'HT-2-02 3']],
  ['quantities in half of the rows', 'HT-1-01\t4\nHT-2-02\tsee b', ['HT-1-01 4', 'HT-2-02 ?']],
  [
    'quantities in fewer',
    'HT-1-01\t4\nHT-2-02\tsee b\nHT-3-03\tc',
    ['HT-1-01 ?', 'HT-2-02 ?', 'HT-3-03 ?'],
  ],
  ['a line among others', '1\tHT-1-01\t4\nHT-2-02 12', ['HT-1-01 4', 'HT-2-02 12']],
  ['a description below the number', '"HT-1-01\nFuel nozzle 2"\t4', ['HT-1-01 4']],
  ['a revision below the number', '"HT-1-01\nNEW"\t4', ['HT-1-01 4']],
  ['numbers with a letter below each other', '"HT-1a\nHT-2b"\t4', ['HT-1a ?', 'HT-2b ?']],
  ['a number that seems to have a quantity', 'HT-1-01 x2\t4', ['HT-1-01 x2 4']],
  ['one number before', '4 HT-1-01', ['HT-1-01 ?']],
  ['numbers before and quantities', '4 HT-1-01 x 7\n2 HT-2-02 x 5', ['HT-1-01 7', 'HT-2-02 5']],
  ['numbers before, one quantity', '4 HT-1-01\n2 HT-2-02 x 5', ['HT-1-01 ?', 'HT-2-02 5']],
  ['numbers before, one unclear', '4 HT FN 20 3\n2 HT-2', ['HT FN 20 3 ? or HT FN 20 3', 'HT-2 ?']],
  ['some numbers before', '1 HT-1-01\nHT-2-02\n2 HT-3-03', ['HT-1-01 ?', 'HT-2-02 ?', 'HT-3-03 ?']],
  // A last number after blanks may belong to the part number: both readings are given.
  ['a last number after blanks', 'HT FN 2041 03 4', ['HT FN 2041 03 4 ? or HT FN 2041 03 4']],
  ['a last number after digits', '4000123 4', ['4000123 4 ? or 4000123 4']],
  ['a last number, a dash before', 'HT 20-FN 4', ['HT 20-FN 4 ? or HT 20-FN 4']],
  ['a last number after one word', 'X12 4', ['X12 4']],
  ['a last number after a digit and a letter', '1X2 4', ['1X2 4']],
  ['a last number after letters', 'ABC 12', ['ABC 12 ?']],
  ['blanks and a description', 'HT FN 2041 03 Seal', ['HT FN 2041 03 ?']],
  ['blanks and x', 'HT FN 2041 03 x 4', ['HT FN 2041 03 4']],
  ['words around', 'Seal HT-1-01 old', ['Seal HT-1-01 old ?']],
  ['a size behind a dash', 'HT-1-01 M8X20', ['HT-1-01 ?']],
  ['a size behind a dash before letters', '12-AB M8X20', ['12-AB ?']],
  ['a size, but no dash', 'HT1 M8X20', ['HT1 M8X20 ?']],
  ['digits behind', 'HT-1-01 20 Seal', ['HT-1-01 20 ?']],
  ['digits with a unit behind', 'HT-1-01 20mm Seal', ['HT-1-01 ?']],
  ['digits with a letter before', 'HT-1-01 M20 Seal', ['HT-1-01 ?']],
  ['digits with a unit, but no dash', 'HT1 20mm Seal', ['HT1 ?']],
  ['digits with a letter, but no dash', 'HT1 20m Seal', ['HT1 20m ?']],
  ['a stroke before words', 'HT-1-01 / Seal', ['HT-1-01 ?']],
  ['a colon before words', 'HT-1-01: Seal', ['HT-1-01 ?']],
  ['a sign at the end of a word', 'HT-1-01 A/ HT-2', ['HT-1-01 ?']],
  ['a sign at its beginning', 'HT-1-01 /A HT-2', ['HT-1-01 ?']],
  ['a stroke and a last number', 'HT-1 / HT-2 4', ['HT-1 / HT-2 4 ? or HT-1 / HT-2 4']],
  ['words around and a last number', 'Seal HT-1 old 4', ['Seal HT-1 old 4 ? or Seal HT-1 old 4']],
  ['a short word before', 'Ha HT-20 OLD', ['Ha HT-20 ?']],
  ['a word with a dash before', 'HT-A 20 M8', ['HT-A 20 M8 ?']],
  ['a dash, but no letter', '12-34 M8', ['12-34 M8 ?']],
  ['a dash after one letter', 'H-1 M8', ['H-1 ?']],
  ['a dash, and a letter later', '12-34A M8', ['12-34A ?']],
  ['capitals behind', 'HT1 NEW', ['HT1 ?']],
  ['a blank before', ' 4 x HT-1-01', ['HT-1-01 4']],
  ['lines of signs', 'HT-1-01|Nozzle|4\n--\n--\n--', ['HT-1-01 4']],
  ['quotation marks at the beginning', '«HT»-1-01\t4', ['«HT»-1-01 4']],
  ['quotation marks at the end', 'HT-1-«01»\t4', ['HT-1-«01» 4']],
])('%s', (_, text, expected) => {
  expect(rowsOf(text)).toEqual(expected);
});

test.each([
  ['a list with semicolons, a tab in the signature', ';', 'Tel.:\tsee below'],
  ['a list with pipes, a tab in the signature', '|', 'Tel.:\tsee below'],
  ['a list with commas, a tab in the signature', ',', 'Tel.:\tsee below'],
  ['a list with tabs, commas around', '\t', 'Dear all,\nplease quote:\nThanks\nPower Ltd\nLeeds'],
])('%s', (_, separator, around) => {
  const rows = ['HT-1-01|Nozzle 40 mm|4', 'HT-2-02|Ring|12', 'HT-3-03|Seal|2'];
  const list = rows.map((row) => row.replaceAll('|', separator)).join('\n');
  expect(rowsOf(`${list}\n${around}`)).toEqual([...two, 'HT-3-03 2']);
});

test.each([
  ['de', 'Sehr geehrte Damen und Herren,\nbitte bieten Sie an:', 'Vielen Dank,\nMüller, Einkauf'],
  ['en', 'Dear Ms Smith,\nplease quote:', 'Kind regards,\nJ. Smith, Purchasing'],
  ['ru', 'Добрый день,\nпросим предложить:', 'С уважением,\nИванов, отдел закупок'],
] as const)('rows with tabs and commas in a mail of commas: %s', (language, greeting, ending) => {
  const rows = 'HT-1-01\tMutter, selbstsichernd\t4\nHT-2-02\tRing, 40 mm\t12';
  expect(rowsOf(`${greeting}\n${rows}\n${ending}\nPower GmbH`, language)).toEqual(two);
});

test.each([
  'HT-1-01\tRing\nHT-2-02\tZwischenstück\nHT-3-03\tSchraube',
  'HT-1-01, Ring\nHT-2-02, Dichtungsmaterial\nHT-3-03, Schraube',
  'HT-1-01; Wear part\nHT-2-02; Gasket\nHT-3-03; Spare part',
  'HT-1-01, Кольцо\nHT-2-02, Количественный регулятор\nHT-3-03, Партия',
  'HT-1-01\tMengenteiler\t1 Satz\nHT-2-02\tDüse\t\nHT-3-03\tVerteilnippel\t',
  'Ring HT-1-01\tRing\nDüse HT-2-02\tSpare part\nSchraube HT-3-03\tSchraube',
  'HT-1-01\tRing\nHT-2-02\tDüse\n\tund Dichtungsmaterial\nHT-3-03\tSchraube',
  'Artikel: HT-1-01;Menge 2 Satz\nArtikel: HT-2-02;Ring\nArtikel: HT-3-03;Ring',
  'Part no. HT-1-01\tQty: 2 sets\nPart no. HT-2-02\tQty: 1 set\nPart no. HT-3-03\tQty: 1 set',
])('a description is no heading: %j', (text) => {
  const { rows, head } = readList(text, 'en');
  const numbers = rows.map(({ partNumber }) => partNumber.replace(/^\p{L}{3,} /u, ''));
  expect([numbers, head]).toEqual([['HT-1-01', 'HT-2-02', 'HT-3-03'], []]);
});

test('thousands are read in the language of the buyer', () => {
  const rows = ['HT-1-01 1000', 'HT-2-02 2000'];
  expect(rowsOf('HT-1-01\t1.000\nHT-2-02\t2.000', 'de')).toEqual(rows);
});

test('a line without a part number is none of the rows, but not lost', () => {
  const [source, other] = ['HT-1-01 4', 'With kind regards'];
  const line = { source, cells: [source] };
  const rows = [{ partNumber: 'HT-1-01', quantity: 4, source, line, text: source }];
  const list = { columns: [], head: [], rows, others: [other] };
  expect(readList(`${source}\n${other}`, 'en')).toEqual(list);
});

test('of several numbers in a line each has a row of its own, unless somebody says otherwise', () => {
  const text = 'HT-1-01\tHT-9-99';
  const { rows, columns } = readList(text, 'en');
  expect(columns.map(({ role }) => role)).toEqual(['number', 'number']);
  expect(rows.map(({ source }) => source)).toEqual(['HT-1-01', 'HT-9-99']);
  const described = `${text}\tRing`;
  expect(readList(described, 'en').rows.map(({ source }) => source)).toEqual([
    described,
    described,
  ]);
  expect(readList(text, 'en', ['number', 'none']).rows).toMatchObject([{ source: text }]);
  const others = 'HT-1-01\nHT-2-02, HT-3-03, GT11\nHT-4-04';
  expect(readList(others, 'en').rows[1]).toMatchObject({ source: 'HT-2-02, HT-3-03, GT11' });
});

test.each([
  ['2x HT-1-01, 3x HT-2-02, dringend', '3x HT-2-02'],
  ['HT-1-01, HT-2-02', 'HT-2-02'],
  ['HT-1-01\tHT-2-02\tRing', 'HT-2-02'],
  ['"HT-1-01 Ring\nHT-2-02 Seal"\t4', 'HT-2-02 Seal'],
])('of the line %j, what is not added stays: the line, or a part of it', (text, second) => {
  const { rows } = readList(text, 'en');
  expect(linesOf(rows, rows)).toEqual([text]);
  expect(linesOf(rows.slice(1), rows)).toEqual([second]);
  const numberOf = ({ partNumber, quantity }: (typeof rows)[number]) => [partNumber, quantity];
  expect(readList(second, 'en').rows.map(numberOf)).toEqual(rows.slice(1).map(numberOf));
});

test('lines of the same text are several', () => {
  const { rows } = readList('HT-1-01\nHT-1-01\nHT-2-02', 'en');
  expect(linesOf(rows.slice(0, 2), rows)).toEqual(['HT-1-01', 'HT-1-01']);
});

test('what somebody says of the columns counts', () => {
  const text = 'HT-1-01\tHT-9-99\t4\t10';
  const { rows, columns } = readList(text, 'en', ['none', 'number', 'none', 'quantity']);
  expect(rows).toMatchObject([{ partNumber: 'HT-9-99', quantity: 10 }]);
  expect(columns.map(({ role }) => role)).toEqual(['none', 'number', 'none', 'quantity']);
});

test('every part number is that of a row or among the others, whatever is pasted', () => {
  const words = [
    'Düse',
    '4 Stk',
    '1.000',
    'Ø 40',
    '',
    '"',
    '12',
    'Pos. 3',
    '—',
    '№',
    'a,b',
    '2,0',
    'x',
    'Menge',
    'Zwischenstück',
    'Spare part',
    'Партия',
  ];
  const line = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 });
  const pasted = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    place: fc.nat(4),
    separator: fc.constantFrom('\t', ';', ',', '|', '  ', ' ', ' - '),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    language: fc.constantFrom(...languages),
  });
  fc.assert(
    fc.property(pasted, ({ lines, place, separator, newline, language }) => {
      const numberOf = (index: number) => `HT-4-${index}7X`;
      const text = lines
        .map((cells, index) => cells.toSpliced(place, 0, numberOf(index)).join(separator))
        .join(newline);
      const { rows, others } = readList(text, language);
      // Elsewhere something else may be taken for the part number.
      const isClear = place === 0 && ['\t', ';', '|'].includes(separator);
      const read = rows.map(({ partNumber, source }) => (isClear ? partNumber : source));
      const said = [...read, ...others].join('\n');
      for (const index of lines.keys()) expect(said).toContain(numberOf(index));
      for (const { quantity } of rows) expect([null, 2, 3, 4, 7, 12, 40, 1000]).toContain(quantity);
    }),
    { numRuns: 500 },
  );
});

test('a long list is read whole, and no longer number than a search takes', () => {
  expect(rowsOf('HT-1-01\t4\n'.repeat(5000))).toHaveLength(5000);
  expect(readList('x1'.repeat(100), 'en').rows[0]?.partNumber).toHaveLength(100);
});
