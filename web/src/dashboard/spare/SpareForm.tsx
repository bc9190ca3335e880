import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { removeEdge } from '../../apollo/connection.ts';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';
import { TitledTextsForm } from '../trilingual/TitledTextsForm.tsx';
import {
  DeleteSpareDocument,
  SpareForm_SpareFragmentDoc,
  UpdateSpareDocument,
} from './SpareForm.generated.ts';
import { SpareScreenDocument } from './SpareScreen.generated.ts';

interface SpareFormProps {
  spare: FragmentType<typeof SpareForm_SpareFragmentDoc>;
}

/** Edits the titles and texts of a spare; deleting it returns to the list. */
export function SpareForm({ spare }: SpareFormProps) {
  const { data } = useSuspenseFragment({
    fragment: SpareForm_SpareFragmentDoc,
    fragmentName: 'SpareForm_spare',
    from: spare,
  });
  const { id, restId } = data;
  const [updateSpare, { loading: updating }] = useMutation(UpdateSpareDocument);
  const [deleteSpare, { loading: deleting }] = useMutation(DeleteSpareDocument, {
    update: (cache) => {
      removeEdge(cache, { document: SpareListScreenDocument, field: 'spares' }, id);
      // Not evicted: a screen that still watches it would request it again.
      cache.writeQuery({
        query: SpareScreenDocument,
        variables: { restId },
        data: { spare: null },
      });
    },
  });

  return (
    <TitledTextsForm
      id={id}
      stored={data}
      textName="Text"
      updating={updating}
      deleting={deleting}
      onUpdate={async (changes) => {
        const response = await updateSpare({ variables: { input: { id, ...changes } } });
        return response.data?.updateSpare.spare;
      }}
      onDelete={() => deleteSpare({ variables: { input: { id } } })}
    />
  );
}
