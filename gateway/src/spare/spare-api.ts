import { articleFields, type ArticleTexts } from '../contract/article.ts';
import type { ListPage, ListQuery } from '../contract/list-page.ts';
import type { ImageRemoved, Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import { found } from '../contract/error.ts';
import { readBack } from '../rest/rest-error.ts';
import type { UploadPromise } from '../contract/endpoint.ts';
import type { RestSpare, RestSubPart, SubPartOfSpare } from './spare-rest.ts';
import { restSpare, restSpares, restSubPart, subPartFields, subPartOf } from './spare-rest.ts';

type SubPartBody = ReturnType<typeof subPartFields.changes>;

/** Calls the endpoints of section 7.3. */
export class SpareApi extends RestApi {
  /** Lists all spares. */
  list(): Promise<RestSpare[]> {
    return this.get('/spare', { admin: true, schema: restSpares });
  }

  /** Lists a page of the spares, or all if the backend knows no pages. */
  page(query: ListQuery): Promise<ListPage<RestSpare>> {
    return this.getPage('/spare', { admin: true, query, schema: restSpares });
  }

  /** Reads one spare, with a page of its sub-parts, or all of them if the backend knows no pages. */
  async find(id: string, parts: ListQuery = {}): Promise<RestSpare> {
    const options = { path: { id }, query: parts, schema: restSpare };
    const { data, total } = await this.getCounted('/spare/{id}', options);
    return { ...data, partTotal: total };
  }

  /** Adds a spare with its images; returns it as it is stored. */
  add(texts: ArticleTexts, images: UploadPromise[]): Promise<RestSpare> {
    return this.addEntity('/spare', { form: { ...texts, images }, schema: restSpare }, this);
  }

  /** Changes titles and texts. */
  update(id: string, texts: Partial<ArticleTexts>, version: Version): Promise<RestSpare> {
    const options = { path: { id }, json: texts, version, schema: restSpare };
    return this.patchEntity('/spare/{id}', options, () => this.find(id));
  }

  /**
   * Copies a spare with its images and sub-parts; the given texts take the place of its own. Returns the
   * copy.
   */
  duplicate(id: string, texts: Partial<ArticleTexts>): Promise<RestSpare> {
    return this.duplicateEntity(
      '/spare/{id}/duplicate',
      { path: { id }, json: texts, schema: restSpare },
      {
        find: (copyId) => this.find(copyId),
        byHand: async () => this.#duplicateByHand(await this.find(id), texts),
      },
    );
  }

  /** Copies a spare by the calls of section 7. What is copied only in part is deleted again. */
  async #duplicateByHand(spare: RestSpare, texts: Partial<ArticleTexts>): Promise<RestSpare> {
    const own = articleFields.whole(articleFields.read(spare));
    const images = spare.images.map((path) => this.storedImage(path));
    const copy = await this.add({ ...own, ...texts }, images);
    try {
      for (const part of spare.parts) {
        const json = subPartFields.changes(subPartFields.read(part));
        await this.post('/spare/{id}/part', { admin: true, path: { id: copy.id }, json });
      }
    } catch (error) {
      const options = { admin: true, path: { id: copy.id }, takesBack: true };
      await this.delete('/spare/{id}', options);
      throw error;
    }
    return readBack(() => this.find(copy.id));
  }

  /** Deletes a spare. Returns the id of its entry in the trash. */
  remove(id: string, version: Version): Promise<string | undefined> {
    return this.delete('/spare/{id}', { admin: true, path: { id }, version });
  }

  /** Adds an image; returns the spare with it. */
  addImage(id: string, image: UploadPromise): Promise<RestSpare> {
    const options = { path: { id }, form: { image }, schema: restSpare };
    return this.postEntity('/spare/{id}/image/add', options, () => this.find(id));
  }

  /** Deletes an image; returns the spare without it, and the id of the image's entry in the trash. */
  async removeImage(id: string, path: string, version: Version): Promise<ImageRemoved<RestSpare>> {
    const options = { admin: true, path: { id }, json: { path }, version };
    const trashId = await this.delete('/spare/{id}/image/delete', options);
    return { owner: await readBack(() => this.find(id)), trashId };
  }

  /** Adds a sub-part; returns it as it is stored. */
  async addPart(id: string, part: SubPartBody): Promise<SubPartOfSpare> {
    const added = await this.addPartOf(
      '/spare/{id}/part',
      { path: { id }, json: part, schema: restSubPart },
      async () => (await this.find(id)).parts,
    );
    return subPartOf(id, added);
  }

  /** Reads one sub-part. Throws `NOT_FOUND` if its spare has no such sub-part. */
  async findPart(spareId: string, partId: string): Promise<SubPartOfSpare> {
    return subPartOf(spareId, await this.#findPart(spareId, partId));
  }

  async #findPart(spareId: string, partId: string): Promise<RestSubPart> {
    const { parts } = await this.find(spareId);
    return found(parts.find(({ id }) => id === partId));
  }

  /** Changes a sub-part. */
  async updatePart(
    spareId: string,
    partId: string,
    json: SubPartBody,
    version: Version,
  ): Promise<SubPartOfSpare> {
    const options = { path: { id: spareId, partId }, json, version, schema: restSubPart };
    const find = () => this.#findPart(spareId, partId);
    return subPartOf(spareId, await this.patchEntity('/spare/{id}/part/{partId}', options, find));
  }

  /** Deletes a sub-part. Returns the id of its entry in the trash. */
  removePart(spareId: string, partId: string, version: Version): Promise<string | undefined> {
    const path = { id: spareId, partId };
    return this.delete('/spare/{id}/part/{partId}', { admin: true, path, version });
  }
}
