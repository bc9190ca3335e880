import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

import { removeEdge } from '../../apollo/connection.ts';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import rows from '../lists/PlainRows.module.css';
import { SynonymListScreenDocument } from './SynonymListScreen.generated.ts';
import { DeleteSynonymDocument, SynonymRow_SynonymFragmentDoc } from './SynonymRow.generated.ts';

interface SynonymRowProps {
  synonym: FragmentType<typeof SynonymRow_SynonymFragmentDoc>;
  onEdit: () => void;
}

/** Shows names of one thing, with their edit and delete icons. */
export function SynonymRow({ synonym, onEdit }: SynonymRowProps) {
  const { id, words } = useSuspenseFragment({
    fragment: SynonymRow_SynonymFragmentDoc,
    from: synonym,
  }).data;
  const [deleteSynonym, { loading }] = useMutation(DeleteSynonymDocument, {
    update: (cache) =>
      removeEdge(cache, { document: SynonymListScreenDocument, field: 'synonyms' }, id),
  });

  return (
    <li className={rows.row}>
      <span className={rows.text}>{words}</span>
      <ActionIcon
        variant="subtle"
        size="lg"
        onClick={onEdit}
        aria-label={`Edit ${words}`}
        aria-haspopup="dialog"
      >
        <IconPencil size={18} stroke={1.75} />
      </ActionIcon>
      <DeleteIcon
        label={`Delete ${words}`}
        deleting={loading}
        onDelete={() => deleteSynonym({ variables: { input: { id } } })}
      />
    </li>
  );
}
