import { articleFields, type ArticleTexts } from '../contract/article.ts';
import type { ListPage, ListQuery } from '../contract/list-page.ts';
import type { ImageRemoved, Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import { readBack } from '../rest/rest-error.ts';
import type { UploadPromise } from '../contract/endpoint.ts';
import type { RestService } from './service-rest.ts';
import { restService, restServices } from './service-rest.ts';

/** Calls the endpoints below `/service` (spec 7.1, 7.5). */
export class ServiceApi extends RestApi {
  /** Lists all services. */
  list(): Promise<RestService[]> {
    return this.get('/service', { admin: true, schema: restServices });
  }

  /** Lists a page of the services, or all if the backend knows no pages. */
  page(query: ListQuery): Promise<ListPage<RestService>> {
    return this.getPage('/service', { admin: true, query, schema: restServices });
  }

  /** Reads one service. */
  find(id: string): Promise<RestService> {
    return this.get('/service/{id}', { path: { id }, schema: restService });
  }

  /** Adds a service with its images; returns it as it is stored. */
  add(texts: ArticleTexts, images: UploadPromise[]): Promise<RestService> {
    return this.addEntity('/service', { form: { ...texts, images }, schema: restService }, this);
  }

  /** Changes titles and texts. */
  update(id: string, texts: Partial<ArticleTexts>, version: Version): Promise<RestService> {
    const options = { path: { id }, json: texts, version, schema: restService };
    return this.patchEntity('/service/{id}', options, () => this.find(id));
  }

  /** Copies a service with its images; the given texts take the place of its own. Returns the copy. */
  duplicate(id: string, texts: Partial<ArticleTexts>): Promise<RestService> {
    return this.duplicateEntity(
      '/service/{id}/duplicate',
      { path: { id }, json: texts, schema: restService },
      {
        find: (copyId) => this.find(copyId),
        byHand: async () => {
          const service = await this.find(id);
          const own = articleFields.whole(articleFields.read(service));
          const images = service.images.map((path) => this.storedImage(path));
          return this.add({ ...own, ...texts }, images);
        },
      },
    );
  }

  /** Deletes a service. Returns the id of its entry in the trash. */
  remove(id: string, version: Version): Promise<string | undefined> {
    return this.delete('/service/{id}', { admin: true, path: { id }, version });
  }

  /** Adds an image; returns the service with it. */
  addImage(id: string, image: UploadPromise): Promise<RestService> {
    const options = { path: { id }, form: { image }, schema: restService };
    return this.postEntity('/service/{id}/image/add', options, () => this.find(id));
  }

  /** Deletes an image; returns the service without it, and the id of the image's entry in the trash. */
  async removeImage(
    id: string,
    path: string,
    version: Version,
  ): Promise<ImageRemoved<RestService>> {
    const options = { admin: true, path: { id }, json: { path }, version };
    const trashId = await this.delete('/service/{id}/image/delete', options);
    return { owner: await readBack(() => this.find(id)), trashId };
  }
}
