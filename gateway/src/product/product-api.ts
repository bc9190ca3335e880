import type { Page } from '../graphql/paged-connection.ts';
import type { Language } from '../graphql/resolvers.generated.ts';
import { wholeEntity } from '../rest/response-body.ts';
import { RestApi } from '../rest/rest-api.ts';
import { gatewayError } from '../contract/error.ts';
import { readBack } from '../rest/rest-error.ts';
import type { UploadPromise } from '../contract/form.ts';
import type { RestProduct, RestProductProperty } from './product-rest.ts';
import { restProduct, restProducts, restProductProperty } from './product-rest.ts';

/** What describes a product; without `category_id` it keeps its category. */
export interface ProductFields extends Record<
  'title' | 'description' | 'type' | 'model' | 'power',
  string
> {
  lang: Language;
  category_id?: string;
}

/** The rows of `/product` (spec 7.1, 7.4). */
export class ProductApi extends RestApi {
  /**
   * The products in a language, all or those of a category; only a page of them where the backend can
   * page (extension).
   */
  list(lang: string, category?: string, page: Page = {}): Promise<RestProduct[]> {
    const query = { lang, ...(category && { category }) };
    return this.get('/product', { query, extension: page, schema: restProducts });
  }

  /** The products in all languages; see `list`. */
  listAll(category?: string, page: Page = {}): Promise<RestProduct[]> {
    const query: Record<string, string> = category ? { category } : {};
    return this.get('/product', { admin: true, query, extension: page, schema: restProducts });
  }

  /** One product, for visitors. */
  find(id: string, language: string): Promise<RestProduct> {
    return this.get('/product/{id}', { path: { id }, query: { language }, schema: restProduct });
  }

  /** One product, for the dashboard. */
  findToEdit(id: string): Promise<RestProduct> {
    return this.get('/product/show/{id}', { admin: true, path: { id }, schema: restProduct });
  }

  /** Adds a product with its images; gives it as it is stored. */
  add(fields: ProductFields, images: UploadPromise[]): Promise<RestProduct> {
    const form = { ...fields, images };
    return this.addEntity(
      '/product',
      { form },
      {
        schema: restProduct,
        find: (id) => this.findToEdit(id),
        list: () => this.listAll(),
      },
    );
  }

  /** Changes a product. */
  async update(id: string, changes: Partial<ProductFields>): Promise<RestProduct> {
    const options = { admin: true, path: { id }, json: { ...changes } };
    const changed = await this.patch('/product/{id}', options);
    return wholeEntity(restProduct, changed) ?? readBack(() => this.findToEdit(id));
  }

  /** Deletes a product. */
  remove(id: string): Promise<void> {
    return this.delete('/product/{id}', { admin: true, path: { id } });
  }

  /** Adds an image; gives the product with it. */
  async addImage(id: string, image: UploadPromise): Promise<RestProduct> {
    const options = { admin: true, path: { id }, form: { image } };
    const changed = await this.post('/product/{id}/image/add', options);
    return wholeEntity(restProduct, changed) ?? readBack(() => this.findToEdit(id));
  }

  /** Deletes an image; gives the product without it. */
  async removeImage(id: string, path: string): Promise<RestProduct> {
    await this.delete('/product/{id}/image/delete', { admin: true, path: { id }, json: { path } });
    return readBack(() => this.findToEdit(id));
  }

  /** Adds a property; gives the product with it. */
  async addProperty(
    productId: string,
    description: string,
    image: UploadPromise,
  ): Promise<RestProduct> {
    const form = { product_id: productId, description, image };
    await this.post('/product/property', { admin: true, form });
    return readBack(() => this.findToEdit(productId));
  }

  /** One property. Throws `NOT_FOUND` where its product has no such property. */
  async findProperty(productId: string, id: string): Promise<RestProductProperty> {
    const found = (await this.findToEdit(productId)).property.find((one) => one.id === id);
    if (!found) throw gatewayError('NOT_FOUND');
    return found;
  }

  /** Changes a property; without an image it keeps its own. */
  async updateProperty(
    productId: string,
    id: string,
    changes: { description?: string; image?: UploadPromise },
  ): Promise<RestProductProperty> {
    const form = { product_id: productId, ...changes };
    const changed = await this.patch('/product/property/{id}', { admin: true, path: { id }, form });
    return (
      wholeEntity(restProductProperty, changed) ?? readBack(() => this.findProperty(productId, id))
    );
  }

  /** Deletes a property; gives the product without it. */
  async removeProperty(productId: string, id: string): Promise<RestProduct> {
    await this.delete('/product/property/{id}', { admin: true, path: { id } });
    return readBack(() => this.findToEdit(productId));
  }
}
