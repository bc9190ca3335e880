import { addImage, deleteImage } from '../files/image-calls.ts';
import { withTotal } from '../http/list-total.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './product-contract.ts';
import * as store from './product-store.ts';
import * as properties from './property-store.ts';

export function productRoutes(serve: Serve, services: Services): void {
  const { database, images } = services;

  serve(contract.listProducts, async ({ query, response }) =>
    withTotal(response, await store.listProducts(database, query)),
  );

  serve(contract.readProduct, ({ params }) => store.findProduct(database, params.id));

  serve(contract.showProduct, ({ params }) => store.findProduct(database, params.id));

  serve(contract.addProduct, ({ body, uploads }) =>
    images.keep(uploads, (paths) => store.addProduct(database, body, paths)),
  );

  serve(contract.updateProduct, ({ params, body }) =>
    store.updateProduct(database, params.id, body),
  );

  serve(contract.deleteProduct, async ({ params: { id } }) => {
    await images.discard(await store.deleteProduct(database, id));
    return { id };
  });

  serve(contract.addProductImage, async ({ params: { id }, uploads }) => {
    await addImage(services, 'product', id, uploads);
    return store.findProduct(database, id);
  });

  serve(contract.deleteProductImage, async ({ params: { id }, body }) => {
    await deleteImage(services, 'product', id, body.path);
    return store.findProduct(database, id);
  });

  serve(contract.addProperty, ({ body, uploads }) =>
    images.keep(uploads, ([path = '']) =>
      properties.addProperty(database, { ...body, image_id: path }),
    ),
  );

  serve(contract.updateProperty, ({ params: { id }, body, uploads }) =>
    images.replace(uploads, (image) =>
      properties.updateProperty(database, id, { ...body, ...image }),
    ),
  );

  serve(contract.deleteProperty, async ({ params: { id } }) => {
    const { image_id: path } = await properties.deleteProperty(database, id);
    await images.discard([path]);
    return { id };
  });
}
