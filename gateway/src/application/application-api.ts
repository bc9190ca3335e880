import { RestApi } from '../rest/rest-api.ts';
import { badUserInput, gatewayError, hasCode } from '../contract/error.ts';
import type { UploadPromise } from '../contract/form.ts';
import type { RestApplication } from './application-rest.ts';
import { restApplications } from './application-rest.ts';

/** What an applicant typed, in the names of the contract. */
export type NewApplication = Record<'first_name' | 'last_name' | 'email' | 'lang', string>;

/** How many files an application may have (spec 9). */
const maxFiles = 2;

/** The rows of `/application`, all of them extensions; a backend without them is `NOT_SUPPORTED`. */
export class ApplicationApi extends RestApi {
  /** Sends an application with its files. Throws `BAD_USER_INPUT` where they are too many. */
  async send(application: NewApplication, files: UploadPromise[]): Promise<void> {
    if (files.length > maxFiles) throw badUserInput('files', `at most ${maxFiles} files`);
    await supported(this.submit('/application', { form: { ...application, files } }));
  }

  /** All applications. */
  list(): Promise<RestApplication[]> {
    return supported(this.get('/application', { admin: true, schema: restApplications }));
  }

  /** Deletes an application with its files. */
  async remove(id: string): Promise<void> {
    try {
      await this.delete('/application/{id}', { admin: true, path: { id } });
    } catch (error) {
      // Either there is no such application or no such row; the list tells which.
      if (hasCode(error, 'NOT_FOUND')) await this.list();
      throw error;
    }
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
