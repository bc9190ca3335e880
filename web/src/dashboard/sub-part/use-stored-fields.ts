import { useQuery } from '@apollo/client/react';

import { SubPartImportOfferDocument } from './ImportOffer.generated.ts';
import { plainFields, specifiedFields } from './sub-part-fields.ts';

/** Returns the plain fields that the backend stores: one of section 7 alone knows no callouts. */
export function useStoredFields(): typeof plainFields {
  const { data } = useQuery(SubPartImportOfferDocument);
  return data?.subPartImport?.columns.includes('callout') ? plainFields : specifiedFields;
}
