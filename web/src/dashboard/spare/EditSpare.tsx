import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { removeEdge } from '../../apollo/connection.ts';
import { EditArticle } from '../article/EditArticle.tsx';
import { PlaceCallouts } from '../callouts/PlaceCallouts.tsx';
import { cascadeSummary } from '../ui/cascade-summary.ts';
import {
  AddSpareImageDocument,
  DeleteSpareDocument,
  DeleteSpareImageDocument,
  EditSpare_BelongingsFragmentDoc,
  EditSpare_SpareFragmentDoc,
  UpdateSpareDocument,
} from './EditSpare.generated.ts';
import { SpareScreenDocument } from './SpareScreen.generated.ts';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';

interface EditSpareProps {
  spare: FragmentType<typeof EditSpare_SpareFragmentDoc>;
}

const calls = {
  update: UpdateSpareDocument,
  delete: DeleteSpareDocument,
  images: { add: AddSpareImageDocument, delete: DeleteSpareImageDocument },
};

/** Edits the images, titles and texts of a spare; deleting it returns to the list. */
export function EditSpare({ spare }: EditSpareProps) {
  const data = useFragmentData(EditSpare_SpareFragmentDoc, spare);
  const { cache } = useApolloClient();
  const { id, restId } = data;

  function cascade() {
    const belongings = cache.readFragment({
      id: cache.identify({ __typename: 'Spare', id }) ?? '',
      fragment: EditSpare_BelongingsFragmentDoc,
      fragmentName: 'EditSpare_belongings',
    });
    return belongings
      ? cascadeSummary({ part: belongings.parts.totalCount, image: belongings.images.length })
      : undefined;
  }

  return (
    <EditArticle
      article={data}
      kind="SPARE"
      calls={calls}
      imageTools={(index) => <PlaceCallouts spare={data} index={index} />}
      cascade={cascade}
      onDeleted={(cache) => {
        removeEdge(cache, { document: SpareListScreenDocument, field: 'spares' }, id);
        // Not evicted: a screen that still watches it would request it again.
        cache.writeQuery({
          query: SpareScreenDocument,
          variables: { restId },
          data: { spare: null },
        });
      }}
    />
  );
}
