import { RestApi } from '../rest/rest-api.ts';
import { gatewayError, hasCode } from '../rest/rest-error.ts';
import type { UploadPromise } from '../rest/upload.ts';
import type { RestApplication } from './application-rest.ts';
import { restApplications } from './application-rest.ts';

/** What an applicant typed, in the names of the contract. */
export type NewApplication = Record<'first_name' | 'last_name' | 'email' | 'lang', string>;

/** The rows of `/application`, all of them extensions; a backend without them is `NOT_SUPPORTED`. */
export class ApplicationApi extends RestApi {
  /** Sends an application with its files. */
  async send(application: NewApplication, files: UploadPromise[]): Promise<void> {
    await supported(this.post('/application', { form: { ...application, files } }));
  }

  /** All applications. */
  list(): Promise<RestApplication[]> {
    return supported(this.get('/application', { admin: true, answer: restApplications }));
  }

  /** Deletes an application with its files. */
  remove(id: string): Promise<void> {
    return this.delete('/application/{id}', { admin: true, path: { id } });
  }
}

/** A backend that has no such row at all answers 404. */
async function supported<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw hasCode(error, 'NOT_FOUND') ? gatewayError('NOT_SUPPORTED') : error;
  }
}
