import { useBackgroundQuery } from '@apollo/client/react';
import { useState } from 'react';

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { useDebouncedQuery } from '../lists/use-debounced-query.ts';
import { useForgetOnLeave } from '../lists/use-forget-on-leave.ts';
import { historyStates } from '../lists/use-history-state.ts';
import { useLinkedFilter } from '../lists/use-linked-filter.ts';
import { pageSize } from '../lists/use-growing-list.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { ExportButton } from './ExportButton.tsx';
import { isActive, listVariables, noFilter } from './request-filter.ts';
import type { RequestFilter } from './request-filter.ts';
import { RequestFilterBar } from './RequestFilterBar.tsx';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import { RequestTable } from './RequestTable.tsx';
import { SuspectedSection } from './SuspectedSection.tsx';
import { UndeliveredNoticeDocument } from './UndeliveredNotice.generated.ts';
import { UndeliveredNotice } from './UndeliveredNotice.tsx';

const filters = historyStates<RequestFilter>();

/** Whether something is true, or has been since the screen was opened. */
function useOnce(isTrue: boolean): boolean {
  const [once, setOnce] = useState(isTrue);
  if (isTrue && !once) setOnce(true);
  return once || isTrue;
}

/** Lists the received enquiries (spec 2.14, 'Requests'), newest first, loaded page by page. */
export function RequestScreen() {
  const [filter, setFilter] = useLinkedFilter(filters, (text) => ({ ...noFilter, text }));
  const { query, isSearching } = useDebouncedQuery(filter);

  // Begins before the list suspends; without it the list shows all the same.
  const [undelivered] = useBackgroundQuery(UndeliveredNoticeDocument, { errorPolicy: 'all' });
  const variables = listVariables(query, false);
  const screenVariables = { first: pageSize, ...variables };
  const { requests, openRequestCount } = useScreenQuery(
    RequestScreenDocument,
    screenVariables,
  ).data;
  const readMore = useReadMore(RequestScreenDocument, screenVariables);
  useForgetOnLeave('requests');
  useForgetOnLeave('notificationStatus');
  const managed = openRequestCount !== null;
  const isEmpty = requests.edges.length === 0 && !requests.pageInfo.hasNextPage;
  const isFiltered = isActive(query);
  // Once enquiries have had them: what is found may be none.
  const nodes = requests.edges.map(({ node }) => node);
  const hasTimes = useOnce(nodes.some(({ receivedAt }) => receivedAt !== null));
  const hasLanguages = useOnce(nodes.some(({ language }) => language !== null));

  return (
    <>
      <ScreenHeader title="Requests" />
      <UndeliveredNotice status={undelivered} />
      {isEmpty && !isFiltered && !isActive(filter) ? (
        <EmptyList text="No request yet" />
      ) : (
        <>
          <RequestFilterBar
            filter={filter}
            onChange={setFilter}
            managed={managed}
            withDays={hasTimes || query.from !== '' || query.to !== ''}
            withLanguage={hasLanguages || query.language !== ''}
            state={isFiltered ? `${requests.totalCount} found` : undefined}
            busy={isSearching}
          >
            <ExportButton variables={variables} />
          </RequestFilterBar>
          <RequestTable
            label="Requests"
            requests={requests}
            readMore={readMore}
            managed={managed}
          />
        </>
      )}
      {managed && <SuspectedSection />}
    </>
  );
}
