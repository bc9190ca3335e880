import { sql } from 'kysely';
import { countOpen } from '../database/count-open.ts';
import { readPage } from '../database/read-page.ts';
import { keepDocuments, openDocument } from '../files/documents.ts';
import { invalid, notFound } from '../http/errors.ts';
import { suspicionOf } from '../contract/form-traces.ts';
import { feature } from '../feature.ts';
import { withTotal } from '../http/response-headers.ts';
import { publicFormLimit } from '../limits/public-forms.ts';
import { deleteForms } from '../files/delete-forms.ts';
import { findFormFile } from '../files/form-files.ts';
import { addAttachment, receivedRequests } from './attachment-store.ts';
import * as contract from './request-contract.ts';
import { addRequest, changeRequests, readRevisions } from './request-store.ts';

const searched = ['name', 'email', 'company', 'phone', 'text', 'note', 'handled_by', 'assignee'];

/** Serves enquiries: visitors send them, administrators read them (spec 7.1, 7.6). */
export const requestFeature = feature(contract, (serve, services) => {
  const { database, files, visitorStorage, notifications } = services;
  serve(
    contract.sendRequest,
    async ({ body, headers }) => {
      const email = body.email.trim() || body.email1.trim();
      if (!email) throw invalid({ email: 'must not be empty' });
      const stored = await addRequest(
        services,
        { ...body, email },
        { key: headers['Idempotency-Key'], suspicion: suspicionOf(body) },
      );
      notifications.deliver();
      return { ...stored, data: stored };
    },
    publicFormLimit('request', services),
  );

  serve(
    contract.uploadAttachment,
    ({ uploads }) =>
      keepDocuments(files, { kind: 'attachment', uploads }, async ([document]) => {
        if (!document) throw invalid({ file: 'must not be empty' });
        return addAttachment(services, document);
      }),
    publicFormLimit('attachment', services),
    visitorStorage.refuseFull('attachment'),
  );

  serve(contract.readAttachment, async ({ params: { id, attachmentId }, response }) => {
    const document = await findFormFile(database, 'requests', id, attachmentId);
    response.attachment(document.name);
    return openDocument(files, document);
  });

  serve(contract.listRequests, async ({ query, response }) => {
    const all = database.selectFrom('request').selectAll();
    const page = await readPage(database, { all, searched }, query);
    return receivedRequests(database, withTotal(response, page));
  });

  serve(contract.deleteRequest, async ({ params: { id } }) => {
    const deleted = await deleteForms({ database, files }, { requests: sql`id = ${id}` });
    if (deleted.requests === 0) throw notFound();
    return { id };
  });

  serve(contract.countRequests, () => countOpen(database, 'request'));

  serve(contract.updateRequests, async ({ body: { ids, ...changes }, edit }) => {
    const rows = await database
      .transaction()
      .execute((transaction) => changeRequests(transaction, ids, { changes, edit }));
    return receivedRequests(database, rows);
  });

  serve(contract.listRequestAssignees, () =>
    database.selectFrom('account').select('login').orderBy('id').execute(),
  );

  serve(contract.listRequestRevisions, async ({ params: { id } }) => {
    const request = database.selectFrom('request').select('id').where('id', '=', id);
    if (!(await request.executeTakeFirst())) throw notFound();
    return readRevisions(database, id);
  });

  serve(contract.deleteRequests, async ({ body: { ids } }) => {
    await deleteForms({ database, files }, { requests: sql`id in (${sql.join(ids)})` });
    return { ids };
  });
});
