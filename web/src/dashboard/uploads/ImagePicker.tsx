import { useMovable } from '../order/use-movable.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { toChosenImages } from './chosen-images.ts';
import type { ChosenImage } from './chosen-images.ts';
import { DescribeChosenImage } from '../order/DescribeChosenImage.tsx';
import { keyOf, maxAtOnce } from './image-files.ts';
import { ImageDropArea } from './ImageDropArea.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import classes from './ImageTile.module.css';
import { useRefusedImages } from './refused-images.ts';

interface ImagePickerProps {
  images: ChosenImage[];
  onChange: (images: ChosenImage[]) => void;
  /** The error of the last submit; images that caused it show the reason. */
  error: unknown;
}

/**
 * Selects images for something new; each preview can be removed before the upload (spec 4), moved: they are
 * stored in this order, and described, if the backend stores that.
 */
export function ImagePicker({ images, onChange, error }: ImagePickerProps) {
  const files = images.map(({ file }) => file);
  const refused = useRefusedImages(error, files);
  const isDescribable = useMovable('IMAGE');

  function move(key: string, position: number) {
    const moved = images.filter(({ file }) => keyOf(file) === key);
    const others = images.filter(({ file }) => keyOf(file) !== key);
    onChange(others.toSpliced(position - 1, 0, ...moved));
    return Promise.resolve();
  }

  return (
    <div>
      <ImageDropArea
        label="Add images"
        max={maxAtOnce}
        count={images.length}
        onPick={(more) => onChange([...images, ...toChosenImages(more)])}
      />
      {images.length > 0 && (
        <OrderedEntries ids={files.map(keyOf)} onMove={move}>
          <ul className={classes.tiles} aria-label="Chosen images">
            {images.map(({ file, alternativeText }, index) => (
              <ImagePreview
                key={keyOf(file)}
                id={keyOf(file)}
                name={`image ${index + 1}`}
                image={file}
                note={refused.get(file)}
                onRemove={() => onChange(images.toSpliced(index, 1))}
              >
                {isDescribable && (
                  <DescribeChosenImage
                    name={`image ${index + 1}`}
                    value={alternativeText}
                    onChange={(text) =>
                      onChange(images.with(index, { file, alternativeText: text }))
                    }
                  />
                )}
              </ImagePreview>
            ))}
          </ul>
        </OrderedEntries>
      )}
    </div>
  );
}
