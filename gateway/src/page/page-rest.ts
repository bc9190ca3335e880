import { z } from 'zod';
import { dateTimeOrNull, entity, list, restId, text, version } from '../contract/fields.ts';
import { imagePathOrNull, imageFields, imageDetails, imagePaths } from '../contract/image.ts';
import { pageWithParts } from '../contract/kinds.ts';
import { localizedField, schemaFields } from '../contract/schema-fields.ts';

/** The fields of a page. */
export const pageFields = schemaFields({ text: localizedField('text') });

/** The fields of a page part. */
export const pagePartFields = schemaFields({ description: localizedField('description') });

/** A part of the page about gas turbines (spec 3); its image is under either name. */
export const restPagePart = entity({
  id: restId,
  // Only its deletion needs it (spec 7.6).
  page_id: restId.nullish().transform((id) => id ?? pageWithParts),
  image: imagePathOrNull,
  image_id: imagePathOrNull,
  ...imageFields.shape,
  ...pagePartFields.shape,
  version,
});

/** See `restPagePart`. */
export type RestPagePart = z.output<typeof restPagePart>;

/** A page, as `GET /page/{slug}` returns it (spec 3). */
export const restPageBody = z.compile(
  entity({
    link: text,
    ...pageFields.shape,
    updated_at: dateTimeOrNull,
    images: imagePaths,
    image_details: imageDetails,
    parts: list(restPagePart),
    version,
  }),
);

/** The pages of the contract by their slugs, each with its name in the schema. */
export const pages = {
  'gas-turbina': { slug: 'GAS_TURBINA', lacks: [] },
  careers: { slug: 'CAREERS', lacks: ['parts'] },
  contact: { slug: 'CONTACT', lacks: ['images', 'parts'] },
  'privacy-policy': { slug: 'PRIVACY_POLICY', lacks: ['images', 'parts'] },
} as const satisfies Record<string, PageDescription>;

interface PageDescription {
  slug: string;
  /** The fields that the page does not have (spec 3) and a backend may leave out. */
  lacks: ('images' | 'parts')[];
}

/** The slug of a page in the contract. */
export type PageName = keyof typeof pages;

/** The slugs of the pages in the contract. */
export const pageNames = Object.keys(pages).filter((name): name is PageName => name in pages);

/** A page with its slug in the contract. */
export type RestPage = z.output<typeof restPageBody> & { name: PageName };
