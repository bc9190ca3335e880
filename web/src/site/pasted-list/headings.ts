/** What a column of a pasted list holds. */
export type ColumnRole = 'number' | 'quantity' | 'unit' | 'none';

/** Words in headings, folded, by what stands below them; the first that fits counts. */
const words: [role: ColumnRole, pattern: RegExp][] = [
  ['none', /ersatz|ersetzt|subst|replace|supersed|alternat|замен|аналог/],
  [
    'none',
    /^(?:lfd|lfdnr|pos|position|posnr|item|itemno|line|lineno|row|nr|no|пп|№пп|nпп|поз|позиция|строка)$/,
  ],
  ['none', /preis|price|amount|betrag|цена|стоим|сумма|datum|date|дата|gewicht|weight|масса|вес$/],
  ['quantity', /menge|anzahl|stück|^stk|qty|quant|^pcs$|колич|колво|^кол$|^шт$|pieces/],
  ['unit', /^einheit|^me$|unit|uom|^едизм|единица/],
  [
    'number',
    /part(?:n|$)|^pn\d?$|mpn|teile?n|teilen|artikel|sach|bestelln|material(?:n|$)|^matnr|itemnum|stocknum|артикул|каталож|обозначен|номер(?:дет|зап|част|$)|кодд|парт/,
  ],
  [
    'none',
    /desc|bezeich|benenn|beschreib|name|наимен|описан|название|remark|bemerk|примеч|kommentar|comment/,
  ],
];

/** Tells what a heading says of its column; undefined for a text that is no heading. */
export function roleOfHeading(text: string): ColumnRole | undefined {
  const folded = text.toLowerCase().replaceAll(/[^\p{L}\p{N}№]/gu, '');
  if (text === '№' || text === '#') return 'none';
  return words.find(([, pattern]) => pattern.test(folded))?.[0];
}
