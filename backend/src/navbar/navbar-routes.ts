import { listTitles } from '../article/article-store.ts';
import { feature } from '../feature.ts';
import * as contract from './navbar-contract.ts';

/** Serves what the menu of the site shows (spec 7.1). */
export const navbarFeature = feature(contract, (serve, { database }) => {
  serve(contract.readNavbar, async () => {
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
});
