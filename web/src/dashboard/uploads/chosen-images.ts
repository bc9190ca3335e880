import { useMutation } from '@apollo/client/react';

import { isStored } from '../../apollo/errors.ts';
import { showFailure } from '../../ui/alert/alert.ts';
import { emptyLocalizedText, isEmptyText } from '../entity/localized-text.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import { UpdateImageDocument } from '../order/UpdateImage.generated.ts';

/** An image to upload, with what it shows. */
export interface ChosenImage {
  file: File;
  alternativeText: LocalizedText;
}

/** Makes chosen files images of which nothing is said yet. */
export function toChosenImages(files: readonly File[]): ChosenImage[] {
  return files.map((file) => ({ file, alternativeText: emptyLocalizedText }));
}

/** Something that was just added, with its images as they are stored: in the order in which they were sent. */
export interface Added {
  id: string;
  images: readonly { path: string }[];
}

/**
 * Returns a function that waits until something is added and stores what its chosen images show. What was
 * added stays where a description is not stored, and an alert says so.
 */
export function useDescribeAdded() {
  const [update] = useMutation(UpdateImageDocument, { context: { isInOrder: true } });

  return async function describeAdded(
    write: Promise<Added | null | undefined>,
    chosen: readonly ChosenImage[],
  ): Promise<void> {
    const texts = chosen.map(({ alternativeText }) => alternativeText);
    const isDescribed = (text: LocalizedText) => !Object.values(text).every(isEmptyText);
    const fail = () => showFailure('Not all alternative texts were saved');
    let added: Added | null | undefined;
    try {
      added = await write;
    } catch (error) {
      if (isStored(error) && texts.some(isDescribed)) fail();
      throw error;
    }
    const { id: ownerId = '', images = [] } = added ?? {};
    const updates = texts.flatMap((alternativeText, index) =>
      isDescribed(alternativeText)
        ? [{ ownerId, path: images[index]?.path ?? '', alternativeText }]
        : [],
    );
    const results = await Promise.allSettled(
      updates.map((input) => update({ variables: { input } })),
    );
    if (results.some((one) => one.status === 'rejected' && !isStored(one.reason))) fail();
  };
}
