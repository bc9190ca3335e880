import type { JsonBody } from '../contract/endpoint.ts';
import type { Language } from '../contract/language.ts';
import { inAnyLanguage, languages } from '../contract/language.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import { found } from '../contract/error.ts';
import type { RestCategory } from './category-rest.ts';
import { restCategories, restCategory } from './category-rest.ts';

type CategoryFields = JsonBody<'post', '/category'>;

/** Calls the endpoints below `/category` (spec 7.1, 7.4). */
export class CategoryApi extends RestApi {
  /** Lists the categories in a language, or without one those in all languages. */
  async list(lang?: Language | null): Promise<RestCategory[]> {
    if (lang) return this.get('/category', { query: { lang }, schema: restCategories });
    return this.isAdministrator
      ? this.get('/category', { admin: true, schema: restCategories })
      : (await Promise.all(languages.map((language) => this.list(language)))).flat();
  }

  /** Finds a category in the lists, since the contract only lists them. Throws `NOT_FOUND` if it is in none. */
  async find(id: string): Promise<RestCategory> {
    const findIn = async (lang?: Language) =>
      (await this.list(lang)).find((category) => category.id === id);
    if (!this.isAdministrator) return inAnyLanguage(findIn);
    return found(await findIn());
  }

  /** Adds a category; returns it as it is stored. */
  add(json: CategoryFields): Promise<RestCategory> {
    return this.addEntity('/category', { json, schema: restCategory }, this);
  }

  /** Changes a category. */
  update(id: string, json: Partial<CategoryFields>, version: Version): Promise<RestCategory> {
    const options = { path: { id }, json, version, schema: restCategory };
    return this.patchEntity('/category/{id}', options, () => this.find(id));
  }

  /** Deletes a category. Returns the id of its entry in the trash. */
  remove(id: string, version: Version): Promise<string | undefined> {
    return this.delete('/category/{id}', { admin: true, path: { id }, version });
  }
}
