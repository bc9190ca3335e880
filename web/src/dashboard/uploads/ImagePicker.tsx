import { useRef } from 'react';

import { OrderedEntries } from '../order/OrderedEntries.tsx';
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

/** Tells chosen files apart, of which several may have one name. */
const keys = new WeakMap<File, string>();
let lastKey = 0;

function keyOf(file: File): string {
  const known = keys.get(file);
  if (known) return known;
  const key = String(++lastKey);
  keys.set(file, key);
  return key;
}

/**
 * Selects images for something new; each preview can be removed before the upload (spec 4), and moved: they
 * are stored in this order.
 */
export function ImagePicker({ images, onChange, error }: ImagePickerProps) {
  const refused = useRefusedImages(error, images);
  const input = useRef<HTMLInputElement>(null);

  function move(key: string, position: number) {
    const moved = images.filter((image) => keyOf(image) === key);
    const others = images.filter((image) => keyOf(image) !== key);
    onChange(others.toSpliced(position - 1, 0, ...moved));
    return Promise.resolve();
  }

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
          <OrderedEntries ids={images.map(keyOf)} onMove={move}>
            <ul className={classes.tiles} aria-label="Chosen images">
              {images.map((image, index) => (
                <ImagePreview
                  key={keyOf(image)}
                  id={keyOf(image)}
                  name={`image ${index + 1}`}
                  image={image}
                  note={refused.get(image)}
                  onRemove={() => onChange(images.filter((other) => other !== image))}
                />
              ))}
            </ul>
          </OrderedEntries>
        </FocusList>
      )}
    </div>
  );
}
