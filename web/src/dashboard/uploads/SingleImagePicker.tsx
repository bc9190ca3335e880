import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { DescribeImage } from '../order/DescribeImage.tsx';
import type { ImageOwner } from '../order/use-move-image.ts';
import { ImageDropArea } from './ImageDropArea.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import classes from './ImageTile.module.css';
import { useRefusedImages } from './refused-images.ts';

interface SingleImagePickerProps {
  image: File | undefined;
  onChange: (image: File | undefined) => void;
  /** The error of the last submit; an image that caused it shows the reason. */
  error: unknown;
  /** What shows the stored image. */
  owner?: ImageOwner | undefined;
  /** The stored image, which stays if no other is chosen. */
  stored?: StoredImage_ImageFragment | null | undefined;
}

/** Selects a single image; its preview can be removed before the upload (spec 4). */
export function SingleImagePicker(props: SingleImagePickerProps) {
  const { image, onChange, error, owner, stored } = props;
  const refused = useRefusedImages(error, image ? [image] : []);

  return (
    <div>
      <ImageDropArea
        label={stored ? 'Change image' : 'Choose image'}
        max={1}
        onPick={([chosen]) => onChange(chosen)}
      />
      {image && (
        <ul className={classes.tiles} aria-label="Chosen images">
          <ImagePreview
            image={image}
            note={refused.get(image)}
            onRemove={() => onChange(undefined)}
          />
        </ul>
      )}
      {!image && stored && (
        <div className={classes.tiles}>
          <div className={classes.tile}>
            <StoredImage image={stored} alt="Stored" sizes="200px" eager />
            {owner && (
              <div className={classes.tools}>
                <DescribeImage owner={owner} image={stored} name="the image" />
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
