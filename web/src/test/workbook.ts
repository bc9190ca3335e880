import { strToU8, zipSync } from 'fflate';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Makes an Excel workbook of the rows of a sheet, as XML. */
export function workbook(rows: string, start = xmlHead): Uint8Array<ArrayBuffer> {
  const relations = (...links: string[]) =>
    `${xmlHead}<Relationships xmlns="${packages}/relationships">${links.join('')}</Relationships>`;
  const files = {
    '_rels/.rels': relations(
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `${xmlHead}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Parts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/>`,
    ),
    'xl/styles.xml': `${xmlHead}<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="17" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${start}<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
  };
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Uint8Array.from(zipSync(Object.fromEntries(bytes)));
}

/** A cell of a sheet that holds a text. */
export const textCell = (position: string, value: string) =>
  `<c r="${position}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
