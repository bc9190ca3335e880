import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { TakeDownButton } from '../ui/TakeDownButton.tsx';
import type { Difference } from './differences.ts';
import classes from './FieldDifference.module.css';

interface FieldDifferenceProps {
  difference: Difference;
  /** Whether the newer one is the present, which shows what was added. */
  isWithPresent: boolean;
}

/** Shows how a field differs: its words with what was added and removed, or the images. */
export function FieldDifference({ difference, isWithPresent }: FieldDifferenceProps) {
  const { field, pieces, addedImages, removedImages } = difference;
  const images = [
    ...removedImages.map((image) => ({ image, change: 'Removed' })),
    ...addedImages.map((image) => ({ image, change: 'Added' })),
  ];

  return (
    <div>
      <dt className={classes.label}>{field.label}</dt>
      {pieces.length > 0 && (
        <dd className={classes.text} lang={field.language}>
          <MarkedText pieces={pieces} />
        </dd>
      )}
      {images.length > 0 && (
        <dd className={classes.images}>
          {images.map(({ image, change }) => (
            <figure key={image.path} className={classes.figure} data-change={change}>
              <StoredImage
                image={image}
                alt={`${change} image`}
                sizes="8rem"
                className={classes.image}
              />
              <figcaption aria-hidden>{change}</figcaption>
              {!(isWithPresent && change === 'Added') && (
                <TakeDownButton image={image} name={`${change.toLowerCase()} image`} />
              )}
            </figure>
          ))}
        </dd>
      )}
      {pieces.length + images.length === 0 && (
        <dd className={classes.note}>
          Only the {field.kind === 'html' ? 'formatting' : 'order'} differs.
        </dd>
      )}
    </div>
  );
}
