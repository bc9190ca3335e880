import { useSuspenseQuery } from '@apollo/client/react';

import { EmptyList } from '../ui/EmptyList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import { RequestTable } from './RequestTable.tsx';

/** How many enquiries are asked for and shown at a time. */
const pageSize = 50;

/** The received enquiries (spec 2.14, 'Requests'), read page by page. */
export function RequestScreen() {
  const { data, fetchMore } = useSuspenseQuery(RequestScreenDocument, {
    variables: { first: pageSize },
  });
  const { edges, pageInfo } = data.requests;

  /** Reads the next page, or all that are left. */
  async function read(first: number | null) {
    await fetchMore({ variables: { first, after: edges.at(-1)?.cursor ?? null } });
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
          onMore={() => read(pageSize)}
          onAll={() => read(null)}
        />
      )}
    </>
  );
}
