import type { Localized, LocalizedFields } from '../graphql/localized-text.ts';
import { idIn, wholeEntity } from '../rest/answer.ts';
import { newest } from '../rest/newest.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { UploadPromise } from '../rest/upload.ts';
import type { RestPartner } from './partner-rest.ts';
import { publicPartners, restPartner, restPartners } from './partner-rest.ts';

/** The rows of `/partner` (spec 7.1, 7.5). */
export class PartnerApi extends RestApi {
  /** The partners with their texts in a language; the call carries the token where there is one. */
  list(lang: keyof Localized): Promise<RestPartner[]> {
    const answer = publicPartners[lang];
    return this.get('/partner', { tokenIfThere: true, query: { lang }, answer });
  }

  /** The partners with their texts in all languages. */
  listAll(): Promise<RestPartner[]> {
    return this.get('/partner/all', { admin: true, answer: restPartners });
  }

  /** One partner. */
  findToEdit(id: string): Promise<RestPartner> {
    return this.get('/partner/show/{id}', { admin: true, path: { id }, answer: restPartner });
  }

  /** Adds a partner; gives it as it is stored. */
  async add(texts: LocalizedFields<'text'>, image: UploadPromise): Promise<RestPartner> {
    const added = await this.post('/partner', { admin: true, form: { ...texts, image } });
    const whole = wholeEntity(restPartner, added);
    if (whole) return whole;
    const id = idIn(added);
    // A backend may clean the texts, so that nothing is left to know the new one by.
    return id === undefined ? newest('POST /partner', await this.listAll()) : this.findToEdit(id);
  }

  /** Changes a partner; without an image it keeps its own. */
  async update(
    id: string,
    texts: LocalizedFields<'text'>,
    image: UploadPromise | undefined,
  ): Promise<RestPartner> {
    const form = { ...texts, ...(image && { image }) };
    const changed = await this.patch('/partner/{id}', { admin: true, path: { id }, form });
    return wholeEntity(restPartner, changed) ?? this.findToEdit(id);
  }

  /** Deletes a partner. */
  remove(id: string): Promise<void> {
    return this.delete('/partner/{id}', { admin: true, path: { id } });
  }
}
