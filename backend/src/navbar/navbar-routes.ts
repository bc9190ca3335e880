import type { Serve } from '../http/routes.ts';
import { columnsOf } from '../languages.ts';
import type { Services } from '../services.ts';
import { readNavbar } from './navbar-contract.ts';

export function navbarRoutes(serve: Serve, { database }: Services): void {
  const titles = (table: 'service' | 'spare') =>
    database
      .selectFrom(table)
      .select(['id', ...columnsOf('title')])
      .orderBy('id')
      .execute();

  serve(readNavbar, async () => {
    const [partners, services, spares] = await Promise.all([
      database
        .selectFrom('partner')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
      titles('service'),
      titles('spare'),
    ]);
    return { partners: partners.count, services, spares };
  });
}
