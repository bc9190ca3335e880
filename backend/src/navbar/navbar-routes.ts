import { listTitles } from '../article/article-store.ts';
import type { Serve } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { readNavbar } from './navbar-contract.ts';

/** Serves what the menu of the site shows (spec 7.1). */
export function navbarRoutes(serve: Serve, { database }: Services): void {
  serve(readNavbar, async () => {
    const [partners, services, spares] = await Promise.all([
      database
        .selectFrom('partner')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
      listTitles(database, 'service'),
      listTitles(database, 'spare'),
    ]);
    return { partners: partners.count, services, spares };
  });
}
