import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { maxPageSize } from '../../ui/list/use-read-more.ts';
import { ExportCsvButton } from '../ui/ExportCsvButton.tsx';
import type { RequestExportQuery, RequestExportQueryVariables } from './RequestExport.generated.ts';
import { RequestExportDocument } from './RequestExport.generated.ts';
import { statusNames } from '../ui/request-status.ts';

type Exported = RequestExportQuery['requests']['edges'][number]['node'];

/** Saves all enquiries that pass the filter as CSV, also those that are not loaded. */
export function ExportButton({ variables }: { variables: RequestExportQueryVariables }) {
  const client = useApolloClient();

  async function read() {
    const requests = await readAll(client, variables);
    const rows = [columns.map(([name]) => name), ...requests.map(rowOf)];
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

/** Reads a list page by page; nothing of it stays in the cache. */
async function readAll(
  client: ApolloClient,
  variables: RequestExportQueryVariables,
): Promise<Exported[]> {
  const { edges, pageInfo } = await readPage(client, variables);
  const page = edges.map(({ node }) => node);
  if (!pageInfo.hasNextPage) return page;
  return [...page, ...(await readAll(client, { ...variables, after: pageInfo.endCursor }))];
}

async function readPage(
  client: ApolloClient,
  variables: RequestExportQueryVariables,
): Promise<RequestExportQuery['requests']> {
  const { data } = await client.query({
    query: RequestExportDocument,
    variables: { ...variables, first: maxPageSize },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('The requests could not be loaded.');
  return data.requests;
}
