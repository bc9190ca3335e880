import { useApolloClient } from '@apollo/client/react';

import { languages } from '../../i18n/languages.ts';
import { readPages } from '../../ui/list/read-pages.ts';
import { extensionFields, specifiedFields } from '../sub-part/sub-part-fields.ts';
import type { plainFields } from '../sub-part/sub-part-fields.ts';
import { ExportCsvButton } from '../ui/ExportCsvButton.tsx';
import { columnOf } from './import-columns.ts';
import type { SubPartExportQuery } from './SubPartExport.generated.ts';
import { SubPartExportDocument } from './SubPartExport.generated.ts';

type SubPart = NonNullable<SubPartExportQuery['spare']>['parts']['edges'][number]['node'];

type Column = readonly [name: string, textOf: (part: SubPart) => string];

const columnFor = (field: (typeof plainFields)[number]): Column => [
  columnOf(field),
  ({ [field.name]: value }) => String(value ?? ''),
];

/** The columns of section 7, by the names that the import takes. */
const specifiedColumns: readonly Column[] = [
  ['id', ({ restId }) => restId],
  ...specifiedFields.map(columnFor),
  ...languages.map((language): Column => [
    `description_${language}`,
    ({ description }) => description[language],
  ]),
];

/** Those beyond it stand last, so that the others stay where spreadsheets and macros expect them. */
const columns = [...specifiedColumns, ...extensionFields.map(columnFor)];

/** Saves all sub-parts of a spare as CSV, as they are stored now; the import takes the file back. */
export function ExportSubPartsButton({ spare }: { spare: { id: string; restId: string } }) {
  const client = useApolloClient();

  async function read() {
    const parts: SubPart[] = [];
    const pages = readPages(client, SubPartExportDocument, { id: spare.id }, (data) => {
      if (!data.spare) throw new Error('The spare is not there any more.');
      return data.spare.parts;
    });
    for await (const edges of pages) parts.push(...edges.map(({ node }) => node));
    const stored = parts.some(({ callout }) => callout !== null) ? columns : specifiedColumns;
    const rows = parts.map((part) => stored.map(([, textOf]) => textOf(part)));
    return { fileName: `parts-${spare.restId}.csv`, rows: [stored.map(([name]) => name), ...rows] };
  }

  return <ExportCsvButton read={read} />;
}
