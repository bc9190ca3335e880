/** The encodings of text files from spreadsheets, by the names that a `TextDecoder` takes. */
export const encodings = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
} as const;

/** The encoding of a text file. */
export type Encoding = keyof typeof encodings;

/** The table in a file of a spreadsheet. */
interface Spreadsheet {
  /** The text of a CSV file as it is; the first sheet of an Excel workbook as CSV. */
  text: string;
  /** The encoding in which the file was read; undefined for an Excel workbook. */
  encoding: Encoding | undefined;
}

/** A file that cannot be read; the message says in English why, and what to do. */
export class UnreadableFileError extends Error {}

const maxMegabytes = 10;

/** Whether a text names an encoding. */
export function isEncoding(text: string): text is Encoding {
  return Object.hasOwn(encodings, text);
}

/**
 * Reads a file of a spreadsheet: CSV in any encoding, by default the one that its bytes look like, or an
 * Excel workbook. Throws `UnreadableFileError` for another kind of file and for a large one.
 */
export async function readSpreadsheet(source: File, chosen?: Encoding): Promise<Spreadsheet> {
  if (source.size > maxMegabytes * 1024 * 1024) {
    throw new UnreadableFileError(
      `is larger than ${maxMegabytes} MB. Split the list into several files.`,
    );
  }
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnreadableFileError('is an old Excel file. Save it as .xlsx or as CSV.');
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const { readWorkbook } = await import('./read-workbook.ts');
    return { text: await readWorkbook(bytes), encoding: undefined };
  }
  const encoding = chosen ?? encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** Finds the encoding that the bytes of a text look like. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  // Separators, digits and line ends of UTF-16 have a zero byte, those of other encodings have none.
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 64 * 1024).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even + odd > 0) return odd >= even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isCyrillic(bytes) ? 'windows-1251' : 'windows-1252';
  }
}

/** Whether letters beyond ASCII make whole words, as Cyrillic ones do; umlauts stand among other letters. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [inWords, among] = [0, 0];
  for (const [word] of new TextDecoder('windows-1252').decode(bytes).matchAll(/[a-zÀ-ÿ¨¸]+/gi)) {
    const beyond = word.replaceAll(/[a-z]/gi, '').length;
    if (beyond < word.length) among += beyond;
    // A letter alone may be `м` as well as `Ø`.
    else if (beyond > 1) inWords += beyond;
  }
  return inWords > among;
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
