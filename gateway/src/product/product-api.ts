import type { ListPage, ListQuery } from '../contract/list-page.ts';
import type { Language } from '../contract/language.ts';
import { inAnyLanguage, languages } from '../contract/language.ts';
import type { ImageRemoved, Version } from '../rest/rest-api.ts';
import { isOddId, RestApi } from '../rest/rest-api.ts';
import { found, gatewayError, hasCode, nullIfMissing } from '../contract/error.ts';
import { readBack } from '../rest/rest-error.ts';
import type { UploadPromise } from '../contract/endpoint.ts';
import type { RestProduct, RestProductProperty } from './product-rest.ts';
import {
  productFields,
  propertiesOf,
  restProduct,
  restProducts,
  restProductProperty,
} from './product-rest.ts';

/** The category of a product; without it, the product keeps its own. */
interface Category {
  category_id?: string;
}

type ProductFields = ReturnType<typeof productFields.whole> & Category;

/** Selects the products of a list. */
export interface ProductFilter {
  lang?: Language | null | undefined;
  /** The REST id of a category. */
  category?: string | undefined;
}

/** Calls the endpoints below `/product` (spec 7.1, 7.4). */
export class ProductApi extends RestApi {
  /** Lists all products. */
  list(): Promise<RestProduct[]> {
    return this.get('/product', { admin: true, schema: restProducts });
  }

  /**
   * Lists the products in a language, or without one those in all languages; of all categories or one:
   * a page of them, or all if the backend knows no pages or one call does not return the list.
   */
  async page({ lang, category }: ProductFilter, page: ListQuery): Promise<ListPage<RestProduct>> {
    // Backends list the products of all where it is empty.
    if (category === '') return { entries: [] };
    if (!lang && !this.isAdministrator) {
      const lists = await Promise.all(
        languages.map((one) => this.page({ lang: one, category }, {})),
      );
      return { entries: lists.flatMap(({ entries }) => entries) };
    }
    const query = { ...(lang && { lang }), ...(category && { category }) };
    const options = { admin: !lang, query: { ...query, ...page }, schema: restProducts };
    try {
      return await this.getPage('/product', options);
    } catch (error) {
      if (isOddId(category) && hasCode(error, 'BAD_USER_INPUT')) return { entries: [] };
      throw error;
    }
  }

  /**
   * Reads one product: with a language as visitors do, without one as administrators do. For a visitor
   * without a language it tries each until one has the product.
   */
  async find(id: string, language?: Language | null): Promise<RestProduct> {
    if (language) {
      return this.get('/product/{id}', { path: { id }, query: { language }, schema: restProduct });
    }
    if (await this.isAdministratorFor('GET /product/show/{id}')) {
      return this.get('/product/show/{id}', { admin: true, path: { id }, schema: restProduct });
    }
    return inAnyLanguage((one) => nullIfMissing(this.find(id, one)));
  }

  /** Adds a product with its images; returns it as it is stored. */
  add(fields: ProductFields, images: UploadPromise[]): Promise<RestProduct> {
    return this.addEntity('/product', { form: { ...fields, images }, schema: restProduct }, this);
  }

  /**
   * Copies a product with its images and properties into another language; returns the copy. Throws
   * `CONFLICT` where the product is in that language, or is known to have a translation in it.
   */
  duplicate(id: string, lang: Language, category: Category): Promise<RestProduct> {
    return this.duplicateEntity(
      '/product/{id}/duplicate',
      { path: { id }, json: { lang, ...category }, schema: restProduct },
      {
        find: (copyId) => this.find(copyId),
        byHand: async () => this.#duplicateByHand(await this.find(id), lang, category),
      },
    );
  }

  /** Copies a product by the calls of section 7. What is copied only in part is deleted again. */
  async #duplicateByHand(
    product: RestProduct,
    lang: Language,
    category: Category,
  ): Promise<RestProduct> {
    if (product.lang === lang) throw gatewayError('CONFLICT');
    const { images, property, category_id } = product;
    const copy = await this.add(
      {
        ...productFields.whole({ ...productFields.read(product), language: lang }),
        ...(category_id && { category_id }),
        ...category,
      },
      images.map((path) => this.storedImage(path)),
    );
    try {
      for (const { description: text, image_id } of property) {
        // A property has an image (spec 5).
        if (image_id) await this.addProperty(copy.id, text, this.storedImage(image_id));
      }
    } catch (error) {
      const options = { admin: true, path: { id: copy.id }, takesBack: true };
      await this.delete('/product/{id}', options);
      throw error;
    }
    return readBack(() => this.find(copy.id));
  }

  /**
   * Makes two products translations of each other (extension). Throws `CONFLICT` where they, or their
   * translations, have the same language, and `NOT_SUPPORTED` over a backend that does not keep it.
   */
  join(id: string, translationId: string): Promise<RestProduct> {
    const options = { path: { id, translationId }, schema: restProduct };
    const endpoint = '/product/{id}/translation/{translationId}';
    return this.postEntity(endpoint, options, () => this.find(id));
  }

  /** Removes a product from the translations of others (extension). */
  async leave(id: string): Promise<RestProduct> {
    await this.delete('/product/{id}/translation', { admin: true, path: { id } });
    return readBack(() => this.find(id));
  }

  /** Changes a product. */
  update(id: string, changes: Partial<ProductFields>, version: Version): Promise<RestProduct> {
    const options = { path: { id }, json: { ...changes }, version, schema: restProduct };
    return this.patchEntity('/product/{id}', options, () => this.find(id));
  }

  /** Deletes a product. Returns the id of its entry in the trash. */
  remove(id: string, version: Version): Promise<string | undefined> {
    return this.delete('/product/{id}', { admin: true, path: { id }, version });
  }

  /** Adds an image; returns the product with it. */
  addImage(id: string, image: UploadPromise): Promise<RestProduct> {
    const options = { path: { id }, form: { image }, schema: restProduct };
    return this.postEntity('/product/{id}/image/add', options, () => this.find(id));
  }

  /** Deletes an image; returns the product without it, and the id of the image's entry in the trash. */
  async removeImage(
    id: string,
    path: string,
    version: Version,
  ): Promise<ImageRemoved<RestProduct>> {
    const options = { admin: true, path: { id }, json: { path }, version };
    const trashId = await this.delete('/product/{id}/image/delete', options);
    return { owner: await readBack(() => this.find(id)), trashId };
  }

  /** Adds a property; returns it as it is stored. */
  addProperty(
    productId: string,
    description: string,
    image: UploadPromise,
  ): Promise<RestProductProperty> {
    const form = { product_id: productId, description, image };
    const list = async () => propertiesOf(await this.find(productId));
    return this.addPartOf('/product/property', { form, schema: restProductProperty }, list);
  }

  /** Reads one property. Throws `NOT_FOUND` if its product has no such property. */
  async findPart(productId: string, id: string): Promise<RestProductProperty> {
    return found(propertiesOf(await this.find(productId)).find((one) => one.id === id));
  }

  /** Changes a property; without an image it keeps its own. */
  updateProperty(
    productId: string,
    id: string,
    changes: { description?: string; image?: UploadPromise },
    version: Version,
  ): Promise<RestProductProperty> {
    const form = { product_id: productId, ...changes };
    const options = { path: { id }, form, version, schema: restProductProperty };
    return this.patchEntity('/product/property/{id}', options, () => this.findPart(productId, id));
  }

  /** Deletes a property. Returns the id of its entry in the trash. */
  removeProperty(id: string, version: Version): Promise<string | undefined> {
    return this.delete('/product/property/{id}', { admin: true, path: { id }, version });
  }
}
