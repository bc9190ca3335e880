import type { LocalizedFields } from '../graphql/localized-text.ts';
import { idIn, wholeEntity } from '../rest/answer.ts';
import { newest } from '../rest/newest.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { UploadPromise } from '../rest/upload.ts';
import type { RestService } from './service-rest.ts';
import { restService, restServices } from './service-rest.ts';

type ServiceTexts = LocalizedFields<'title'> & LocalizedFields<'text'>;

/** The rows of `/service` (spec 7.1, 7.5). */
export class ServiceApi extends RestApi {
  /** All services. */
  list(): Promise<RestService[]> {
    return this.get('/service', { admin: true, answer: restServices });
  }

  /** One service. */
  find(id: string): Promise<RestService> {
    return this.get('/service/{id}', { path: { id }, answer: restService });
  }

  /** Adds a service with its images; gives it as it is stored. */
  async add(texts: ServiceTexts, images: UploadPromise[]): Promise<RestService> {
    const added = await this.post('/service', { admin: true, form: { ...texts, images } });
    const whole = wholeEntity(restService, added);
    if (whole) return whole;
    const id = idIn(added);
    if (id !== undefined) return this.find(id);
    const all = await this.list();
    return newest('POST /service', all, ({ title_de }) => title_de === texts.title_de);
  }

  /** Changes titles and texts. */
  async update(id: string, texts: ServiceTexts): Promise<RestService> {
    const changed = await this.patch('/service/{id}', { admin: true, path: { id }, json: texts });
    return wholeEntity(restService, changed) ?? this.find(id);
  }

  /** Deletes a service. */
  remove(id: string): Promise<void> {
    return this.delete('/service/{id}', { admin: true, path: { id } });
  }

  /** Adds an image; gives the service with it. */
  async addImage(id: string, image: UploadPromise): Promise<RestService> {
    const options = { admin: true, path: { id }, form: { image } };
    const changed = await this.post('/service/{id}/image/add', options);
    return wholeEntity(restService, changed) ?? this.find(id);
  }

  /** Deletes an image; gives the service without it. */
  async removeImage(id: string, path: string): Promise<RestService> {
    await this.delete('/service/{id}/image/delete', { admin: true, path: { id }, json: { path } });
    return this.find(id);
  }
}
