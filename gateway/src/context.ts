import { AccountApi } from './account/account-api.ts';
import { NavbarApi } from './navbar/navbar-api.ts';
import { RequestApi } from './request/request-api.ts';
import type { RestSession } from './rest/rest-api.ts';
import { SettingsApi } from './settings/settings-api.ts';
import { SpareApi } from './spare/spare-api.ts';

/** The REST calls of every feature, for one GraphQL operation. */
export interface Rest {
  account: AccountApi;
  navbar: NavbarApi;
  request: RequestApi;
  settings: SettingsApi;
  spare: SpareApi;
}

/** What resolvers are given. */
export interface Context {
  requestId: string;
  /** The base of image addresses as browsers see it. */
  publicBackendUrl: string;
  rest: Rest;
}

/** The REST calls of every feature, sharing one session. */
export function createRest(session: RestSession): Rest {
  return {
    account: new AccountApi(session),
    navbar: new NavbarApi(session),
    request: new RequestApi(session),
    settings: new SettingsApi(session),
    spare: new SpareApi(session),
  };
}
