import { addImage, deleteImage } from '../files/image-calls.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './service-contract.ts';
import * as store from './service-store.ts';

export function serviceRoutes(serve: Serve, services: Services): void {
  const { database, images } = services;

  serve(contract.readService, ({ params }) => store.findService(database, params.id));

  serve(contract.listServices, () => store.listServices(database));

  serve(contract.addService, ({ body, uploads }) =>
    images.keep(uploads, (paths) => store.addService(database, body, paths)),
  );

  serve(contract.updateService, ({ params, body }) =>
    store.updateService(database, params.id, body),
  );

  serve(contract.deleteService, async ({ params: { id } }) => {
    await images.discard(await store.deleteService(database, id));
    return { id };
  });

  serve(contract.addServiceImage, async ({ params: { id }, uploads }) => {
    await addImage(services, { table: 'service', column: 'service_id', id }, uploads);
    return store.findService(database, id);
  });

  serve(contract.deleteServiceImage, async ({ params: { id }, body }) => {
    await deleteImage(services, 'service_id', id, body.path);
    return store.findService(database, id);
  });
}
