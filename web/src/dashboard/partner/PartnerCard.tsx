import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconPhotoOff } from '@tabler/icons-react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { removeEdge } from '../../apollo/connection.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { TranslationMark } from '../lists/TranslationMarks.tsx';
import { OrderedItem } from '../order/OrderedItem.tsx';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import { DeletePartnerDocument, PartnerCard_PartnerFragmentDoc } from './PartnerCard.generated.ts';
import classes from './PartnerCard.module.css';
import { PartnerListScreenDocument } from './PartnerListScreen.generated.ts';

interface PartnerCardProps {
  partner: FragmentType<typeof PartnerCard_PartnerFragmentDoc>;
  /** The name in the labels of the icons: a partner has an image and texts, but no name. */
  name: string;
  onEdit: () => void;
}

/** Shows a partner's image with its edit and delete icons. */
export function PartnerCard({ partner, name, onEdit }: PartnerCardProps) {
  const { id, restId, image } = useFragmentData(PartnerCard_PartnerFragmentDoc, partner);
  const [deletePartner, { loading }] = useMutation(DeletePartnerDocument, {
    // The card disappears at once and returns if the call fails.
    optimisticResponse: {
      deletePartner: {
        __typename: 'DeletePartnerPayload',
        deletedId: id,
        trashEntryId: null,
        userErrors: [],
      },
    },
    update: (cache) =>
      removeEdge(cache, { document: PartnerListScreenDocument, field: 'partners' }, id),
  });

  return (
    <OrderedItem id={id} name={name} className={classes.card}>
      <div className={classes.image}>
        {image ? (
          <StoredImage image={image} alt={`Image of ${name}`} sizes="300px" />
        ) : (
          <IconPhotoOff size={28} stroke={1.25} />
        )}
      </div>
      <TranslationMark restId={restId} />
      <div className={classes.actions}>
        <ActionIcon variant="subtle" size="lg" onClick={onEdit} aria-label={`Edit ${name}`}>
          <IconPencil size={18} stroke={1.75} />
        </ActionIcon>
        <DeleteIcon
          label={`Delete ${name}`}
          deleting={loading}
          onDelete={() => deletePartner({ variables: { input: { id } } })}
        />
      </div>
    </OrderedItem>
  );
}
