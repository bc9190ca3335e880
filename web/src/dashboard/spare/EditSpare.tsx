import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { removeEdge } from '../../apollo/connection.ts';
import { EditArticle } from '../article/EditArticle.tsx';
import {
  AddSpareImageDocument,
  DeleteSpareDocument,
  DeleteSpareImageDocument,
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
  addImage: AddSpareImageDocument,
  deleteImage: DeleteSpareImageDocument,
};

/** Edits the images, titles and texts of a spare; deleting it returns to the list. */
export function EditSpare({ spare }: EditSpareProps) {
  const { data } = useSuspenseFragment({
    fragment: EditSpare_SpareFragmentDoc,
    fragmentName: 'EditSpare_spare',
    from: spare,
  });
  const { id, restId } = data;

  return (
    <EditArticle
      article={data}
      textName="Text"
      calls={calls}
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
