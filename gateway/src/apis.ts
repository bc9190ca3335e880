import { AccountApi } from './account/account-api.ts';
import { AdministratorApi } from './account/administrator-api.ts';
import { SecondFactorApi } from './account/second-factor-api.ts';
import { SessionApi } from './account/session-api.ts';
import { ApplicationApi } from './application/application-api.ts';
import { CategoryApi } from './category/category-api.ts';
import { EditingApi } from './editing/editing-api.ts';
import { LogApi } from './log/log-api.ts';
import { NavbarApi } from './navbar/navbar-api.ts';
import { NotificationApi } from './notification/notification-api.ts';
import { OrderApi } from './order/order-api.ts';
import { PageApi } from './page/page-api.ts';
import { PartnerApi } from './partner/partner-api.ts';
import { PrivacyApi } from './privacy/privacy-api.ts';
import { ProductApi } from './product/product-api.ts';
import { RequestApi } from './request/request-api.ts';
import type { RestSession } from './rest/rest-session.ts';
import { RevisionApi } from './revision/revision-api.ts';
import { ServiceApi } from './service/service-api.ts';
import { SettingsApi } from './settings/settings-api.ts';
import { PartImportApi } from './spare/part-import-api.ts';
import { PartSearchApi } from './spare/part-search-api.ts';
import { SpareApi } from './spare/spare-api.ts';
import { SynonymApi } from './synonym/synonym-api.ts';
import { TemplateApi } from './template/template-api.ts';
import { TranslationApi } from './translation/translation-api.ts';
import { TrashApi } from './trash/trash-api.ts';

/** The REST calls of every feature, by their names in the context. */
const apis = {
  account: AccountApi,
  administrator: AdministratorApi,
  application: ApplicationApi,
  category: CategoryApi,
  editing: EditingApi,
  log: LogApi,
  navbar: NavbarApi,
  notification: NotificationApi,
  order: OrderApi,
  page: PageApi,
  partImport: PartImportApi,
  partner: PartnerApi,
  partSearch: PartSearchApi,
  privacy: PrivacyApi,
  product: ProductApi,
  request: RequestApi,
  revision: RevisionApi,
  secondFactor: SecondFactorApi,
  service: ServiceApi,
  session: SessionApi,
  settings: SettingsApi,
  spare: SpareApi,
  synonym: SynonymApi,
  template: TemplateApi,
  translation: TranslationApi,
  trash: TrashApi,
};

/** The REST calls of every feature, for one GraphQL operation. */
export type Rest = { readonly [Name in keyof typeof apis]: InstanceType<(typeof apis)[Name]> };

/** Creates the REST calls of every feature, which share one session. */
export function createRest(session: RestSession): Rest;
export function createRest(session: RestSession): object {
  return Object.fromEntries(Object.entries(apis).map(([name, Api]) => [name, new Api(session)]));
}
