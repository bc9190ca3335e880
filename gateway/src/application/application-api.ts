import type { ListPage, ListQuery } from '../contract/list-page.ts';
import { RestApi } from '../rest/rest-api.ts';
import { badUserInput, found, gatewayError } from '../contract/error.ts';
import type { UploadPromise } from '../contract/endpoint.ts';
import type { RestStatus } from '../contract/handling.ts';
import { restOpenCount } from '../contract/handling.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { RestApplication } from './application-rest.ts';
import { restApplications } from './application-rest.ts';

/** The fields of an application, by their names in the contract. */
export type NewApplication = Record<'first_name' | 'last_name' | 'email' | 'lang', string> &
  Partial<Record<'job' | 'experience', string>>;

/** The number of files that an application may have (spec 9). */
const maxFiles = 2;

/** Calls the endpoints below `/application`, all extensions. Throws `NOT_SUPPORTED` over a backend without them. */
export class ApplicationApi extends RestApi {
  /** Sends an application with its files. Throws `BAD_USER_INPUT` for too many. */
  async send(
    application: NewApplication,
    { files, headers }: { files: UploadPromise[]; headers: Record<string, string> },
  ): Promise<void> {
    if (files.length > maxFiles) throw badUserInput('files', `at most ${maxFiles} files`);
    await this.submit('/application', { form: { ...application, files }, headers });
  }

  /** Finds an application in the list. Throws `NOT_FOUND` if there is none with this id. */
  async find(id: string): Promise<RestApplication> {
    const applications = await this.get('/application', { admin: true, schema: restApplications });
    return found(applications.find((application) => application.id === id));
  }

  /** Lists a page of the applications, or all if the backend knows no pages. */
  page(query: ListQuery): Promise<ListPage<RestApplication>> {
    const options = { admin: true, query, schema: restApplications };
    return this.getPage('/application', options);
  }

  /** Counts the open applications; null where the backend does not tell. */
  async openCount(): Promise<number | null> {
    const options = { admin: true, schema: restOpenCount };
    return (await nullIfUnsupported(this.get('/application/count', options)))?.open ?? null;
  }

  /** Records what was done about applications; returns those that exist. Throws `NOT_FOUND` if none does. */
  async mark(ids: string[], status: RestStatus): Promise<RestApplication[]> {
    const options = { admin: true, json: { ids, status }, schema: restApplications };
    const applications = await this.patch('/application', options);
    if (applications.length === 0) throw gatewayError('NOT_FOUND');
    return applications;
  }

  /** Deletes an application with its files. */
  async remove(id: string): Promise<void> {
    await this.delete('/application/{id}', { admin: true, path: { id } });
  }
}
