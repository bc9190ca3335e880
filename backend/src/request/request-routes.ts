import { countOpen } from '../database/count-open.ts';
import { readPage } from '../database/read-page.ts';
import { storeOnce } from '../database/store-once.ts';
import { invalid, notFound } from '../http/errors.ts';
import { suspicionOf } from '../contract/form-traces.ts';
import { withTotal } from '../http/response-headers.ts';
import { publicFormLimit } from '../limits/public-forms.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { toReceivedRequest } from './received-request.ts';
import * as contract from './request-contract.ts';
import { changeRequests, readRevisions } from './request-store.ts';

const searched = ['name', 'email', 'company', 'phone', 'text', 'note', 'handled_by', 'assignee'];

export function requestRoutes(serve: Serve, services: Services): void {
  const { database, visitorStorage, notifications } = services;
  serve(
    contract.sendRequest,
    async ({ body, headers }) => {
      const email = body.email.trim() || body.email1.trim();
      if (!email) throw invalid({ email: 'must not be empty' });
      const { name, company, phone, text, lang } = body;
      const content = { name, email, company, text, lang, ...(phone && { phone }) };
      const suspicion = suspicionOf(body);
      const suspected = suspicion === 'none' ? 0 : 1;
      const sent = { form: 'request', key: headers['Idempotency-Key'], content } as const;
      const { id, created_at } = await database.transaction().execute((transaction) =>
        storeOnce(transaction, sent, async () => {
          const bytes = Buffer.byteLength(name + email + company + phone + text);
          await visitorStorage.claim(transaction, 'request', bytes);
          const added = await transaction
            .insertInto('request')
            .values({ ...content, suspected, created_at: new Date().toISOString() })
            .returning(['id', 'created_at'])
            .executeTakeFirstOrThrow();
          await notifications.add(transaction, 'request', { id: added.id, email, suspicion });
          return added;
        }),
      );
      notifications.deliver();
      const stored = { id, ...content, phone, created_at };
      return { ...stored, data: stored };
    },
    publicFormLimit('request', services),
    visitorStorage.refuseFull('request'),
  );

  serve(contract.listRequests, async ({ query, response }) => {
    const all = database.selectFrom('request').selectAll();
    const page = await readPage(database, { all, searched }, query);
    return withTotal(response, page).map(toReceivedRequest);
  });

  serve(contract.deleteRequest, async ({ params: { id } }) => {
    const result = await database.deleteFrom('request').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw notFound();
    return { id };
  });

  serve(contract.countRequests, () => countOpen(database, 'request'));

  serve(contract.updateRequests, async ({ body: { ids, ...changes }, edit }) => {
    const rows = await database
      .transaction()
      .execute((transaction) => changeRequests(transaction, ids, { changes, edit }));
    return rows.map(toReceivedRequest);
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
    await database.deleteFrom('request').where('id', 'in', ids).execute();
    return { ids };
  });
}
