import { ImageDropArea } from './ImageDropArea.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import classes from './ImageTile.module.css';

interface SingleImagePickerProps {
  image: File | undefined;
  onChange: (image: File | undefined) => void;
  /** The address of the stored image, which stays where no other is chosen. */
  storedUrl?: string | undefined;
}

/** Picks the one image of something; its preview can be removed before the upload (spec 4). */
export function SingleImagePicker({ image, onChange, storedUrl }: SingleImagePickerProps) {
  return (
    <div>
      <ImageDropArea
        label={storedUrl ? 'Change image' : 'Choose image'}
        room={1}
        onPick={([chosen]) => onChange(chosen)}
      />
      {image && (
        <ul className={classes.tiles} aria-label="Chosen images">
          <ImagePreview image={image} onRemove={() => onChange(undefined)} />
        </ul>
      )}
      {!image && storedUrl && (
        <div className={classes.tiles}>
          <div className={classes.tile}>
            <img src={storedUrl} alt="Stored" />
          </div>
        </div>
      )}
    </div>
  );
}
