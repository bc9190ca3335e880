import { feature } from '../feature.ts';
import { deleteForms } from '../files/delete-forms.ts';
import { isOf, readPersonalData } from './personal-data.ts';
import * as contract from './privacy-contract.ts';

/** Serves what visitors have sent, by their addresses (extension). */
export const privacyFeature = feature(contract, (serve, { database, files }, config) => {
  serve(contract.readRetention, () => ({
    keep_enquiries_days: config.keepEnquiriesDays ?? null,
    keep_applications_days: config.keepApplicationsDays,
  }));

  serve(contract.exportPersonalData, async ({ body: { email } }) =>
    readPersonalData(database, email),
  );

  serve(contract.deletePersonalData, async ({ body: { email }, request, account }) => {
    const condition = isOf(database, email);
    const deleted = await deleteForms(
      { database, files },
      { requests: condition, applications: condition },
    );
    request.log.info({ ...deleted, account: account.id }, 'deleted what is stored of an address');
    return { ...deleted };
  });
});
