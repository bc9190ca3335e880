import { RestApi } from '../rest/rest-api.ts';
import type { RestNavbar } from './navbar-rest.ts';
import { restNavbar } from './navbar-rest.ts';

/** The row of the navigation (spec 7.1). */
export class NavbarApi extends RestApi {
  /** What the navigation lists. */
  find(): Promise<RestNavbar> {
    return this.get('/component/navbar', { schema: restNavbar });
  }
}
