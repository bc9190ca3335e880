import * as account from '../account/account-contract.ts';
import * as administrator from '../account/administrator-contract.ts';
import { readExtensions } from './extensions.ts';
import * as factor from '../account/factor-contract.ts';
import * as session from '../account/session-contract.ts';
import * as application from '../application/application-contract.ts';
import * as category from '../category/category-contract.ts';
import * as editing from '../editing/editing-contract.ts';
import * as image from '../image/image-contract.ts';
import type { Operation } from '../contract/operation.ts';
import * as log from '../log/log-contract.ts';
import * as navbar from '../navbar/navbar-contract.ts';
import * as notification from '../notification/notification-contract.ts';
import * as order from '../order/order-contract.ts';
import * as page from '../page/page-contract.ts';
import * as partner from '../partner/partner-contract.ts';
import * as privacy from '../privacy/privacy-contract.ts';
import * as product from '../product/product-contract.ts';
import * as request from '../request/request-contract.ts';
import * as revision from '../revision/revision-contract.ts';
import * as service from '../service/service-contract.ts';
import * as settings from '../settings/settings-contract.ts';
import * as synonym from '../synonym/synonym-contract.ts';
import * as trash from '../trash/trash-contract.ts';
import * as translation from '../translation/translation-contract.ts';
import * as spare from '../spare/spare-contract.ts';

/** The endpoints of the contract by feature. */
export const operationsByFeature: Record<string, Operation[]> = {
  account: Object.values(account),
  settings: Object.values(settings),
  navbar: Object.values(navbar),
  spare: Object.values(spare),
  product: Object.values(product),
  category: Object.values(category),
  partner: Object.values(partner),
  service: Object.values(service),
  synonym: Object.values(synonym),
  page: Object.values(page),
  request: Object.values(request),
  application: Object.values(application),
  notification: Object.values(notification),
  privacy: Object.values(privacy),
  file: Object.values(image),
  trash: Object.values(trash),
  revision: Object.values(revision),
  editing: Object.values(editing),
  administrator: Object.values(administrator),
  session: Object.values(session),
  'second factor': Object.values(factor),
  log: Object.values(log),
  translation: Object.values(translation),
  order: Object.values(order),
  extensions: [readExtensions],
};

/** All endpoints of the contract. */
export const operations: Operation[] = Object.values(operationsByFeature).flat();
