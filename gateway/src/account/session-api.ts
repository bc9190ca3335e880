import { RestApi } from '../rest/rest-api.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestLogin } from './session-rest.ts';
import { restLoggedOut, restLogins } from './session-rest.ts';

/** Calls the endpoints below `/session`, all extensions. */
export class SessionApi extends RestApi {
  /** Lists the sessions of all administrators; null where the backend does not tell. */
  list(): Promise<RestLogin[] | null> {
    return nullIfUnsupported(this.get('/session', { admin: true, schema: restLogins }));
  }

  /** Ends a session. */
  async end(id: string): Promise<void> {
    await this.delete('/session/{id}', { admin: true, path: { id } });
  }

  /** Ends all other sessions of the account; returns how many there were. */
  async endOthers(): Promise<number> {
    const options = { admin: true, schema: restLoggedOut };
    return (await this.post('/session/end-others', options)).ended;
  }
}
