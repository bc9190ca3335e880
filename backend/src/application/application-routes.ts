import { countOpen } from '../database/count-open.ts';
import { notFound } from '../http/errors.ts';
import { suspicionOf } from '../contract/form-traces.ts';
import { withTotal } from '../http/response-headers.ts';
import { publicFormLimit } from '../limits/public-forms.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import * as contract from './application-contract.ts';
import * as store from './application-store.ts';
import { keepDocuments } from './documents.ts';

export function applicationRoutes(serve: Serve, services: Services): void {
  const { database, files, visitorStorage, notifications } = services;
  serve(
    contract.sendApplication,
    async ({ body: { website, captcha_solved, fill_ms, ...fields }, headers, uploads }) => {
      const suspicion = suspicionOf({ website, captcha_solved, fill_ms });
      const key = headers['Idempotency-Key'];
      const added = await keepDocuments(files, uploads, async (documents) => {
        const { isRepeated, ...stored } = await store.addApplication(
          services,
          { ...fields, suspected: suspicion === 'none' ? 0 : 1 },
          { key, documents, suspicion },
        );
        if (isRepeated) await files.remove(documents.map(({ path }) => path));
        return stored;
      });
      notifications.deliver();
      return added;
    },
    publicFormLimit('application', services),
    visitorStorage.refuseFull('application'),
  );

  serve(contract.listApplications, async ({ query, response }) =>
    withTotal(response, await store.listApplications(database, query)),
  );

  serve(contract.countApplications, () => countOpen(database, 'application'));

  serve(contract.updateApplications, ({ body: { ids, status }, edit: { by } }) =>
    database.transaction().execute((transaction) => store.mark(transaction, ids, { status, by })),
  );

  serve(contract.readApplicationFile, async ({ params: { id, fileId }, response }) => {
    const { path, name, type } = await store.findFile(database, id, fileId);
    const file = await files.open(path);
    if (!file) throw notFound();
    // Always a download, never shown in the browser: strangers may send anything.
    response.attachment(name);
    return { ...file, headers: { 'Content-Type': type } };
  });

  serve(contract.deleteApplication, async ({ params: { id } }) => {
    await files.remove(await store.deleteApplication(database, id));
    return { id };
  });
}
