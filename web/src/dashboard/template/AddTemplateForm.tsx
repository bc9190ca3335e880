import { useMutation } from '@apollo/client/react';

import { appendEdge } from '../../apollo/connection.ts';
import type { AddTemplateInput } from '../../apollo/schema.generated.ts';
import { AddForm } from '../drafts/AddForm.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { entities } from '../entity/entities.ts';
import { emptyValues } from '../entity/fields.ts';
import { AddTemplateDocument } from './AddTemplateForm.generated.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { TemplateListScreenDocument } from './TemplateListScreen.generated.ts';

const drafts = draftsOf<AddTemplateInput>('new template');

/** Adds a text with which enquiries are answered. */
export function AddTemplateForm({ onDone }: { onDone: () => void }) {
  const draft = useDraft(drafts, '', emptyValues(entities.TEMPLATE.fields));
  const [addTemplate, { loading }] = useMutation(AddTemplateDocument, {
    update: (cache, { data }) => {
      const edge = data?.addTemplate.templateEdge;
      if (edge)
        appendEdge(cache, { document: TemplateListScreenDocument, field: 'templates' }, edge);
    },
  });

  function add() {
    return addTemplate({ variables: { input: draft.values } });
  }

  return (
    <AddForm draft={draft} adding={loading} onAdd={add} onDone={onDone}>
      <TemplateFields draft={draft} />
    </AddForm>
  );
}
