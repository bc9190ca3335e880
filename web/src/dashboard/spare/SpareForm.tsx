import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { forgetObject } from '../../apollo/connection.ts';
import { TitledTextsForm } from '../trilingual/TitledTextsForm.tsx';
import {
  DeleteSpareDocument,
  SpareForm_SpareFragmentDoc,
  UpdateSpareDocument,
} from './SpareForm.generated.ts';

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
  const { id } = data;
  const [updateSpare, { loading: updating }] = useMutation(UpdateSpareDocument);
  const [deleteSpare, { loading: deleting }] = useMutation(DeleteSpareDocument, {
    update: (cache) => forgetObject(cache, { list: 'spares', field: 'spare' }, id),
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
