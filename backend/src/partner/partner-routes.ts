import { deletionHandler } from '../entity/delete-entity.ts';
import { rowStore } from '../entity/row-store.ts';
import { feature } from '../feature.ts';
import { descriptionOf } from '../files/image-list.ts';
import { imageAt } from '../files/images.ts';
import * as contract from './partner-contract.ts';

/** Serves the partners (spec 7.1, 7.5). */
export const partnerFeature = feature(contract, (serve, { database, images }) => {
  const partners = rowStore(database, 'partner', contract.showPartner.response);

  serve(contract.listPartners, async ({ query: { lang } }) => {
    const all = await partners.list();
    return all.map((partner) => ({
      id: partner.id,
      image_id: partner.image_id,
      ...descriptionOf(partner),
      text: partner[`text_${lang}`],
    }));
  });

  serve(contract.listAllPartners, () => partners.list());

  serve(contract.showPartner, ({ params }) => partners.find(params.id));

  serve(contract.addPartner, ({ body, uploads, edit }) =>
    images.keep(uploads, ([path = '']) => partners.add({ ...body, image_id: path }, edit)),
  );

  serve(contract.updatePartner, ({ params: { id }, body, uploads, edit }) =>
    images.keep(uploads, ([path]) => partners.update(id, { ...body, ...imageAt(path) }, edit)),
  );

  serve(contract.deletePartner, deletionHandler(database, 'partner'));
});
