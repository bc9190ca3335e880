import type { LanguageKey } from '../contract/language.ts';
import type { LocalizedFields } from '../contract/localized.ts';
import { defaultLanguage, inAnyLanguage, languageKey } from '../contract/language.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import { hasCode } from '../contract/error.ts';
import type { UploadPromise } from '../contract/endpoint.ts';
import type { RestPartner } from './partner-rest.ts';
import { publicPartners, restPartner, restPartners } from './partner-rest.ts';

/** Calls the endpoints below `/partner` (spec 7.1, 7.5). */
export class PartnerApi extends RestApi {
  /** The texts of the public lists by id, so that each list is searched once for all partners. */
  readonly #texts: Partial<Record<LanguageKey, Promise<Map<string, string>>>> = {};

  /**
   * Lists the partners: with their texts in all languages for an administrator, else with those in the
   * default language.
   */
  async list(): Promise<RestPartner[]> {
    return (await this.isAdministratorFor('GET /partner/all'))
      ? this.get('/partner/all', { admin: true, schema: restPartners })
      : this.listIn(languageKey(defaultLanguage));
  }

  /**
   * Lists the partners with their texts in a language. The call carries the token if there is one
   * (spec 7.1); the list is public, so a backend that refuses the token is asked without it.
   */
  async listIn(lang: LanguageKey): Promise<RestPartner[]> {
    const options = { query: { lang }, schema: publicPartners[lang] };
    if (!this.isAdministrator) return this.get('/partner', options);
    try {
      return await this.get('/partner', { ...options, admin: true });
    } catch (error) {
      // Section 7 does not say how a token is refused.
      if (hasCode(error, 'BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT', 'RATE_LIMITED')) throw error;
      return this.get('/partner', options);
    }
  }

  /** Reads one partner, for visitors from the lists. Throws `NOT_FOUND` if there is none. */
  async find(id: string): Promise<RestPartner> {
    if (await this.isAdministratorFor('GET /partner/show/{id}')) {
      return this.get('/partner/show/{id}', { admin: true, path: { id }, schema: restPartner });
    }
    return inAnyLanguage(async (language) =>
      (await this.listIn(languageKey(language))).find((partner) => partner.id === id),
    );
  }

  /** Reads the text of a partner in a language from the public list; empty if it is not listed. */
  async textIn(lang: LanguageKey, id: string): Promise<string> {
    const texts = (this.#texts[lang] ??= this.listIn(lang).then(
      (partners) => new Map(partners.map((partner) => [partner.id, partner[`text_${lang}`]])),
    ));
    return (await texts).get(id) ?? '';
  }

  /** Adds a partner; returns it as it is stored. */
  add(texts: LocalizedFields<'text'>, image: UploadPromise): Promise<RestPartner> {
    return this.addEntity('/partner', { form: { ...texts, image }, schema: restPartner }, this);
  }

  /** Changes a partner; without an image it keeps its own. */
  update(
    id: string,
    changes: Partial<LocalizedFields<'text'>> & { image?: UploadPromise },
    version: Version,
  ): Promise<RestPartner> {
    const options = { path: { id }, form: { ...changes }, version, schema: restPartner };
    return this.patchEntity('/partner/{id}', options, () => this.find(id));
  }

  /** Deletes a partner. Returns the id of its entry in the trash. */
  remove(id: string, version: Version): Promise<string | undefined> {
    return this.delete('/partner/{id}', { admin: true, path: { id }, version });
  }
}
