import type { AccountApi } from './account/account-api.ts';
import type { AdministratorApi } from './account/administrator-api.ts';
import type { SecondFactorApi } from './account/second-factor-api.ts';
import type { SessionApi } from './account/session-api.ts';
import type { ApplicationApi } from './application/application-api.ts';
import type { CategoryApi } from './category/category-api.ts';
import type { UsageLimit } from './config.ts';
import type { LogApi } from './log/log-api.ts';
import type { NavbarApi } from './navbar/navbar-api.ts';
import type { NotificationApi } from './notification/notification-api.ts';
import type { OrderApi } from './order/order-api.ts';
import type { PageApi } from './page/page-api.ts';
import type { PartnerApi } from './partner/partner-api.ts';
import type { PrivacyApi } from './privacy/privacy-api.ts';
import type { ProductApi } from './product/product-api.ts';
import type { RequestApi } from './request/request-api.ts';
import type { EditingApi } from './editing/editing-api.ts';
import type { PartImportApi } from './spare/part-import-api.ts';
import type { RevisionApi } from './revision/revision-api.ts';
import type { RestSession } from './rest/rest-session.ts';
import type { ServiceApi } from './service/service-api.ts';
import type { Imprint } from './imprint.ts';
import type { SettingsApi } from './settings/settings-api.ts';
import type { PartSearchApi } from './spare/part-search-api.ts';
import type { SpareApi } from './spare/spare-api.ts';
import type { TranslationApi } from './translation/translation-api.ts';
import type { TrashApi } from './trash/trash-api.ts';

/** The REST calls of every feature, for one GraphQL operation. */
export interface Rest {
  account: AccountApi;
  administrator: AdministratorApi;
  application: ApplicationApi;
  category: CategoryApi;
  log: LogApi;
  navbar: NavbarApi;
  notification: NotificationApi;
  order: OrderApi;
  page: PageApi;
  partner: PartnerApi;
  partSearch: PartSearchApi;
  privacy: PrivacyApi;
  product: ProductApi;
  request: RequestApi;
  secondFactor: SecondFactorApi;
  service: ServiceApi;
  session: SessionApi;
  settings: SettingsApi;
  spare: SpareApi;
  translation: TranslationApi;
  trash: TrashApi;
  revision: RevisionApi;
  editing: EditingApi;
  partImport: PartImportApi;
}

/** The context of resolvers. */
export interface Context {
  session: RestSession;
  /** The base of image addresses, as browsers load them. */
  publicBackendUrl: string;
  imprint: Imprint;
  /** Whether the backend is known to store a form once for an idempotency key. */
  storesFormsOnce: boolean;
  rest: Rest;
  /** Counts towards a usage limit of this visitor. Throws `RATE_LIMITED` where it is exceeded. */
  checkUsageLimit: (limit: UsageLimit) => Promise<void>;
}
