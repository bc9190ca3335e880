import { ActionIcon } from '@mantine/core';
import { IconAlt } from '@tabler/icons-react';

import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import type { ImageOwner } from './use-move-image.ts';
import { ImageDescriptionForm } from './ImageDescriptionForm.tsx';

const dialogs = keptDrafts<boolean>();

interface DescribeImageProps {
  /** What shows the image. */
  owner: ImageOwner;
  image: StoredImage_ImageFragment;
  /** What the button calls it: 'image 2'. */
  name: string;
}

/**
 * Opens the dialog that says what an image shows, and what of it stays in view. Renders nothing where the
 * backend does not store that.
 */
export function DescribeImage(props: DescribeImageProps) {
  const { owner, image, name } = props;
  const [open, setOpen] = useKeptState(dialogs, `${owner.id} ${image.path}`, false, Boolean);
  const close = () => setOpen(false);
  if (!image.alternativeText) return null;

  return (
    <>
      <ActionIcon
        variant="default"
        size="md"
        aria-haspopup="dialog"
        aria-label={`Describe ${name}`}
        onClick={() => setOpen(true)}
      >
        <IconAlt size={18} stroke={1.75} />
      </ActionIcon>
      <FormDialog title="Describe image" open={open} onClose={close} size="52rem">
        <ImageDescriptionForm owner={owner} image={image} onDone={close} />
      </FormDialog>
    </>
  );
}
