import { mostAtOnce } from './image-files.ts';
import { ImageDropArea } from './ImageDropArea.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import classes from './ImageTile.module.css';

interface ImagePickerProps {
  images: File[];
  onChange: (images: File[]) => void;
}

/** Picks images for something new; each preview can be removed before the upload (spec 4). */
export function ImagePicker({ images, onChange }: ImagePickerProps) {
  return (
    <div>
      <ImageDropArea
        label="Add images"
        room={mostAtOnce - images.length}
        onPick={(more) => onChange([...images, ...more])}
      />
      {images.length > 0 && (
        <ul className={classes.tiles} aria-label="Chosen images">
          {images.map((image, index) => (
            <ImagePreview
              // The same file may be chosen twice.
              key={`${index} ${image.name}`}
              image={image}
              onRemove={() => onChange(images.filter((other) => other !== image))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
