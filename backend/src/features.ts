import type { BackendConfig } from './config.ts';
import type { Operation } from './contract/operation.ts';
import type { EntityTable, OwnedTable } from './database/entity-tables.ts';
import type { Serve } from './http/routes.ts';
import type { Services } from './services.ts';
import * as account from './account/account-contract.ts';
import { accountRoutes } from './account/account-routes.ts';
import * as administrator from './account/administrator-contract.ts';
import { administratorRoutes } from './account/administrator-routes.ts';
import * as factor from './account/factor-contract.ts';
import { factorRoutes } from './account/factor-routes.ts';
import * as session from './account/session-contract.ts';
import { sessionRoutes } from './account/session-routes.ts';
import * as application from './application/application-contract.ts';
import { applicationRoutes } from './application/application-routes.ts';
import * as category from './category/category-contract.ts';
import { categoryRoutes } from './category/category-routes.ts';
import * as editing from './editing/editing-contract.ts';
import { editingRoutes } from './editing/editing-routes.ts';
import * as image from './image/image-contract.ts';
import { imageRoutes } from './image/image-routes.ts';
import * as log from './log/log-contract.ts';
import { logRoutes } from './log/log-routes.ts';
import * as navbar from './navbar/navbar-contract.ts';
import { navbarRoutes } from './navbar/navbar-routes.ts';
import * as notification from './notification/notification-contract.ts';
import { notificationRoutes } from './notification/notification-routes.ts';
import * as order from './order/order-contract.ts';
import { orderRoutes } from './order/order-routes.ts';
import * as page from './page/page-contract.ts';
import { pageRoutes } from './page/page-routes.ts';
import * as partner from './partner/partner-contract.ts';
import { partnerRoutes } from './partner/partner-routes.ts';
import * as privacy from './privacy/privacy-contract.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';
import * as product from './product/product-contract.ts';
import { productRoutes } from './product/product-routes.ts';
import * as request from './request/request-contract.ts';
import { requestRoutes } from './request/request-routes.ts';
import * as revision from './revision/revision-contract.ts';
import { revisionRoutes } from './revision/revision-routes.ts';
import * as service from './service/service-contract.ts';
import { serviceRoutes } from './service/service-routes.ts';
import * as settings from './settings/settings-contract.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import * as spare from './spare/spare-contract.ts';
import { spareRoutes } from './spare/spare-routes.ts';
import * as synonym from './synonym/synonym-contract.ts';
import { synonymRoutes } from './synonym/synonym-routes.ts';
import * as translation from './translation/translation-contract.ts';
import { translationRoutes } from './translation/translation-routes.ts';
import * as template from './template/template-contract.ts';
import { templateRoutes } from './template/template-routes.ts';
import * as trash from './trash/trash-contract.ts';
import { trashRoutes } from './trash/trash-routes.ts';

/** A part of the contract, and what serves it. */
interface Feature {
  operations: Operation[];
  routes: (serve: Serve, services: Services, config: BackendConfig) => void;
}

/** An entity that is no part of another has a feature of its own. */
type EntityFeature = Exclude<EntityTable, OwnedTable>;

/** The features by the names of their parts of the contract. */
export const features: Record<string, Feature> & Record<EntityFeature, Feature> = {
  account: { operations: Object.values(account), routes: accountRoutes },
  settings: { operations: Object.values(settings), routes: settingsRoutes },
  navbar: { operations: Object.values(navbar), routes: navbarRoutes },
  spare: { operations: Object.values(spare), routes: spareRoutes },
  product: { operations: Object.values(product), routes: productRoutes },
  category: { operations: Object.values(category), routes: categoryRoutes },
  partner: { operations: Object.values(partner), routes: partnerRoutes },
  service: { operations: Object.values(service), routes: serviceRoutes },
  synonym: { operations: Object.values(synonym), routes: synonymRoutes },
  page: { operations: Object.values(page), routes: pageRoutes },
  request: { operations: Object.values(request), routes: requestRoutes },
  template: { operations: Object.values(template), routes: templateRoutes },
  application: { operations: Object.values(application), routes: applicationRoutes },
  notification: { operations: Object.values(notification), routes: notificationRoutes },
  privacy: { operations: Object.values(privacy), routes: privacyRoutes },
  file: { operations: Object.values(image), routes: imageRoutes },
  trash: { operations: Object.values(trash), routes: trashRoutes },
  revision: { operations: Object.values(revision), routes: revisionRoutes },
  editing: { operations: Object.values(editing), routes: editingRoutes },
  administrator: { operations: Object.values(administrator), routes: administratorRoutes },
  session: { operations: Object.values(session), routes: sessionRoutes },
  'second factor': { operations: Object.values(factor), routes: factorRoutes },
  log: { operations: Object.values(log), routes: logRoutes },
  translation: { operations: Object.values(translation), routes: translationRoutes },
  order: { operations: Object.values(order), routes: orderRoutes },
};
