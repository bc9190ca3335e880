import { invalid, notFound } from '../http/errors.ts';
import { looksLikeRobot } from '../http/form-traces.ts';
import { publicFormLimit } from '../http/public-forms.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../http/services.ts';
import { deleteRequest, listRequests, sendRequest } from './request-contract.ts';

const columns = ['id', 'name', 'email', 'company', 'text', 'lang', 'created_at'] as const;

export function requestRoutes(serve: Serve, services: Services): void {
  const { database } = services;
  serve(
    sendRequest,
    async ({ body }) => {
      const email = body.email.trim() || body.email1.trim();
      if (!email) throw invalid({ email: 'must not be empty' });
      const stored = await database
        .insertInto('request')
        .values({
          name: body.name,
          email,
          company: body.company,
          text: body.text,
          lang: body.lang,
          suspected: looksLikeRobot(body) ? 1 : 0,
          created_at: new Date().toISOString(),
        })
        .returning(columns)
        .executeTakeFirstOrThrow();
      return { ...stored, data: stored };
    },
    publicFormLimit('request', services),
  );

  serve(listRequests, async ({ query }) => {
    const rows = await database
      .selectFrom('request')
      .select([...columns, 'suspected'])
      .orderBy('id')
      .$if(query.cursor !== undefined, (select) => select.where('id', '>', query.cursor ?? 0))
      .$if(query.limit !== undefined, (select) => select.limit(query.limit ?? 0))
      .execute();
    return rows.map((row) => ({ ...row, suspected: row.suspected === 1 }));
  });

  serve(deleteRequest, async ({ params: { id } }) => {
    const result = await database.deleteFrom('request').where('id', '=', id).executeTakeFirst();
    if (result.numDeletedRows === 0n) throw notFound();
    return { id };
  });
}
