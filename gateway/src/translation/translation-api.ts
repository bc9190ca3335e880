import { z } from 'zod';
import { RestApi } from '../rest/rest-api.ts';
import { wholeNumber } from '../contract/fields.ts';
import type { Language } from '../contract/language.ts';
import type { RestOutdatedText } from './translation-rest.ts';
import { restOutdatedTexts } from './translation-rest.ts';

/** Names outdated texts as the list does. */
interface ConfirmedTexts {
  kind: Lowercase<RestOutdatedText['kind']>;
  field: Lowercase<RestOutdatedText['field']>;
  /** The id; of a page its slug. */
  entity: string;
  language: Language;
  /** How many were seen. */
  count?: number;
}

const confirmed = z.object({ confirmed: wholeNumber });

/** Calls the endpoints below `/outdated-text`, all extensions. Throws `NOT_SUPPORTED` over a backend without them. */
export class TranslationApi extends RestApi {
  /** Lists the texts of which another language was changed later. */
  outdated(): Promise<RestOutdatedText[]> {
    return this.get('/outdated-text', { admin: true, schema: restOutdatedTexts });
  }

  /** Confirms that outdated texts are still right; returns their number. Throws `OUTDATED` if others are by now. */
  async confirm(json: ConfirmedTexts): Promise<number> {
    const options = { admin: true, json, schema: confirmed, isStored: true };
    return (await this.post('/outdated-text/confirm', options)).confirmed;
  }
}
