import { useRef } from 'react';

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { FocusList } from '../ui/FocusList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { pageSize } from '../lists/use-growing-list.ts';
import { RequestScreenDocument } from './RequestScreen.generated.ts';
import { RequestTable } from './RequestTable.tsx';

const firstPage = { first: pageSize };

/** Lists the received enquiries (spec 2.14, 'Requests'), loaded page by page. */
export function RequestScreen() {
  const { requests } = useScreenQuery(RequestScreenDocument, firstPage).data;
  const readMore = useReadMore(RequestScreenDocument, firstPage);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <>
      <ScreenHeader title="Requests" headingRef={heading} />
      {requests.edges.length === 0 && !requests.pageInfo.hasNextPage ? (
        <EmptyList text="No request yet" />
      ) : (
        <FocusList rest={heading}>
          <RequestTable requests={requests} readMore={readMore} />
        </FocusList>
      )}
    </>
  );
}
