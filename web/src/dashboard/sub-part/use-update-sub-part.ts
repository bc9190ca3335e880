import { useMutation } from '@apollo/client/react';

import type { Changes } from '../drafts/changes.ts';
import { savedIn } from '../drafts/saved.ts';
import type { Basis } from '../drafts/saved.ts';
import { toInput, toValues } from '../entity/fields.ts';
import { fields } from './sub-part-fields.ts';
import type { SubPartValues } from './sub-part-fields.ts';
import { UpdateSubPartDocument } from './UpdateSubPartForm.generated.ts';

/** Returns what sends the changes of a sub-part, as `draft.save` takes it, and whether it is sending. */
export function useUpdateSubPart(id: string) {
  const [updateSubPart, { loading: updating }] = useMutation(UpdateSubPartDocument);

  async function update(changes: Changes<SubPartValues>, basis: Basis) {
    const input = { id, ...basis, ...toInput(fields, changes) };
    const response = await updateSubPart({ variables: { input } });
    return savedIn(response, response.data?.updateSubPart.subPart, (saved) =>
      toValues(fields, saved),
    );
  }

  return { update, updating };
}
