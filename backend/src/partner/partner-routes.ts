import { deletionHandler } from '../entity/delete-entity.ts';
import { feature } from '../feature.ts';
import { descriptionOf } from '../files/image-list.ts';
import { imageAt } from '../files/images.ts';
import * as contract from './partner-contract.ts';
import * as store from './partner-store.ts';

/** Serves the partners (spec 7.1, 7.5). */
export const partnerFeature = feature(contract, (serve, { database, images }) => {
  serve(contract.listPartners, async ({ query: { lang } }) => {
    const partners = await store.listPartners(database);
    return partners.map((partner) => ({
      id: partner.id,
      image_id: partner.image_id,
      ...descriptionOf(partner),
      text: partner[`text_${lang}`],
    }));
  });

  serve(contract.listAllPartners, () => store.listPartners(database));

  serve(contract.showPartner, ({ params }) => store.findPartner(database, params.id));

  serve(contract.addPartner, ({ body, uploads, edit }) =>
    images.keep(uploads, ([path = '']) => store.addPartner(database, body, path, edit)),
  );

  serve(contract.updatePartner, ({ params: { id }, body, uploads, edit }) =>
    images.keep(uploads, ([path]) =>
      store.updatePartner(database, id, { ...body, ...imageAt(path) }, edit),
    ),
  );

  serve(contract.deletePartner, deletionHandler(database, 'partner'));
});
