import type { ApolloClient } from '@apollo/client';

import { declarations } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { PartListScreenDocument } from '../site/part-list/PartListScreen.generated.ts';
import { ProductScreenDocument } from '../site/product/ProductScreen.generated.ts';
import { ServiceScreenDocument } from '../site/service/ServiceScreen.generated.ts';
import { pageNumber, pageVariables } from '../site/page-address.ts';
import { maxPageSize } from '../ui/list/use-read-more.ts';
import { idIn } from './address.ts';

/**
 * Whether a path names something that does not exist, without rendering its screen: strangers may
 * make up any number of ids. Loads the screen's data, which it then finds in the client's cache.
 */
export async function isMissing(
  client: ApolloClient,
  language: Language,
  path: string,
  search: string,
): Promise<boolean> {
  const variables = (id: string) => ({ id, language: declarations[language].schemaName });

  const service = idIn('/service/:id', path);
  if (service) {
    const query = ServiceScreenDocument;
    return !(await client.query({ query, variables: variables(service) })).data?.service;
  }
  const product = idIn('/parts/:id', path);
  if (product) {
    const query = ProductScreenDocument;
    return !(await client.query({ query, variables: variables(product) })).data?.product;
  }
  const spare = idIn('/part-list/:id', path);
  if (spare) {
    const query = PartListScreenDocument;
    const page = pageNumber(new URLSearchParams(search).get('page'));
    const ofList = { ...variables(spare), ...pageVariables(page, maxPageSize) };
    return !(await client.query({ query, variables: ofList })).data?.spare;
  }
  return false;
}
