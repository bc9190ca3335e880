import { z } from 'zod';
import { article, articleTexts } from '../article/article-contract.ts';
import { deleted, idParams, imagePath } from '../contract/fields.ts';
import { listQuery } from '../contract/list-query.ts';
import { operation } from '../contract/operation.ts';

const service = article.meta({ id: 'Service' });

const administrators = { row: 'spec 7.5', access: 'editor' } as const;

export const readService = operation({
  id: 'readService',
  method: 'get',
  path: '/service/{id}',
  row: 'spec 7.1, 7.5',
  summary: 'A service with its images',
  access: 'public',
  params: idParams,
  response: service,
});

export const listServices = operation({
  ...administrators,
  id: 'listServices',
  method: 'get',
  path: '/service',
  summary: 'The services, oldest first; all of them without `first` and `last`',
  query: z.object(listQuery),
  response: z.array(service),
});

export const addService = operation({
  ...administrators,
  id: 'addService',
  method: 'post',
  path: '/service',
  summary: 'Adds a service with at least one image',
  subject: { table: 'service' },
  body: articleTexts,
  upload: { field: 'images', maxFiles: 50, required: true },
  status: 201,
  response: service,
});

export const updateService = operation({
  ...administrators,
  id: 'updateService',
  method: 'patch',
  path: '/service/{id}',
  summary: 'Changes titles and texts; what is left out stays',
  subject: { table: 'service', idIn: 'id' },
  params: idParams,
  body: articleTexts,
  response: service,
});

export const duplicateService = operation({
  id: 'duplicateService',
  method: 'post',
  path: '/service/{id}/duplicate',
  row: 'extension',
  access: 'editor',
  summary:
    'Copies a service with its images; what is given takes the place of its titles and texts',
  subject: { table: 'service' },
  params: idParams,
  body: articleTexts,
  status: 201,
  response: service,
});

export const deleteService = operation({
  ...administrators,
  id: 'deleteService',
  method: 'delete',
  path: '/service/{id}',
  summary: 'Deletes a service with its images',
  subject: { table: 'service', idIn: 'id' },
  params: idParams,
  response: deleted,
});

export const addServiceImage = operation({
  ...administrators,
  id: 'addServiceImage',
  method: 'post',
  path: '/service/{id}/image/add',
  summary: 'Adds an image at the end of the list; answers with the service',
  subject: { table: 'service', idIn: 'id' },
  params: idParams,
  upload: { field: 'image', maxFiles: 1, required: true },
  status: 201,
  response: service,
});

export const deleteServiceImage = operation({
  ...administrators,
  id: 'deleteServiceImage',
  method: 'delete',
  path: '/service/{id}/image/delete',
  summary: 'Deletes an image of the service; answers with the service',
  subject: { table: 'service', idIn: 'id' },
  params: idParams,
  body: imagePath,
  response: service,
});
