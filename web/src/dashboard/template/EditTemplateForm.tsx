import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import type { AddTemplateInput } from '../../apollo/schema.generated.ts';
import { savedIn } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { EditForm } from '../editing/EditForm.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import type { EditTemplateForm_TemplateFragment } from './EditTemplateForm.generated.ts';
import {
  EditTemplateForm_TemplateFragmentDoc,
  UpdateTemplateDocument,
} from './EditTemplateForm.generated.ts';
import { TemplateFields } from './TemplateFields.tsx';

const { fields } = entities.TEMPLATE;
const drafts = draftsOf<AddTemplateInput>('template');

function valuesOf({ name, plainText }: EditTemplateForm_TemplateFragment) {
  return toValues(fields, { name, text: plainText });
}

interface EditTemplateFormProps {
  /** The chosen template; undefined once it is deleted, which may happen while the dialog is open. */
  template: FragmentType<typeof EditTemplateForm_TemplateFragmentDoc> | undefined;
  onDone: () => void;
}

/** Edits a text with which enquiries are answered, starting from what is stored. */
export function EditTemplateForm({ template, onDone }: EditTemplateFormProps) {
  const { data } = useSuspenseFragment({
    fragment: EditTemplateForm_TemplateFragmentDoc,
    fragmentName: 'EditTemplateForm_template',
    from: template ?? null,
  });
  const stored = data ? valuesOf(data) : emptyValues(fields);
  const draft = useDraft(drafts, data?.id ?? '', stored, {
    version: data?.version,
    of: data?.id,
    fields,
  });
  const [updateTemplate, { loading }] = useMutation(UpdateTemplateDocument);

  return (
    <EditForm
      kind="TEMPLATE"
      id={data?.id}
      draft={draft}
      saving={loading}
      onSave={async (id, changes, basis) => {
        const response = await updateTemplate({
          variables: { input: { id, ...basis, ...changes } },
        });
        return savedIn(response, response.data?.updateTemplate.template, valuesOf);
      }}
      onDone={onDone}
    >
      <TemplateFields draft={draft} />
    </EditForm>
  );
}
