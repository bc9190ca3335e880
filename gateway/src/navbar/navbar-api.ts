import { z } from 'zod';
import { entity, list, localizedText, restId, wholeNumberOrZero } from '../contract/fields.ts';
import { RestApi } from '../rest/rest-api.ts';

const restNavbarEntry = entity({ id: restId, ...localizedText('title') });

/** The entries of the navigation, as `GET /component/navbar` returns it (spec 3). */
export const restNavbar = z.compile(
  entity({
    partners: wholeNumberOrZero,
    services: list(restNavbarEntry),
    spares: list(restNavbarEntry),
  }),
);

/** See `restNavbar`. */
export type RestNavbar = z.output<typeof restNavbar>;

/** A service or spare in the navigation. */
export type RestNavbarEntry = z.output<typeof restNavbarEntry>;

/** Calls the endpoint of the navigation (spec 7.1). */
export class NavbarApi extends RestApi {
  /** Reads the entries of the navigation. */
  find(): Promise<RestNavbar> {
    return this.get('/component/navbar', { schema: restNavbar });
  }
}
