import { orEmpty } from '../rest/response-body.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { RestSettings } from './settings-rest.ts';
import { restSettings } from './settings-rest.ts';

/** The settings, which are empty before they are saved for the first time. */
export const settingsOrEmpty = orEmpty(restSettings, { phone: '' });

/** Calls the endpoints below `/settings` (spec 7.1, 7.2). */
export class SettingsApi extends RestApi {
  /** Reads the settings. */
  find(): Promise<RestSettings> {
    return this.get('/settings', { schema: settingsOrEmpty });
  }

  /** Changes the settings; returns them as they are stored. */
  update(json: Partial<Omit<RestSettings, 'version'>>, version: Version): Promise<RestSettings> {
    const find = () => this.get('/settings', { schema: restSettings });
    return this.patchEntity('/settings', { json, version, schema: restSettings }, find);
  }
}
