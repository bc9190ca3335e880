import { z } from 'zod';
import { operation } from '../http/operation.ts';

export const readImage = operation({
  id: 'readImage',
  method: 'get',
  path: '/files/{name}',
  row: 'spec 3',
  summary: 'A stored image; `w` gives it that wide at the most, as WebP or AVIF by Accept',
  access: 'public',
  params: z.object({ name: z.string().regex(/^[\da-f]{32}\.(jpg|png|gif|webp|avif)$/) }),
  query: z.object({
    w: z
      .enum(['320', '640', '960', '1280', '1920'])
      .optional()
      .meta({ description: 'An extension of the contract' }),
  }),
  response: 'file',
});
