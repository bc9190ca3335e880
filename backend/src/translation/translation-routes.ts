import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './translation-contract.ts';
import { confirmTexts, listOutdatedTexts } from './translation-store.ts';

/** Serves which translations are outdated (extension). */
export function translationRoutes(serve: Serve, { database }: Services): void {
  serve(contract.listOutdatedTexts, () => listOutdatedTexts(database));

  serve(contract.confirmTexts, async ({ body }) => ({
    id: body.entity,
    confirmed: await confirmTexts(database, body),
  }));
}
