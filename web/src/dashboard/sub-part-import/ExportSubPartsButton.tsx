import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { languages } from '../../i18n/languages.ts';
import { maxPageSize } from '../../ui/list/use-read-more.ts';
import { extensionFields, specifiedFields } from '../sub-part/sub-part-fields.ts';
import type { plainFields } from '../sub-part/sub-part-fields.ts';
import { ExportCsvButton } from '../ui/ExportCsvButton.tsx';
import { columnOf } from './import-columns.ts';
import type { SubPartExportQuery } from './SubPartExport.generated.ts';
import { SubPartExportDocument } from './SubPartExport.generated.ts';

type Exported = NonNullable<SubPartExportQuery['spare']>;
type SubPart = Exported['parts']['edges'][number]['node'];

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
export function ExportSubPartsButton({ spareId }: { spareId: string }) {
  const client = useApolloClient();

  async function read() {
    const { restId, parts } = await readAll(client, spareId);
    const stored = parts.some(({ callout }) => callout !== null) ? columns : specifiedColumns;
    const rows = parts.map((part) => stored.map(([, textOf]) => textOf(part)));
    return { fileName: `parts-${restId}.csv`, rows: [stored.map(([name]) => name), ...rows] };
  }

  return <ExportCsvButton read={read} />;
}

/** Reads the list page by page; nothing of it stays in the cache. */
async function readAll(client: ApolloClient, id: string) {
  const parts: SubPart[] = [];
  let after: string | null = null;
  for (;;) {
    const { restId, parts: page }: Exported = await readPage(client, id, after);
    parts.push(...page.edges.map(({ node }) => node));
    if (!page.pageInfo.hasNextPage) return { restId, parts };
    after = page.pageInfo.endCursor;
  }
}

async function readPage(client: ApolloClient, id: string, after: string | null): Promise<Exported> {
  const { data } = await client.query({
    query: SubPartExportDocument,
    variables: { id, first: maxPageSize, after },
    fetchPolicy: 'no-cache',
  });
  if (!data?.spare) throw new Error('The sub-parts could not be loaded.');
  return data.spare;
}
