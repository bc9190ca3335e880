import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { busy } from '../../ui/busy.tsx';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { usePending } from '../../ui/use-pending.ts';
import { DataCell } from '../lists/DataTable.tsx';
import { entities } from '../entity/entities.ts';
import type { Entity } from '../entity/entities.ts';
import { cascadeSummary } from '../ui/cascade-summary.ts';
import { dayOf, minuteOf } from '../ui/times.ts';
import { useDeletion } from '../ui/use-deletion.ts';
import { useRestore } from '../ui/use-restore.ts';
import { DeleteTrashEntryDocument, TrashRow_EntryFragmentDoc } from './TrashRow.generated.ts';
import classes from './TrashRow.module.css';
import { removeFromTrash } from './remove-from-trash.ts';
import { TrashImages } from './TrashImages.tsx';

interface TrashRowProps {
  entry: FragmentType<typeof TrashRow_EntryFragmentDoc>;
  selected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}

/** Shows an entry of the trash, to be restored or deleted for good. */
export function TrashRow({ entry, selected, onSelect }: TrashRowProps) {
  const data = useFragmentData(TrashRow_EntryFragmentDoc, entry);
  const { id, title, ownerTitle, deletedBy, partCount, images } = data;
  const kind: Entity = entities[data.kind];
  const deleteConfirmed = useDeletion();
  const { restore } = useRestore(removeFromTrash);
  const [restoring, run] = usePending();
  const [deleteEntry, { loading: deleting }] = useMutation(DeleteTrashEntryDocument, {
    update: (cache) => removeFromTrash(cache, [id]),
  });
  const [image] = images;
  const name = [kind.name, title].filter(Boolean).join(' ');

  function handleDelete() {
    return deleteConfirmed(
      () => deleteEntry({ variables: { input: { id } } }),
      'It cannot be restored after that.',
      'Delete for good?',
    );
  }

  return (
    <tr role="row" data-entry>
      <DataCell column="Deleted" kind="strong">
        <span className={classes.what}>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selected}
            onChange={(event) => onSelect(id, event.currentTarget.checked)}
          />
          {image && <StoredImage image={image} alt="" className={classes.image} sizes="3rem" />}
          <span>
            {title || kind.name}
            <span className={classes.kind}>
              {kind.name}
              {ownerTitle && ` of ${ownerTitle}`}
            </span>
          </span>
        </span>
      </DataCell>
      <DataCell column="With it">
        {data.kind !== 'IMAGE' &&
          cascadeSummary({ [kind.part ?? '']: partCount, image: images.length })}
        <TrashImages
          images={images}
          {...(data.kind === 'IMAGE'
            ? { what: 'image', of: ownerTitle ?? '' }
            : { what: 'images', of: name })}
        />
      </DataCell>
      <DataCell column="When">
        {minuteOf(data.deletedAt)}, by {deletedBy.login}
      </DataCell>
      <DataCell column="Kept until">{dayOf(data.expiresAt)}</DataCell>
      <DataCell column="Actions" kind="actions">
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Button
            size="compact-sm"
            variant="outline"
            {...busy(restoring)}
            onClick={() => run(restore(id))}
            aria-label={`Restore ${name}`}
          >
            Restore
          </Button>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            {...busy(deleting)}
            onClick={handleDelete}
            aria-label={`Delete ${name} for good`}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </Group>
      </DataCell>
    </tr>
  );
}
