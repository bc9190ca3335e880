import { deletionHandler } from '../entity/delete-entity.ts';
import { imageListHandlers } from '../entity/image-list.ts';
import { feature } from '../feature.ts';
import { imageAt } from '../files/images.ts';
import { withTotal } from '../http/response-headers.ts';
import * as contract from './product-contract.ts';
import { duplicateProduct } from './duplicate-product.ts';
import * as store from './product-store.ts';
import { joinTranslations, leaveTranslations } from './product-translations.ts';
import * as properties from './property-store.ts';

/** Serves the products and their properties (spec 7.1, 7.4). */
export const productFeature = feature(contract, (serve, services) => {
  const { database, images } = services;

  serve(contract.listProducts, async ({ query, response }) =>
    withTotal(response, await store.listProducts(database, query)),
  );

  serve(contract.readProduct, ({ params }) => store.findProduct(database, params.id));

  serve(contract.showProduct, ({ params }) => store.findProduct(database, params.id));

  serve(contract.addProduct, ({ body, uploads, edit }) =>
    images.keep(uploads, (paths) => store.addProduct(database, body, paths, edit)),
  );

  serve(contract.updateProduct, ({ params, body, edit }) =>
    store.updateProduct(database, params.id, body, edit),
  );

  serve(contract.deleteProduct, deletionHandler(database, 'product'));

  const imageList = imageListHandlers(services, {
    table: 'product',
    idOf: ({ id }: { id: number }) => id,
    find: (transaction, { id }) => store.findProduct(transaction, id),
  });
  serve(contract.addProductImage, imageList.add);
  serve(contract.deleteProductImage, imageList.remove);

  serve(contract.duplicateProduct, ({ params: { id }, body, edit }) =>
    duplicateProduct(database, id, body, edit),
  );

  serve(contract.joinTranslations, ({ params: { id, translationId } }) =>
    database.transaction().execute(async (transaction) => {
      await joinTranslations(transaction, id, translationId);
      return store.findProduct(transaction, id);
    }),
  );

  serve(contract.leaveTranslations, ({ params: { id } }) =>
    database.transaction().execute(async (transaction) => {
      await leaveTranslations(transaction, id);
      return store.findProduct(transaction, id);
    }),
  );

  serve(contract.addProperty, ({ body, uploads, edit }) =>
    images.keep(uploads, ([path = '']) =>
      properties.addProperty(database, { ...body, image_id: path }, edit),
    ),
  );

  serve(contract.updateProperty, ({ params: { id }, body, uploads, edit }) =>
    images.keep(uploads, ([path]) =>
      properties.updateProperty(database, id, { ...body, ...imageAt(path) }, edit),
    ),
  );

  serve(contract.deleteProperty, deletionHandler(database, 'product_property'));
});
