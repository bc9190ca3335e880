import { z } from 'zod';
import { extension } from '../contract/extension.ts';
import { maxCallouts } from '../database/callouts.ts';
import { imageListTables, singleImageTables } from '../database/entity-tables.ts';
import { narrowWidths } from '../files/widths.ts';
import {
  filled,
  imagePath,
  line,
  pathId,
  position,
  shownAs,
  text,
  version,
} from '../contract/fields.ts';
import { imageCallouts, imageDescription } from '../contract/image-details.ts';
import { operation, type Body, type Params } from '../contract/operation.ts';
import { localized } from '../languages.ts';

export const readImage = operation({
  id: 'readImage',
  method: 'get',
  path: '/files/{name}',
  row: 'spec 3',
  summary: 'A stored image; `w` gives it that wide at most, as WebP or AVIF by Accept',
  access: 'public',
  params: z.object({ name: z.string().regex(/^[\da-f]{32}\.(jpg|png|gif|webp|avif)$/) }),
  query: z.object({
    w: z.enum(narrowWidths).optional().meta(extension('the width')),
    expires: text(100).optional().meta({ description: 'Of a signed address, in milliseconds' }),
    signature: text(100).optional().meta({ description: 'Of an address in the trash or history' }),
  }),
  response: 'file',
});

const takeDown = { row: 'extension', access: 'editor', path: '/image/take-down' } as const;

export const listTakeDownPlaces = operation({
  ...takeDown,
  id: 'listTakeDownPlaces',
  method: 'get',
  summary: 'From where an image can be taken down',
  response: z.array(z.enum(['trash', 'revision'])),
});

export const takeDownImage = operation({
  ...takeDown,
  id: 'takeDownImage',
  method: 'post',
  summary:
    'Takes an image down for good that only trash and history name: deletes its file in all widths, and its mentions there; ' +
    '409 as long as something shows it',
  body: z.object({
    path: text(1000).meta({ description: 'A path or an address of the image, signed or not' }),
  }),
  response: z.object({ path: z.string() }),
});

const percent = () =>
  z
    .int()
    .refine((value) => value >= 0 && value <= 100, 'must be a whole number from 0 to 100')
    .meta({ minimum: 0, maximum: 100 });

/** What can be said of an image; what is left out stays. */
const description = z
  .object({
    ...localized('alt', () => line().transform((text) => text.trim())),
    focal_x: percent(),
    focal_y: percent(),
  })
  .exactPartial();

const coordinate = () =>
  z
    .number()
    .min(0)
    .max(100)
    .transform((percent) => Math.round(percent * 100) / 100)
    .meta(shownAs({ type: 'number', minimum: 0, maximum: 100 }));

/** A callout as it is placed. */
const placedCallout = z.object({
  number: filled(20).refine((number) => !number.includes(','), 'must not hold a comma'),
  x: coordinate(),
  y: coordinate(),
});

const updatedImage = z.object({
  path: z.string(),
  ...imageDescription,
  callouts: imageCallouts,
  version: version(),
});

export const updateImage = operation({
  id: 'updateImage',
  method: 'patch',
  path: '/image/{kind}/{entity}',
  row: 'extension',
  summary:
    'Changes the alternative texts, the focal point and the callouts of an image of an entity, and moves it in its list',
  access: 'editor',
  subject: { idIn: 'entity' },
  params: z.object({
    kind: z
      .enum([...imageListTables, ...singleImageTables])
      .meta({ description: 'The table of the entity' }),
    entity: z.union([pathId(), z.string().regex(/^[a-z-]+$/)]).meta({
      ...shownAs({ type: 'string' }),
      description: 'The id of the entity, or the slug of a page',
    }),
  }),
  body: imagePath.extend({
    ...description.shape,
    callouts: z
      .array(placedCallout)
      .max(maxCallouts)
      .meta({ description: 'All callouts of an image of a spare; refused for other images' })
      .exactOptional(),
    position: position().exactOptional(),
  }),
  response: updatedImage,
});

export type UpdatedImage = z.output<typeof updatedImage>;
export type ImageOf = Params<typeof updateImage>;
export type ImageChanges = Body<typeof updateImage>;
