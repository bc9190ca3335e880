import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

import { removeEdge } from '../../apollo/connection.ts';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import rows from '../lists/PlainRows.module.css';
import { TemplateListScreenDocument } from './TemplateListScreen.generated.ts';
import {
  DeleteTemplateDocument,
  TemplateRow_TemplateFragmentDoc,
} from './TemplateRow.generated.ts';

interface TemplateRowProps {
  template: FragmentType<typeof TemplateRow_TemplateFragmentDoc>;
  onEdit: () => void;
}

/** Shows the name of a template, with its edit and delete icons. */
export function TemplateRow({ template, onEdit }: TemplateRowProps) {
  const { id, name } = useSuspenseFragment({
    fragment: TemplateRow_TemplateFragmentDoc,
    from: template,
  }).data;
  const [deleteTemplate, { loading }] = useMutation(DeleteTemplateDocument, {
    update: (cache) =>
      removeEdge(cache, { document: TemplateListScreenDocument, field: 'templates' }, id),
  });

  return (
    <li className={rows.row}>
      <span className={rows.text}>{name}</span>
      <ActionIcon
        variant="subtle"
        size="lg"
        onClick={onEdit}
        aria-label={`Edit ${name}`}
        aria-haspopup="dialog"
      >
        <IconPencil size={18} stroke={1.75} />
      </ActionIcon>
      <DeleteIcon
        label={`Delete ${name}`}
        deleting={loading}
        onDelete={() => deleteTemplate({ variables: { input: { id } } })}
      />
    </li>
  );
}
