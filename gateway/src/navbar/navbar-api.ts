import { RestApi } from '../rest/rest-api.ts';
import type { RestNavbar } from './navbar-rest.ts';
import { restNavbar } from './navbar-rest.ts';

/** Calls the endpoint of the navigation (spec 7.1). */
export class NavbarApi extends RestApi {
  /** Reads the entries of the navigation. */
  find(): Promise<RestNavbar> {
    return this.get('/component/navbar', { schema: restNavbar });
  }
}
