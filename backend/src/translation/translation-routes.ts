import { feature } from '../feature.ts';
import * as contract from './translation-contract.ts';
import { confirmTexts, listOutdatedTexts } from './translation-store.ts';

/** Serves which translations are outdated (extension). */
export const translationFeature = feature(contract, (serve, { database }) => {
  serve(contract.listOutdatedTexts, () => listOutdatedTexts(database));

  serve(contract.confirmTexts, async ({ body }) => ({
    id: body.entity,
    confirmed: await confirmTexts(database, body),
  }));
});
