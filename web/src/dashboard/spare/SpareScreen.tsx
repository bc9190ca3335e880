import { Navigate, useParams } from 'dashboard-router';
import { Fragment } from 'react';

import { appendEdge } from '../../apollo/connection.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { DuplicateArticle } from '../article/DuplicateArticle.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { EditSpare } from './EditSpare.tsx';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';
import { DuplicateSpareDocument, SpareScreenDocument } from './SpareScreen.generated.ts';
import { firstParts, SubPartList } from '../sub-part/SubPartList.tsx';
import { SubPartFiles } from '../sub-part-import/SubPartFiles.tsx';

const list = { document: SpareListScreenDocument, field: 'spares' } as const;

/** Edits a spare with its images, texts and sub-parts (spec 2.14, 'Spare detail'). */
export function SpareScreen() {
  const { restId = '' } = useParams();
  const { spare } = useScreenQuery(SpareScreenDocument, { restId, ...firstParts }).data;

  // Deleted here just now, or earlier by someone else.
  if (!spare) return <Navigate to="/dashboard/data" replace />;
  return (
    // Its parts keep nothing of another spare, whose copy it may be.
    <Fragment key={spare.id}>
      <ScreenHeader
        title="Spare part"
        subject={{ text: spare.title.de, lang: 'de' }}
        list="/dashboard/data"
      >
        <DuplicateArticle
          kind="SPARE"
          article={spare}
          contents="images, texts and spare parts"
          call={DuplicateSpareDocument}
          append={(cache, { duplicateSpare }) => appendEdge(cache, list, duplicateSpare.spareEdge)}
        />
      </ScreenHeader>
      <EditSpare spare={spare} />
      <SubPartList spare={spare} actions={<SubPartFiles spare={spare} />} />
    </Fragment>
  );
}
