import { changedEntity } from '../rest/add-entity.ts';
import type { Version } from '../rest/rest-api.ts';
import { RestApi } from '../rest/rest-api.ts';
import type { RestSettings } from './settings-rest.ts';
import { restSettings } from './settings-rest.ts';

/** Calls the endpoints below `/settings` (spec 7.1, 7.2). */
export class SettingsApi extends RestApi {
  /** Reads the settings. */
  find(): Promise<RestSettings> {
    return this.get('/settings', { schema: restSettings });
  }

  /** Changes the settings; returns them as they are stored. */
  async update(
    settings: Partial<Omit<RestSettings, 'version'>>,
    version: Version,
  ): Promise<RestSettings> {
    const changed = await this.patch('/settings', { admin: true, json: settings, version });
    return changedEntity(restSettings, changed, () => this.find());
  }
}
