import type { ApolloCache, DocumentNode } from '@apollo/client';

import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import {
  Previewed_PageFragmentDoc,
  Previewed_PagePartFragmentDoc,
  Previewed_PartnerFragmentDoc,
  Previewed_ProductFragmentDoc,
  Previewed_ProductPropertyFragmentDoc,
  Previewed_ServiceFragmentDoc,
  Previewed_SettingsFragmentDoc,
  Previewed_SpareFragmentDoc,
  Previewed_SpareImagesFragmentDoc,
  Previewed_SubPartFragmentDoc,
} from './Previewed.generated.ts';
import type {
  Previewed_PageFragment,
  Previewed_PagePartFragment,
  Previewed_PartnerFragment,
  Previewed_ProductFragment,
  Previewed_ProductPropertyFragment,
  Previewed_ServiceFragment,
  Previewed_SettingsFragment,
  Previewed_SpareFragment,
  Previewed_SpareImagesFragment,
  Previewed_SubPartFragment,
} from './Previewed.generated.ts';

/** An image that a form may have chosen and not uploaded yet. */
type WithChosenImage<T extends { image: unknown }> = Omit<T, 'image'> & {
  image: T['image'] | File;
};

/** An object that a form edits, with the form's values in place of the stored ones. */
export type Previewed =
  | Previewed_PageFragment
  | Previewed_PagePartFragment
  | Previewed_SpareFragment
  | Previewed_SpareImagesFragment
  | Previewed_SubPartFragment
  | Previewed_ServiceFragment
  | WithChosenImage<Previewed_PartnerFragment>
  | Previewed_ProductFragment
  | WithChosenImage<Previewed_ProductPropertyFragment>
  | Previewed_SettingsFragment;

const fragments: Record<Previewed['__typename'], [fragmentName: string, document: DocumentNode]> = {
  Page: ['Previewed_page', Previewed_PageFragmentDoc],
  PagePart: ['Previewed_pagePart', Previewed_PagePartFragmentDoc],
  Spare: ['Previewed_spare', Previewed_SpareFragmentDoc],
  SubPart: ['Previewed_subPart', Previewed_SubPartFragmentDoc],
  Service: ['Previewed_service', Previewed_ServiceFragmentDoc],
  Partner: ['Previewed_partner', Previewed_PartnerFragmentDoc],
  Product: ['Previewed_product', Previewed_ProductFragmentDoc],
  ProductProperty: ['Previewed_productProperty', Previewed_ProductPropertyFragmentDoc],
  Settings: ['Previewed_settings', Previewed_SettingsFragmentDoc],
};

const imagesOfSpare = ['Previewed_spareImages', Previewed_SpareImagesFragmentDoc] as const;

/** Whether a message is a list of previewed objects. */
export function isPreviewed(message: unknown): message is Previewed[] {
  return (
    Array.isArray(message) &&
    message.every(
      (object: unknown) =>
        typeof object === 'object' &&
        object !== null &&
        '__typename' in object &&
        typeof object.__typename === 'string' &&
        Object.hasOwn(fragments, object.__typename),
    )
  );
}

/**
 * Lays the objects over the cache of visitors, as the optimistic response of a write that is never sent:
 * what the server sends later stays below them.
 */
export function overlay(cache: ApolloCache, objects: readonly Previewed[]): void {
  cache.batch({
    optimistic: 'preview',
    update: () => {
      for (const object of objects) {
        const [fragmentName, fragment] =
          'images' in object ? imagesOfSpare : fragments[object.__typename];
        const data =
          'image' in object && object.image instanceof File
            ? { ...object, image: shownImage(object.image) }
            : object;
        cache.writeFragment({ id: cache.identify({ ...object }), fragment, fragmentName, data });
      }
    },
  });
}

/** Shows a chosen image in every width; its address lives as long as the preview's document. */
function shownImage(file: File): StoredImage_ImageFragment {
  const url = URL.createObjectURL(file);
  return {
    __typename: 'Image',
    path: url,
    original: url,
    w320: url,
    w640: url,
    w960: url,
    w1280: url,
    w1920: url,
    // Another image begins without a description.
    alternativeText: null,
    focalX: null,
    focalY: null,
  };
}
