import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { Neighbours } from '../drafts/Neighbours.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { toLocalizedText } from '../entity/localized-text.ts';
import { DescribeButton } from './DescribeButton.tsx';
import type { ImageOwner } from './use-move-image.ts';
import { ImageDescriptionForm } from './ImageDescriptionForm.tsx';

/** The image that an open dialog shows, by its path. */
const dialogs = keptDrafts<string | null>();

interface DescribeImageProps {
  /** What shows the image. */
  owner: ImageOwner;
  image: StoredImage_ImageFragment;
  /** All images of the owner, in their order, to which the dialog leads. */
  images?: readonly StoredImage_ImageFragment[];
  /** What the button calls it: 'image 2'. */
  name: string;
}

/**
 * Opens the dialog that says what an image shows, and what of it stays in view. Renders nothing where the
 * backend does not store that.
 */
export function DescribeImage({ owner, image, images = [image], name }: DescribeImageProps) {
  const [path, setPath] = useKeptState(dialogs, `${owner.id} ${image.path}`, null, Boolean);
  const close = () => setPath(null);
  if (!image.alternativeText) return null;
  // The last one stays while the dialog closes.
  const described = images.find((one) => one.path === path) ?? image;

  return (
    <>
      <DescribeButton
        name={name}
        alternativeText={toLocalizedText(image.alternativeText)}
        onClick={() => setPath(image.path)}
      />
      <FormDialog title="Describe image" open={path !== null} onClose={close} size="52rem">
        <Neighbours ids={images.map((one) => one.path)} shown={described.path} onShow={setPath} />
        <ImageDescriptionForm key={described.path} owner={owner} image={described} onDone={close} />
      </FormDialog>
    </>
  );
}
