import { changedEntity } from '../rest/add-entity.ts';
import type { LocalizedFields } from '../contract/localized.ts';
import { orEmpty } from '../rest/response-body.ts';
import type { ImageRemoved, Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import { pageWithParts } from '../contract/kinds.ts';
import { found, nullIfMissing } from '../contract/error.ts';
import { readBack } from '../rest/rest-error.ts';
import type { UploadPromise } from '../contract/endpoint.ts';
import type { PageName, RestPage, RestPagePart } from './page-rest.ts';
import { pageNames, pages, restPageBody, restPagePart } from './page-rest.ts';

type Description = LocalizedFields<'description'>;

/** Calls the endpoints below `/page` (spec 7.1, 7.6). */
export class PageApi extends RestApi {
  /** The pages of the contract. */
  readonly names = pageNames;

  /**
   * Reads one page, which is empty before it is saved for the first time. Throws `NOT_FOUND` for a slug that is
   * none of the contract's.
   */
  async find(name: string): Promise<RestPage> {
    const slug = found(pageNames.find((one) => one === name));
    const schema = orEmpty(restPageBody, { link: slug });
    const page = await nullIfMissing(this.get('/page/{slug}', { path: { slug }, schema }));
    return { ...(page ?? schema.parse({})), name: slug };
  }

  /** Reads a page that has been saved. Throws `NOT_FOUND` where the backend has none. */
  async findSaved(slug: PageName): Promise<RestPage> {
    const page = await this.get('/page/{slug}', { path: { slug }, schema: restPageBody });
    return { ...page, name: slug };
  }

  /** Reads all pages. */
  list(): Promise<RestPage[]> {
    return Promise.all(this.names.map((slug) => this.find(slug)));
  }

  /** Changes the texts of a page. */
  async update(
    slug: PageName,
    texts: Partial<LocalizedFields<'text'>>,
    version: Version,
  ): Promise<RestPage> {
    const options = { admin: true, path: { slug }, json: texts, version };
    return this.#changed(slug, await this.patch('/page/{slug}', options), texts);
  }

  /** Adds an image; returns the page with it. */
  async addImage(slug: PageName, image: UploadPromise): Promise<RestPage> {
    const options = { admin: true, path: { slug }, form: { image } };
    return this.#changed(slug, await this.post('/page/{slug}/image/add', options), options.form);
  }

  /** Deletes an image; returns the page without it, and the id of the image's entry in the trash. */
  async removeImage(
    slug: PageName,
    path: string,
    version: Version,
  ): Promise<ImageRemoved<RestPage>> {
    const options = { admin: true, path: { slug }, json: { path }, version };
    const trashId = await this.delete('/page/{slug}/image/delete', options);
    return { owner: await readBack(() => this.findSaved(slug)), trashId };
  }

  /** Adds a part; returns it as it is stored. */
  addPart(description: Description, image: UploadPromise | undefined): Promise<RestPagePart> {
    const options = { form: { ...description, ...(image && { image }) }, schema: restPagePart };
    const list = async () => (await this.find(pageWithParts)).parts;
    return this.addPartOf('/page/page-part/gas-turbina', options, list);
  }

  /**
   * Reads one part, whatever page its id names, since some backends leave out `page_id`. Throws `NOT_FOUND` if
   * there is none.
   */
  async findPart(_pageId: string, id: string): Promise<RestPagePart> {
    return found((await this.find(pageWithParts)).parts.find((part) => part.id === id));
  }

  /** Changes the description of a part. */
  updatePart(
    pageId: string,
    id: string,
    json: Partial<Description>,
    version: Version,
  ): Promise<RestPagePart> {
    const options = { path: { id }, json, version, schema: restPagePart };
    return this.patchEntity('/page/page-part/{id}', options, () => this.findPart(pageId, id));
  }

  /** Replaces the image of a part. */
  updatePartImage(pageId: string, id: string, image: UploadPromise): Promise<RestPagePart> {
    const options = { path: { id }, form: { image }, schema: restPagePart };
    const find = () => this.findPart(pageId, id);
    return this.postEntity('/page/page-part/{id}/image/add', options, find);
  }

  /** Deletes a part. Returns the id of its entry in the trash. */
  removePart(pageId: string, id: string, version: Version): Promise<string | undefined> {
    const options = { admin: true, path: { id, pageId }, version };
    return this.delete('/page/page-part/{id}/{pageId}', options);
  }

  async #changed(slug: PageName, data: unknown, sent: object): Promise<RestPage> {
    const find = () => this.findSaved(slug);
    const { lacks } = pages[slug];
    return { ...(await changedEntity(restPageBody, data, find, sent, [...lacks])), name: slug };
  }
}
