import { z } from 'zod';
import { inputFields, storedFields } from '../contract/entity-fields.ts';
import { deleted, idParams, imagePath, pathId, version } from '../contract/fields.ts';
import { imageDescription, imageDetails } from '../contract/image-details.ts';
import { operation } from '../contract/operation.ts';

const part = z
  .object({
    id: z.int(),
    page_id: z.int(),
    image: z.string(),
    image_id: z.string().meta({ description: 'The same as `image`' }),
    ...imageDescription,
    ...storedFields('page_part'),
    version: version(),
  })
  .meta({ id: 'PagePart' });

const page = z
  .object({
    id: z.int(),
    link: z.string(),
    ...storedFields('page'),
    updated_at: z.string().meta({ description: 'Empty until the texts are changed' }),
    images: z.array(z.string()),
    image_details: imageDetails,
    parts: z.array(part),
    version: version(),
  })
  .meta({ id: 'Page' });

export type Page = z.output<typeof page>;
export type PagePart = z.output<typeof part>;

const pageTexts = z.object(inputFields('page')).exactPartial();

const partDescriptions = z.object(inputFields('page_part')).exactPartial();

export type PageTexts = z.output<typeof pageTexts>;
export type PartDescriptions = z.output<typeof partDescriptions>;

const anyPage = z.object({ slug: z.enum(['gas-turbina', 'contact', 'privacy-policy', 'careers']) });
const pageWithImages = z.object({ slug: z.enum(['gas-turbina', 'careers']) });

const administrators = { row: 'spec 7.6', access: 'editor' } as const;
const image = { field: 'image', maxFiles: 1, required: true } as const;

export const readPage = operation({
  id: 'readPage',
  method: 'get',
  path: '/page/{slug}',
  row: 'spec 7.1, 7.6',
  summary: 'The content of a page',
  access: 'public',
  params: anyPage,
  response: page,
});

export const updatePage = operation({
  ...administrators,
  id: 'updatePage',
  method: 'patch',
  path: '/page/{slug}',
  summary: 'Changes the texts of a page; what is left out stays',
  subject: { table: 'page', idIn: 'slug' },
  params: anyPage,
  body: pageTexts,
  response: page,
});

export const addPageImage = operation({
  ...administrators,
  id: 'addPageImage',
  method: 'post',
  path: '/page/{slug}/image/add',
  summary: 'Adds an image at the end of the list; answers with the page',
  subject: { table: 'page', idIn: 'slug' },
  params: pageWithImages,
  upload: image,
  status: 201,
  response: page,
});

export const deletePageImage = operation({
  ...administrators,
  id: 'deletePageImage',
  method: 'delete',
  path: '/page/{slug}/image/delete',
  summary: 'Deletes an image of the page; answers with the page',
  subject: { table: 'page', idIn: 'slug' },
  params: pageWithImages,
  body: imagePath,
  response: page,
});

export const addPagePart = operation({
  ...administrators,
  id: 'addPagePart',
  method: 'post',
  path: '/page/page-part/gas-turbina',
  summary: 'Adds a part to the gas-turbine page',
  subject: { table: 'page_part' },
  body: partDescriptions,
  upload: { ...image, required: false },
  status: 201,
  response: part,
});

export const updatePagePart = operation({
  ...administrators,
  id: 'updatePagePart',
  method: 'patch',
  path: '/page/page-part/{id}',
  summary: 'Changes the descriptions of a part; what is left out stays',
  subject: { table: 'page_part', idIn: 'id' },
  params: idParams,
  body: partDescriptions,
  response: part,
});

export const deletePagePart = operation({
  ...administrators,
  id: 'deletePagePart',
  method: 'delete',
  path: '/page/page-part/{id}/{pageId}',
  summary: 'Deletes a part of a page and its image',
  subject: { table: 'page_part', idIn: 'id' },
  params: z.object({ id: pathId(), pageId: pathId() }),
  response: deleted,
});

export const setPagePartImage = operation({
  ...administrators,
  id: 'setPagePartImage',
  method: 'post',
  path: '/page/page-part/{id}/image/add',
  summary: 'Gives a part its image, in place of the one it had',
  subject: { table: 'page_part', idIn: 'id' },
  params: idParams,
  upload: image,
  status: 201,
  response: part,
});
