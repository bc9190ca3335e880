import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

import { DeleteIcon } from '../ui/DeleteIcon.tsx';

interface EntryIconsProps<TDeleted> {
  id: string;
  /** What the labels of the icons call it. */
  name: string;
  onEdit: () => void;
  /** The mutation that deletes it. */
  call: TypedDocumentNode<TDeleted, { input: { id: string } }>;
  /** Removes it from the cached list. */
  onDeleted: (cache: ApolloCache) => void;
  /** Names what else the deletion changes. */
  cascade?: () => Promise<string | undefined>;
}

/** Shows the icons that edit and delete an entry of a list (spec 2.14). */
export function EntryIcons<TDeleted>(props: EntryIconsProps<TDeleted>) {
  const { id, name, onEdit, call, onDeleted, cascade } = props;
  const [send, { loading }] = useMutation(call, { update: onDeleted });

  return (
    <>
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
        cascade={cascade}
        onDelete={() => send({ variables: { input: { id } } })}
      />
    </>
  );
}
