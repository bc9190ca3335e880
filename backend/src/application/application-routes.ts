import { sql } from 'kysely';
import { countOpen } from '../database/count-open.ts';
import { deleteForms } from '../files/delete-forms.ts';
import { findFormFile } from '../files/form-files.ts';
import { notFound } from '../http/errors.ts';
import { keepDocuments, openDocument } from '../files/documents.ts';
import { suspicionOf } from '../contract/form-traces.ts';
import { feature } from '../feature.ts';
import { withTotal } from '../http/response-headers.ts';
import { publicFormLimit } from '../limits/public-forms.ts';
import * as contract from './application-contract.ts';
import * as store from './application-store.ts';

/** Serves applications: visitors send them, administrators read them (extension). */
export const applicationFeature = feature(contract, (serve, services) => {
  const { database, files, visitorStorage, notifications } = services;
  serve(
    contract.sendApplication,
    async ({ body: { website, captcha_solved, fill_ms, ...fields }, headers, uploads }) => {
      const suspicion = suspicionOf({ website, captcha_solved, fill_ms });
      const key = headers['Idempotency-Key'];
      const added = await keepDocuments(
        files,
        { kind: 'application', uploads },
        async (documents) => {
          const { isRepeated, ...stored } = await store.addApplication(
            services,
            { ...fields, suspected: suspicion === 'none' ? 0 : 1 },
            { key, documents, suspicion },
          );
          if (isRepeated) await files.remove(documents.map(({ path }) => path));
          return stored;
        },
      );
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
    const document = await findFormFile(database, 'applications', id, fileId);
    response.attachment(document.name);
    return openDocument(files, document);
  });

  serve(contract.deleteApplication, async ({ params: { id } }) => {
    const deleted = await deleteForms({ database, files }, { applications: sql`id = ${id}` });
    if (deleted.applications === 0) throw notFound();
    return { id };
  });
});
