import { ActionIcon, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useRest } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import type { ImageOwner } from '../order/use-move-image.ts';
import { firstParts } from '../sub-part/SubPartList.tsx';
import { SubPartPageDocument } from '../sub-part/SubPartPage.generated.ts';
import type { Drawing } from './callout-lines.ts';
import { CalloutForm } from './CalloutForm.tsx';

const dialogs = keptDrafts<boolean>();

/** A spare with its drawings. */
export interface SpareWithImages extends ImageOwner {
  __typename: 'Spare';
  restId: string;
  images: readonly Drawing[];
}

interface PlaceCalloutsProps {
  spare: SpareWithImages;
  /** Which of its images. */
  index: number;
}

/**
 * Opens the dialog that places callouts on an image of a spare. Renders nothing where the backend does not
 * store them.
 */
export function PlaceCallouts({ spare, index }: PlaceCalloutsProps) {
  const image = spare.images[index];
  const [open, setOpen] = useKeptState(dialogs, `${spare.id} ${image?.path}`, false, Boolean);
  const close = () => setOpen(false);
  if (!image?.callouts) return null;

  return (
    <>
      <ActionIcon
        variant="default"
        size="md"
        aria-haspopup="dialog"
        aria-label={`Place callouts on image ${index + 1}`}
        onClick={() => setOpen(true)}
      >
        <IconMapPin size={18} stroke={1.75} />
      </ActionIcon>
      <FormDialog title={`Callouts on image ${index + 1}`} open={open} onClose={close}>
        <WithAllRows spare={spare} image={image} onDone={close} />
      </FormDialog>
    </>
  );
}

interface WithAllRowsProps {
  spare: SpareWithImages;
  image: Drawing;
  onDone: () => void;
}

/** Shows the form once all sub-parts are loaded: each may be one without a callout. */
function WithAllRows({ spare, image, onDone }: WithAllRowsProps) {
  const variables = { restId: spare.restId, ...firstParts };
  const parts = useScreenQuery(SubPartPageDocument, variables).data.spare?.parts;
  const readMore = useReadMore(SubPartPageDocument, variables);
  const { failed } = useRest(parts ?? noParts, readMore, true);

  if (failed)
    return <Text>The sub-parts could not be loaded. Close the dialog and try again.</Text>;
  if (!parts || parts.pageInfo.hasNextPage) return <Text role="status">Loading sub-parts…</Text>;
  return (
    <CalloutForm
      spare={spare}
      image={image}
      parts={parts.edges.map(({ node }) => node)}
      onDone={onDone}
    />
  );
}

const noParts = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
