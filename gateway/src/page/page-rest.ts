import { z } from 'zod';
import {
  dateTimeOrNull,
  entity,
  imagePathOrNull,
  imageDescription,
  imageDetails,
  imagePaths,
  localizedText,
  restId,
  text,
  version,
} from '../contract/fields.ts';

/** A part of the page about gas turbines (spec 3); its image is under either name. */
export const restPagePart = entity({
  id: restId,
  page_id: restId,
  image: imagePathOrNull,
  image_id: imagePathOrNull,
  ...imageDescription,
  ...localizedText('description'),
  version,
});

/** See `restPagePart`. */
export type RestPagePart = z.output<typeof restPagePart>;

/** A page, as `GET /page/{slug}` returns it (spec 3). */
export const restPageBody = z.compile(
  entity({
    link: text,
    ...localizedText('text'),
    updated_at: dateTimeOrNull,
    images: imagePaths,
    image_details: imageDetails,
    parts: z
      .array(restPagePart)
      .nullish()
      .transform((parts) => parts ?? []),
    version,
  }),
);

/** The slugs of the contract's pages. */
export type PageName = 'gas-turbina' | 'contact' | 'privacy-policy' | 'careers';

/** A page with its slug in the contract. */
export type RestPage = z.output<typeof restPageBody> & { name: PageName };
