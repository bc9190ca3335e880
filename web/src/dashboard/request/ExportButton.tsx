import { useApolloClient } from '@apollo/client/react';

import { readPages } from '../../ui/list/read-pages.ts';
import { ExportCsvButton } from '../ui/ExportCsvButton.tsx';
import type { RequestExportQuery, RequestExportQueryVariables } from './RequestExport.generated.ts';
import { RequestExportDocument } from './RequestExport.generated.ts';
import { statusNames } from '../ui/request-status.ts';

type Exported = RequestExportQuery['requests']['edges'][number]['node'];

/** Saves all enquiries that pass the filter as CSV, also those that are not loaded. */
export function ExportButton({ variables }: { variables: RequestExportQueryVariables }) {
  const client = useApolloClient();

  async function read() {
    const rows = [columns.map(([name]) => name)];
    const pages = readPages(client, RequestExportDocument, variables, (data) => data.requests);
    for await (const edges of pages) rows.push(...edges.map(({ node }) => rowOf(node)));
    return { fileName: `requests-${localDay(new Date())}.csv`, rows };
  }

  return <ExportCsvButton read={read} />;
}

const columns: readonly (readonly [string, (request: Exported) => string | null])[] = [
  ['Received', ({ receivedAt }) => receivedAt],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company],
  ['Comment', ({ text }) => text],
  ['Language', ({ language }) => language],
  ['Status', ({ status }) => status && statusNames[status]],
  ['Note', ({ note }) => note],
  ['Changed by', ({ handledBy }) => handledBy && handledBy.login],
  ['Changed at', ({ handledAt }) => handledAt],
  ['Phone', ({ phone }) => phone],
  ['Assignee', ({ assignee }) => assignee && assignee.login],
  ['Files', ({ attachments }) => attachments.map(({ name }) => name).join(', ')],
];

/** Writes the day of a time where the user is: `2026-11-25`. */
function localDay(time: Date): string {
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return day.map((part) => String(part).padStart(2, '0')).join('-');
}

function rowOf(request: Exported): string[] {
  return columns.map(([, valueOf]) => valueOf(request) ?? '');
}
