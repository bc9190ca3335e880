import { useMutation } from '@apollo/client/react';

import { appendEdge } from '../../apollo/connection.ts';
import type { AddSynonymInput } from '../../apollo/schema.generated.ts';
import { AddForm } from '../drafts/AddForm.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { entities } from '../entity/entities.ts';
import { emptyValues } from '../entity/fields.ts';
import { AddSynonymDocument } from './AddSynonymForm.generated.ts';
import { SynonymField } from './SynonymField.tsx';
import { SynonymListScreenDocument } from './SynonymListScreen.generated.ts';

const drafts = draftsOf<AddSynonymInput>('new synonym');

/** Adds names of one thing to the list. */
export function AddSynonymForm({ onDone }: { onDone: () => void }) {
  const draft = useDraft(drafts, '', emptyValues(entities.SYNONYM.fields));
  const [addSynonym, { loading }] = useMutation(AddSynonymDocument, {
    update: (cache, { data }) => {
      const edge = data?.addSynonym.synonymEdge;
      if (edge) appendEdge(cache, { document: SynonymListScreenDocument, field: 'synonyms' }, edge);
    },
  });

  function add() {
    return addSynonym({ variables: { input: draft.values } });
  }

  return (
    <AddForm draft={draft} adding={loading} onAdd={add} onDone={onDone}>
      <SynonymField draft={draft} />
    </AddForm>
  );
}
