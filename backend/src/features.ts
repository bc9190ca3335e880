import type { EntityTable, OwnedTable } from './database/entity-tables.ts';
import type { Feature } from './feature.ts';
import { accountFeature } from './account/account-routes.ts';
import { administratorFeature } from './account/administrator-routes.ts';
import { factorFeature } from './account/factor-routes.ts';
import { sessionFeature } from './account/session-routes.ts';
import { applicationFeature } from './application/application-routes.ts';
import { categoryFeature } from './category/category-routes.ts';
import { editingFeature } from './editing/editing-routes.ts';
import { imageFeature } from './image/image-routes.ts';
import { logFeature } from './log/log-routes.ts';
import { navbarFeature } from './navbar/navbar-routes.ts';
import { notificationFeature } from './notification/notification-routes.ts';
import { orderFeature } from './order/order-routes.ts';
import { pageFeature } from './page/page-routes.ts';
import { partnerFeature } from './partner/partner-routes.ts';
import { privacyFeature } from './privacy/privacy-routes.ts';
import { productFeature } from './product/product-routes.ts';
import { requestFeature } from './request/request-routes.ts';
import { revisionFeature } from './revision/revision-routes.ts';
import { serviceFeature } from './service/service-routes.ts';
import { settingsFeature } from './settings/settings-routes.ts';
import { spareFeature } from './spare/spare-routes.ts';
import { synonymFeature } from './synonym/synonym-routes.ts';
import { translationFeature } from './translation/translation-routes.ts';
import { templateFeature } from './template/template-routes.ts';
import { trashFeature } from './trash/trash-routes.ts';

/** An entity that is no part of another has a feature of its own. */
type EntityFeature = Exclude<EntityTable, OwnedTable>;

/** The features by the names of their parts of the contract. */
export const features: Record<string, Feature> & Record<EntityFeature, Feature> = {
  account: accountFeature,
  settings: settingsFeature,
  navbar: navbarFeature,
  spare: spareFeature,
  product: productFeature,
  category: categoryFeature,
  partner: partnerFeature,
  service: serviceFeature,
  synonym: synonymFeature,
  page: pageFeature,
  request: requestFeature,
  template: templateFeature,
  application: applicationFeature,
  notification: notificationFeature,
  privacy: privacyFeature,
  file: imageFeature,
  trash: trashFeature,
  revision: revisionFeature,
  editing: editingFeature,
  administrator: administratorFeature,
  session: sessionFeature,
  'second factor': factorFeature,
  log: logFeature,
  translation: translationFeature,
  order: orderFeature,
};
