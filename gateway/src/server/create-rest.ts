import { AccountApi } from '../account/account-api.ts';
import { AdministratorApi } from '../account/administrator-api.ts';
import { SecondFactorApi } from '../account/second-factor-api.ts';
import { SessionApi } from '../account/session-api.ts';
import { ApplicationApi } from '../application/application-api.ts';
import { CategoryApi } from '../category/category-api.ts';
import { LogApi } from '../log/log-api.ts';
import { NavbarApi } from '../navbar/navbar-api.ts';
import { NotificationApi } from '../notification/notification-api.ts';
import { OrderApi } from '../order/order-api.ts';
import { PageApi } from '../page/page-api.ts';
import { PartnerApi } from '../partner/partner-api.ts';
import { PrivacyApi } from '../privacy/privacy-api.ts';
import { ProductApi } from '../product/product-api.ts';
import { RequestApi } from '../request/request-api.ts';
import { ServiceApi } from '../service/service-api.ts';
import { SettingsApi } from '../settings/settings-api.ts';
import type { PartIndex } from '../spare/part-index.ts';
import { PartSearchApi } from '../spare/part-search-api.ts';
import { TranslationApi } from '../translation/translation-api.ts';
import { TrashApi } from '../trash/trash-api.ts';
import { PartImportApi } from '../spare/part-import-api.ts';
import { EditingApi } from '../editing/editing-api.ts';
import { RevisionApi } from '../revision/revision-api.ts';
import { SpareApi } from '../spare/spare-api.ts';
import type { Rest } from '../context.ts';
import type { RestSession } from '../rest/rest-session.ts';

/** Creates the REST calls of every feature, which share one session. */
export function createRest(session: RestSession, partIndex: PartIndex): Rest {
  return {
    account: new AccountApi(session),
    administrator: new AdministratorApi(session),
    application: new ApplicationApi(session),
    category: new CategoryApi(session),
    log: new LogApi(session),
    navbar: new NavbarApi(session),
    notification: new NotificationApi(session),
    order: new OrderApi(session),
    page: new PageApi(session),
    partner: new PartnerApi(session),
    partSearch: new PartSearchApi(session, partIndex),
    privacy: new PrivacyApi(session),
    product: new ProductApi(session),
    request: new RequestApi(session),
    secondFactor: new SecondFactorApi(session),
    service: new ServiceApi(session),
    session: new SessionApi(session),
    settings: new SettingsApi(session),
    spare: new SpareApi(session),
    translation: new TranslationApi(session),
    trash: new TrashApi(session),
    revision: new RevisionApi(session),
    editing: new EditingApi(session),
    partImport: new PartImportApi(session),
  };
}
