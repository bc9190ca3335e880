import { useApolloClient } from '@apollo/client/react';

import { useScreenQuery } from '../../ui/use-screen-query.ts';
import { EmptyList } from '../ui/EmptyList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import { RequestTable } from './RequestTable.tsx';

/** How many enquiries are asked for and shown at a time. */
const pageSize = 50;
const firstPage = { first: pageSize };

/** The received enquiries (spec 2.14, 'Requests'), read page by page. */
export function RequestScreen() {
  const client = useApolloClient();
  const { data } = useScreenQuery(RequestScreenDocument, firstPage);
  const { edges, pageInfo } = data.requests;

  // By a query of its own: the one of the screen would give up the whole screen where this fails.
  async function readMore(first: number) {
    const after = edges.at(-1)?.cursor ?? null;
    await client
      .watchQuery({ query: RequestScreenDocument, variables: firstPage })
      .fetchMore({ variables: { first, after } });
  }

  return (
    <>
      <ScreenHeader title="Requests" />
      {edges.length === 0 && !pageInfo.hasNextPage ? (
        <EmptyList text="No request yet" />
      ) : (
        <RequestTable
          edges={edges}
          hasMore={pageInfo.hasNextPage}
          pageSize={pageSize}
          onMore={readMore}
        />
      )}
    </>
  );
}
