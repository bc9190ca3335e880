import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import type { ComparedRevisionQuery } from './Comparison.generated.ts';
import { languages } from '../../i18n/languages.ts';
import { labelIn } from '../entity/localized-text.ts';
import { pathOf } from '../ui/forget-image.ts';
import { readableText } from '../ui/readable-text.ts';
import { textDifferences } from '../ui/text-differences.ts';
import type { Piece } from '../ui/text-differences.ts';
import type { RevisedField } from './revised-fields.ts';

/** How a field differs between two revisions. */
export interface Difference {
  field: RevisedField;
  /** The words of a text; empty if they are the same. */
  pieces: Piece[];
  addedImages: StoredImage_ImageFragment[];
  removedImages: StoredImage_ImageFragment[];
}

/** A revision as it is compared. */
export type Compared = Pick<
  Extract<ComparedRevisionQuery['node'], { __typename: 'Revision' }>,
  'values' | 'images'
>;

interface Comparing {
  fields: readonly RevisedField[];
  older: Compared;
  newer: Compared;
  /** Names a category by its global id. */
  categoryName: (id: string) => string;
}

/** Finds the fields that differ between two revisions, in the order of their form. */
export function differencesOf({ fields, older, newer, categoryName }: Comparing): Difference[] {
  return fields.flatMap((field) => {
    if (field.kind === 'images') return imageDifference(field, older, newer);
    const [before, after] = [valueOf(older, field), valueOf(newer, field)];
    if (before === after) return [];
    if (field.kind === 'place') {
      return { field, pieces: [], addedImages: [], removedImages: [] };
    }
    const shown = (value: string) =>
      field.kind === 'html'
        ? readableText(value)
        : field.kind === 'category'
          ? categoryName(value)
          : value;
    const pieces = textDifferences(shown(before), shown(after));
    return { field, pieces, addedImages: [], removedImages: [] };
  });
}

function valueOf({ values }: Compared, { name }: RevisedField): string {
  return values.find(({ field }) => field === name)?.value ?? '';
}

function imageDifference(field: RevisedField, older: Compared, newer: Compared): Difference[] {
  const [before, after] = [older.images.map(pathOf), newer.images.map(pathOf)];
  if (before.join() === after.join()) {
    const [earlier, later] = [imageMetadata(older.images), imageMetadata(newer.images)];
    if (earlier === later) return [];
    return [{ field, pieces: textDifferences(earlier, later), addedImages: [], removedImages: [] }];
  }
  return [
    {
      field,
      pieces: [],
      addedImages: newer.images.filter((image) => !before.includes(pathOf(image))),
      removedImages: older.images.filter((image) => !after.includes(pathOf(image))),
    },
  ];
}

/** Writes what is said of images, a line for each text, callout, and point that is not the middle. */
function imageMetadata(images: Compared['images']): string {
  const lines = images.flatMap(({ alternativeText, focalX, focalY, callouts }, index) => {
    const name = `Image ${index + 1}`;
    const texts = languages.flatMap((language) => {
      const text = alternativeText?.[language];
      return text ? [`${labelIn(language, name)}: ${text}`] : [];
    });
    const [x, y] = [focalX ?? 50, focalY ?? 50];
    const point = x === 50 && y === 50 ? [] : [`${name}, focal point: ${x}% ${y}%`];
    const places = (callouts ?? []).map(
      (one) => `${name}, callout ${one.number}: ${one.x}% ${one.y}%`,
    );
    return [...texts, ...point, ...places];
  });
  return lines.join('\n');
}
