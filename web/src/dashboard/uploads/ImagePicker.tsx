import { useRef } from 'react';

import { FocusList } from '../ui/FocusList.tsx';
import { maxAtOnce } from './image-files.ts';
import { ImageDropArea } from './ImageDropArea.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import classes from './ImageTile.module.css';
import { useRefusedImages } from './refused-images.ts';

interface ImagePickerProps {
  images: File[];
  onChange: (images: File[]) => void;
  /** The error of the last submit; images that caused it show the reason. */
  error: unknown;
}

/** Selects images for something new; each preview can be removed before the upload (spec 4). */
export function ImagePicker({ images, onChange, error }: ImagePickerProps) {
  const refused = useRefusedImages(error, images);
  const input = useRef<HTMLInputElement>(null);

  return (
    <div>
      <ImageDropArea
        inputRef={input}
        label="Add images"
        room={maxAtOnce - images.length}
        onPick={(more) => onChange([...images, ...more])}
      />
      {images.length > 0 && (
        <FocusList rest={input}>
          <ul className={classes.tiles} aria-label="Chosen images">
            {images.map((image, index) => (
              <ImagePreview
                // A file may be chosen twice.
                key={`${index} ${image.name}`}
                image={image}
                note={refused.get(image)}
                onRemove={() => onChange(images.filter((other) => other !== image))}
              />
            ))}
          </ul>
        </FocusList>
      )}
    </div>
  );
}
