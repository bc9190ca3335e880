import type { UploadPromise } from './contract/endpoint.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestApplication, FileOfApplication } from './application/application-rest.ts';
import type { RestCategory } from './category/category-rest.ts';
import type { RestPage, RestPagePart } from './page/page-rest.ts';
import type { RestPartner } from './partner/partner-rest.ts';
import type { RestProduct, RestProductProperty } from './product/product-rest.ts';
import type { RestRequest, AttachmentOfRequest, RestRequestRevision } from './request/request-rest.ts';
import type { RestRevision, RestoredRevision } from './revision/revision-rest.ts';
import type { RestService } from './service/service-rest.ts';
import type { RestSettings } from './settings/settings-rest.ts';
import type { RestSpare, SubPartOfSpare } from './spare/spare-rest.ts';
import type { RestSynonym } from './synonym/synonym-rest.ts';
import type { RestTemplate } from './template/template-rest.ts';
import type { RestNavbar, RestNavbarEntry } from './navbar/navbar-api.ts';
import type { RestAccount } from './contract/account.ts';
import type { RestAdministrator, RestInvitation } from './account/administrator-rest.ts';
import type { RestLogin } from './account/session-rest.ts';
import type { RestLogEntry, RestLogSubject } from './log/log-rest.ts';
import type { SearchText } from './find/search-resolvers.ts';
import type { RestPartHit, RestPartNumberHit } from './spare/part-search-rest.ts';
import type { RestOpenForm, RestEditor } from './editing/editing-rest.ts';
import type { RestTrashEntry, Restored } from './trash/trash-rest.ts';
import type { RestNotificationStatus } from './notification/notification-api.ts';
import type { RestPersonalData, RestRetention } from './privacy/privacy-rest.ts';
import type { RestImage, RestCallout } from './contract/image.ts';
import type { Moved, ImageUpdated } from './order/order-rest.ts';
import type { Localized } from './contract/localized.ts';
import type { Context } from './context.ts';
import type { Accepted } from './graphql/user-errors.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An RFC 3339 date and time in UTC: `2026-11-23T08:15:00.000Z`. */
  DateTime: { input: Date; output: string; }
  /** Rich text: an HTML fragment. The embedded backend keeps only known tags and attributes; the gateway does not sanitise what other backends return. Sanitise it before rendering. Blank text may still have tags: `<p><br></p>`. */
  HTML: { input: string; output: string; }
  /** A file upload, as defined by the GraphQL multipart request specification. */
  Upload: { input: UploadPromise; output: never; }
};

/** The new administrator's credentials. */
export type AcceptInvitationInput = {
  /** The login name. */
  login: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
  /** The token of the invitation. */
  token: Scalars['String']['input'];
};

/** The new administrator. Logging in is a separate step. */
export type AcceptInvitationPayload = MutationPayload & {
  __typename?: 'AcceptInvitationPayload';
  /** The login name as stored. */
  login?: Maybe<Scalars['String']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An administrator's account. */
export type Account = {
  __typename?: 'Account';
  /** The login name. */
  login: Scalars['String']['output'];
  /** The parts of the site that the administrator may manage, as the role allows and the backend offers. */
  permissions: Array<Permission>;
  /** What the administrator may do; null if the backend has no roles (extension). */
  role?: Maybe<Role>;
};

/** An administrator who did something. */
export type Actor = {
  __typename?: 'Actor';
  /** The login at that time. The account may have been renamed or removed since. */
  login: Scalars['String']['output'];
};

/** A new category. */
export type AddCategoryInput = {
  /** The language of the name. */
  language: Language;
  /** The name. */
  name: Scalars['String']['input'];
};

/** The added category. */
export type AddCategoryPayload = MutationPayload & {
  __typename?: 'AddCategoryPayload';
  /** The new category, to be appended to the list. */
  categoryEdge?: Maybe<CategoryEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An image for a page. */
export type AddPageImageInput = {
  /** The image. */
  image: Scalars['Upload']['input'];
  /** The page. */
  slug: PageSlug;
};

/** The page with its new image. */
export type AddPageImagePayload = MutationPayload & {
  __typename?: 'AddPageImagePayload';
  /** The updated page. */
  page?: Maybe<Page>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new part of the page about gas turbines. */
export type AddPagePartInput = {
  /** The description, as HTML. */
  description: LocalizedHtmlInput;
  /** The image, if any. */
  image?: InputMaybe<Scalars['Upload']['input']>;
};

/** The added part. */
export type AddPagePartPayload = MutationPayload & {
  __typename?: 'AddPagePartPayload';
  /** The new part, to be appended to the page's list. */
  pagePart?: Maybe<PagePart>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new partner. */
export type AddPartnerInput = {
  /** The image. */
  image: Scalars['Upload']['input'];
  /** The text, as HTML. */
  text: LocalizedHtmlInput;
};

/** The added partner. */
export type AddPartnerPayload = MutationPayload & {
  __typename?: 'AddPartnerPayload';
  /** The new partner, to be appended to the list. */
  partnerEdge?: Maybe<PartnerEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An image for a product. */
export type AddProductImageInput = {
  /** The global id of the product. */
  id: Scalars['ID']['input'];
  /** The image. */
  image: Scalars['Upload']['input'];
};

/** The product with its new image. */
export type AddProductImagePayload = MutationPayload & {
  __typename?: 'AddProductImagePayload';
  /** The updated product. */
  product?: Maybe<Product>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new product. */
export type AddProductInput = {
  /** The global id of the category, if any. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The description, as HTML. */
  description: Scalars['HTML']['input'];
  /** The images, in display order. */
  images: Array<Scalars['Upload']['input']>;
  /** The language of the description. */
  language: Language;
  /** The model. */
  model: Scalars['String']['input'];
  /** The power in megawatts, formatted for display. */
  power: Scalars['String']['input'];
  /** The title. */
  title: Scalars['String']['input'];
  /** The engine type, for example aeroderivative. */
  type: Scalars['String']['input'];
};

/** The added product. */
export type AddProductPayload = MutationPayload & {
  __typename?: 'AddProductPayload';
  /** The new product, to be appended to the list. */
  productEdge?: Maybe<ProductEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new property of a product. */
export type AddProductPropertyInput = {
  /** The description, as HTML. */
  description: Scalars['HTML']['input'];
  /** The image. */
  image: Scalars['Upload']['input'];
  /** The global id of the product. */
  productId: Scalars['ID']['input'];
};

/** The added property. */
export type AddProductPropertyPayload = MutationPayload & {
  __typename?: 'AddProductPropertyPayload';
  /** The new property, to be appended to the product's list. */
  property?: Maybe<ProductProperty>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An image for a service. */
export type AddServiceImageInput = {
  /** The global id of the service. */
  id: Scalars['ID']['input'];
  /** The image. */
  image: Scalars['Upload']['input'];
};

/** The service with its new image. */
export type AddServiceImagePayload = MutationPayload & {
  __typename?: 'AddServiceImagePayload';
  /** The updated service. */
  service?: Maybe<Service>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new service. */
export type AddServiceInput = {
  /** The images, in display order. */
  images: Array<Scalars['Upload']['input']>;
  /** The description, as HTML. */
  text: LocalizedHtmlInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** The added service. */
export type AddServicePayload = MutationPayload & {
  __typename?: 'AddServicePayload';
  /** The new service, to be appended to the list. */
  serviceEdge?: Maybe<ServiceEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An image for a spare. */
export type AddSpareImageInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The image. */
  image: Scalars['Upload']['input'];
};

/** The spare with its new image. */
export type AddSpareImagePayload = MutationPayload & {
  __typename?: 'AddSpareImagePayload';
  /** The updated spare. */
  spare?: Maybe<Spare>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new spare. */
export type AddSpareInput = {
  /** The images, in display order. */
  images: Array<Scalars['Upload']['input']>;
  /** The description, as HTML. */
  text: LocalizedHtmlInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** The added spare. */
export type AddSparePayload = MutationPayload & {
  __typename?: 'AddSparePayload';
  /** The new spare, to be appended to the list. */
  spareEdge?: Maybe<SpareEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new sub-part of a spare. */
export type AddSubPartInput = {
  /** The numbers of its callouts, separated by commas. */
  callout?: InputMaybe<Scalars['String']['input']>;
  /** The description of the part. */
  description: LocalizedTextInput;
  /** The part number. */
  partNumber: Scalars['String']['input'];
  /** The quantity per spare. */
  quantity: Scalars['Int']['input'];
  /** The global id of the spare. */
  spareId: Scalars['ID']['input'];
  /** The part number of a substitute; empty if there is none. */
  substPart: Scalars['String']['input'];
};

/** The added sub-part. */
export type AddSubPartPayload = MutationPayload & {
  __typename?: 'AddSubPartPayload';
  /** The new sub-part, to be appended to the spare's list. */
  subPartEdge?: Maybe<SubPartEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new synonym. */
export type AddSynonymInput = {
  /** At least two names of one thing, in any language, with commas between them. */
  words: Scalars['String']['input'];
};

/** The added synonym. */
export type AddSynonymPayload = MutationPayload & {
  __typename?: 'AddSynonymPayload';
  /** The new synonym, to be appended to the list. */
  synonymEdge?: Maybe<SynonymEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A new template. */
export type AddTemplateInput = {
  /** The name by which it is chosen. */
  name: Scalars['String']['input'];
  /** The text, with `{name}` for the sender's name and `{number}` for the number of the enquiry. */
  text: LocalizedTextInput;
};

/** The added template. */
export type AddTemplatePayload = MutationPayload & {
  __typename?: 'AddTemplatePayload';
  /** The new template, to be appended to the list. */
  templateEdge?: Maybe<TemplateEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A row that adds a sub-part. */
export type AddedSubPart = {
  __typename?: 'AddedSubPart';
  /** The line number in the file, starting at 1. */
  line: Scalars['Int']['output'];
  /** The new sub-part; null in a preview. */
  subPartEdge?: Maybe<SubPartEdge>;
  /** The values of the sub-part. */
  values: SubPartValues;
};

/** An administrator of the site. */
export type Administrator = {
  __typename?: 'Administrator';
  /** When the account was created; null for accounts that predate this record. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether logins require a second factor. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether this is the current administrator. */
  isCurrent: Scalars['Boolean']['output'];
  /** The login name. */
  login: Scalars['String']['output'];
  /** What the administrator may do; null if the backend has no roles. */
  role?: Maybe<Role>;
};

/** A job application. Applications are an extension of the contract. */
export type Application = Node & {
  __typename?: 'Application';
  /** The applicant's e-mail address. */
  email: Scalars['String']['output'];
  /** What the applicant says about the machines they have worked on; null if nothing. */
  experience?: Maybe<Scalars['String']['output']>;
  /** The attached files. */
  files: Array<ApplicationFile>;
  /** The applicant's first name. */
  firstName: Scalars['String']['output'];
  /** When the status last changed; null if it has not. */
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The administrator who last changed the status; null if nobody has. */
  handledBy?: Maybe<Actor>;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it looks like spam; false if the backend does not check. */
  isSuspectedSpam: Scalars['Boolean']['output'];
  /** The job applied for; null if none was given. */
  job?: Maybe<Scalars['String']['output']>;
  /** The language the applicant used the site in; null if the backend does not store it. */
  language?: Maybe<Language>;
  /** The applicant's last name. */
  lastName: Scalars['String']['output'];
  /** When it was received; null if the backend does not record it. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The processing status; null if the backend has no statuses. */
  status?: Maybe<RequestStatus>;
};

/** A list of applications. */
export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  /** The applications of this page. */
  edges: Array<ApplicationEdge>;
  /** The same entries without cursors. */
  nodes: Array<Application>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An application in a list. */
export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** An application. */
  node: Application;
};

/** A file attached to an application. */
export type ApplicationFile = {
  __typename?: 'ApplicationFile';
  /** The opaque id. */
  id: Scalars['ID']['output'];
  /** The file name on the applicant's device. */
  name: Scalars['String']['output'];
  /** The size in bytes. */
  size: Scalars['Int']['output'];
  /** The download URL, which requires an administrator's token. May be relative to this endpoint. */
  url: Scalars['String']['output'];
};

/** A file attached to an enquiry. */
export type Attachment = {
  __typename?: 'Attachment';
  /** The opaque id. */
  id: Scalars['ID']['output'];
  /** The file name on the sender's device. */
  name: Scalars['String']['output'];
  /** The size in bytes. */
  size: Scalars['Int']['output'];
  /** The download URL, which requires an administrator's token. May be relative to this endpoint. */
  url: Scalars['String']['output'];
};

/** Confirms the administrator's identity. */
export type BeginSecondFactorInput = {
  /** The password. */
  password: Scalars['String']['input'];
};

/** The secret for the app. It takes effect once confirmed. */
export type BeginSecondFactorPayload = MutationPayload & {
  __typename?: 'BeginSecondFactorPayload';
  /** The secret in base32, for manual entry. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The secret as an `otpauth://…` URI, for a QR code. */
  uri?: Maybe<Scalars['String']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A numbered callout on a drawing of a spare. */
export type Callout = {
  __typename?: 'Callout';
  /** The drawing. */
  image: Image;
  /** The number, which refers to the same sub-parts on all drawings of a spare. */
  number: Scalars['String']['output'];
  /** The sub-parts with this number, in the order of the part list; empty in revisions. */
  subParts: Array<SubPart>;
  /** Horizontal position: 0 (left) to 100 (right). */
  x: Scalars['Float']['output'];
  /** Vertical position: 0 (top) to 100 (bottom). */
  y: Scalars['Float']['output'];
};

/** A callout to place. */
export type CalloutInput = {
  /** The number: 1 to 20 characters without commas. */
  number: Scalars['String']['input'];
  /** Horizontal position: 0 (left) to 100 (right). */
  x: Scalars['Float']['input'];
  /** Vertical position: 0 (top) to 100 (bottom). */
  y: Scalars['Float']['input'];
};

/** A category of products, in one language. */
export type Category = Node & {
  __typename?: 'Category';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The language of the name; null if it is not one of the site's languages. */
  language?: Maybe<Language>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of categories. */
export type CategoryConnection = {
  __typename?: 'CategoryConnection';
  /** The categories of this page. */
  edges: Array<CategoryEdge>;
  /** The same entries without cursors. */
  nodes: Array<Category>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A category in a list. */
export type CategoryEdge = {
  __typename?: 'CategoryEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** A category. */
  node: Category;
};

/** A row that changes a sub-part. */
export type ChangedSubPart = {
  __typename?: 'ChangedSubPart';
  /** The values after the import. */
  after: SubPartValues;
  /** The values before the import. */
  before: SubPartValues;
  /** The line number in the file, starting at 1. */
  line: Scalars['Int']['output'];
  /** The changed sub-part; null in a preview. */
  subPart?: Maybe<SubPart>;
};

/** Confirms that the app has the secret. */
export type ConfirmSecondFactorInput = {
  /** The code shown by the app. */
  code: Scalars['String']['input'];
};

/** The enabled second factor. */
export type ConfirmSecondFactorPayload = MutationPayload & {
  __typename?: 'ConfirmSecondFactorPayload';
  /** Single-use codes for when the app is lost. They are returned only once. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Outdated texts that are still correct, identified as in `TranslationGap`. */
export type ConfirmTranslationInput = {
  /** The texts. */
  field: TranslatedField;
  /** The kind of object that has the texts. Products are not supported. */
  kind: TranslatedKind;
  /** The language in which they are correct. */
  language: Language;
  /** The REST id of the spare, service or partner, or the slug of the page. */
  restId: Scalars['String']['input'];
};

/** The result of confirming texts. */
export type ConfirmTranslationPayload = MutationPayload & {
  __typename?: 'ConfirmTranslationPayload';
  /** The number of confirmed texts. Sub-parts of a spare are confirmed together. */
  confirmedCount?: Maybe<Scalars['Int']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The application to delete. */
export type DeleteApplicationInput = {
  /** The global id of the application. */
  id: Scalars['ID']['input'];
};

/** The deleted application. */
export type DeleteApplicationPayload = MutationPayload & {
  __typename?: 'DeleteApplicationPayload';
  /** The global id of the deleted application. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The category to delete. */
export type DeleteCategoryInput = {
  /** The global id of the category. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted category. */
export type DeleteCategoryPayload = MutationPayload & {
  __typename?: 'DeleteCategoryPayload';
  /** The global id of the deleted category. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An image of a page to delete. */
export type DeletePageImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The page. */
  slug: PageSlug;
  /** The version of the image's owner the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The page without the image. */
export type DeletePageImagePayload = MutationPayload & {
  __typename?: 'DeletePageImagePayload';
  /** The updated page. */
  page?: Maybe<Page>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The part to delete. */
export type DeletePagePartInput = {
  /** The global id of the part. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted part. */
export type DeletePagePartPayload = MutationPayload & {
  __typename?: 'DeletePagePartPayload';
  /** The global id of the deleted part. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The partner to delete. */
export type DeletePartnerInput = {
  /** The global id of the partner. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted partner. */
export type DeletePartnerPayload = MutationPayload & {
  __typename?: 'DeletePartnerPayload';
  /** The global id of the deleted partner. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The person whose data to delete. */
export type DeletePersonalDataInput = {
  /** The full e-mail address; case is ignored. */
  email: Scalars['String']['input'];
};

/** The number of deleted entries. */
export type DeletePersonalDataPayload = MutationPayload & {
  __typename?: 'DeletePersonalDataPayload';
  /** The number of deleted applications. */
  deletedApplicationCount?: Maybe<Scalars['Int']['output']>;
  /** The number of deleted enquiries. */
  deletedRequestCount?: Maybe<Scalars['Int']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An image of a product to delete. */
export type DeleteProductImageInput = {
  /** The global id of the product. */
  id: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The version of the image's owner the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The product without the image. */
export type DeleteProductImagePayload = MutationPayload & {
  __typename?: 'DeleteProductImagePayload';
  /** The updated product. */
  product?: Maybe<Product>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The product to delete. */
export type DeleteProductInput = {
  /** The global id of the product. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted product. */
export type DeleteProductPayload = MutationPayload & {
  __typename?: 'DeleteProductPayload';
  /** The global id of the deleted product. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The property to delete. */
export type DeleteProductPropertyInput = {
  /** The global id of the property. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted property. */
export type DeleteProductPropertyPayload = MutationPayload & {
  __typename?: 'DeleteProductPropertyPayload';
  /** The global id of the deleted property. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
  id: Scalars['ID']['input'];
};

/** The deleted enquiry. */
export type DeleteRequestPayload = MutationPayload & {
  __typename?: 'DeleteRequestPayload';
  /** The global id of the deleted enquiry. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The enquiries to delete. */
export type DeleteRequestsInput = {
  /** The global ids of the enquiries, at most 200. */
  ids: Array<Scalars['ID']['input']>;
};

/** The result of deleting enquiries. */
export type DeleteRequestsPayload = MutationPayload & {
  __typename?: 'DeleteRequestsPayload';
  /** The global ids of the deleted enquiries. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An image of a service to delete. */
export type DeleteServiceImageInput = {
  /** The global id of the service. */
  id: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The version of the image's owner the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The service without the image. */
export type DeleteServiceImagePayload = MutationPayload & {
  __typename?: 'DeleteServiceImagePayload';
  /** The updated service. */
  service?: Maybe<Service>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The service to delete. */
export type DeleteServiceInput = {
  /** The global id of the service. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted service. */
export type DeleteServicePayload = MutationPayload & {
  __typename?: 'DeleteServicePayload';
  /** The global id of the deleted service. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An image of a spare to delete. */
export type DeleteSpareImageInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The version of the image's owner the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The spare without the image. */
export type DeleteSpareImagePayload = MutationPayload & {
  __typename?: 'DeleteSpareImagePayload';
  /** The updated spare. */
  spare?: Maybe<Spare>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The spare to delete. */
export type DeleteSpareInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted spare. */
export type DeleteSparePayload = MutationPayload & {
  __typename?: 'DeleteSparePayload';
  /** The global id of the deleted spare. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The sub-part to delete. */
export type DeleteSubPartInput = {
  /** The global id of the sub-part. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted sub-part. */
export type DeleteSubPartPayload = MutationPayload & {
  __typename?: 'DeleteSubPartPayload';
  /** The global id of the deleted sub-part. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The synonym to delete. */
export type DeleteSynonymInput = {
  /** The global id of the synonym. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted synonym. */
export type DeleteSynonymPayload = MutationPayload & {
  __typename?: 'DeleteSynonymPayload';
  /** The global id of the deleted synonym. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The template to delete. */
export type DeleteTemplateInput = {
  /** The global id of the template. */
  id: Scalars['ID']['input'];
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted template. */
export type DeleteTemplatePayload = MutationPayload & {
  __typename?: 'DeleteTemplatePayload';
  /** The global id of the deleted template. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The trash entry it can be restored from; null if the backend has no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The entry to delete. */
export type DeleteTrashEntryInput = {
  /** The global id of the entry. */
  id: Scalars['ID']['input'];
};

/** The permanently deleted entry. */
export type DeleteTrashEntryPayload = MutationPayload & {
  __typename?: 'DeleteTrashEntryPayload';
  /** The global id of the deleted trash entry. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The product to copy and the target language. */
export type DuplicateProductInput = {
  /** The global id of the copy's category. Default: the product's. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The global id of the product. */
  id: Scalars['ID']['input'];
  /** The language of the copy. */
  language: Language;
};

/** The copied product. */
export type DuplicateProductPayload = MutationPayload & {
  __typename?: 'DuplicateProductPayload';
  /** The copy, to be appended to the list. */
  productEdge?: Maybe<ProductEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The service to copy, and the titles of the copy. */
export type DuplicateServiceInput = {
  /** The global id of the service. */
  id: Scalars['ID']['input'];
  /** The titles of the copy. */
  title: LocalizedTextInput;
};

/** The copied service. */
export type DuplicateServicePayload = MutationPayload & {
  __typename?: 'DuplicateServicePayload';
  /** The copy, to be appended to the list. */
  serviceEdge?: Maybe<ServiceEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The spare to copy, and the titles of the copy. */
export type DuplicateSpareInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The titles of the copy. */
  title: LocalizedTextInput;
};

/** The copied spare. */
export type DuplicateSparePayload = MutationPayload & {
  __typename?: 'DuplicateSparePayload';
  /** The copy, to be appended to the list. */
  spareEdge?: Maybe<SpareEdge>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Another session that had an object open or saved it within the last five minutes. */
export type Editor = {
  __typename?: 'Editor';
  /** The administrator's login; may be the current one's. */
  login: Scalars['String']['output'];
  /** When the object was opened there; null if it is not open. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last saved there; null if not within five minutes. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The ended sessions. */
export type EndOtherSessionsPayload = MutationPayload & {
  __typename?: 'EndOtherSessionsPayload';
  /** The number of ended sessions. */
  endedCount?: Maybe<Scalars['Int']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The session to end. */
export type EndSessionInput = {
  /** The global id of the session. */
  id: Scalars['ID']['input'];
};

/** The ended session. */
export type EndSessionPayload = MutationPayload & {
  __typename?: 'EndSessionPayload';
  /** The global id of the deleted session. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The person whose data to export. */
export type ExportPersonalDataInput = {
  /** The full e-mail address; case is ignored. */
  email: Scalars['String']['input'];
};

/** The exported data. */
export type ExportPersonalDataPayload = MutationPayload & {
  __typename?: 'ExportPersonalDataPayload';
  /** The data. Both lists are empty if there is none. */
  personalData?: Maybe<PersonalData>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A stored image. */
export type Image = {
  __typename?: 'Image';
  /** The alternative text for screen readers; empty if there is none. Null if the backend does not store it. */
  alternativeText?: Maybe<LocalizedText>;
  /** The callouts of a drawing of a spare, at most 200; other images have none. Null if the backend does not store them. */
  callouts?: Maybe<Array<Callout>>;
  /** Horizontal focal point, which stays visible when the image is cropped: 0 (left) to 100 (right). Null if the backend does not store it. */
  focalX?: Maybe<Scalars['Int']['output']>;
  /** Vertical focal point: 0 (top) to 100 (bottom). Null if the backend does not store it. */
  focalY?: Maybe<Scalars['Int']['output']>;
  /** The path in the backend's storage, which identifies the image in mutations. */
  path: Scalars['String']['output'];
  /** The URL to load it from. Absolute if the gateway knows the origin of the site (`PUBLIC_URL`); otherwise it may be relative to this endpoint. */
  url: Scalars['String']['output'];
};


/** A stored image. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A CSV file of sub-parts. A row updates the sub-part with its `id`, or else the first with its `partnumber` in any spelling. All other rows are new sub-parts. */
export type ImportSubPartsInput = {
  /** The file: CSV in UTF-8, with column names in the first line. */
  file: Scalars['Upload']['input'];
  /** Whether to do a dry run. */
  preview: Scalars['Boolean']['input'];
  /** Whether to remove the sub-parts without a row. */
  removeOthers: Scalars['Boolean']['input'];
  /** The global id of the spare. */
  spareId: Scalars['ID']['input'];
  /** The version of the spare the import is based on, as returned by the preview. Rejected as `OUTDATED` if it is no longer current. If omitted, the import is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changes made by an import, or planned in a dry run. If there are errors, nothing is changed and the lists are empty. */
export type ImportSubPartsPayload = MutationPayload & {
  __typename?: 'ImportSubPartsPayload';
  /** The new sub-parts, to be appended to the spare's list. */
  added?: Maybe<Array<AddedSubPart>>;
  /** The changed sub-parts. */
  changed?: Maybe<Array<ChangedSubPart>>;
  /** Errors in the file, by line. */
  errors?: Maybe<Array<SubPartImportError>>;
  /** Identifies the import, to undo it; null in a preview, if nothing was changed, or if the backend cannot undo imports. */
  importId?: Maybe<Scalars['String']['output']>;
  /** The removed sub-parts, in their last state. They can be restored from the trash. */
  removed?: Maybe<Array<SubPart>>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
  /** The version of the spare: after the import, or the one a preview is based on. */
  version?: Maybe<Scalars['String']['output']>;
  /** Warnings about the file, by line, such as a number that a spreadsheet has reformatted. The stored number is then kept. */
  warnings?: Maybe<Array<SubPartImportError>>;
};

/** The information § 5 DDG requires in the imprint, apart from the contact details. */
export type Imprint = {
  __typename?: 'Imprint';
  /** The register court and number; null until `IMPRINT_REGISTER` is set. */
  register?: Maybe<Scalars['String']['output']>;
  /** The names of the company's legal representatives; null until `IMPRINT_REPRESENTATIVE` is set. */
  representative?: Maybe<Scalars['String']['output']>;
  /** The VAT identification number; null until `IMPRINT_VAT_ID` is set. */
  vatId?: Maybe<Scalars['String']['output']>;
};

/** A single-use invitation to become an administrator. */
export type Invitation = {
  __typename?: 'Invitation';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The administrator who created it. */
  createdBy: Actor;
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The role of the new administrator; null if the backend has no roles. */
  role?: Maybe<Role>;
};

/** The new administrator's role, and the password that confirms the current administrator's identity. */
export type InviteAdministratorInput = {
  /** The current administrator's password. */
  password: Scalars['String']['input'];
  /** The role of the new administrator. Omitted, it is an owner. `NOT_SUPPORTED` if the backend has no roles. */
  role?: InputMaybe<Role>;
};

/** The new invitation. */
export type InviteAdministratorPayload = MutationPayload & {
  __typename?: 'InviteAdministratorPayload';
  /** The invitation. */
  invitation?: Maybe<Invitation>;
  /** The token for the link. It is returned only once. */
  token?: Maybe<Scalars['String']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Two products to link as translations. */
export type JoinProductTranslationsInput = {
  /** The global id of a product. */
  id: Scalars['ID']['input'];
  /** The global id of the other product. */
  translationId: Scalars['ID']['input'];
};

/** The product with its translations. */
export type JoinProductTranslationsPayload = MutationPayload & {
  __typename?: 'JoinProductTranslationsPayload';
  /** The product. */
  product?: Maybe<Product>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A language of the site. */
export type Language =
  /** German, the default. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Russian. */
  | 'RU';

/** The product to unlink from its translations. */
export type LeaveProductTranslationsInput = {
  /** The global id of the product. */
  id: Scalars['ID']['input'];
};

/** The unlinked product. */
export type LeaveProductTranslationsPayload = MutationPayload & {
  __typename?: 'LeaveProductTranslationsPayload';
  /** The product. */
  product?: Maybe<Product>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Sorts a list. */
export type ListOrder = {
  /** The sort direction. */
  direction: OrderDirection;
  /** The field to sort by. */
  field: ListOrderField;
};

/** The fields a list can be sorted by. */
export type ListOrderField =
  /** The id in the REST API: the order in which entries were added. */
  | 'ID';

/** Rich text in the site's languages. */
export type LocalizedHtml = {
  __typename?: 'LocalizedHTML';
  /** The stored German text; blank if there is none. */
  de: Scalars['HTML']['output'];
  /** The stored English text; blank if there is none. */
  en: Scalars['HTML']['output'];
  /** The text for readers of a language. Falls back to German, then to the first language that is not blank; empty if all are. */
  in: Scalars['HTML']['output'];
  /** The stored Russian text; blank if there is none. */
  ru: Scalars['HTML']['output'];
  /** The language of the text returned by `in`, for the `lang` attribute; null if all are blank. */
  writtenIn?: Maybe<Language>;
};


/** Rich text in the site's languages. */
export type LocalizedHtmlInArgs = {
  language: Language;
};


/** Rich text in the site's languages. */
export type LocalizedHtmlWrittenInArgs = {
  language: Language;
};

/** Changes to rich text in the site's languages; omitted or null languages stay unchanged. */
export type LocalizedHtmlChangeInput = {
  /** The German text. */
  de?: InputMaybe<Scalars['HTML']['input']>;
  /** The English text. */
  en?: InputMaybe<Scalars['HTML']['input']>;
  /** The Russian text. */
  ru?: InputMaybe<Scalars['HTML']['input']>;
};

/** Rich text in the site's languages. */
export type LocalizedHtmlInput = {
  /** The German text. */
  de: Scalars['HTML']['input'];
  /** The English text. */
  en: Scalars['HTML']['input'];
  /** The Russian text. */
  ru: Scalars['HTML']['input'];
};

/** Plain text in the site's languages. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** The stored German text; blank if there is none. */
  de: Scalars['String']['output'];
  /** The stored English text; blank if there is none. */
  en: Scalars['String']['output'];
  /** The text for readers of a language. Falls back to German, then to the first language that is not blank; empty if all are. */
  in: Scalars['String']['output'];
  /** The stored Russian text; blank if there is none. */
  ru: Scalars['String']['output'];
  /** The language of the text returned by `in`, for the `lang` attribute; null if all are blank. */
  writtenIn?: Maybe<Language>;
};


/** Plain text in the site's languages. */
export type LocalizedTextInArgs = {
  language: Language;
};


/** Plain text in the site's languages. */
export type LocalizedTextWrittenInArgs = {
  language: Language;
};

/** Changes to plain text in the site's languages; omitted or null languages stay unchanged. */
export type LocalizedTextChangeInput = {
  /** The German text. */
  de?: InputMaybe<Scalars['String']['input']>;
  /** The English text. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** The Russian text. */
  ru?: InputMaybe<Scalars['String']['input']>;
};

/** Plain text in the site's languages. */
export type LocalizedTextInput = {
  /** The German text. */
  de: Scalars['String']['input'];
  /** The English text. */
  en: Scalars['String']['input'];
  /** The Russian text. */
  ru: Scalars['String']['input'];
};

/** A list of entries of the log. */
export type LogConnection = {
  __typename?: 'LogConnection';
  /** The entries of this page. */
  edges: Array<LogEdge>;
  /** The same entries without cursors. */
  nodes: Array<LogEntry>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of the log in a list. */
export type LogEdge = {
  __typename?: 'LogEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LogEntry;
};

/** An entry of the audit log, which cannot be changed. */
export type LogEntry = Node & {
  __typename?: 'LogEntry';
  /** The IP address; null for commands on the server. */
  address?: Maybe<Scalars['String']['output']>;
  /** When the entry is deleted. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The administrator's login; null for failed logins with an unknown name and for writes without a valid token. */
  login?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The operation of the REST API, for example `updateSpare`; `loginFailed` for a failed login. */
  operation: Scalars['String']['output'];
  /** The error code of the REST API if the write was rejected, for example `OUTDATED`; null if it succeeded. */
  refusalCode?: Maybe<Scalars['String']['output']>;
  /** The changed object as it is now; null if it no longer exists, for operations on other data, and over a backend that does not name it. */
  subject?: Maybe<LogSubject>;
  /** The REST ids of the changed object, for example `7/12`; null if there is none. */
  target?: Maybe<Scalars['String']['output']>;
};

/** The object that an entry of the log is about. */
export type LogSubject = {
  __typename?: 'LogSubject';
  /** Whether it is in the trash. */
  isDeleted: Scalars['Boolean']['output'];
  /** The kind of object. */
  kind: LogSubjectKind;
  /** The title of its owner, or the slug of a page; null if it has no owner. */
  ownerTitle?: Maybe<Scalars['String']['output']>;
  /** The object to open: its REST id, the owner's for a part, or the slug of a page. */
  restId: Scalars['String']['output'];
  /** The title or the beginning of the text, or the slug of a page; empty if there is none. */
  title: Scalars['String']['output'];
};

/** Kinds of objects that entries of the log are about. */
export type LogSubjectKind =
  /** A category. */
  | 'CATEGORY'
  /** A page. */
  | 'PAGE'
  /** A part of the page about gas turbines. */
  | 'PAGE_PART'
  /** A partner. */
  | 'PARTNER'
  /** A product. */
  | 'PRODUCT'
  /** A property of a product. */
  | 'PRODUCT_PROPERTY'
  /** A service. */
  | 'SERVICE'
  /** A spare. */
  | 'SPARE'
  /** A sub-part of a spare. */
  | 'SUB_PART'
  /** Names that the search takes for one another. */
  | 'SYNONYM'
  /** Texts with which enquiries are answered. */
  | 'TEMPLATE';

/** Credentials for logging in. */
export type LoginInput = {
  /** A code of the second factor, or a recovery code. If it is missing or wrong, `INVALID_CREDENTIALS` names this field. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The login name. */
  login: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** The new session. */
export type LoginPayload = MutationPayload & {
  __typename?: 'LoginPayload';
  /** The access token. Send it as `Authorization: Bearer <token>`. */
  token?: Maybe<Scalars['String']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The ended session. */
export type LogoutPayload = MutationPayload & {
  __typename?: 'LogoutPayload';
  /** Whether the backend revoked the token; false if the token stays valid until it expires. */
  ended?: Maybe<Scalars['Boolean']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The type of an object that has a position in a list. */
export type MovableType =
  /** An image in a gallery. */
  | 'IMAGE'
  /** A page. */
  | 'PAGE'
  /** A part of the page about gas turbines. */
  | 'PAGE_PART'
  /** A partner. */
  | 'PARTNER'
  /** A product. */
  | 'PRODUCT'
  /** A property of a product. */
  | 'PRODUCT_PROPERTY'
  /** A service. */
  | 'SERVICE'
  /** A spare. */
  | 'SPARE'
  /** A sub-part of a spare. */
  | 'SUB_PART';

/** The object and its new position. */
export type MoveInput = {
  /** The global id of a spare, a sub-part, a property, a partner, a service or a part of a page. */
  id: Scalars['ID']['input'];
  /** The position in the list, starting at 1. Larger positions mean the end. */
  position: Scalars['Int']['input'];
  /** The version of the object the move is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the move is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The moved object. */
export type MovePayload = MutationPayload & {
  __typename?: 'MovePayload';
  /** The object after the move. */
  moved?: Maybe<Node>;
  /** The owner of the object after the move; null if it has none. */
  owner?: Maybe<Node>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation and creates the administrator. A token works once. Endpoint: `POST /auth/invitation` (extension). */
  acceptInvitation?: Maybe<AcceptInvitationPayload>;
  /** Adds a category. Endpoint: `POST /category`. */
  addCategory?: Maybe<AddCategoryPayload>;
  /** Adds an image to the page about gas turbines or careers. Endpoint: `POST /page/{slug}/image/add`. */
  addPageImage?: Maybe<AddPageImagePayload>;
  /** Adds a part to the page about gas turbines. Endpoint: `POST /page/page-part/gas-turbina`. */
  addPagePart?: Maybe<AddPagePartPayload>;
  /** Adds a partner with its image. Endpoint: `POST /partner`. */
  addPartner?: Maybe<AddPartnerPayload>;
  /** Adds a product with its images. Endpoint: `POST /product`. */
  addProduct?: Maybe<AddProductPayload>;
  /** Adds an image to a product. Endpoint: `POST /product/{id}/image/add`. */
  addProductImage?: Maybe<AddProductImagePayload>;
  /** Adds a property to a product. Endpoint: `POST /product/property`. */
  addProductProperty?: Maybe<AddProductPropertyPayload>;
  /** Adds a service with its images. Endpoint: `POST /service`. */
  addService?: Maybe<AddServicePayload>;
  /** Adds an image to a service. Endpoint: `POST /service/{id}/image/add`. */
  addServiceImage?: Maybe<AddServiceImagePayload>;
  /** Adds a spare with its images. Endpoint: `POST /spare`. */
  addSpare?: Maybe<AddSparePayload>;
  /** Adds an image to a spare. Endpoint: `POST /spare/{id}/image/add`. */
  addSpareImage?: Maybe<AddSpareImagePayload>;
  /** Adds a sub-part to a spare. Endpoint: `POST /spare/{id}/part`. */
  addSubPart?: Maybe<AddSubPartPayload>;
  /** Adds a synonym. Endpoint: `POST /synonym` (extension). */
  addSynonym?: Maybe<AddSynonymPayload>;
  /** Adds a text with which enquiries are answered. Endpoint: `POST /template` (extension). */
  addTemplate?: Maybe<AddTemplatePayload>;
  /** Creates a secret for an authenticator app. Rejected as `CONFLICT` if the second factor is on. Endpoint: `POST /auth/second-factor` (extension). */
  beginSecondFactor?: Maybe<BeginSecondFactorPayload>;
  /** Turns the second factor on. Rejected as `CONFLICT` if the secret is a day old or ten codes were wrong. Endpoint: `POST /auth/second-factor/confirm` (extension). */
  confirmSecondFactor?: Maybe<ConfirmSecondFactorPayload>;
  /** Confirms that outdated texts are still correct. Endpoint: `POST /outdated-text/confirm` (extension). */
  confirmTranslation?: Maybe<ConfirmTranslationPayload>;
  /** Deletes an application with its files. Endpoint: `DELETE /application/{id}` (extension). */
  deleteApplication?: Maybe<DeleteApplicationPayload>;
  /** Deletes a category. Endpoint: `DELETE /category/{id}`. */
  deleteCategory?: Maybe<DeleteCategoryPayload>;
  /** Deletes an image of the page about gas turbines or careers. Endpoint: `DELETE /page/{slug}/image/delete`. */
  deletePageImage?: Maybe<DeletePageImagePayload>;
  /** Deletes a part of the page about gas turbines. Endpoint: `DELETE /page/page-part/{id}/{pageId}`. */
  deletePagePart?: Maybe<DeletePagePartPayload>;
  /** Deletes a partner. Endpoint: `DELETE /partner/{id}`. */
  deletePartner?: Maybe<DeletePartnerPayload>;
  /** Deletes everything sent from an e-mail address. Endpoint: `POST /privacy/delete` (extension). */
  deletePersonalData?: Maybe<DeletePersonalDataPayload>;
  /** Deletes a product with its properties and images. Endpoint: `DELETE /product/{id}`. */
  deleteProduct?: Maybe<DeleteProductPayload>;
  /** Deletes an image of a product. Endpoint: `DELETE /product/{id}/image/delete`. */
  deleteProductImage?: Maybe<DeleteProductImagePayload>;
  /** Deletes a property of a product. Endpoint: `DELETE /product/property/{id}`. */
  deleteProductProperty?: Maybe<DeleteProductPropertyPayload>;
  /** Deletes an enquiry. Endpoint: `DELETE /request/{id}`. */
  deleteRequest?: Maybe<DeleteRequestPayload>;
  /** Deletes enquiries. Endpoint: `POST /request/delete` (extension); without it, one call for each. */
  deleteRequests?: Maybe<DeleteRequestsPayload>;
  /** Deletes a service with its images. Endpoint: `DELETE /service/{id}`. */
  deleteService?: Maybe<DeleteServicePayload>;
  /** Deletes an image of a service. Endpoint: `DELETE /service/{id}/image/delete`. */
  deleteServiceImage?: Maybe<DeleteServiceImagePayload>;
  /** Deletes a spare with its sub-parts and images. Endpoint: `DELETE /spare/{id}`. */
  deleteSpare?: Maybe<DeleteSparePayload>;
  /** Deletes an image of a spare. Endpoint: `DELETE /spare/{id}/image/delete`. */
  deleteSpareImage?: Maybe<DeleteSpareImagePayload>;
  /** Deletes a sub-part. Endpoint: `DELETE /spare/{id}/part/{partId}`. */
  deleteSubPart?: Maybe<DeleteSubPartPayload>;
  /** Deletes a synonym. Endpoint: `DELETE /synonym/{id}` (extension). */
  deleteSynonym?: Maybe<DeleteSynonymPayload>;
  /** Deletes a text with which enquiries are answered. Endpoint: `DELETE /template/{id}` (extension). */
  deleteTemplate?: Maybe<DeleteTemplatePayload>;
  /** Deletes an entry of the trash permanently. Endpoint: `DELETE /trash/{id}` (extension). */
  deleteTrashEntry?: Maybe<DeleteTrashEntryPayload>;
  /** Copies a product with its images and properties to another language, leaving its texts untranslated, and links the two as translations if the backend can. Rejected as `CONFLICT` if the product is already in that language or has a translation in it. Endpoint: `POST /product/{id}/duplicate` (extension); over a backend without it, the calls of section 7 that add a product and its properties. */
  duplicateProduct?: Maybe<DuplicateProductPayload>;
  /** Copies a service with its images, under titles of its own. Endpoint: `POST /service/{id}/duplicate` (extension); over a backend without it, the call of section 7 that adds a service. */
  duplicateService?: Maybe<DuplicateServicePayload>;
  /** Copies a spare with its images and sub-parts, under titles of its own. Endpoint: `POST /spare/{id}/duplicate` (extension); over a backend without it, the calls of section 7 that add a spare and its sub-parts. */
  duplicateSpare?: Maybe<DuplicateSparePayload>;
  /** Ends all other sessions of the current administrator. Endpoint: `POST /session/end-others` (extension). */
  endOtherSessions?: Maybe<EndOtherSessionsPayload>;
  /** Ends a session of any administrator. Endpoint: `DELETE /session/{id}` (extension). */
  endSession?: Maybe<EndSessionPayload>;
  /** Exports everything sent from an e-mail address. A mutation, so that the address never appears in a URL. Endpoint: `POST /privacy/export` (extension). */
  exportPersonalData?: Maybe<ExportPersonalDataPayload>;
  /** Adds, changes and removes sub-parts from a CSV file, all or nothing. Endpoint: `POST /spare/{id}/part/import` (extension). */
  importSubParts?: Maybe<ImportSubPartsPayload>;
  /** Creates an invitation link for a new administrator. Endpoint: `POST /invitation` (extension). */
  inviteAdministrator?: Maybe<InviteAdministratorPayload>;
  /** Links two products, and the translations of either, as translations of each other. Rejected as `CONFLICT` if two of them are in the same language. Endpoint: `POST /product/{id}/translation/{translationId}` (extension). */
  joinProductTranslations?: Maybe<JoinProductTranslationsPayload>;
  /** Unlinks a product from its translations. Endpoint: `DELETE /product/{id}/translation` (extension). */
  leaveProductTranslations?: Maybe<LeaveProductTranslationsPayload>;
  /** Logs an administrator in. Endpoint: `POST /auth/login`. */
  login?: Maybe<LoginPayload>;
  /** Logs out: ends the session of this token, if the backend can. Endpoint: `POST /auth/logout` (extension). */
  logout?: Maybe<LogoutPayload>;
  /** Moves an object to another position in its list. Endpoint: `PATCH /order/{kind}/{id}` (extension). */
  move?: Maybe<MovePayload>;
  /** Removes another administrator with their sessions and invitations. Rejected as `CONFLICT` for one's own account. Endpoint: `DELETE /administrator/{id}` (extension). */
  removeAdministrator?: Maybe<RemoveAdministratorPayload>;
  /** Turns the second factor off. Endpoint: `POST /auth/second-factor/remove` (extension). */
  removeSecondFactor?: Maybe<RemoveSecondFactorPayload>;
  /** Reports that this session is editing an object, and returns who else is. Call it once a minute; it does not extend the session. Endpoint: `POST /editing` (extension). */
  reportEditing?: Maybe<ReportEditingPayload>;
  /** Restores an object to an earlier revision, which creates a new one. Endpoint: `POST /revision/{id}/restore` (extension). */
  restoreRevision?: Maybe<RestoreRevisionPayload>;
  /** Restores many entries of the trash, owners before what belongs to them. Entries whose owner stays deleted are refused one by one. Endpoint: `POST /trash/restore` (extension). */
  restoreTrashEntries?: Maybe<RestoreTrashEntriesPayload>;
  /** Restores an entry of the trash under its original id. Rejected as `CONFLICT` if its owner is deleted as well. Endpoint: `POST /trash/{id}/restore` (extension). */
  restoreTrashEntry?: Maybe<RestoreTrashEntryPayload>;
  /** Retries failed notifications now. Endpoint: `POST /notification/retry` (extension). */
  retryNotifications?: Maybe<RetryNotificationsPayload>;
  /** Sends an application with up to two files. Endpoint: `POST /application` (extension). */
  sendApplication?: Maybe<SendApplicationPayload>;
  /** Sends an enquiry to the company. Endpoint: `POST /request`. */
  sendRequest?: Maybe<SendRequestPayload>;
  /** Permanently deletes an image that only the trash and the history still contain, with its file in all widths. Rejected as `CONFLICT` while anything shows it. Endpoint: `POST /image/take-down` (extension). */
  takeDownImage?: Maybe<TakeDownImagePayload>;
  /** Undoes an import of sub-parts: removed ones are restored, changed ones get their previous values, and added ones move to the trash. Sub-parts that were changed or deleted after the import are left alone. Endpoint: `POST /spare/{id}/part/import/{importId}/undo` (extension). */
  undoSubPartImport?: Maybe<UndoSubPartImportPayload>;
  /** Changes the role of an administrator, which takes effect immediately. Rejected as `CONFLICT` for the last owner. Endpoint: `PATCH /administrator/{id}` (extension). */
  updateAdministrator?: Maybe<UpdateAdministratorPayload>;
  /** Records what was done about applications, at most 200 at once. Endpoint: `PATCH /application` (extension). */
  updateApplications?: Maybe<UpdateApplicationsPayload>;
  /** Changes a category. Endpoint: `PATCH /category/{id}`. */
  updateCategory?: Maybe<UpdateCategoryPayload>;
  /** Changes the description of an image and its position in the list. Endpoint: `PATCH /image/{kind}/{entity}` (extension). */
  updateImage?: Maybe<UpdateImagePayload>;
  /** Changes the administrator's login. Endpoint: `PATCH /auth/login`. */
  updateLogin?: Maybe<UpdateLoginPayload>;
  /** Changes the texts of a page. Endpoint: `PATCH /page/{slug}`. */
  updatePage?: Maybe<UpdatePagePayload>;
  /** Changes the description of a part of the page about gas turbines. Endpoint: `PATCH /page/page-part/{id}`. */
  updatePagePart?: Maybe<UpdatePagePartPayload>;
  /** Gives a part of the page about gas turbines another image. Endpoint: `POST /page/page-part/{id}/image/add`. */
  updatePagePartImage?: Maybe<UpdatePagePartImagePayload>;
  /** Changes a partner and, where one is given, its image. Endpoint: `PATCH /partner/{id}`. */
  updatePartner?: Maybe<UpdatePartnerPayload>;
  /** Changes the administrator's password and ends all sessions. Endpoint: `PATCH /auth/password`. */
  updatePassword?: Maybe<UpdatePasswordPayload>;
  /** Changes a product. Endpoint: `PATCH /product/{id}`. */
  updateProduct?: Maybe<UpdateProductPayload>;
  /** Changes a property of a product. Endpoint: `PATCH /product/property/{id}`. */
  updateProductProperty?: Maybe<UpdateProductPropertyPayload>;
  /** Updates the status, the note or the assignee of enquiries. Endpoint: `PATCH /request` (extension). */
  updateRequests?: Maybe<UpdateRequestsPayload>;
  /** Changes the titles and texts of a service. Endpoint: `PATCH /service/{id}`. */
  updateService?: Maybe<UpdateServicePayload>;
  /** Changes the company's contact details. Endpoint: `PATCH /settings`. */
  updateSettings?: Maybe<UpdateSettingsPayload>;
  /** Changes the titles and texts of a spare. Endpoint: `PATCH /spare/{id}`. */
  updateSpare?: Maybe<UpdateSparePayload>;
  /** Changes a sub-part. Endpoint: `PATCH /spare/{id}/part/{partId}`. */
  updateSubPart?: Maybe<UpdateSubPartPayload>;
  /** Changes a synonym. Endpoint: `PATCH /synonym/{id}` (extension). */
  updateSynonym?: Maybe<UpdateSynonymPayload>;
  /** Changes a text with which enquiries are answered. Endpoint: `PATCH /template/{id}` (extension). */
  updateTemplate?: Maybe<UpdateTemplatePayload>;
  /** Uploads a file for an enquiry to be sent within two days. Endpoint: `POST /request/attachment` (extension). */
  uploadAttachment?: Maybe<UploadAttachmentPayload>;
  /** Withdraws an invitation. Endpoint: `DELETE /invitation/{id}` (extension). */
  withdrawInvitation?: Maybe<WithdrawInvitationPayload>;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddCategoryArgs = {
  input: AddCategoryInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddPageImageArgs = {
  input: AddPageImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddPagePartArgs = {
  input: AddPagePartInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddPartnerArgs = {
  input: AddPartnerInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddProductImageArgs = {
  input: AddProductImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddProductPropertyArgs = {
  input: AddProductPropertyInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddServiceArgs = {
  input: AddServiceInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddServiceImageArgs = {
  input: AddServiceImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddSpareArgs = {
  input: AddSpareInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddSpareImageArgs = {
  input: AddSpareImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddSubPartArgs = {
  input: AddSubPartInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddSynonymArgs = {
  input: AddSynonymInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationAddTemplateArgs = {
  input: AddTemplateInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationBeginSecondFactorArgs = {
  input: BeginSecondFactorInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationConfirmTranslationArgs = {
  input: ConfirmTranslationInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteApplicationArgs = {
  input: DeleteApplicationInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteCategoryArgs = {
  input: DeleteCategoryInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeletePageImageArgs = {
  input: DeletePageImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeletePagePartArgs = {
  input: DeletePagePartInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeletePartnerArgs = {
  input: DeletePartnerInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeletePersonalDataArgs = {
  input: DeletePersonalDataInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteProductArgs = {
  input: DeleteProductInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteProductImageArgs = {
  input: DeleteProductImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteProductPropertyArgs = {
  input: DeleteProductPropertyInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteRequestArgs = {
  input: DeleteRequestInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteRequestsArgs = {
  input: DeleteRequestsInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteServiceArgs = {
  input: DeleteServiceInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteServiceImageArgs = {
  input: DeleteServiceImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteSpareArgs = {
  input: DeleteSpareInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteSpareImageArgs = {
  input: DeleteSpareImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteSubPartArgs = {
  input: DeleteSubPartInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteSynonymArgs = {
  input: DeleteSynonymInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteTemplateArgs = {
  input: DeleteTemplateInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDeleteTrashEntryArgs = {
  input: DeleteTrashEntryInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDuplicateProductArgs = {
  input: DuplicateProductInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDuplicateServiceArgs = {
  input: DuplicateServiceInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationDuplicateSpareArgs = {
  input: DuplicateSpareInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationExportPersonalDataArgs = {
  input: ExportPersonalDataInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationImportSubPartsArgs = {
  input: ImportSubPartsInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationInviteAdministratorArgs = {
  input: InviteAdministratorInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationJoinProductTranslationsArgs = {
  input: JoinProductTranslationsInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationLeaveProductTranslationsArgs = {
  input: LeaveProductTranslationsInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationMoveArgs = {
  input: MoveInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationRemoveAdministratorArgs = {
  input: RemoveAdministratorInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationReportEditingArgs = {
  input: ReportEditingInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationRestoreRevisionArgs = {
  input: RestoreRevisionInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationRestoreTrashEntriesArgs = {
  input: RestoreTrashEntriesInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationRestoreTrashEntryArgs = {
  input: RestoreTrashEntryInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationSendApplicationArgs = {
  input: SendApplicationInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationSendRequestArgs = {
  input: SendRequestInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationTakeDownImageArgs = {
  input: TakeDownImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUndoSubPartImportArgs = {
  input: UndoSubPartImportInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateAdministratorArgs = {
  input: UpdateAdministratorInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateApplicationsArgs = {
  input: UpdateApplicationsInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateImageArgs = {
  input: UpdateImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateLoginArgs = {
  input: UpdateLoginInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdatePageArgs = {
  input: UpdatePageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdatePagePartArgs = {
  input: UpdatePagePartInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdatePagePartImageArgs = {
  input: UpdatePagePartImageInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdatePartnerArgs = {
  input: UpdatePartnerInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateProductPropertyArgs = {
  input: UpdateProductPropertyInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateRequestsArgs = {
  input: UpdateRequestsInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateServiceArgs = {
  input: UpdateServiceInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateSpareArgs = {
  input: UpdateSpareInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateSubPartArgs = {
  input: UpdateSubPartInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateSynonymArgs = {
  input: UpdateSynonymInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUpdateTemplateArgs = {
  input: UpdateTemplateInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationUploadAttachmentArgs = {
  input: UploadAttachmentInput;
};


/** All mutations. Expected errors are in the payload's `userErrors`. The error code `STORED_NOT_READ` means that the change was stored but could not be read back: do not retry it. */
export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};

/** The result of a mutation. If `userErrors` is not empty, all other fields are null unless stated otherwise. */
export type MutationPayload = {
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The entries of the main navigation. */
export type Navbar = {
  __typename?: 'Navbar';
  /** The number of partners. Without any, the navigation has no partners link. */
  partnerCount: Scalars['Int']['output'];
  /** The services, for the links to `/service/{id}`. */
  services: Array<NavbarEntry>;
  /** The spares, for the links to `/part-list/{id}`. */
  spares: Array<NavbarEntry>;
};

/** A link of the main navigation. */
export type NavbarEntry = {
  __typename?: 'NavbarEntry';
  /** The id in the REST API, as in the page's address. */
  restId: Scalars['ID']['output'];
  /** The title of the linked page. */
  title: LocalizedText;
};

/** An object with a global id. */
export type Node = {
  /** The opaque global id. */
  id: Scalars['ID']['output'];
};

/** Delivery of notifications about enquiries and applications, by e-mail and webhook. */
export type NotificationStatus = {
  __typename?: 'NotificationStatus';
  /** Why the last attempt failed; null if it succeeded. */
  error?: Maybe<Scalars['String']['output']>;
  /** When the oldest undelivered notification was created; null if there is none. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** The number of undelivered notifications. */
  undeliveredCount: Scalars['Int']['output'];
};

/** Identifies an object by either of its ids. */
export type ObjectRef =
  /** The global id. */
  { id: Scalars['ID']['input']; restId?: never; }
  |  /** The id in the REST API, as in the site's addresses. */
  { id?: never; restId: Scalars['ID']['input']; };

/** A field of a public form that only some backends store. */
export type OptionalField =
  /** `SendApplicationInput.experience`. */
  | 'APPLICATION_EXPERIENCE'
  /** `SendApplicationInput.job`. */
  | 'APPLICATION_JOB'
  /** `SendRequestInput.attachments`. */
  | 'REQUEST_ATTACHMENTS'
  /** `SendRequestInput.phone`. */
  | 'REQUEST_PHONE';

/** The direction of a sort. */
export type OrderDirection =
  /** Ascending: oldest first. */
  | 'ASC'
  /** Descending: newest first. */
  | 'DESC';

/** A page of the site. */
export type Page = Node & {
  __typename?: 'Page';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images, in display order; only gas turbines and careers have any. */
  images: Array<Image>;
  /** The link stored with the page. */
  link: Scalars['String']['output'];
  /** The parts, in display order; only gas turbines has any. */
  parts: Array<PagePart>;
  /** The page's name. */
  slug: PageSlug;
  /** The text, as HTML. */
  text: LocalizedHtml;
  /** When the page was last changed; null if it never was or the backend does not record it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Information about a page of a connection, as defined by the GraphQL Cursor Connections Specification. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last entry of this page; pass it as `after` to get the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more entries follow this page; for a page by `last`, whether `before` is given. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether more entries come before this page; for a page by `first`, whether `after` is given. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry of this page; pass it as `before` to get the previous page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A part of the page about gas turbines: an image with a description. */
export type PagePart = Node & {
  __typename?: 'PagePart';
  /** The description, as HTML. */
  description: LocalizedHtml;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The image, if any. */
  image?: Maybe<Image>;
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** The pages of the site. */
export type PageSlug =
  /** Working for the company: `/careers`. */
  | 'CAREERS'
  /** How to reach the company: `/contacts`. */
  | 'CONTACT'
  /** About gas turbines: `/gas-turbina`. */
  | 'GAS_TURBINA'
  /** The privacy policy: `/privacy-policy`. */
  | 'PRIVACY_POLICY';

/** What the part lists say of a part number. */
export type PartHistory = {
  __typename?: 'PartHistory';
  /** Whether there are more numbers than the 12 returned in each direction. */
  hasMore: Scalars['Boolean']['output'];
  /** The requested part number. */
  number: Scalars['String']['output'];
  /** The numbers it replaces: a list for each step, oldest first. Omits those that also replace it, as in a cycle. */
  predecessors: Array<Array<Scalars['String']['output']>>;
  /** The spares whose part lists have it as a part number, at most 20. */
  spares: Array<NavbarEntry>;
  /** The numbers that replace it: a list for each step, old to new. Each occurs once, also of a cycle. */
  successors: Array<Array<Scalars['String']['output']>>;
};

/** A hit of a part search. */
export type PartHit = {
  __typename?: 'PartHit';
  /** How it matched. */
  match: PartMatch;
  /** The spare that the sub-part belongs to. */
  spare: NavbarEntry;
  /** The sub-part. */
  subPart: SubPart;
};

/** How a part matched, from best to worst. */
export type PartMatch =
  /** The numbers and descriptions contain all words. */
  | 'CONTAINED'
  /** The part number or the substitute number is equal to the search text. */
  | 'EXACT'
  /** The numbers and descriptions contain some of the words; no part has all of them. */
  | 'PARTIAL'
  /** One of the numbers starts with the search text. */
  | 'PREFIX'
  /** It matches except for one typing error. */
  | 'SIMILAR';

/** A hit of a look-up by part numbers. */
export type PartNumberHit = {
  __typename?: 'PartNumberHit';
  /** The requested part number. */
  number: Scalars['String']['output'];
  /** The spare that the sub-part belongs to. */
  spare: NavbarEntry;
  /** The sub-part whose `partNumber` or `substPart` is the requested number. */
  subPart: SubPart;
};

/** The result of a part search. */
export type PartSearch = {
  __typename?: 'PartSearch';
  /** Whether there are more hits than returned. */
  hasMore: Scalars['Boolean']['output'];
  /** The hits, best first. */
  hits: Array<PartHit>;
};

/** A partner company. */
export type Partner = Node & {
  __typename?: 'Partner';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The image, if any. */
  image?: Maybe<Image>;
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The text, as HTML. A language that was not read yet costs a call: `GET /partner?lang={lang}`. */
  text: LocalizedHtml;
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of partners. */
export type PartnerConnection = {
  __typename?: 'PartnerConnection';
  /** The partners of this page. */
  edges: Array<PartnerEdge>;
  /** The same entries without cursors. */
  nodes: Array<Partner>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A partner in a list. */
export type PartnerEdge = {
  __typename?: 'PartnerEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** A partner. */
  node: Partner;
};

/** A part of the site that an administrator may manage: all of its endpoints are offered and allowed. */
export type Permission =
  /** The administrator's own login and password. */
  | 'ACCOUNT'
  /** Other administrators and invitations. */
  | 'ADMINISTRATOR'
  /** Applications. */
  | 'APPLICATION'
  /** Categories of products. */
  | 'CATEGORY'
  /** Who is editing what. */
  | 'EDITING'
  /** Descriptions of images, and deleting them permanently. */
  | 'FILE'
  /** The audit log. */
  | 'LOG'
  /** Notifications about enquiries and applications. */
  | 'NOTIFICATION'
  /** The order of lists. */
  | 'ORDER'
  /** Pages and their parts. */
  | 'PAGE'
  /** Partners. */
  | 'PARTNER'
  /** Personal data of visitors. */
  | 'PRIVACY'
  /** Products and their properties. */
  | 'PRODUCT'
  /** Enquiries. */
  | 'REQUEST'
  /** Revisions of objects. */
  | 'REVISION'
  /** The administrator's own second factor. */
  | 'SECOND_FACTOR'
  /** Services. */
  | 'SERVICE'
  /** The administrator's own sessions; an owner's include all others. */
  | 'SESSION'
  /** The company's contact details. */
  | 'SETTINGS'
  /** Spares and their sub-parts. */
  | 'SPARE'
  /** Names that the search takes for one another. */
  | 'SYNONYM'
  /** Texts with which enquiries are answered. */
  | 'TEMPLATE'
  /** Outdated translations. */
  | 'TRANSLATION'
  /** Deleted objects. */
  | 'TRASH';

/** Everything sent from an e-mail address. */
export type PersonalData = {
  __typename?: 'PersonalData';
  /** The applications. */
  applications: Array<Application>;
  /** The history of their status and notes, oldest first; empty if the backend keeps none. */
  requestRevisions: Array<RequestRevision>;
  /** The enquiries. */
  requests: Array<Request>;
};

/** A turbine for sale, described in one language. */
export type Product = Node & {
  __typename?: 'Product';
  /** The category, if any. */
  category?: Maybe<Category>;
  /** The description, as HTML. */
  description: Scalars['HTML']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The main image, if any. */
  image?: Maybe<Image>;
  /** The images, in display order. */
  images: Array<Image>;
  /** The language of the product; null if it is not one of the site's languages. */
  language?: Maybe<Language>;
  /** The model. */
  model: Scalars['String']['output'];
  /** The power in megawatts, formatted for display. */
  power: Scalars['String']['output'];
  /** The properties, in display order. */
  properties: Array<ProductProperty>;
  /** The id in the REST API, as in the address `/parts/{id}`. */
  restId: Scalars['ID']['output'];
  /** The title. */
  title: Scalars['String']['output'];
  /** The same product in other languages; null if the backend does not store translations. */
  translations?: Maybe<Array<ProductTranslation>>;
  /** The engine type, for example aeroderivative. */
  type: Scalars['String']['output'];
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this page. */
  edges: Array<ProductEdge>;
  /** The same entries without cursors. */
  nodes: Array<Product>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A product in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** A product. */
  node: Product;
};

/** A property of a product: an image with a description. */
export type ProductProperty = Node & {
  __typename?: 'ProductProperty';
  /** The description, as HTML. */
  description: Scalars['HTML']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The image, if any. */
  image?: Maybe<Image>;
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A translation of a product. */
export type ProductTranslation = {
  __typename?: 'ProductTranslation';
  /** The language of the product; null if it is not one of the site's languages. */
  language?: Maybe<Language>;
  /** The id of the product in the REST API. */
  restId: Scalars['ID']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type Query = {
  __typename?: 'Query';
  /** The current administrator; null without a valid token. Endpoint: `POST /auth/me`. */
  account?: Maybe<Account>;
  /** All administrators, oldest first; null if the backend has only one. Endpoint: `GET /administrator` (extension). */
  administrators?: Maybe<Array<Administrator>>;
  /** All applications, oldest first. Endpoint: `GET /application` (extension). */
  applications?: Maybe<ApplicationConnection>;
  /** Categories in one language or all, oldest first. Endpoints: `GET /category?lang={LANG}`; for administrators without a language `GET /category`. */
  categories?: Maybe<CategoryConnection>;
  /** Searches everything that administrators manage or receive, grouped by kind. All words must occur in the titles and texts of one object. Ignores case, accents, dashes and Cyrillic lookalikes of Latin letters; sub-parts are matched as in `search`. Omits kinds without hits. Endpoints: `GET /part-search` (extension), `GET /spare`, `GET /service`, `GET /product`, `GET /partner/all`, `GET /category`, `GET /page/{slug}`, `GET /request`, `GET /application` (extension), `GET /template` (extension), `POST /auth/me`. */
  find?: Maybe<Array<SearchGroup>>;
  /** Open invitations, oldest first; null if the backend has no invitations. Endpoint: `GET /invitation` (extension). */
  invitations?: Maybe<Array<Invitation>>;
  /** The audit log of changes and logins, oldest first; null if the backend keeps none. Endpoint: `GET /log` (extension). */
  log?: Maybe<LogConnection>;
  /** The types of objects that `move` and `updateImage` can reorder; null if the backend cannot reorder any. Endpoint: `GET /order` (extension). */
  movableTypes?: Maybe<Array<MovableType>>;
  /** The entries of the main navigation. Endpoint: `GET /component/navbar`. */
  navbar?: Maybe<Navbar>;
  /** An object by its global id; null if it does not exist. */
  node?: Maybe<Node>;
  /** Whether notifications about enquiries are delivered; null if the backend sends none. Endpoint: `GET /notification` (extension). */
  notificationStatus?: Maybe<NotificationStatus>;
  /** The number of open applications, excluding suspected spam; null if the backend does not count them. Endpoint: `GET /application/count` (extension). */
  openApplicationCount?: Maybe<Scalars['Int']['output']>;
  /** The number of open enquiries, excluding suspected spam; null if the backend does not count them. Endpoint: `GET /request/count` (extension). */
  openRequestCount?: Maybe<Scalars['Int']['output']>;
  /** A page of the site. Endpoint: `GET /page/{slug}`. */
  page?: Maybe<Page>;
  /** What replaces part numbers, what they replace, and which part lists have them, in the order of `numbers`. Numbers that differ only in spelling are looked up once. Endpoints, cached for a few seconds: `GET /spare/{id}`, `GET /component/navbar`, `GET /part-search/exact` (extension). */
  partHistories?: Maybe<Array<PartHistory>>;
  /** A partner; null if it does not exist. Endpoints: `GET /partner?lang={lang}`; for administrators `GET /partner/show/{id}`. */
  partner?: Maybe<Partner>;
  /** All partners, in display order. Endpoints: `GET /partner?lang={lang}`; for administrators without a language `GET /partner/all`. */
  partners?: Maybe<PartnerConnection>;
  /** Sub-parts by part number or substitute number, in the order of `numbers`. Numbers that differ only in spelling are looked up once. Endpoints: `GET /spare/{id}`, `GET /component/navbar`, `GET /part-search/exact` (extension). */
  partsByNumber?: Maybe<Array<PartNumberHit>>;
  /** A product; null if it does not exist. Endpoints: `GET /product/{id}?language={LANG}`; for administrators without a language `GET /product/show/{id}`. */
  product?: Maybe<Product>;
  /** Products in one language or all, oldest first. Endpoints: `GET /product?lang={LANG}&category={id}`; for administrators without a language `GET /product?category={id}`. */
  products?: Maybe<ProductConnection>;
  /** The administrators who can be set to answer an enquiry, oldest first; null if the backend has no assignees. Endpoint: `GET /request/assignee` (extension). */
  requestAssignees?: Maybe<Array<Actor>>;
  /** The enquiries that other sessions have open now; null if the backend does not say. Endpoint: `GET /editing` (extension). */
  requestEditors?: Maybe<Array<RequestEditor>>;
  /** The changes of status, note and assignee of an enquiry, oldest first; null if the backend keeps no history. Endpoint: `GET /request/{id}/revision` (extension). */
  requestRevisions?: Maybe<Array<RequestRevision>>;
  /** All enquiries, oldest first. Endpoint: `GET /request`. */
  requests?: Maybe<RequestConnection>;
  /** How long enquiries and applications are kept; null if the backend does not say. Endpoint: `GET /privacy` (extension). */
  retention?: Maybe<Retention>;
  /** The revisions of an object, oldest first; null if the backend has no history. Endpoint: `GET /revision` (extension). */
  revisions?: Maybe<RevisionConnection>;
  /** Searches what visitors can see. Ignores case, spaces, dashes, Cyrillic lookalikes of Latin letters, and O versus 0. Words match in any form, order and of the three languages, also by other names of the trade. If nothing matches, tolerates one typing error, then finds what has the most words. Endpoints, cached for a few seconds: `GET /part-search` (extension), `GET /spare/{id}`, `GET /service/{id}`, `GET /product?lang={LANG}&category={id}`, `GET /category?lang={LANG}`, `GET /page/{slug}`, `GET /partner?lang={lang}`, `GET /component/navbar`, `GET /synonym` (extension). */
  search?: Maybe<Search>;
  /** The second factor of the current administrator; null if the backend has none. Endpoint: `GET /auth/second-factor` (extension). */
  secondFactor?: Maybe<SecondFactor>;
  /** A service; null if it does not exist. Endpoint: `GET /service/{id}`. */
  service?: Maybe<Service>;
  /** All services, in display order. Endpoint: `GET /service`. */
  services?: Maybe<ServiceConnection>;
  /** The sessions of all administrators, most recently used first; null if the backend does not list them. Endpoint: `GET /session` (extension). */
  sessions?: Maybe<Array<Session>>;
  /** The company's contact details. Endpoint: `GET /settings`. */
  settings?: Maybe<Settings>;
  /** A spare; null if it does not exist. Endpoint: `GET /spare/{id}`. */
  spare?: Maybe<Spare>;
  /** All spares, in display order. Endpoint: `GET /spare`. */
  spares?: Maybe<SpareConnection>;
  /** The rules for importing sub-parts; null if the backend has no import. Endpoint: `GET /part-import` (extension). */
  subPartImport?: Maybe<SubPartImportRules>;
  /** Substitute numbers of sub-parts that no list has as a part number, or that lead back to the part itself. Endpoint: `GET /spare`. */
  substituteProblems?: Maybe<SubstituteProblems>;
  /** Names that the search takes for one another, beside the built-in ones, oldest first; null if the backend keeps none. Endpoint: `GET /synonym` (extension). */
  synonyms?: Maybe<SynonymConnection>;
  /** Whether the backend supports `takeDownImage`. Endpoint: `GET /image/take-down` (extension). */
  takesDownImages?: Maybe<Scalars['Boolean']['output']>;
  /** Texts with which enquiries are answered, oldest first; null if the backend keeps none. Endpoint: `GET /template` (extension). */
  templates?: Maybe<TemplateConnection>;
  /** Missing translations, by language: empty texts, texts identical in two languages and, if the backend tracks them, outdated texts and products without a translation. Endpoints: `GET /outdated-text` (extension), `GET /product`, `GET /page/{slug}`, `GET /spare`, `GET /service`, `GET /template` (extension), `GET /partner/all`. */
  translationGaps?: Maybe<Array<TranslationGap>>;
  /** Deleted objects that can be restored, oldest first; null if the backend has no trash. Endpoint: `GET /trash` (extension). */
  trash?: Maybe<TrashConnection>;
  /** The imports into a spare of which something can be undone, newest first, at most 20; null if the backend does not list them. Endpoint: `GET /spare/{id}/part/import` (extension). */
  undoableImports?: Maybe<Array<UndoableImport>>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceivedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReceivedOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryFindArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<SearchKind>>;
  query: Scalars['String']['input'];
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryPageArgs = {
  slug: PageSlug;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryPartHistoriesArgs = {
  numbers: Array<Scalars['String']['input']>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryPartnerArgs = {
  by: ObjectRef;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryPartnersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryPartsByNumberArgs = {
  numbers: Array<Scalars['String']['input']>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryProductArgs = {
  by: ObjectRef;
  language?: InputMaybe<Language>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<ObjectRef>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryRequestRevisionsArgs = {
  of: Scalars['ID']['input'];
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceivedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReceivedOrder>;
  status?: InputMaybe<RequestStatus>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  of?: InputMaybe<Scalars['ID']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QuerySearchArgs = {
  query: Scalars['String']['input'];
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryServiceArgs = {
  by: ObjectRef;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QuerySpareArgs = {
  by: ObjectRef;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QuerySparesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QuerySubstituteProblemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QuerySynonymsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryTranslationGapsArgs = {
  kinds?: InputMaybe<Array<TranslatedKind>>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryTrashArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** All queries. A field that fails is null and has an entry in `errors`; the others are returned. */
export type QueryUndoableImportsArgs = {
  spareId: Scalars['ID']['input'];
};

/** Filters enquiries or applications. All given conditions must hold. */
export type ReceivedFilter = {
  /** Entries that look like spam (true), or those that do not (false). */
  isSuspectedSpam?: InputMaybe<Scalars['Boolean']['input']>;
  /** Entries whose sender used the site in this language. */
  language?: InputMaybe<Language>;
  /** Entries received at or after this time. Excludes entries without a time. */
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Entries received before this time. Excludes entries without a time. */
  receivedTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Entries that contain every word, ignoring case and accents as the part search does. At most 200 characters; words beyond the 16th are ignored. Searches names, e-mail addresses, companies, comments, notes and assignees. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Sorts enquiries or applications. */
export type ReceivedOrder = {
  /** The sort direction. */
  direction: OrderDirection;
  /** The field to sort by. */
  field: ReceivedOrderField;
};

/** The fields enquiries and applications can be sorted by. */
export type ReceivedOrderField =
  /** The time of receipt, then the id in the REST API. */
  | 'RECEIVED_AT';

/** The administrator to remove. */
export type RemoveAdministratorInput = {
  /** The global id of the administrator. */
  id: Scalars['ID']['input'];
  /** The current administrator's password, which a backend with roles requires. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The removed administrator. */
export type RemoveAdministratorPayload = MutationPayload & {
  __typename?: 'RemoveAdministratorPayload';
  /** The global id of the deleted administrator. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Confirms the administrator's identity. */
export type RemoveSecondFactorInput = {
  /** A code from the app or a recovery code. */
  code: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** The disabled second factor. */
export type RemoveSecondFactorPayload = MutationPayload & {
  __typename?: 'RemoveSecondFactorPayload';
  /** The second factor. */
  secondFactor?: Maybe<SecondFactor>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The object being edited. */
export type ReportEditingInput = {
  /** The global id of the object or enquiry; omit it for the settings. */
  of?: InputMaybe<Scalars['ID']['input']>;
};

/** Other editors of the object. */
export type ReportEditingPayload = MutationPayload & {
  __typename?: 'ReportEditingPayload';
  /** The other editors, by login. */
  editors?: Maybe<Array<Editor>>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An enquiry from a visitor: general, a pre-order or about availability. */
export type Request = Node & {
  __typename?: 'Request';
  /** The administrator who is to answer it; null if nobody is. */
  assignee?: Maybe<Actor>;
  /** The attached files. */
  attachments: Array<Attachment>;
  /** The sender's company. */
  company: Scalars['String']['output'];
  /** The e-mail address for the reply, as entered. */
  email: Scalars['String']['output'];
  /** When status, note or assignee last changed; null if none has. */
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The administrator who last changed status, note or assignee; null if nobody has. */
  handledBy?: Maybe<Actor>;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it looks like spam; false if the backend does not check. */
  isSuspectedSpam: Scalars['Boolean']['output'];
  /** The language the sender used the site in; null if the backend does not store it. */
  language?: Maybe<Language>;
  /** The sender's name. */
  name: Scalars['String']['output'];
  /** The administrators' note; initially empty. Null if the backend has no notes. */
  note?: Maybe<Scalars['String']['output']>;
  /** The sender's phone number, as entered; null if none was given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When it was received; null if the backend does not record it. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The processing status; null if the backend has no statuses. */
  status?: Maybe<RequestStatus>;
  /** The comment. */
  text: Scalars['String']['output'];
  /** The version of status, note and assignee; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of enquiries. */
export type RequestConnection = {
  __typename?: 'RequestConnection';
  /** The enquiries of this page. */
  edges: Array<RequestEdge>;
  /** The same entries without cursors. */
  nodes: Array<Request>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An enquiry in a list. */
export type RequestEdge = {
  __typename?: 'RequestEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The enquiry. */
  node: Request;
};

/** An administrator who has an enquiry open. */
export type RequestEditor = {
  __typename?: 'RequestEditor';
  /** The login of the administrator, who may be the one who asks. */
  login: Scalars['String']['output'];
  /** The global id of the enquiry. */
  requestId: Scalars['ID']['output'];
};

/** The status, note and assignee of an enquiry after a change. */
export type RequestRevision = {
  __typename?: 'RequestRevision';
  /** The administrator who was to answer it; null if nobody was. */
  assignee?: Maybe<Actor>;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The note as it was saved. */
  note: Scalars['String']['output'];
  /** When it was saved. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The administrator who saved it. */
  savedBy?: Maybe<Actor>;
  /** The status as it was saved. */
  status?: Maybe<RequestStatus>;
};

/** The processing status of an enquiry or application. */
export type RequestStatus =
  /** Answered. */
  | 'ANSWERED'
  /** Closed. */
  | 'DONE'
  /** Not answered yet. */
  | 'OPEN';

/** The revision to restore. */
export type RestoreRevisionInput = {
  /** The global id of the revision. */
  id: Scalars['ID']['input'];
  /** The version of the object the restore is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the restore is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The restored object. */
export type RestoreRevisionPayload = MutationPayload & {
  __typename?: 'RestoreRevisionPayload';
  /** The object after the restore; null for the settings. */
  restored?: Maybe<Node>;
  /** The global id of the restored revision. */
  restoredId?: Maybe<Scalars['ID']['output']>;
  /** The settings after the restore; null for any other object. */
  settings?: Maybe<Settings>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The entries to restore. */
export type RestoreTrashEntriesInput = {
  /** The global ids of the entries, up to 200. */
  ids: Array<Scalars['ID']['input']>;
};

/** The restored entries. */
export type RestoreTrashEntriesPayload = MutationPayload & {
  __typename?: 'RestoreTrashEntriesPayload';
  /** The global ids of the trash entries that no longer exist. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The global ids of the entries whose owner is deleted as well. */
  refusedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The entry to restore. */
export type RestoreTrashEntryInput = {
  /** The global id of the entry. */
  id: Scalars['ID']['input'];
};

/** The restored object. */
export type RestoreTrashEntryPayload = MutationPayload & {
  __typename?: 'RestoreTrashEntryPayload';
  /** The global id of the trash entry, which no longer exists. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The restored object; the owner if it is an image. */
  restored?: Maybe<Node>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** How long enquiries and applications are kept. */
export type Retention = {
  __typename?: 'Retention';
  /** Days until applications are deleted. */
  applicationsDays: Scalars['Int']['output'];
  /** Days until enquiries are deleted; null if they are kept indefinitely. */
  enquiriesDays?: Maybe<Scalars['Int']['output']>;
};

/** The status after the retry. */
export type RetryNotificationsPayload = MutationPayload & {
  __typename?: 'RetryNotificationsPayload';
  /** The status. Notifications being sent count as undelivered. */
  notificationStatus?: Maybe<NotificationStatus>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A saved state of an object. */
export type Revision = Node & {
  __typename?: 'Revision';
  /** The fields that the save changed, as paths in the schema: `title.de`, `partNumber` or `images`. */
  changedFields: Array<Scalars['String']['output']>;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images after the save. */
  images: Array<Image>;
  /** Whether it was saved in the current session. */
  isOwn: Scalars['Boolean']['output'];
  /** When it was saved; null for the state before the history began. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The administrator who saved it; null for the state before the history began. */
  savedBy?: Maybe<Actor>;
  /** The texts and numbers after the save. */
  values: Array<RevisionValue>;
};

/** A list of revisions. */
export type RevisionConnection = {
  __typename?: 'RevisionConnection';
  /** The revisions of this page. */
  edges: Array<RevisionEdge>;
  /** The same entries without cursors. */
  nodes: Array<Revision>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A revision in a list. */
export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: Revision;
};

/** The value of a field after a save. */
export type RevisionValue = {
  __typename?: 'RevisionValue';
  /** The field, as a path in the schema: `title.de` or `partNumber`. */
  field: Scalars['String']['output'];
  /** The value as text: HTML for rich text, the global id for `categoryId`. */
  value: Scalars['String']['output'];
};

/** What an administrator may do. Each role includes those below it. */
export type Role =
  /** Enquiries and applications. */
  | 'CLERK'
  /** Everything except other administrators and the log. */
  | 'EDITOR'
  /** Everything. */
  | 'OWNER';

/** A search of the site. Ask only for what is shown: each field makes its own calls. */
export type Search = {
  __typename?: 'Search';
  /** Services, products, categories, pages, spares and partners, grouped by kind. Omits kinds without hits. */
  content?: Maybe<Array<SearchGroup>>;
  /** Sub-parts of all spares by part number, substitute number and description, best matches first. */
  parts?: Maybe<PartSearch>;
};


/** A search of the site. Ask only for what is shown: each field makes its own calls. */
export type SearchContentArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  language: Language;
};


/** A search of the site. Ask only for what is shown: each field makes its own calls. */
export type SearchPartsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Hits of one kind. */
export type SearchGroup = {
  __typename?: 'SearchGroup';
  /** The hits. Sub-parts and hits of `search`: best first; enquiries and applications: newest first; others: matching titles first. */
  hits: Array<SearchHit>;
  /** The kind. */
  kind: SearchKind;
  /** The number of hits. Sub-parts, enquiries and applications are counted up to 200. */
  totalCount: Scalars['Int']['output'];
};

/** A hit. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** The language of a product or category, or of the title and text in `search`; null for other kinds in `find`. */
  language?: Maybe<Language>;
  /** The title of the sub-part's spare; null for other kinds. */
  ownerTitle?: Maybe<Scalars['String']['output']>;
  /** The object to open: its REST id, the spare's for a sub-part, or the slug of a page. */
  restId: Scalars['String']['output'];
  /** An excerpt around the first match, or the beginning of the text if the title contains all words; empty if there is no text. */
  text: Array<TextSegment>;
  /** The title (of `find`: preferably German), name or part number; empty for partners and pages. */
  title: Array<TextSegment>;
};

/** Kinds of objects that `search` and `find` group their hits by. */
export type SearchKind =
  /** An application. */
  | 'APPLICATION'
  /** A category. */
  | 'CATEGORY'
  /** A page, with its parts. */
  | 'PAGE'
  /** A partner. */
  | 'PARTNER'
  /** A product. */
  | 'PRODUCT'
  /** An enquiry, excluding suspected spam. */
  | 'REQUEST'
  /** A service. */
  | 'SERVICE'
  /** A spare. */
  | 'SPARE'
  /** A sub-part of a spare. */
  | 'SUB_PART'
  /** A text with which enquiries are answered. */
  | 'TEMPLATE';

/** The second factor of an administrator's logins: codes of an authenticator app. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether logins require a code. */
  isOn: Scalars['Boolean']['output'];
  /** The number of unused recovery codes. */
  recoveryCodeCount: Scalars['Int']['output'];
};

/** An application to send. */
export type SendApplicationInput = {
  /** Whether the sender solved the captcha; `website` is then ignored. */
  captchaSolved?: InputMaybe<Scalars['Boolean']['input']>;
  /** The e-mail address for the reply. */
  email: Scalars['String']['input'];
  /** The machines the applicant has worked on, at most 2,000 characters. Ignored by backends that do not store it. */
  experience?: InputMaybe<Scalars['String']['input']>;
  /** The files, at most two. */
  files: Array<Scalars['Upload']['input']>;
  /** The time taken to fill in the form, in milliseconds. */
  fillMs?: InputMaybe<Scalars['Int']['input']>;
  /** The first name. */
  firstName: Scalars['String']['input'];
  /** A random key of 1 to 100 printable characters that makes retries safe: within a day, a form with the same key is stored once. Ignored by backends that implement section 7 only. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The job applied for, at most 200 characters. Ignored by backends that do not store it. */
  job?: InputMaybe<Scalars['String']['input']>;
  /** The language the applicant uses the site in. */
  language: Language;
  /** The last name. */
  lastName: Scalars['String']['input'];
  /** The value of the hidden honeypot field. Spam bots fill it in; a browser's autofill may, too. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of sending an application. */
export type SendApplicationPayload = MutationPayload & {
  __typename?: 'SendApplicationPayload';
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An enquiry to send. */
export type SendRequestInput = {
  /** The tokens of at most three files uploaded with `uploadAttachment`. */
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the sender solved the captcha; `website` is then ignored. */
  captchaSolved?: InputMaybe<Scalars['Boolean']['input']>;
  /** The visitor's company. */
  company: Scalars['String']['input'];
  /** The e-mail address for the reply. */
  email: Scalars['String']['input'];
  /** The time taken to fill in the form, in milliseconds. */
  fillMs?: InputMaybe<Scalars['Int']['input']>;
  /** A random key of 1 to 100 printable characters that makes retries safe: within a day, a form with the same key is stored once. Ignored by backends that implement section 7 only. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language the visitor uses the site in. */
  language: Language;
  /** The visitor's name. */
  name: Scalars['String']['input'];
  /** The visitor's phone number, at most 50 characters. Ignored by backends that do not store it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The comment. */
  text: Scalars['String']['input'];
  /** The value of the hidden honeypot field. Spam bots fill it in; a browser's autofill may, too. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of sending an enquiry. */
export type SendRequestPayload = MutationPayload & {
  __typename?: 'SendRequestPayload';
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A service that the company offers. */
export type Service = Node & {
  __typename?: 'Service';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images, in display order. */
  images: Array<Image>;
  /** The id in the REST API, as in the address `/service/{id}`. */
  restId: Scalars['ID']['output'];
  /** The description, as HTML. */
  text: LocalizedHtml;
  /** The title. */
  title: LocalizedText;
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of services. */
export type ServiceConnection = {
  __typename?: 'ServiceConnection';
  /** The services of this page. */
  edges: Array<ServiceEdge>;
  /** The same entries without cursors. */
  nodes: Array<Service>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A service in a list. */
export type ServiceEdge = {
  __typename?: 'ServiceEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** A service. */
  node: Service;
};

/** An administrator's active session. */
export type Session = {
  __typename?: 'Session';
  /** The IP address of the login; null if unknown. */
  address?: Maybe<Scalars['String']['output']>;
  /** The approximate browser; null if unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** When the administrator logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires if it is not used. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether this is the current session. */
  isCurrent: Scalars['Boolean']['output'];
  /** The login of the administrator. */
  login: Scalars['String']['output'];
  /** When it was last used, to within a few minutes. */
  usedAt: Scalars['DateTime']['output'];
};

/** The company's contact details, shown in header, footer and forms. */
export type Settings = {
  __typename?: 'Settings';
  /** The postal address. */
  address: Scalars['String']['output'];
  /** The e-mail address. */
  email: Scalars['String']['output'];
  /** The text at the foot of every page. */
  footerText: Scalars['String']['output'];
  /** The legal notice, apart from the contact details. Set by the gateway's environment variables, not by the backend. */
  imprint: Imprint;
  /** The fields of the public forms beyond the specification that the backend stores. */
  optionalFields: Array<OptionalField>;
  /** The phone number, formatted for display. */
  phone: Scalars['String']['output'];
  /** Whether forms with the same `idempotencyKey` are guaranteed to be stored once. True only for the embedded backend. */
  storesFormsOnce: Scalars['Boolean']['output'];
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A spare: an assembly of a turbine with its list of sub-parts. */
export type Spare = Node & {
  __typename?: 'Spare';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images, in display order. */
  images: Array<Image>;
  /** The sub-parts, in display order. */
  parts: SubPartConnection;
  /** The id in the REST API, as in the address `/part-list/{id}`. */
  restId: Scalars['ID']['output'];
  /** The description, as HTML. */
  text: LocalizedHtml;
  /** The title. */
  title: LocalizedText;
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};


/** A spare: an assembly of a turbine with its list of sub-parts. */
export type SparePartsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};

/** A list of spares. */
export type SpareConnection = {
  __typename?: 'SpareConnection';
  /** The spares of this page. */
  edges: Array<SpareEdge>;
  /** The same entries without cursors. */
  nodes: Array<Spare>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A spare in a list. */
export type SpareEdge = {
  __typename?: 'SpareEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The spare. */
  node: Spare;
};

/** A sub-part: a row of a spare's part list. */
export type SubPart = Node & {
  __typename?: 'SubPart';
  /** The numbers of its callouts, separated by commas; empty if it has none. Null if the backend does not store them. */
  callout?: Maybe<Scalars['String']['output']>;
  /** Its callouts on all drawings of the spare. */
  callouts: Array<Callout>;
  /** The description of the part. */
  description: LocalizedText;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The part number. */
  partNumber: Scalars['String']['output'];
  /** The quantity per spare. */
  quantity: Scalars['Int']['output'];
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The part number of a substitute; empty if there is none. */
  substPart: Scalars['String']['output'];
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of sub-parts. */
export type SubPartConnection = {
  __typename?: 'SubPartConnection';
  /** The sub-parts of this page. */
  edges: Array<SubPartEdge>;
  /** The same entries without cursors. */
  nodes: Array<SubPart>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A sub-part in a list. */
export type SubPartEdge = {
  __typename?: 'SubPartEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The sub-part. */
  node: SubPart;
};

/** An error or a warning about a line of a file. */
export type SubPartImportError = {
  __typename?: 'SubPartImportError';
  /** The column; empty if the message is about the whole line. */
  column: Scalars['String']['output'];
  /** The line number, starting at 1. */
  line: Scalars['Int']['output'];
  /** How to correct it. */
  message: Scalars['String']['output'];
};

/** The rules for importing sub-parts. */
export type SubPartImportRules = {
  __typename?: 'SubPartImportRules';
  /** The column names a file may have. */
  columns: Array<Scalars['String']['output']>;
  /** The maximum number of rows, not counting the header. */
  maxRows: Scalars['Int']['output'];
};

/** The values of a sub-part, stored or planned. */
export type SubPartValues = {
  __typename?: 'SubPartValues';
  /** The numbers of its callouts, separated by commas. Null if the backend does not store them. */
  callout?: Maybe<Scalars['String']['output']>;
  /** The description of the part. */
  description: LocalizedText;
  /** The part number. */
  partNumber: Scalars['String']['output'];
  /** The quantity per spare. */
  quantity: Scalars['Int']['output'];
  /** The part number of a substitute; empty if there is none. */
  substPart: Scalars['String']['output'];
};

/** A substitute number that leads nowhere. */
export type SubstituteProblem = {
  __typename?: 'SubstituteProblem';
  /** What is wrong with it. */
  kind: SubstituteProblemKind;
  /** The part number and what replaces it, old to new; a cycle, of which at most 100 numbers are named, ends with the number that it begins with. */
  numbers: Array<Scalars['String']['output']>;
  /** The spare that the sub-part belongs to. */
  spare: NavbarEntry;
  /** The sub-part with the first number. */
  subPart: SubPart;
};

/** What is wrong with a substitute number. */
export type SubstituteProblemKind =
  /** The numbers replace each other in a circle. */
  | 'CYCLE'
  /** No list has it as a part number. */
  | 'UNKNOWN';

/** Substitute numbers that lead nowhere. */
export type SubstituteProblems = {
  __typename?: 'SubstituteProblems';
  /** The problems: first cycles, then unknown numbers, each in the order of the spares and their lists. */
  nodes: Array<SubstituteProblem>;
  /** The number of all problems. */
  totalCount: Scalars['Int']['output'];
};

/** Names of one thing. Who searches for one of them finds the others, too. */
export type Synonym = Node & {
  __typename?: 'Synonym';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
  /** The names, in any language, with commas between them. */
  words: Scalars['String']['output'];
};

/** A list of synonyms. */
export type SynonymConnection = {
  __typename?: 'SynonymConnection';
  /** The synonyms of this page. */
  edges: Array<SynonymEdge>;
  /** The same entries without cursors. */
  nodes: Array<Synonym>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A synonym in a list. */
export type SynonymEdge = {
  __typename?: 'SynonymEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** A synonym. */
  node: Synonym;
};

/** An image that is no longer shown anywhere. */
export type TakeDownImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
};

/** The permanently deleted image. */
export type TakeDownImagePayload = MutationPayload & {
  __typename?: 'TakeDownImagePayload';
  /** The path, without a signature. */
  path?: Maybe<Scalars['String']['output']>;
  /** Errors; empty on success. The message says what still shows the image. */
  userErrors: Array<UserError>;
};

/** A text with which enquiries are answered. */
export type Template = Node & {
  __typename?: 'Template';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The name by which it is chosen. */
  name: Scalars['String']['output'];
  /** The id in the REST API. */
  restId: Scalars['ID']['output'];
  /** The text in each language, where `{name}` stands for the sender's name and `{number}` for the number of the enquiry. */
  text: LocalizedText;
  /** The current version, which changes with every save; null if the backend has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of templates. */
export type TemplateConnection = {
  __typename?: 'TemplateConnection';
  /** The templates of this page. */
  edges: Array<TemplateEdge>;
  /** The same entries without cursors. */
  nodes: Array<Template>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A template in a list. */
export type TemplateEdge = {
  __typename?: 'TemplateEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** A template. */
  node: Template;
};

/** Filters a list. */
export type TextFilter = {
  /** Entries that contain every word, ignoring case and accents as the part search does. At most 200 characters; words beyond the 16th are ignored. Rich text is searched as HTML. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A segment of a text. Joined, the segments are the whole text. */
export type TextSegment = {
  __typename?: 'TextSegment';
  /** Whether it matches the search. */
  isMatch: Scalars['Boolean']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** A text of an object. */
export type TranslatedField =
  /** All texts: each language of a product is a separate product. */
  | 'ALL'
  /** The description. */
  | 'DESCRIPTION'
  /** The text. */
  | 'TEXT'
  /** The title. */
  | 'TITLE';

/** Kinds of objects with translated texts. */
export type TranslatedKind =
  /** A page. */
  | 'PAGE'
  /** A part of the page about gas turbines. */
  | 'PAGE_PART'
  /** A partner. */
  | 'PARTNER'
  /** A product. Its translations are separate products. */
  | 'PRODUCT'
  /** A service. */
  | 'SERVICE'
  /** A spare. */
  | 'SPARE'
  /** A sub-part of a spare. */
  | 'SUB_PART'
  /** A text with which enquiries are answered. */
  | 'TEMPLATE';

/** Texts of an object or its parts with the same translation problem in one language. */
export type TranslationGap = {
  __typename?: 'TranslationGap';
  /** The number of affected texts. Sub-parts of a spare are counted together. */
  count: Scalars['Int']['output'];
  /** The texts. */
  field: TranslatedField;
  /** The kind of object that has the texts. */
  kind: TranslatedKind;
  /** The affected language. */
  language: Language;
  /** The problem. */
  problem: TranslationProblem;
  /** The object to open: the REST id of the spare, service, partner, template or product, or the slug of the page. */
  restId: Scalars['String']['output'];
  /** The title of the spare or service, preferably in German, the name of the template, or the title and language of the product; empty for partners and pages. */
  title: Scalars['String']['output'];
};

/** What is wrong with a translation. */
export type TranslationProblem =
  /** The text is blank but exists in another language. */
  | 'EMPTY'
  /** Another language was changed later without changing this one. */
  | 'OUTDATED'
  /** The text is identical to another language and too long for a coincidence, or is Russian without a Cyrillic letter. */
  | 'UNTRANSLATED';

/** A list of entries of the trash. */
export type TrashConnection = {
  __typename?: 'TrashConnection';
  /** The entries of this page. */
  edges: Array<TrashEdge>;
  /** The same entries without cursors. */
  nodes: Array<TrashEntry>;
  /** Information about this page. */
  pageInfo: PageInfo;
  /** The number of entries on all pages that match the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of the trash in a list. */
export type TrashEdge = {
  __typename?: 'TrashEdge';
  /** The cursor, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: TrashEntry;
};

/** A deleted object, with everything deleted along with it, until it is restored or expires. */
export type TrashEntry = Node & {
  __typename?: 'TrashEntry';
  /** When it was deleted. */
  deletedAt: Scalars['DateTime']['output'];
  /** The administrator who deleted it. */
  deletedBy: Actor;
  /** When it is permanently deleted. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Its images, including those of its parts. */
  images: Array<Image>;
  /** The kind of object. */
  kind: TrashKind;
  /** The title of its owner, or the slug of a page; null if it has no owner. */
  ownerTitle?: Maybe<Scalars['String']['output']>;
  /** The number of sub-parts, properties or parts deleted with it. */
  partCount: Scalars['Int']['output'];
  /** The title or the beginning of the text; empty if there is none. */
  title: Scalars['String']['output'];
};

/** Kinds of deleted objects. */
export type TrashKind =
  /** A category. */
  | 'CATEGORY'
  /** An image of a spare, a product, a service or a page. */
  | 'IMAGE'
  /** A part of the page about gas turbines. */
  | 'PAGE_PART'
  /** A partner. */
  | 'PARTNER'
  /** A product. */
  | 'PRODUCT'
  /** A property of a product. */
  | 'PRODUCT_PROPERTY'
  /** A service. */
  | 'SERVICE'
  /** A spare. */
  | 'SPARE'
  /** A sub-part of a spare. */
  | 'SUB_PART'
  /** Names that the search takes for one another. */
  | 'SYNONYM'
  /** Texts with which enquiries are answered. */
  | 'TEMPLATE';

/** The import to undo. */
export type UndoSubPartImportInput = {
  /** The `importId` that the import or `undoableImports` returned. */
  importId: Scalars['String']['input'];
  /** The global id of the spare. */
  spareId: Scalars['ID']['input'];
};

/** What was undone of an import. */
export type UndoSubPartImportPayload = MutationPayload & {
  __typename?: 'UndoSubPartImportPayload';
  /** Number of sub-parts that are left alone because they were changed or deleted after the import. */
  keptCount?: Maybe<Scalars['Int']['output']>;
  /** Number of added sub-parts that were moved to the trash. */
  removedCount?: Maybe<Scalars['Int']['output']>;
  /** Number of removed sub-parts that are back. */
  restoredCount?: Maybe<Scalars['Int']['output']>;
  /** Number of changed sub-parts that have their previous values. */
  revertedCount?: Maybe<Scalars['Int']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
  /** The version of the spare after it. */
  version?: Maybe<Scalars['String']['output']>;
};

/** An import of sub-parts of which something can be undone. */
export type UndoableImport = {
  __typename?: 'UndoableImport';
  /** Number of sub-parts it added. */
  addedCount: Scalars['Int']['output'];
  /** Number of sub-parts it changed. */
  changedCount: Scalars['Int']['output'];
  /** Identifies the import, to undo it. */
  importId: Scalars['String']['output'];
  /** When it was done. */
  importedAt: Scalars['DateTime']['output'];
  /** The administrator who did it. */
  importedBy: Actor;
  /** Number of added and changed sub-parts that undoing leaves alone because they were changed or deleted after the import. */
  keptCount: Scalars['Int']['output'];
  /** Number of sub-parts it removed that are in the trash. */
  removedCount: Scalars['Int']['output'];
};

/** The administrator and their new role. */
export type UpdateAdministratorInput = {
  /** The global id of the administrator. */
  id: Scalars['ID']['input'];
  /** The current administrator's password. */
  password: Scalars['String']['input'];
  /** The new role. */
  role: Role;
};

/** The administrator with the new role. */
export type UpdateAdministratorPayload = MutationPayload & {
  __typename?: 'UpdateAdministratorPayload';
  /** The administrator. */
  administrator?: Maybe<Administrator>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The new status of applications. */
export type UpdateApplicationsInput = {
  /** The global ids of the applications, at most 200. */
  ids: Array<Scalars['ID']['input']>;
  /** The new status. */
  status: RequestStatus;
};

/** The result of updating applications. */
export type UpdateApplicationsPayload = MutationPayload & {
  __typename?: 'UpdateApplicationsPayload';
  /** The updated applications. Ids that do not exist are skipped. */
  applications?: Maybe<Array<Application>>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a category; omitted or null fields stay unchanged. */
export type UpdateCategoryInput = {
  /** The global id of the category. */
  id: Scalars['ID']['input'];
  /** The language of the name. */
  language?: InputMaybe<Language>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated category. */
export type UpdateCategoryPayload = MutationPayload & {
  __typename?: 'UpdateCategoryPayload';
  /** The updated category. */
  category?: Maybe<Category>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to an image; omitted or null fields stay unchanged. */
export type UpdateImageInput = {
  /** The alternative text. */
  alternativeText?: InputMaybe<LocalizedTextChangeInput>;
  /** All callouts of the image, at most 200, which replace the current ones. Only for images of spares. */
  callouts?: InputMaybe<Array<CalloutInput>>;
  /** Horizontal focal point, which stays visible when the image is cropped: 0 (left) to 100 (right). */
  focalX?: InputMaybe<Scalars['Int']['input']>;
  /** Vertical focal point: 0 (top) to 100 (bottom). */
  focalY?: InputMaybe<Scalars['Int']['input']>;
  /** The global id of the image's owner. */
  ownerId: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The position in the list of images, starting at 1. Larger positions mean the end. Not for single images. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The version of the image's owner the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The owner of the updated image. */
export type UpdateImagePayload = MutationPayload & {
  __typename?: 'UpdateImagePayload';
  /** The owner of the image after the update; with `OUTDATED`, its current state. */
  owner?: Maybe<Node>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The administrator's new login. */
export type UpdateLoginInput = {
  /** The new login; unchanged if omitted or null. */
  login?: InputMaybe<Scalars['String']['input']>;
  /** The current password, required after `PASSWORD_REQUIRED`; goes beyond section 7. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The account with its new login. */
export type UpdateLoginPayload = MutationPayload & {
  __typename?: 'UpdateLoginPayload';
  /** The updated account. */
  account?: Maybe<Account>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a page; omitted or null fields stay unchanged. */
export type UpdatePageInput = {
  /** The page. */
  slug: PageSlug;
  /** The text, as HTML. */
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A new image of a part. */
export type UpdatePagePartImageInput = {
  /** The global id of the part. */
  id: Scalars['ID']['input'];
  /** The image. */
  image: Scalars['Upload']['input'];
};

/** The part with its new image. */
export type UpdatePagePartImagePayload = MutationPayload & {
  __typename?: 'UpdatePagePartImagePayload';
  /** The updated part. */
  pagePart?: Maybe<PagePart>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a page part; omitted or null fields stay unchanged. */
export type UpdatePagePartInput = {
  /** The description, as HTML. */
  description?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The global id of the part. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated part. */
export type UpdatePagePartPayload = MutationPayload & {
  __typename?: 'UpdatePagePartPayload';
  /** The updated part. */
  pagePart?: Maybe<PagePart>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The updated page. */
export type UpdatePagePayload = MutationPayload & {
  __typename?: 'UpdatePagePayload';
  /** The updated page. */
  page?: Maybe<Page>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a partner; omitted or null fields stay unchanged. */
export type UpdatePartnerInput = {
  /** The global id of the partner. */
  id: Scalars['ID']['input'];
  /** The new image; unchanged if omitted. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The text, as HTML. */
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated partner. */
export type UpdatePartnerPayload = MutationPayload & {
  __typename?: 'UpdatePartnerPayload';
  /** The updated partner. */
  partner?: Maybe<Partner>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** The administrator's old and new passwords. */
export type UpdatePasswordInput = {
  /** The current password. */
  oldPassword: Scalars['String']['input'];
  /** The new password. */
  password: Scalars['String']['input'];
};

/** The result of changing the password. */
export type UpdatePasswordPayload = MutationPayload & {
  __typename?: 'UpdatePasswordPayload';
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a product; omitted or null fields stay unchanged. */
export type UpdateProductInput = {
  /** The global id of the category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The description, as HTML. */
  description?: InputMaybe<Scalars['HTML']['input']>;
  /** The global id of the product. */
  id: Scalars['ID']['input'];
  /** The language of the description. */
  language?: InputMaybe<Language>;
  /** The model. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** The power in megawatts, formatted for display. */
  power?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The engine type, for example aeroderivative. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated product. */
export type UpdateProductPayload = MutationPayload & {
  __typename?: 'UpdateProductPayload';
  /** The updated product. */
  product?: Maybe<Product>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a property of a product; omitted or null fields stay unchanged. */
export type UpdateProductPropertyInput = {
  /** The description, as HTML. */
  description?: InputMaybe<Scalars['HTML']['input']>;
  /** The global id of the property. */
  id: Scalars['ID']['input'];
  /** The new image; unchanged if omitted. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated property. */
export type UpdateProductPropertyPayload = MutationPayload & {
  __typename?: 'UpdateProductPropertyPayload';
  /** The updated property. */
  property?: Maybe<ProductProperty>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to enquiries; omitted fields stay unchanged. */
export type UpdateRequestsInput = {
  /** The login of the administrator who is to answer them, one of `requestAssignees`; empty for nobody. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  /** The global ids of the enquiries, at most 200. */
  ids: Array<Scalars['ID']['input']>;
  /** The new note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The new status. */
  status?: InputMaybe<RequestStatus>;
  /** The version the change is based on. If an enquiry has a different one, nothing changes, the code is `OUTDATED`, and the payload holds the stored values. Omit it to overwrite. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of updating enquiries. */
export type UpdateRequestsPayload = MutationPayload & {
  __typename?: 'UpdateRequestsPayload';
  /** The updated enquiries. Ids that do not exist are skipped. */
  requests?: Maybe<Array<Request>>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a service; omitted or null fields stay unchanged. */
export type UpdateServiceInput = {
  /** The global id of the service. */
  id: Scalars['ID']['input'];
  /** The description, as HTML. */
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The title. */
  title?: InputMaybe<LocalizedTextChangeInput>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated service. */
export type UpdateServicePayload = MutationPayload & {
  __typename?: 'UpdateServicePayload';
  /** The updated service. */
  service?: Maybe<Service>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to the company's contact details; omitted or null fields stay unchanged. */
export type UpdateSettingsInput = {
  /** The postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The text at the foot of every page. */
  footerText?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing the contact details. */
export type UpdateSettingsPayload = MutationPayload & {
  __typename?: 'UpdateSettingsPayload';
  /** The updated settings. */
  settings?: Maybe<Settings>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a spare; omitted or null fields stay unchanged. */
export type UpdateSpareInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The description, as HTML. */
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The title. */
  title?: InputMaybe<LocalizedTextChangeInput>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated spare. */
export type UpdateSparePayload = MutationPayload & {
  __typename?: 'UpdateSparePayload';
  /** The updated spare. */
  spare?: Maybe<Spare>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a sub-part; omitted or null fields stay unchanged. */
export type UpdateSubPartInput = {
  /** The numbers of its callouts, separated by commas. */
  callout?: InputMaybe<Scalars['String']['input']>;
  /** The description of the part. */
  description?: InputMaybe<LocalizedTextChangeInput>;
  /** The global id of the sub-part. */
  id: Scalars['ID']['input'];
  /** The part number. */
  partNumber?: InputMaybe<Scalars['String']['input']>;
  /** The quantity per spare. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The part number of a substitute; empty if there is none. */
  substPart?: InputMaybe<Scalars['String']['input']>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated sub-part. */
export type UpdateSubPartPayload = MutationPayload & {
  __typename?: 'UpdateSubPartPayload';
  /** The updated sub-part. */
  subPart?: Maybe<SubPart>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a synonym; omitted or null fields stay unchanged. */
export type UpdateSynonymInput = {
  /** The global id of the synonym. */
  id: Scalars['ID']['input'];
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** At least two names of one thing, in any language, with commas between them. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** The updated synonym. */
export type UpdateSynonymPayload = MutationPayload & {
  __typename?: 'UpdateSynonymPayload';
  /** The updated synonym. */
  synonym?: Maybe<Synonym>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** Changes to a template; omitted or null fields stay unchanged. */
export type UpdateTemplateInput = {
  /** The global id of the template. */
  id: Scalars['ID']['input'];
  /** The name by which it is chosen. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The text, with `{name}` for the sender's name and `{number}` for the number of the enquiry. */
  text?: InputMaybe<LocalizedTextChangeInput>;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The updated template. */
export type UpdateTemplatePayload = MutationPayload & {
  __typename?: 'UpdateTemplatePayload';
  /** The updated template. */
  template?: Maybe<Template>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** A file for an enquiry to be sent. */
export type UploadAttachmentInput = {
  /** A document, a spreadsheet or an image of at most 10 MB. */
  file: Scalars['Upload']['input'];
};

/** The uploaded file. */
export type UploadAttachmentPayload = MutationPayload & {
  __typename?: 'UploadAttachmentPayload';
  /** The token by which an enquiry refers to the file, once. */
  token?: Maybe<Scalars['String']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};

/** An expected reason for rejecting a mutation. Unexpected failures are GraphQL errors with a code. */
export type UserError = {
  __typename?: 'UserError';
  /** The reason. */
  code: UserErrorCode;
  /** The path of the invalid field within `input`, for example `title`, `de`; null if the error is not about one field. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** A message for developers. The wording may change. */
  message: Scalars['String']['output'];
};

/** Expected reasons for rejecting a mutation. */
export type UserErrorCode =
  /** The code of the second factor belongs to a time up to five minutes ago or ahead: the clock of the app is fast or slow (extension). */
  | 'CODE_OF_ANOTHER_TIME'
  /** The change conflicts with stored data, perhaps because of a concurrent change. */
  | 'CONFLICT'
  /** The login or the password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** The input or one of its files is invalid. */
  | 'INVALID_INPUT'
  /** The object has changed since the given version. The payload of an update contains its current state. */
  | 'OUTDATED'
  /** The session is no longer recent, and the backend requires the password (extension). */
  | 'PASSWORD_REQUIRED'
  /** The old password is wrong. */
  | 'WRONG_PASSWORD';

/** The invitation to withdraw. */
export type WithdrawInvitationInput = {
  /** The global id of the invitation. */
  id: Scalars['ID']['input'];
};

/** The withdrawn invitation. */
export type WithdrawInvitationPayload = MutationPayload & {
  __typename?: 'WithdrawInvitationPayload';
  /** The global id of the deleted invitation. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Errors; empty on success. */
  userErrors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MutationPayload:
    | ( Accepted<AcceptInvitationPayload> )
    | ( Accepted<Omit<AddCategoryPayload, 'categoryEdge'> & { categoryEdge?: Maybe<_RefType['CategoryEdge']> }> )
    | ( Accepted<Omit<AddPageImagePayload, 'page'> & { page?: Maybe<_RefType['Page']> }> )
    | ( Accepted<Omit<AddPagePartPayload, 'pagePart'> & { pagePart?: Maybe<_RefType['PagePart']> }> )
    | ( Accepted<Omit<AddPartnerPayload, 'partnerEdge'> & { partnerEdge?: Maybe<_RefType['PartnerEdge']> }> )
    | ( Accepted<Omit<AddProductImagePayload, 'product'> & { product?: Maybe<_RefType['Product']> }> )
    | ( Accepted<Omit<AddProductPayload, 'productEdge'> & { productEdge?: Maybe<_RefType['ProductEdge']> }> )
    | ( Accepted<Omit<AddProductPropertyPayload, 'property'> & { property?: Maybe<_RefType['ProductProperty']> }> )
    | ( Accepted<Omit<AddServiceImagePayload, 'service'> & { service?: Maybe<_RefType['Service']> }> )
    | ( Accepted<Omit<AddServicePayload, 'serviceEdge'> & { serviceEdge?: Maybe<_RefType['ServiceEdge']> }> )
    | ( Accepted<Omit<AddSpareImagePayload, 'spare'> & { spare?: Maybe<_RefType['Spare']> }> )
    | ( Accepted<Omit<AddSparePayload, 'spareEdge'> & { spareEdge?: Maybe<_RefType['SpareEdge']> }> )
    | ( Accepted<Omit<AddSubPartPayload, 'subPartEdge'> & { subPartEdge?: Maybe<_RefType['SubPartEdge']> }> )
    | ( Accepted<Omit<AddSynonymPayload, 'synonymEdge'> & { synonymEdge?: Maybe<_RefType['SynonymEdge']> }> )
    | ( Accepted<Omit<AddTemplatePayload, 'templateEdge'> & { templateEdge?: Maybe<_RefType['TemplateEdge']> }> )
    | ( Accepted<BeginSecondFactorPayload> )
    | ( Accepted<ConfirmSecondFactorPayload> )
    | ( Accepted<ConfirmTranslationPayload> )
    | ( Accepted<DeleteApplicationPayload> )
    | ( Accepted<DeleteCategoryPayload> )
    | ( Accepted<Omit<DeletePageImagePayload, 'page'> & { page?: Maybe<_RefType['Page']> }> )
    | ( Accepted<DeletePagePartPayload> )
    | ( Accepted<DeletePartnerPayload> )
    | ( Accepted<DeletePersonalDataPayload> )
    | ( Accepted<Omit<DeleteProductImagePayload, 'product'> & { product?: Maybe<_RefType['Product']> }> )
    | ( Accepted<DeleteProductPayload> )
    | ( Accepted<DeleteProductPropertyPayload> )
    | ( Accepted<DeleteRequestPayload> )
    | ( Accepted<DeleteRequestsPayload> )
    | ( Accepted<Omit<DeleteServiceImagePayload, 'service'> & { service?: Maybe<_RefType['Service']> }> )
    | ( Accepted<DeleteServicePayload> )
    | ( Accepted<Omit<DeleteSpareImagePayload, 'spare'> & { spare?: Maybe<_RefType['Spare']> }> )
    | ( Accepted<DeleteSparePayload> )
    | ( Accepted<DeleteSubPartPayload> )
    | ( Accepted<DeleteSynonymPayload> )
    | ( Accepted<DeleteTemplatePayload> )
    | ( Accepted<DeleteTrashEntryPayload> )
    | ( Accepted<Omit<DuplicateProductPayload, 'productEdge'> & { productEdge?: Maybe<_RefType['ProductEdge']> }> )
    | ( Accepted<Omit<DuplicateServicePayload, 'serviceEdge'> & { serviceEdge?: Maybe<_RefType['ServiceEdge']> }> )
    | ( Accepted<Omit<DuplicateSparePayload, 'spareEdge'> & { spareEdge?: Maybe<_RefType['SpareEdge']> }> )
    | ( Accepted<EndOtherSessionsPayload> )
    | ( Accepted<EndSessionPayload> )
    | ( Accepted<Omit<ExportPersonalDataPayload, 'personalData'> & { personalData?: Maybe<_RefType['PersonalData']> }> )
    | ( Accepted<Omit<ImportSubPartsPayload, 'added' | 'changed' | 'removed'> & { added?: Maybe<Array<_RefType['AddedSubPart']>>, changed?: Maybe<Array<_RefType['ChangedSubPart']>>, removed?: Maybe<Array<_RefType['SubPart']>> }> )
    | ( Accepted<Omit<InviteAdministratorPayload, 'invitation'> & { invitation?: Maybe<_RefType['Invitation']> }> )
    | ( Accepted<Omit<JoinProductTranslationsPayload, 'product'> & { product?: Maybe<_RefType['Product']> }> )
    | ( Accepted<Omit<LeaveProductTranslationsPayload, 'product'> & { product?: Maybe<_RefType['Product']> }> )
    | ( Accepted<LoginPayload> )
    | ( Accepted<LogoutPayload> )
    | ( Moved )
    | ( Accepted<RemoveAdministratorPayload> )
    | ( Accepted<RemoveSecondFactorPayload> )
    | ( Accepted<Omit<ReportEditingPayload, 'editors'> & { editors?: Maybe<Array<_RefType['Editor']>> }> )
    | ( RestoredRevision )
    | ( Accepted<RestoreTrashEntriesPayload> )
    | ( Restored )
    | ( Accepted<Omit<RetryNotificationsPayload, 'notificationStatus'> & { notificationStatus?: Maybe<_RefType['NotificationStatus']> }> )
    | ( Accepted<SendApplicationPayload> )
    | ( Accepted<SendRequestPayload> )
    | ( Accepted<TakeDownImagePayload> )
    | ( Accepted<UndoSubPartImportPayload> )
    | ( Accepted<Omit<UpdateAdministratorPayload, 'administrator'> & { administrator?: Maybe<_RefType['Administrator']> }> )
    | ( Accepted<Omit<UpdateApplicationsPayload, 'applications'> & { applications?: Maybe<Array<_RefType['Application']>> }> )
    | ( Accepted<Omit<UpdateCategoryPayload, 'category'> & { category?: Maybe<_RefType['Category']> }> )
    | ( ImageUpdated )
    | ( Accepted<Omit<UpdateLoginPayload, 'account'> & { account?: Maybe<_RefType['Account']> }> )
    | ( Accepted<Omit<UpdatePagePartImagePayload, 'pagePart'> & { pagePart?: Maybe<_RefType['PagePart']> }> )
    | ( Accepted<Omit<UpdatePagePartPayload, 'pagePart'> & { pagePart?: Maybe<_RefType['PagePart']> }> )
    | ( Accepted<Omit<UpdatePagePayload, 'page'> & { page?: Maybe<_RefType['Page']> }> )
    | ( Accepted<Omit<UpdatePartnerPayload, 'partner'> & { partner?: Maybe<_RefType['Partner']> }> )
    | ( Accepted<UpdatePasswordPayload> )
    | ( Accepted<Omit<UpdateProductPayload, 'product'> & { product?: Maybe<_RefType['Product']> }> )
    | ( Accepted<Omit<UpdateProductPropertyPayload, 'property'> & { property?: Maybe<_RefType['ProductProperty']> }> )
    | ( Accepted<Omit<UpdateRequestsPayload, 'requests'> & { requests?: Maybe<Array<_RefType['Request']>> }> )
    | ( Accepted<Omit<UpdateServicePayload, 'service'> & { service?: Maybe<_RefType['Service']> }> )
    | ( Accepted<Omit<UpdateSettingsPayload, 'settings'> & { settings?: Maybe<_RefType['Settings']> }> )
    | ( Accepted<Omit<UpdateSparePayload, 'spare'> & { spare?: Maybe<_RefType['Spare']> }> )
    | ( Accepted<Omit<UpdateSubPartPayload, 'subPart'> & { subPart?: Maybe<_RefType['SubPart']> }> )
    | ( Accepted<Omit<UpdateSynonymPayload, 'synonym'> & { synonym?: Maybe<_RefType['Synonym']> }> )
    | ( Accepted<Omit<UpdateTemplatePayload, 'template'> & { template?: Maybe<_RefType['Template']> }> )
    | ( Accepted<UploadAttachmentPayload> )
    | ( Accepted<WithdrawInvitationPayload> )
  ;
  Node:
    | ( RestApplication )
    | ( RestCategory )
    | ( RestLogEntry )
    | ( RestPage )
    | ( RestPagePart )
    | ( RestPartner )
    | ( RestProduct )
    | ( RestProductProperty )
    | ( RestRequest )
    | ( RestRevision )
    | ( RestService )
    | ( RestSpare )
    | ( SubPartOfSpare )
    | ( RestSynonym )
    | ( RestTemplate )
    | ( RestTrashEntry )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: ResolverTypeWrapper<Accepted<AcceptInvitationInput>>;
  AcceptInvitationPayload: ResolverTypeWrapper<Accepted<AcceptInvitationPayload>>;
  Account: ResolverTypeWrapper<RestAccount>;
  Actor: ResolverTypeWrapper<Accepted<Actor>>;
  AddCategoryInput: ResolverTypeWrapper<Accepted<AddCategoryInput>>;
  AddCategoryPayload: ResolverTypeWrapper<Accepted<Omit<AddCategoryPayload, 'categoryEdge'> & { categoryEdge?: Maybe<ResolversTypes['CategoryEdge']> }>>;
  AddPageImageInput: ResolverTypeWrapper<Accepted<AddPageImageInput>>;
  AddPageImagePayload: ResolverTypeWrapper<Accepted<Omit<AddPageImagePayload, 'page'> & { page?: Maybe<ResolversTypes['Page']> }>>;
  AddPagePartInput: ResolverTypeWrapper<Accepted<AddPagePartInput>>;
  AddPagePartPayload: ResolverTypeWrapper<Accepted<Omit<AddPagePartPayload, 'pagePart'> & { pagePart?: Maybe<ResolversTypes['PagePart']> }>>;
  AddPartnerInput: ResolverTypeWrapper<Accepted<AddPartnerInput>>;
  AddPartnerPayload: ResolverTypeWrapper<Accepted<Omit<AddPartnerPayload, 'partnerEdge'> & { partnerEdge?: Maybe<ResolversTypes['PartnerEdge']> }>>;
  AddProductImageInput: ResolverTypeWrapper<Accepted<AddProductImageInput>>;
  AddProductImagePayload: ResolverTypeWrapper<Accepted<Omit<AddProductImagePayload, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>>;
  AddProductInput: ResolverTypeWrapper<Accepted<AddProductInput>>;
  AddProductPayload: ResolverTypeWrapper<Accepted<Omit<AddProductPayload, 'productEdge'> & { productEdge?: Maybe<ResolversTypes['ProductEdge']> }>>;
  AddProductPropertyInput: ResolverTypeWrapper<Accepted<AddProductPropertyInput>>;
  AddProductPropertyPayload: ResolverTypeWrapper<Accepted<Omit<AddProductPropertyPayload, 'property'> & { property?: Maybe<ResolversTypes['ProductProperty']> }>>;
  AddServiceImageInput: ResolverTypeWrapper<Accepted<AddServiceImageInput>>;
  AddServiceImagePayload: ResolverTypeWrapper<Accepted<Omit<AddServiceImagePayload, 'service'> & { service?: Maybe<ResolversTypes['Service']> }>>;
  AddServiceInput: ResolverTypeWrapper<Accepted<AddServiceInput>>;
  AddServicePayload: ResolverTypeWrapper<Accepted<Omit<AddServicePayload, 'serviceEdge'> & { serviceEdge?: Maybe<ResolversTypes['ServiceEdge']> }>>;
  AddSpareImageInput: ResolverTypeWrapper<Accepted<AddSpareImageInput>>;
  AddSpareImagePayload: ResolverTypeWrapper<Accepted<Omit<AddSpareImagePayload, 'spare'> & { spare?: Maybe<ResolversTypes['Spare']> }>>;
  AddSpareInput: ResolverTypeWrapper<Accepted<AddSpareInput>>;
  AddSparePayload: ResolverTypeWrapper<Accepted<Omit<AddSparePayload, 'spareEdge'> & { spareEdge?: Maybe<ResolversTypes['SpareEdge']> }>>;
  AddSubPartInput: ResolverTypeWrapper<Accepted<AddSubPartInput>>;
  AddSubPartPayload: ResolverTypeWrapper<Accepted<Omit<AddSubPartPayload, 'subPartEdge'> & { subPartEdge?: Maybe<ResolversTypes['SubPartEdge']> }>>;
  AddSynonymInput: ResolverTypeWrapper<Accepted<AddSynonymInput>>;
  AddSynonymPayload: ResolverTypeWrapper<Accepted<Omit<AddSynonymPayload, 'synonymEdge'> & { synonymEdge?: Maybe<ResolversTypes['SynonymEdge']> }>>;
  AddTemplateInput: ResolverTypeWrapper<Accepted<AddTemplateInput>>;
  AddTemplatePayload: ResolverTypeWrapper<Accepted<Omit<AddTemplatePayload, 'templateEdge'> & { templateEdge?: Maybe<ResolversTypes['TemplateEdge']> }>>;
  AddedSubPart: ResolverTypeWrapper<Accepted<Omit<AddedSubPart, 'subPartEdge' | 'values'> & { subPartEdge?: Maybe<ResolversTypes['SubPartEdge']>, values: ResolversTypes['SubPartValues'] }>>;
  Administrator: ResolverTypeWrapper<RestAdministrator>;
  Application: ResolverTypeWrapper<RestApplication>;
  ApplicationConnection: ResolverTypeWrapper<Accepted<Omit<ApplicationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ApplicationEdge']>, nodes: Array<ResolversTypes['Application']> }>>;
  ApplicationEdge: ResolverTypeWrapper<Accepted<Omit<ApplicationEdge, 'node'> & { node: ResolversTypes['Application'] }>>;
  ApplicationFile: ResolverTypeWrapper<FileOfApplication>;
  Attachment: ResolverTypeWrapper<AttachmentOfRequest>;
  BeginSecondFactorInput: ResolverTypeWrapper<Accepted<BeginSecondFactorInput>>;
  BeginSecondFactorPayload: ResolverTypeWrapper<Accepted<BeginSecondFactorPayload>>;
  Boolean: ResolverTypeWrapper<Accepted<Scalars['Boolean']['output']>>;
  Callout: ResolverTypeWrapper<RestCallout>;
  CalloutInput: ResolverTypeWrapper<Accepted<CalloutInput>>;
  Category: ResolverTypeWrapper<RestCategory>;
  CategoryConnection: ResolverTypeWrapper<Accepted<Omit<CategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CategoryEdge']>, nodes: Array<ResolversTypes['Category']> }>>;
  CategoryEdge: ResolverTypeWrapper<Accepted<Omit<CategoryEdge, 'node'> & { node: ResolversTypes['Category'] }>>;
  ChangedSubPart: ResolverTypeWrapper<Accepted<Omit<ChangedSubPart, 'after' | 'before' | 'subPart'> & { after: ResolversTypes['SubPartValues'], before: ResolversTypes['SubPartValues'], subPart?: Maybe<ResolversTypes['SubPart']> }>>;
  ConfirmSecondFactorInput: ResolverTypeWrapper<Accepted<ConfirmSecondFactorInput>>;
  ConfirmSecondFactorPayload: ResolverTypeWrapper<Accepted<ConfirmSecondFactorPayload>>;
  ConfirmTranslationInput: ResolverTypeWrapper<Accepted<ConfirmTranslationInput>>;
  ConfirmTranslationPayload: ResolverTypeWrapper<Accepted<ConfirmTranslationPayload>>;
  DateTime: ResolverTypeWrapper<Accepted<Scalars['DateTime']['output']>>;
  DeleteApplicationInput: ResolverTypeWrapper<Accepted<DeleteApplicationInput>>;
  DeleteApplicationPayload: ResolverTypeWrapper<Accepted<DeleteApplicationPayload>>;
  DeleteCategoryInput: ResolverTypeWrapper<Accepted<DeleteCategoryInput>>;
  DeleteCategoryPayload: ResolverTypeWrapper<Accepted<DeleteCategoryPayload>>;
  DeletePageImageInput: ResolverTypeWrapper<Accepted<DeletePageImageInput>>;
  DeletePageImagePayload: ResolverTypeWrapper<Accepted<Omit<DeletePageImagePayload, 'page'> & { page?: Maybe<ResolversTypes['Page']> }>>;
  DeletePagePartInput: ResolverTypeWrapper<Accepted<DeletePagePartInput>>;
  DeletePagePartPayload: ResolverTypeWrapper<Accepted<DeletePagePartPayload>>;
  DeletePartnerInput: ResolverTypeWrapper<Accepted<DeletePartnerInput>>;
  DeletePartnerPayload: ResolverTypeWrapper<Accepted<DeletePartnerPayload>>;
  DeletePersonalDataInput: ResolverTypeWrapper<Accepted<DeletePersonalDataInput>>;
  DeletePersonalDataPayload: ResolverTypeWrapper<Accepted<DeletePersonalDataPayload>>;
  DeleteProductImageInput: ResolverTypeWrapper<Accepted<DeleteProductImageInput>>;
  DeleteProductImagePayload: ResolverTypeWrapper<Accepted<Omit<DeleteProductImagePayload, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>>;
  DeleteProductInput: ResolverTypeWrapper<Accepted<DeleteProductInput>>;
  DeleteProductPayload: ResolverTypeWrapper<Accepted<DeleteProductPayload>>;
  DeleteProductPropertyInput: ResolverTypeWrapper<Accepted<DeleteProductPropertyInput>>;
  DeleteProductPropertyPayload: ResolverTypeWrapper<Accepted<DeleteProductPropertyPayload>>;
  DeleteRequestInput: ResolverTypeWrapper<Accepted<DeleteRequestInput>>;
  DeleteRequestPayload: ResolverTypeWrapper<Accepted<DeleteRequestPayload>>;
  DeleteRequestsInput: ResolverTypeWrapper<Accepted<DeleteRequestsInput>>;
  DeleteRequestsPayload: ResolverTypeWrapper<Accepted<DeleteRequestsPayload>>;
  DeleteServiceImageInput: ResolverTypeWrapper<Accepted<DeleteServiceImageInput>>;
  DeleteServiceImagePayload: ResolverTypeWrapper<Accepted<Omit<DeleteServiceImagePayload, 'service'> & { service?: Maybe<ResolversTypes['Service']> }>>;
  DeleteServiceInput: ResolverTypeWrapper<Accepted<DeleteServiceInput>>;
  DeleteServicePayload: ResolverTypeWrapper<Accepted<DeleteServicePayload>>;
  DeleteSpareImageInput: ResolverTypeWrapper<Accepted<DeleteSpareImageInput>>;
  DeleteSpareImagePayload: ResolverTypeWrapper<Accepted<Omit<DeleteSpareImagePayload, 'spare'> & { spare?: Maybe<ResolversTypes['Spare']> }>>;
  DeleteSpareInput: ResolverTypeWrapper<Accepted<DeleteSpareInput>>;
  DeleteSparePayload: ResolverTypeWrapper<Accepted<DeleteSparePayload>>;
  DeleteSubPartInput: ResolverTypeWrapper<Accepted<DeleteSubPartInput>>;
  DeleteSubPartPayload: ResolverTypeWrapper<Accepted<DeleteSubPartPayload>>;
  DeleteSynonymInput: ResolverTypeWrapper<Accepted<DeleteSynonymInput>>;
  DeleteSynonymPayload: ResolverTypeWrapper<Accepted<DeleteSynonymPayload>>;
  DeleteTemplateInput: ResolverTypeWrapper<Accepted<DeleteTemplateInput>>;
  DeleteTemplatePayload: ResolverTypeWrapper<Accepted<DeleteTemplatePayload>>;
  DeleteTrashEntryInput: ResolverTypeWrapper<Accepted<DeleteTrashEntryInput>>;
  DeleteTrashEntryPayload: ResolverTypeWrapper<Accepted<DeleteTrashEntryPayload>>;
  DuplicateProductInput: ResolverTypeWrapper<Accepted<DuplicateProductInput>>;
  DuplicateProductPayload: ResolverTypeWrapper<Accepted<Omit<DuplicateProductPayload, 'productEdge'> & { productEdge?: Maybe<ResolversTypes['ProductEdge']> }>>;
  DuplicateServiceInput: ResolverTypeWrapper<Accepted<DuplicateServiceInput>>;
  DuplicateServicePayload: ResolverTypeWrapper<Accepted<Omit<DuplicateServicePayload, 'serviceEdge'> & { serviceEdge?: Maybe<ResolversTypes['ServiceEdge']> }>>;
  DuplicateSpareInput: ResolverTypeWrapper<Accepted<DuplicateSpareInput>>;
  DuplicateSparePayload: ResolverTypeWrapper<Accepted<Omit<DuplicateSparePayload, 'spareEdge'> & { spareEdge?: Maybe<ResolversTypes['SpareEdge']> }>>;
  Editor: ResolverTypeWrapper<RestEditor>;
  EndOtherSessionsPayload: ResolverTypeWrapper<Accepted<EndOtherSessionsPayload>>;
  EndSessionInput: ResolverTypeWrapper<Accepted<EndSessionInput>>;
  EndSessionPayload: ResolverTypeWrapper<Accepted<EndSessionPayload>>;
  ExportPersonalDataInput: ResolverTypeWrapper<Accepted<ExportPersonalDataInput>>;
  ExportPersonalDataPayload: ResolverTypeWrapper<Accepted<Omit<ExportPersonalDataPayload, 'personalData'> & { personalData?: Maybe<ResolversTypes['PersonalData']> }>>;
  Float: ResolverTypeWrapper<Accepted<Scalars['Float']['output']>>;
  HTML: ResolverTypeWrapper<Accepted<Scalars['HTML']['output']>>;
  ID: ResolverTypeWrapper<Accepted<Scalars['ID']['output']>>;
  Image: ResolverTypeWrapper<RestImage>;
  ImportSubPartsInput: ResolverTypeWrapper<Accepted<ImportSubPartsInput>>;
  ImportSubPartsPayload: ResolverTypeWrapper<Accepted<Omit<ImportSubPartsPayload, 'added' | 'changed' | 'removed'> & { added?: Maybe<Array<ResolversTypes['AddedSubPart']>>, changed?: Maybe<Array<ResolversTypes['ChangedSubPart']>>, removed?: Maybe<Array<ResolversTypes['SubPart']>> }>>;
  Imprint: ResolverTypeWrapper<Accepted<Imprint>>;
  Int: ResolverTypeWrapper<Accepted<Scalars['Int']['output']>>;
  Invitation: ResolverTypeWrapper<RestInvitation>;
  InviteAdministratorInput: ResolverTypeWrapper<Accepted<InviteAdministratorInput>>;
  InviteAdministratorPayload: ResolverTypeWrapper<Accepted<Omit<InviteAdministratorPayload, 'invitation'> & { invitation?: Maybe<ResolversTypes['Invitation']> }>>;
  JoinProductTranslationsInput: ResolverTypeWrapper<Accepted<JoinProductTranslationsInput>>;
  JoinProductTranslationsPayload: ResolverTypeWrapper<Accepted<Omit<JoinProductTranslationsPayload, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>>;
  Language: ResolverTypeWrapper<Accepted<Language>>;
  LeaveProductTranslationsInput: ResolverTypeWrapper<Accepted<LeaveProductTranslationsInput>>;
  LeaveProductTranslationsPayload: ResolverTypeWrapper<Accepted<Omit<LeaveProductTranslationsPayload, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>>;
  ListOrder: ResolverTypeWrapper<Accepted<ListOrder>>;
  ListOrderField: ResolverTypeWrapper<Accepted<ListOrderField>>;
  LocalizedHTML: ResolverTypeWrapper<Localized>;
  LocalizedHTMLChangeInput: ResolverTypeWrapper<Accepted<LocalizedHtmlChangeInput>>;
  LocalizedHTMLInput: ResolverTypeWrapper<Accepted<LocalizedHtmlInput>>;
  LocalizedText: ResolverTypeWrapper<Localized>;
  LocalizedTextChangeInput: ResolverTypeWrapper<Accepted<LocalizedTextChangeInput>>;
  LocalizedTextInput: ResolverTypeWrapper<Accepted<LocalizedTextInput>>;
  LogConnection: ResolverTypeWrapper<Accepted<Omit<LogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['LogEdge']>, nodes: Array<ResolversTypes['LogEntry']> }>>;
  LogEdge: ResolverTypeWrapper<Accepted<Omit<LogEdge, 'node'> & { node: ResolversTypes['LogEntry'] }>>;
  LogEntry: ResolverTypeWrapper<RestLogEntry>;
  LogSubject: ResolverTypeWrapper<RestLogSubject>;
  LogSubjectKind: ResolverTypeWrapper<Accepted<LogSubjectKind>>;
  LoginInput: ResolverTypeWrapper<Accepted<LoginInput>>;
  LoginPayload: ResolverTypeWrapper<Accepted<LoginPayload>>;
  LogoutPayload: ResolverTypeWrapper<Accepted<LogoutPayload>>;
  MovableType: ResolverTypeWrapper<Accepted<MovableType>>;
  MoveInput: ResolverTypeWrapper<Accepted<MoveInput>>;
  MovePayload: ResolverTypeWrapper<Moved>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationPayload']>;
  Navbar: ResolverTypeWrapper<RestNavbar>;
  NavbarEntry: ResolverTypeWrapper<RestNavbarEntry>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotificationStatus: ResolverTypeWrapper<RestNotificationStatus>;
  ObjectRef: ResolverTypeWrapper<Accepted<ObjectRef>>;
  OptionalField: ResolverTypeWrapper<Accepted<OptionalField>>;
  OrderDirection: ResolverTypeWrapper<Accepted<OrderDirection>>;
  Page: ResolverTypeWrapper<RestPage>;
  PageInfo: ResolverTypeWrapper<Accepted<PageInfo>>;
  PagePart: ResolverTypeWrapper<RestPagePart>;
  PageSlug: ResolverTypeWrapper<Accepted<PageSlug>>;
  PartHistory: ResolverTypeWrapper<Accepted<Omit<PartHistory, 'spares'> & { spares: Array<ResolversTypes['NavbarEntry']> }>>;
  PartHit: ResolverTypeWrapper<RestPartHit>;
  PartMatch: ResolverTypeWrapper<Accepted<PartMatch>>;
  PartNumberHit: ResolverTypeWrapper<RestPartNumberHit>;
  PartSearch: ResolverTypeWrapper<Accepted<Omit<PartSearch, 'hits'> & { hits: Array<ResolversTypes['PartHit']> }>>;
  Partner: ResolverTypeWrapper<RestPartner>;
  PartnerConnection: ResolverTypeWrapper<Accepted<Omit<PartnerConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PartnerEdge']>, nodes: Array<ResolversTypes['Partner']> }>>;
  PartnerEdge: ResolverTypeWrapper<Accepted<Omit<PartnerEdge, 'node'> & { node: ResolversTypes['Partner'] }>>;
  Permission: ResolverTypeWrapper<Accepted<Permission>>;
  PersonalData: ResolverTypeWrapper<RestPersonalData>;
  Product: ResolverTypeWrapper<RestProduct>;
  ProductConnection: ResolverTypeWrapper<Accepted<Omit<ProductConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ProductEdge']>, nodes: Array<ResolversTypes['Product']> }>>;
  ProductEdge: ResolverTypeWrapper<Accepted<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>>;
  ProductProperty: ResolverTypeWrapper<RestProductProperty>;
  ProductTranslation: ResolverTypeWrapper<Accepted<ProductTranslation>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReceivedFilter: ResolverTypeWrapper<Accepted<ReceivedFilter>>;
  ReceivedOrder: ResolverTypeWrapper<Accepted<ReceivedOrder>>;
  ReceivedOrderField: ResolverTypeWrapper<Accepted<ReceivedOrderField>>;
  RemoveAdministratorInput: ResolverTypeWrapper<Accepted<RemoveAdministratorInput>>;
  RemoveAdministratorPayload: ResolverTypeWrapper<Accepted<RemoveAdministratorPayload>>;
  RemoveSecondFactorInput: ResolverTypeWrapper<Accepted<RemoveSecondFactorInput>>;
  RemoveSecondFactorPayload: ResolverTypeWrapper<Accepted<RemoveSecondFactorPayload>>;
  ReportEditingInput: ResolverTypeWrapper<Accepted<ReportEditingInput>>;
  ReportEditingPayload: ResolverTypeWrapper<Accepted<Omit<ReportEditingPayload, 'editors'> & { editors?: Maybe<Array<ResolversTypes['Editor']>> }>>;
  Request: ResolverTypeWrapper<RestRequest>;
  RequestConnection: ResolverTypeWrapper<Accepted<Omit<RequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RequestEdge']>, nodes: Array<ResolversTypes['Request']> }>>;
  RequestEdge: ResolverTypeWrapper<Accepted<Omit<RequestEdge, 'node'> & { node: ResolversTypes['Request'] }>>;
  RequestEditor: ResolverTypeWrapper<RestOpenForm>;
  RequestRevision: ResolverTypeWrapper<RestRequestRevision>;
  RequestStatus: ResolverTypeWrapper<Accepted<RequestStatus>>;
  RestoreRevisionInput: ResolverTypeWrapper<Accepted<RestoreRevisionInput>>;
  RestoreRevisionPayload: ResolverTypeWrapper<RestoredRevision>;
  RestoreTrashEntriesInput: ResolverTypeWrapper<Accepted<RestoreTrashEntriesInput>>;
  RestoreTrashEntriesPayload: ResolverTypeWrapper<Accepted<RestoreTrashEntriesPayload>>;
  RestoreTrashEntryInput: ResolverTypeWrapper<Accepted<RestoreTrashEntryInput>>;
  RestoreTrashEntryPayload: ResolverTypeWrapper<Restored>;
  Retention: ResolverTypeWrapper<RestRetention>;
  RetryNotificationsPayload: ResolverTypeWrapper<Accepted<Omit<RetryNotificationsPayload, 'notificationStatus'> & { notificationStatus?: Maybe<ResolversTypes['NotificationStatus']> }>>;
  Revision: ResolverTypeWrapper<RestRevision>;
  RevisionConnection: ResolverTypeWrapper<Accepted<Omit<RevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RevisionEdge']>, nodes: Array<ResolversTypes['Revision']> }>>;
  RevisionEdge: ResolverTypeWrapper<Accepted<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>>;
  RevisionValue: ResolverTypeWrapper<Accepted<RevisionValue>>;
  Role: ResolverTypeWrapper<Accepted<Role>>;
  Search: ResolverTypeWrapper<SearchText>;
  SearchGroup: ResolverTypeWrapper<Accepted<SearchGroup>>;
  SearchHit: ResolverTypeWrapper<Accepted<SearchHit>>;
  SearchKind: ResolverTypeWrapper<Accepted<SearchKind>>;
  SecondFactor: ResolverTypeWrapper<Accepted<SecondFactor>>;
  SendApplicationInput: ResolverTypeWrapper<Accepted<SendApplicationInput>>;
  SendApplicationPayload: ResolverTypeWrapper<Accepted<SendApplicationPayload>>;
  SendRequestInput: ResolverTypeWrapper<Accepted<SendRequestInput>>;
  SendRequestPayload: ResolverTypeWrapper<Accepted<SendRequestPayload>>;
  Service: ResolverTypeWrapper<RestService>;
  ServiceConnection: ResolverTypeWrapper<Accepted<Omit<ServiceConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ServiceEdge']>, nodes: Array<ResolversTypes['Service']> }>>;
  ServiceEdge: ResolverTypeWrapper<Accepted<Omit<ServiceEdge, 'node'> & { node: ResolversTypes['Service'] }>>;
  Session: ResolverTypeWrapper<RestLogin>;
  Settings: ResolverTypeWrapper<RestSettings>;
  Spare: ResolverTypeWrapper<RestSpare>;
  SpareConnection: ResolverTypeWrapper<Accepted<Omit<SpareConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SpareEdge']>, nodes: Array<ResolversTypes['Spare']> }>>;
  SpareEdge: ResolverTypeWrapper<Accepted<Omit<SpareEdge, 'node'> & { node: ResolversTypes['Spare'] }>>;
  String: ResolverTypeWrapper<Accepted<Scalars['String']['output']>>;
  SubPart: ResolverTypeWrapper<SubPartOfSpare>;
  SubPartConnection: ResolverTypeWrapper<Accepted<Omit<SubPartConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SubPartEdge']>, nodes: Array<ResolversTypes['SubPart']> }>>;
  SubPartEdge: ResolverTypeWrapper<Accepted<Omit<SubPartEdge, 'node'> & { node: ResolversTypes['SubPart'] }>>;
  SubPartImportError: ResolverTypeWrapper<Accepted<SubPartImportError>>;
  SubPartImportRules: ResolverTypeWrapper<Accepted<SubPartImportRules>>;
  SubPartValues: ResolverTypeWrapper<Accepted<Omit<SubPartValues, 'description'> & { description: ResolversTypes['LocalizedText'] }>>;
  SubstituteProblem: ResolverTypeWrapper<Accepted<Omit<SubstituteProblem, 'spare' | 'subPart'> & { spare: ResolversTypes['NavbarEntry'], subPart: ResolversTypes['SubPart'] }>>;
  SubstituteProblemKind: ResolverTypeWrapper<Accepted<SubstituteProblemKind>>;
  SubstituteProblems: ResolverTypeWrapper<Accepted<Omit<SubstituteProblems, 'nodes'> & { nodes: Array<ResolversTypes['SubstituteProblem']> }>>;
  Synonym: ResolverTypeWrapper<RestSynonym>;
  SynonymConnection: ResolverTypeWrapper<Accepted<Omit<SynonymConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SynonymEdge']>, nodes: Array<ResolversTypes['Synonym']> }>>;
  SynonymEdge: ResolverTypeWrapper<Accepted<Omit<SynonymEdge, 'node'> & { node: ResolversTypes['Synonym'] }>>;
  TakeDownImageInput: ResolverTypeWrapper<Accepted<TakeDownImageInput>>;
  TakeDownImagePayload: ResolverTypeWrapper<Accepted<TakeDownImagePayload>>;
  Template: ResolverTypeWrapper<RestTemplate>;
  TemplateConnection: ResolverTypeWrapper<Accepted<Omit<TemplateConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['TemplateEdge']>, nodes: Array<ResolversTypes['Template']> }>>;
  TemplateEdge: ResolverTypeWrapper<Accepted<Omit<TemplateEdge, 'node'> & { node: ResolversTypes['Template'] }>>;
  TextFilter: ResolverTypeWrapper<Accepted<TextFilter>>;
  TextSegment: ResolverTypeWrapper<Accepted<TextSegment>>;
  TranslatedField: ResolverTypeWrapper<Accepted<TranslatedField>>;
  TranslatedKind: ResolverTypeWrapper<Accepted<TranslatedKind>>;
  TranslationGap: ResolverTypeWrapper<Accepted<TranslationGap>>;
  TranslationProblem: ResolverTypeWrapper<Accepted<TranslationProblem>>;
  TrashConnection: ResolverTypeWrapper<Accepted<Omit<TrashConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['TrashEdge']>, nodes: Array<ResolversTypes['TrashEntry']> }>>;
  TrashEdge: ResolverTypeWrapper<Accepted<Omit<TrashEdge, 'node'> & { node: ResolversTypes['TrashEntry'] }>>;
  TrashEntry: ResolverTypeWrapper<RestTrashEntry>;
  TrashKind: ResolverTypeWrapper<Accepted<TrashKind>>;
  UndoSubPartImportInput: ResolverTypeWrapper<Accepted<UndoSubPartImportInput>>;
  UndoSubPartImportPayload: ResolverTypeWrapper<Accepted<UndoSubPartImportPayload>>;
  UndoableImport: ResolverTypeWrapper<Accepted<UndoableImport>>;
  UpdateAdministratorInput: ResolverTypeWrapper<Accepted<UpdateAdministratorInput>>;
  UpdateAdministratorPayload: ResolverTypeWrapper<Accepted<Omit<UpdateAdministratorPayload, 'administrator'> & { administrator?: Maybe<ResolversTypes['Administrator']> }>>;
  UpdateApplicationsInput: ResolverTypeWrapper<Accepted<UpdateApplicationsInput>>;
  UpdateApplicationsPayload: ResolverTypeWrapper<Accepted<Omit<UpdateApplicationsPayload, 'applications'> & { applications?: Maybe<Array<ResolversTypes['Application']>> }>>;
  UpdateCategoryInput: ResolverTypeWrapper<Accepted<UpdateCategoryInput>>;
  UpdateCategoryPayload: ResolverTypeWrapper<Accepted<Omit<UpdateCategoryPayload, 'category'> & { category?: Maybe<ResolversTypes['Category']> }>>;
  UpdateImageInput: ResolverTypeWrapper<Accepted<UpdateImageInput>>;
  UpdateImagePayload: ResolverTypeWrapper<ImageUpdated>;
  UpdateLoginInput: ResolverTypeWrapper<Accepted<UpdateLoginInput>>;
  UpdateLoginPayload: ResolverTypeWrapper<Accepted<Omit<UpdateLoginPayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>>;
  UpdatePageInput: ResolverTypeWrapper<Accepted<UpdatePageInput>>;
  UpdatePagePartImageInput: ResolverTypeWrapper<Accepted<UpdatePagePartImageInput>>;
  UpdatePagePartImagePayload: ResolverTypeWrapper<Accepted<Omit<UpdatePagePartImagePayload, 'pagePart'> & { pagePart?: Maybe<ResolversTypes['PagePart']> }>>;
  UpdatePagePartInput: ResolverTypeWrapper<Accepted<UpdatePagePartInput>>;
  UpdatePagePartPayload: ResolverTypeWrapper<Accepted<Omit<UpdatePagePartPayload, 'pagePart'> & { pagePart?: Maybe<ResolversTypes['PagePart']> }>>;
  UpdatePagePayload: ResolverTypeWrapper<Accepted<Omit<UpdatePagePayload, 'page'> & { page?: Maybe<ResolversTypes['Page']> }>>;
  UpdatePartnerInput: ResolverTypeWrapper<Accepted<UpdatePartnerInput>>;
  UpdatePartnerPayload: ResolverTypeWrapper<Accepted<Omit<UpdatePartnerPayload, 'partner'> & { partner?: Maybe<ResolversTypes['Partner']> }>>;
  UpdatePasswordInput: ResolverTypeWrapper<Accepted<UpdatePasswordInput>>;
  UpdatePasswordPayload: ResolverTypeWrapper<Accepted<UpdatePasswordPayload>>;
  UpdateProductInput: ResolverTypeWrapper<Accepted<UpdateProductInput>>;
  UpdateProductPayload: ResolverTypeWrapper<Accepted<Omit<UpdateProductPayload, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>>;
  UpdateProductPropertyInput: ResolverTypeWrapper<Accepted<UpdateProductPropertyInput>>;
  UpdateProductPropertyPayload: ResolverTypeWrapper<Accepted<Omit<UpdateProductPropertyPayload, 'property'> & { property?: Maybe<ResolversTypes['ProductProperty']> }>>;
  UpdateRequestsInput: ResolverTypeWrapper<Accepted<UpdateRequestsInput>>;
  UpdateRequestsPayload: ResolverTypeWrapper<Accepted<Omit<UpdateRequestsPayload, 'requests'> & { requests?: Maybe<Array<ResolversTypes['Request']>> }>>;
  UpdateServiceInput: ResolverTypeWrapper<Accepted<UpdateServiceInput>>;
  UpdateServicePayload: ResolverTypeWrapper<Accepted<Omit<UpdateServicePayload, 'service'> & { service?: Maybe<ResolversTypes['Service']> }>>;
  UpdateSettingsInput: ResolverTypeWrapper<Accepted<UpdateSettingsInput>>;
  UpdateSettingsPayload: ResolverTypeWrapper<Accepted<Omit<UpdateSettingsPayload, 'settings'> & { settings?: Maybe<ResolversTypes['Settings']> }>>;
  UpdateSpareInput: ResolverTypeWrapper<Accepted<UpdateSpareInput>>;
  UpdateSparePayload: ResolverTypeWrapper<Accepted<Omit<UpdateSparePayload, 'spare'> & { spare?: Maybe<ResolversTypes['Spare']> }>>;
  UpdateSubPartInput: ResolverTypeWrapper<Accepted<UpdateSubPartInput>>;
  UpdateSubPartPayload: ResolverTypeWrapper<Accepted<Omit<UpdateSubPartPayload, 'subPart'> & { subPart?: Maybe<ResolversTypes['SubPart']> }>>;
  UpdateSynonymInput: ResolverTypeWrapper<Accepted<UpdateSynonymInput>>;
  UpdateSynonymPayload: ResolverTypeWrapper<Accepted<Omit<UpdateSynonymPayload, 'synonym'> & { synonym?: Maybe<ResolversTypes['Synonym']> }>>;
  UpdateTemplateInput: ResolverTypeWrapper<Accepted<UpdateTemplateInput>>;
  UpdateTemplatePayload: ResolverTypeWrapper<Accepted<Omit<UpdateTemplatePayload, 'template'> & { template?: Maybe<ResolversTypes['Template']> }>>;
  Upload: ResolverTypeWrapper<Accepted<Scalars['Upload']['output']>>;
  UploadAttachmentInput: ResolverTypeWrapper<Accepted<UploadAttachmentInput>>;
  UploadAttachmentPayload: ResolverTypeWrapper<Accepted<UploadAttachmentPayload>>;
  UserError: ResolverTypeWrapper<Accepted<UserError>>;
  UserErrorCode: ResolverTypeWrapper<Accepted<UserErrorCode>>;
  WithdrawInvitationInput: ResolverTypeWrapper<Accepted<WithdrawInvitationInput>>;
  WithdrawInvitationPayload: ResolverTypeWrapper<Accepted<WithdrawInvitationPayload>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: Accepted<AcceptInvitationInput>;
  AcceptInvitationPayload: Accepted<AcceptInvitationPayload>;
  Account: RestAccount;
  Actor: Accepted<Actor>;
  AddCategoryInput: Accepted<AddCategoryInput>;
  AddCategoryPayload: Accepted<Omit<AddCategoryPayload, 'categoryEdge'> & { categoryEdge?: Maybe<ResolversParentTypes['CategoryEdge']> }>;
  AddPageImageInput: Accepted<AddPageImageInput>;
  AddPageImagePayload: Accepted<Omit<AddPageImagePayload, 'page'> & { page?: Maybe<ResolversParentTypes['Page']> }>;
  AddPagePartInput: Accepted<AddPagePartInput>;
  AddPagePartPayload: Accepted<Omit<AddPagePartPayload, 'pagePart'> & { pagePart?: Maybe<ResolversParentTypes['PagePart']> }>;
  AddPartnerInput: Accepted<AddPartnerInput>;
  AddPartnerPayload: Accepted<Omit<AddPartnerPayload, 'partnerEdge'> & { partnerEdge?: Maybe<ResolversParentTypes['PartnerEdge']> }>;
  AddProductImageInput: Accepted<AddProductImageInput>;
  AddProductImagePayload: Accepted<Omit<AddProductImagePayload, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> }>;
  AddProductInput: Accepted<AddProductInput>;
  AddProductPayload: Accepted<Omit<AddProductPayload, 'productEdge'> & { productEdge?: Maybe<ResolversParentTypes['ProductEdge']> }>;
  AddProductPropertyInput: Accepted<AddProductPropertyInput>;
  AddProductPropertyPayload: Accepted<Omit<AddProductPropertyPayload, 'property'> & { property?: Maybe<ResolversParentTypes['ProductProperty']> }>;
  AddServiceImageInput: Accepted<AddServiceImageInput>;
  AddServiceImagePayload: Accepted<Omit<AddServiceImagePayload, 'service'> & { service?: Maybe<ResolversParentTypes['Service']> }>;
  AddServiceInput: Accepted<AddServiceInput>;
  AddServicePayload: Accepted<Omit<AddServicePayload, 'serviceEdge'> & { serviceEdge?: Maybe<ResolversParentTypes['ServiceEdge']> }>;
  AddSpareImageInput: Accepted<AddSpareImageInput>;
  AddSpareImagePayload: Accepted<Omit<AddSpareImagePayload, 'spare'> & { spare?: Maybe<ResolversParentTypes['Spare']> }>;
  AddSpareInput: Accepted<AddSpareInput>;
  AddSparePayload: Accepted<Omit<AddSparePayload, 'spareEdge'> & { spareEdge?: Maybe<ResolversParentTypes['SpareEdge']> }>;
  AddSubPartInput: Accepted<AddSubPartInput>;
  AddSubPartPayload: Accepted<Omit<AddSubPartPayload, 'subPartEdge'> & { subPartEdge?: Maybe<ResolversParentTypes['SubPartEdge']> }>;
  AddSynonymInput: Accepted<AddSynonymInput>;
  AddSynonymPayload: Accepted<Omit<AddSynonymPayload, 'synonymEdge'> & { synonymEdge?: Maybe<ResolversParentTypes['SynonymEdge']> }>;
  AddTemplateInput: Accepted<AddTemplateInput>;
  AddTemplatePayload: Accepted<Omit<AddTemplatePayload, 'templateEdge'> & { templateEdge?: Maybe<ResolversParentTypes['TemplateEdge']> }>;
  AddedSubPart: Accepted<Omit<AddedSubPart, 'subPartEdge' | 'values'> & { subPartEdge?: Maybe<ResolversParentTypes['SubPartEdge']>, values: ResolversParentTypes['SubPartValues'] }>;
  Administrator: RestAdministrator;
  Application: RestApplication;
  ApplicationConnection: Accepted<Omit<ApplicationConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ApplicationEdge']>, nodes: Array<ResolversParentTypes['Application']> }>;
  ApplicationEdge: Accepted<Omit<ApplicationEdge, 'node'> & { node: ResolversParentTypes['Application'] }>;
  ApplicationFile: FileOfApplication;
  Attachment: AttachmentOfRequest;
  BeginSecondFactorInput: Accepted<BeginSecondFactorInput>;
  BeginSecondFactorPayload: Accepted<BeginSecondFactorPayload>;
  Boolean: Accepted<Scalars['Boolean']['output']>;
  Callout: RestCallout;
  CalloutInput: Accepted<CalloutInput>;
  Category: RestCategory;
  CategoryConnection: Accepted<Omit<CategoryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CategoryEdge']>, nodes: Array<ResolversParentTypes['Category']> }>;
  CategoryEdge: Accepted<Omit<CategoryEdge, 'node'> & { node: ResolversParentTypes['Category'] }>;
  ChangedSubPart: Accepted<Omit<ChangedSubPart, 'after' | 'before' | 'subPart'> & { after: ResolversParentTypes['SubPartValues'], before: ResolversParentTypes['SubPartValues'], subPart?: Maybe<ResolversParentTypes['SubPart']> }>;
  ConfirmSecondFactorInput: Accepted<ConfirmSecondFactorInput>;
  ConfirmSecondFactorPayload: Accepted<ConfirmSecondFactorPayload>;
  ConfirmTranslationInput: Accepted<ConfirmTranslationInput>;
  ConfirmTranslationPayload: Accepted<ConfirmTranslationPayload>;
  DateTime: Accepted<Scalars['DateTime']['output']>;
  DeleteApplicationInput: Accepted<DeleteApplicationInput>;
  DeleteApplicationPayload: Accepted<DeleteApplicationPayload>;
  DeleteCategoryInput: Accepted<DeleteCategoryInput>;
  DeleteCategoryPayload: Accepted<DeleteCategoryPayload>;
  DeletePageImageInput: Accepted<DeletePageImageInput>;
  DeletePageImagePayload: Accepted<Omit<DeletePageImagePayload, 'page'> & { page?: Maybe<ResolversParentTypes['Page']> }>;
  DeletePagePartInput: Accepted<DeletePagePartInput>;
  DeletePagePartPayload: Accepted<DeletePagePartPayload>;
  DeletePartnerInput: Accepted<DeletePartnerInput>;
  DeletePartnerPayload: Accepted<DeletePartnerPayload>;
  DeletePersonalDataInput: Accepted<DeletePersonalDataInput>;
  DeletePersonalDataPayload: Accepted<DeletePersonalDataPayload>;
  DeleteProductImageInput: Accepted<DeleteProductImageInput>;
  DeleteProductImagePayload: Accepted<Omit<DeleteProductImagePayload, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> }>;
  DeleteProductInput: Accepted<DeleteProductInput>;
  DeleteProductPayload: Accepted<DeleteProductPayload>;
  DeleteProductPropertyInput: Accepted<DeleteProductPropertyInput>;
  DeleteProductPropertyPayload: Accepted<DeleteProductPropertyPayload>;
  DeleteRequestInput: Accepted<DeleteRequestInput>;
  DeleteRequestPayload: Accepted<DeleteRequestPayload>;
  DeleteRequestsInput: Accepted<DeleteRequestsInput>;
  DeleteRequestsPayload: Accepted<DeleteRequestsPayload>;
  DeleteServiceImageInput: Accepted<DeleteServiceImageInput>;
  DeleteServiceImagePayload: Accepted<Omit<DeleteServiceImagePayload, 'service'> & { service?: Maybe<ResolversParentTypes['Service']> }>;
  DeleteServiceInput: Accepted<DeleteServiceInput>;
  DeleteServicePayload: Accepted<DeleteServicePayload>;
  DeleteSpareImageInput: Accepted<DeleteSpareImageInput>;
  DeleteSpareImagePayload: Accepted<Omit<DeleteSpareImagePayload, 'spare'> & { spare?: Maybe<ResolversParentTypes['Spare']> }>;
  DeleteSpareInput: Accepted<DeleteSpareInput>;
  DeleteSparePayload: Accepted<DeleteSparePayload>;
  DeleteSubPartInput: Accepted<DeleteSubPartInput>;
  DeleteSubPartPayload: Accepted<DeleteSubPartPayload>;
  DeleteSynonymInput: Accepted<DeleteSynonymInput>;
  DeleteSynonymPayload: Accepted<DeleteSynonymPayload>;
  DeleteTemplateInput: Accepted<DeleteTemplateInput>;
  DeleteTemplatePayload: Accepted<DeleteTemplatePayload>;
  DeleteTrashEntryInput: Accepted<DeleteTrashEntryInput>;
  DeleteTrashEntryPayload: Accepted<DeleteTrashEntryPayload>;
  DuplicateProductInput: Accepted<DuplicateProductInput>;
  DuplicateProductPayload: Accepted<Omit<DuplicateProductPayload, 'productEdge'> & { productEdge?: Maybe<ResolversParentTypes['ProductEdge']> }>;
  DuplicateServiceInput: Accepted<DuplicateServiceInput>;
  DuplicateServicePayload: Accepted<Omit<DuplicateServicePayload, 'serviceEdge'> & { serviceEdge?: Maybe<ResolversParentTypes['ServiceEdge']> }>;
  DuplicateSpareInput: Accepted<DuplicateSpareInput>;
  DuplicateSparePayload: Accepted<Omit<DuplicateSparePayload, 'spareEdge'> & { spareEdge?: Maybe<ResolversParentTypes['SpareEdge']> }>;
  Editor: RestEditor;
  EndOtherSessionsPayload: Accepted<EndOtherSessionsPayload>;
  EndSessionInput: Accepted<EndSessionInput>;
  EndSessionPayload: Accepted<EndSessionPayload>;
  ExportPersonalDataInput: Accepted<ExportPersonalDataInput>;
  ExportPersonalDataPayload: Accepted<Omit<ExportPersonalDataPayload, 'personalData'> & { personalData?: Maybe<ResolversParentTypes['PersonalData']> }>;
  Float: Accepted<Scalars['Float']['output']>;
  HTML: Accepted<Scalars['HTML']['output']>;
  ID: Accepted<Scalars['ID']['output']>;
  Image: RestImage;
  ImportSubPartsInput: Accepted<ImportSubPartsInput>;
  ImportSubPartsPayload: Accepted<Omit<ImportSubPartsPayload, 'added' | 'changed' | 'removed'> & { added?: Maybe<Array<ResolversParentTypes['AddedSubPart']>>, changed?: Maybe<Array<ResolversParentTypes['ChangedSubPart']>>, removed?: Maybe<Array<ResolversParentTypes['SubPart']>> }>;
  Imprint: Accepted<Imprint>;
  Int: Accepted<Scalars['Int']['output']>;
  Invitation: RestInvitation;
  InviteAdministratorInput: Accepted<InviteAdministratorInput>;
  InviteAdministratorPayload: Accepted<Omit<InviteAdministratorPayload, 'invitation'> & { invitation?: Maybe<ResolversParentTypes['Invitation']> }>;
  JoinProductTranslationsInput: Accepted<JoinProductTranslationsInput>;
  JoinProductTranslationsPayload: Accepted<Omit<JoinProductTranslationsPayload, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> }>;
  LeaveProductTranslationsInput: Accepted<LeaveProductTranslationsInput>;
  LeaveProductTranslationsPayload: Accepted<Omit<LeaveProductTranslationsPayload, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> }>;
  ListOrder: Accepted<ListOrder>;
  LocalizedHTML: Localized;
  LocalizedHTMLChangeInput: Accepted<LocalizedHtmlChangeInput>;
  LocalizedHTMLInput: Accepted<LocalizedHtmlInput>;
  LocalizedText: Localized;
  LocalizedTextChangeInput: Accepted<LocalizedTextChangeInput>;
  LocalizedTextInput: Accepted<LocalizedTextInput>;
  LogConnection: Accepted<Omit<LogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['LogEdge']>, nodes: Array<ResolversParentTypes['LogEntry']> }>;
  LogEdge: Accepted<Omit<LogEdge, 'node'> & { node: ResolversParentTypes['LogEntry'] }>;
  LogEntry: RestLogEntry;
  LogSubject: RestLogSubject;
  LoginInput: Accepted<LoginInput>;
  LoginPayload: Accepted<LoginPayload>;
  LogoutPayload: Accepted<LogoutPayload>;
  MoveInput: Accepted<MoveInput>;
  MovePayload: Moved;
  Mutation: Record<PropertyKey, never>;
  MutationPayload: ResolversInterfaceTypes<ResolversParentTypes>['MutationPayload'];
  Navbar: RestNavbar;
  NavbarEntry: RestNavbarEntry;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotificationStatus: RestNotificationStatus;
  ObjectRef: Accepted<ObjectRef>;
  Page: RestPage;
  PageInfo: Accepted<PageInfo>;
  PagePart: RestPagePart;
  PartHistory: Accepted<Omit<PartHistory, 'spares'> & { spares: Array<ResolversParentTypes['NavbarEntry']> }>;
  PartHit: RestPartHit;
  PartNumberHit: RestPartNumberHit;
  PartSearch: Accepted<Omit<PartSearch, 'hits'> & { hits: Array<ResolversParentTypes['PartHit']> }>;
  Partner: RestPartner;
  PartnerConnection: Accepted<Omit<PartnerConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PartnerEdge']>, nodes: Array<ResolversParentTypes['Partner']> }>;
  PartnerEdge: Accepted<Omit<PartnerEdge, 'node'> & { node: ResolversParentTypes['Partner'] }>;
  PersonalData: RestPersonalData;
  Product: RestProduct;
  ProductConnection: Accepted<Omit<ProductConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ProductEdge']>, nodes: Array<ResolversParentTypes['Product']> }>;
  ProductEdge: Accepted<Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] }>;
  ProductProperty: RestProductProperty;
  ProductTranslation: Accepted<ProductTranslation>;
  Query: Record<PropertyKey, never>;
  ReceivedFilter: Accepted<ReceivedFilter>;
  ReceivedOrder: Accepted<ReceivedOrder>;
  RemoveAdministratorInput: Accepted<RemoveAdministratorInput>;
  RemoveAdministratorPayload: Accepted<RemoveAdministratorPayload>;
  RemoveSecondFactorInput: Accepted<RemoveSecondFactorInput>;
  RemoveSecondFactorPayload: Accepted<RemoveSecondFactorPayload>;
  ReportEditingInput: Accepted<ReportEditingInput>;
  ReportEditingPayload: Accepted<Omit<ReportEditingPayload, 'editors'> & { editors?: Maybe<Array<ResolversParentTypes['Editor']>> }>;
  Request: RestRequest;
  RequestConnection: Accepted<Omit<RequestConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RequestEdge']>, nodes: Array<ResolversParentTypes['Request']> }>;
  RequestEdge: Accepted<Omit<RequestEdge, 'node'> & { node: ResolversParentTypes['Request'] }>;
  RequestEditor: RestOpenForm;
  RequestRevision: RestRequestRevision;
  RestoreRevisionInput: Accepted<RestoreRevisionInput>;
  RestoreRevisionPayload: RestoredRevision;
  RestoreTrashEntriesInput: Accepted<RestoreTrashEntriesInput>;
  RestoreTrashEntriesPayload: Accepted<RestoreTrashEntriesPayload>;
  RestoreTrashEntryInput: Accepted<RestoreTrashEntryInput>;
  RestoreTrashEntryPayload: Restored;
  Retention: RestRetention;
  RetryNotificationsPayload: Accepted<Omit<RetryNotificationsPayload, 'notificationStatus'> & { notificationStatus?: Maybe<ResolversParentTypes['NotificationStatus']> }>;
  Revision: RestRevision;
  RevisionConnection: Accepted<Omit<RevisionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RevisionEdge']>, nodes: Array<ResolversParentTypes['Revision']> }>;
  RevisionEdge: Accepted<Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] }>;
  RevisionValue: Accepted<RevisionValue>;
  Search: SearchText;
  SearchGroup: Accepted<SearchGroup>;
  SearchHit: Accepted<SearchHit>;
  SecondFactor: Accepted<SecondFactor>;
  SendApplicationInput: Accepted<SendApplicationInput>;
  SendApplicationPayload: Accepted<SendApplicationPayload>;
  SendRequestInput: Accepted<SendRequestInput>;
  SendRequestPayload: Accepted<SendRequestPayload>;
  Service: RestService;
  ServiceConnection: Accepted<Omit<ServiceConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ServiceEdge']>, nodes: Array<ResolversParentTypes['Service']> }>;
  ServiceEdge: Accepted<Omit<ServiceEdge, 'node'> & { node: ResolversParentTypes['Service'] }>;
  Session: RestLogin;
  Settings: RestSettings;
  Spare: RestSpare;
  SpareConnection: Accepted<Omit<SpareConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SpareEdge']>, nodes: Array<ResolversParentTypes['Spare']> }>;
  SpareEdge: Accepted<Omit<SpareEdge, 'node'> & { node: ResolversParentTypes['Spare'] }>;
  String: Accepted<Scalars['String']['output']>;
  SubPart: SubPartOfSpare;
  SubPartConnection: Accepted<Omit<SubPartConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SubPartEdge']>, nodes: Array<ResolversParentTypes['SubPart']> }>;
  SubPartEdge: Accepted<Omit<SubPartEdge, 'node'> & { node: ResolversParentTypes['SubPart'] }>;
  SubPartImportError: Accepted<SubPartImportError>;
  SubPartImportRules: Accepted<SubPartImportRules>;
  SubPartValues: Accepted<Omit<SubPartValues, 'description'> & { description: ResolversParentTypes['LocalizedText'] }>;
  SubstituteProblem: Accepted<Omit<SubstituteProblem, 'spare' | 'subPart'> & { spare: ResolversParentTypes['NavbarEntry'], subPart: ResolversParentTypes['SubPart'] }>;
  SubstituteProblems: Accepted<Omit<SubstituteProblems, 'nodes'> & { nodes: Array<ResolversParentTypes['SubstituteProblem']> }>;
  Synonym: RestSynonym;
  SynonymConnection: Accepted<Omit<SynonymConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SynonymEdge']>, nodes: Array<ResolversParentTypes['Synonym']> }>;
  SynonymEdge: Accepted<Omit<SynonymEdge, 'node'> & { node: ResolversParentTypes['Synonym'] }>;
  TakeDownImageInput: Accepted<TakeDownImageInput>;
  TakeDownImagePayload: Accepted<TakeDownImagePayload>;
  Template: RestTemplate;
  TemplateConnection: Accepted<Omit<TemplateConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['TemplateEdge']>, nodes: Array<ResolversParentTypes['Template']> }>;
  TemplateEdge: Accepted<Omit<TemplateEdge, 'node'> & { node: ResolversParentTypes['Template'] }>;
  TextFilter: Accepted<TextFilter>;
  TextSegment: Accepted<TextSegment>;
  TranslationGap: Accepted<TranslationGap>;
  TrashConnection: Accepted<Omit<TrashConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['TrashEdge']>, nodes: Array<ResolversParentTypes['TrashEntry']> }>;
  TrashEdge: Accepted<Omit<TrashEdge, 'node'> & { node: ResolversParentTypes['TrashEntry'] }>;
  TrashEntry: RestTrashEntry;
  UndoSubPartImportInput: Accepted<UndoSubPartImportInput>;
  UndoSubPartImportPayload: Accepted<UndoSubPartImportPayload>;
  UndoableImport: Accepted<UndoableImport>;
  UpdateAdministratorInput: Accepted<UpdateAdministratorInput>;
  UpdateAdministratorPayload: Accepted<Omit<UpdateAdministratorPayload, 'administrator'> & { administrator?: Maybe<ResolversParentTypes['Administrator']> }>;
  UpdateApplicationsInput: Accepted<UpdateApplicationsInput>;
  UpdateApplicationsPayload: Accepted<Omit<UpdateApplicationsPayload, 'applications'> & { applications?: Maybe<Array<ResolversParentTypes['Application']>> }>;
  UpdateCategoryInput: Accepted<UpdateCategoryInput>;
  UpdateCategoryPayload: Accepted<Omit<UpdateCategoryPayload, 'category'> & { category?: Maybe<ResolversParentTypes['Category']> }>;
  UpdateImageInput: Accepted<UpdateImageInput>;
  UpdateImagePayload: ImageUpdated;
  UpdateLoginInput: Accepted<UpdateLoginInput>;
  UpdateLoginPayload: Accepted<Omit<UpdateLoginPayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> }>;
  UpdatePageInput: Accepted<UpdatePageInput>;
  UpdatePagePartImageInput: Accepted<UpdatePagePartImageInput>;
  UpdatePagePartImagePayload: Accepted<Omit<UpdatePagePartImagePayload, 'pagePart'> & { pagePart?: Maybe<ResolversParentTypes['PagePart']> }>;
  UpdatePagePartInput: Accepted<UpdatePagePartInput>;
  UpdatePagePartPayload: Accepted<Omit<UpdatePagePartPayload, 'pagePart'> & { pagePart?: Maybe<ResolversParentTypes['PagePart']> }>;
  UpdatePagePayload: Accepted<Omit<UpdatePagePayload, 'page'> & { page?: Maybe<ResolversParentTypes['Page']> }>;
  UpdatePartnerInput: Accepted<UpdatePartnerInput>;
  UpdatePartnerPayload: Accepted<Omit<UpdatePartnerPayload, 'partner'> & { partner?: Maybe<ResolversParentTypes['Partner']> }>;
  UpdatePasswordInput: Accepted<UpdatePasswordInput>;
  UpdatePasswordPayload: Accepted<UpdatePasswordPayload>;
  UpdateProductInput: Accepted<UpdateProductInput>;
  UpdateProductPayload: Accepted<Omit<UpdateProductPayload, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> }>;
  UpdateProductPropertyInput: Accepted<UpdateProductPropertyInput>;
  UpdateProductPropertyPayload: Accepted<Omit<UpdateProductPropertyPayload, 'property'> & { property?: Maybe<ResolversParentTypes['ProductProperty']> }>;
  UpdateRequestsInput: Accepted<UpdateRequestsInput>;
  UpdateRequestsPayload: Accepted<Omit<UpdateRequestsPayload, 'requests'> & { requests?: Maybe<Array<ResolversParentTypes['Request']>> }>;
  UpdateServiceInput: Accepted<UpdateServiceInput>;
  UpdateServicePayload: Accepted<Omit<UpdateServicePayload, 'service'> & { service?: Maybe<ResolversParentTypes['Service']> }>;
  UpdateSettingsInput: Accepted<UpdateSettingsInput>;
  UpdateSettingsPayload: Accepted<Omit<UpdateSettingsPayload, 'settings'> & { settings?: Maybe<ResolversParentTypes['Settings']> }>;
  UpdateSpareInput: Accepted<UpdateSpareInput>;
  UpdateSparePayload: Accepted<Omit<UpdateSparePayload, 'spare'> & { spare?: Maybe<ResolversParentTypes['Spare']> }>;
  UpdateSubPartInput: Accepted<UpdateSubPartInput>;
  UpdateSubPartPayload: Accepted<Omit<UpdateSubPartPayload, 'subPart'> & { subPart?: Maybe<ResolversParentTypes['SubPart']> }>;
  UpdateSynonymInput: Accepted<UpdateSynonymInput>;
  UpdateSynonymPayload: Accepted<Omit<UpdateSynonymPayload, 'synonym'> & { synonym?: Maybe<ResolversParentTypes['Synonym']> }>;
  UpdateTemplateInput: Accepted<UpdateTemplateInput>;
  UpdateTemplatePayload: Accepted<Omit<UpdateTemplatePayload, 'template'> & { template?: Maybe<ResolversParentTypes['Template']> }>;
  Upload: Accepted<Scalars['Upload']['output']>;
  UploadAttachmentInput: Accepted<UploadAttachmentInput>;
  UploadAttachmentPayload: Accepted<UploadAttachmentPayload>;
  UserError: Accepted<UserError>;
  WithdrawInvitationInput: Accepted<WithdrawInvitationInput>;
  WithdrawInvitationPayload: Accepted<WithdrawInvitationPayload>;
};

export type AuthenticatedDirectiveArgs = { };

export type AuthenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Maybe<Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type ActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCategoryPayload'] = ResolversParentTypes['AddCategoryPayload']> = {
  categoryEdge?: Resolver<Maybe<ResolversTypes['CategoryEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddPageImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPageImagePayload'] = ResolversParentTypes['AddPageImagePayload']> = {
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddPagePartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPagePartPayload'] = ResolversParentTypes['AddPagePartPayload']> = {
  pagePart?: Resolver<Maybe<ResolversTypes['PagePart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddPartnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPartnerPayload'] = ResolversParentTypes['AddPartnerPayload']> = {
  partnerEdge?: Resolver<Maybe<ResolversTypes['PartnerEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddProductImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductImagePayload'] = ResolversParentTypes['AddProductImagePayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductPayload'] = ResolversParentTypes['AddProductPayload']> = {
  productEdge?: Resolver<Maybe<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddProductPropertyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductPropertyPayload'] = ResolversParentTypes['AddProductPropertyPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['ProductProperty']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddServiceImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddServiceImagePayload'] = ResolversParentTypes['AddServiceImagePayload']> = {
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddServicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddServicePayload'] = ResolversParentTypes['AddServicePayload']> = {
  serviceEdge?: Resolver<Maybe<ResolversTypes['ServiceEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddSpareImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSpareImagePayload'] = ResolversParentTypes['AddSpareImagePayload']> = {
  spare?: Resolver<Maybe<ResolversTypes['Spare']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddSparePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSparePayload'] = ResolversParentTypes['AddSparePayload']> = {
  spareEdge?: Resolver<Maybe<ResolversTypes['SpareEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddSubPartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSubPartPayload'] = ResolversParentTypes['AddSubPartPayload']> = {
  subPartEdge?: Resolver<Maybe<ResolversTypes['SubPartEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddSynonymPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSynonymPayload'] = ResolversParentTypes['AddSynonymPayload']> = {
  synonymEdge?: Resolver<Maybe<ResolversTypes['SynonymEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddTemplatePayload'] = ResolversParentTypes['AddTemplatePayload']> = {
  templateEdge?: Resolver<Maybe<ResolversTypes['TemplateEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddedSubPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedSubPart'] = ResolversParentTypes['AddedSubPart']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subPartEdge?: Resolver<Maybe<ResolversTypes['SubPartEdge']>, ParentType, ContextType>;
  values?: Resolver<ResolversTypes['SubPartValues'], ParentType, ContextType>;
};

export type AdministratorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Administrator'] = ResolversParentTypes['Administrator']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experience?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ApplicationFile']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSuspectedSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationConnection'] = ResolversParentTypes['ApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApplicationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApplicationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationEdge'] = ResolversParentTypes['ApplicationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Application'], ParentType, ContextType>;
};

export type ApplicationFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationFile'] = ResolversParentTypes['ApplicationFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginSecondFactorPayload'] = ResolversParentTypes['BeginSecondFactorPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalloutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Callout'] = ResolversParentTypes['Callout']> = {
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subParts?: Resolver<Array<ResolversTypes['SubPart']>, ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryConnection'] = ResolversParentTypes['CategoryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CategoryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryEdge'] = ResolversParentTypes['CategoryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
};

export type ChangedSubPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedSubPart'] = ResolversParentTypes['ChangedSubPart']> = {
  after?: Resolver<ResolversTypes['SubPartValues'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['SubPartValues'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subPart?: Resolver<Maybe<ResolversTypes['SubPart']>, ParentType, ContextType>;
};

export type ConfirmSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmSecondFactorPayload'] = ResolversParentTypes['ConfirmSecondFactorPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmTranslationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmTranslationPayload'] = ResolversParentTypes['ConfirmTranslationPayload']> = {
  confirmedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteApplicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteApplicationPayload'] = ResolversParentTypes['DeleteApplicationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCategoryPayload'] = ResolversParentTypes['DeleteCategoryPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePageImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePageImagePayload'] = ResolversParentTypes['DeletePageImagePayload']> = {
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePagePartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePagePartPayload'] = ResolversParentTypes['DeletePagePartPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePartnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePartnerPayload'] = ResolversParentTypes['DeletePartnerPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePersonalDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePersonalDataPayload'] = ResolversParentTypes['DeletePersonalDataPayload']> = {
  deletedApplicationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deletedRequestCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteProductImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductImagePayload'] = ResolversParentTypes['DeleteProductImagePayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductPayload'] = ResolversParentTypes['DeleteProductPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteProductPropertyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductPropertyPayload'] = ResolversParentTypes['DeleteProductPropertyPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRequestPayload'] = ResolversParentTypes['DeleteRequestPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteRequestsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRequestsPayload'] = ResolversParentTypes['DeleteRequestsPayload']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteServiceImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteServiceImagePayload'] = ResolversParentTypes['DeleteServiceImagePayload']> = {
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteServicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteServicePayload'] = ResolversParentTypes['DeleteServicePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteSpareImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSpareImagePayload'] = ResolversParentTypes['DeleteSpareImagePayload']> = {
  spare?: Resolver<Maybe<ResolversTypes['Spare']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteSparePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSparePayload'] = ResolversParentTypes['DeleteSparePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteSubPartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSubPartPayload'] = ResolversParentTypes['DeleteSubPartPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteSynonymPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSynonymPayload'] = ResolversParentTypes['DeleteSynonymPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTemplatePayload'] = ResolversParentTypes['DeleteTemplatePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trashEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteTrashEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTrashEntryPayload'] = ResolversParentTypes['DeleteTrashEntryPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuplicateProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateProductPayload'] = ResolversParentTypes['DuplicateProductPayload']> = {
  productEdge?: Resolver<Maybe<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuplicateServicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateServicePayload'] = ResolversParentTypes['DuplicateServicePayload']> = {
  serviceEdge?: Resolver<Maybe<ResolversTypes['ServiceEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuplicateSparePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DuplicateSparePayload'] = ResolversParentTypes['DuplicateSparePayload']> = {
  spareEdge?: Resolver<Maybe<ResolversTypes['SpareEdge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Editor'] = ResolversParentTypes['Editor']> = {
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  endedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExportPersonalDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPersonalDataPayload'] = ResolversParentTypes['ExportPersonalDataPayload']> = {
  personalData?: Resolver<Maybe<ResolversTypes['PersonalData']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alternativeText?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  callouts?: Resolver<Maybe<Array<ResolversTypes['Callout']>>, ParentType, ContextType>;
  focalX?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  focalY?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ImageUrlArgs>>;
};

export type ImportSubPartsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSubPartsPayload'] = ResolversParentTypes['ImportSubPartsPayload']> = {
  added?: Resolver<Maybe<Array<ResolversTypes['AddedSubPart']>>, ParentType, ContextType>;
  changed?: Resolver<Maybe<Array<ResolversTypes['ChangedSubPart']>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['SubPartImportError']>>, ParentType, ContextType>;
  importId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  removed?: Resolver<Maybe<Array<ResolversTypes['SubPart']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['SubPartImportError']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImprintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Imprint'] = ResolversParentTypes['Imprint']> = {
  register?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  representative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type InviteAdministratorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteAdministratorPayload'] = ResolversParentTypes['InviteAdministratorPayload']> = {
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JoinProductTranslationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinProductTranslationsPayload'] = ResolversParentTypes['JoinProductTranslationsPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeaveProductTranslationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveProductTranslationsPayload'] = ResolversParentTypes['LeaveProductTranslationsPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocalizedHtmlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalizedHTML'] = ResolversParentTypes['LocalizedHTML']> = {
  de?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['HTML'], ParentType, ContextType, RequireFields<LocalizedHtmlInArgs, 'language'>>;
  ru?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  writtenIn?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<LocalizedHtmlWrittenInArgs, 'language'>>;
};

export type LocalizedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  de?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<LocalizedTextInArgs, 'language'>>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenIn?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType, RequireFields<LocalizedTextWrittenInArgs, 'language'>>;
};

export type LogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogConnection'] = ResolversParentTypes['LogConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['LogEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogEdge'] = ResolversParentTypes['LogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LogEntry'], ParentType, ContextType>;
};

export type LogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogEntry'] = ResolversParentTypes['LogEntry']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['LogSubject']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogSubject'] = ResolversParentTypes['LogSubject']> = {
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LogSubjectKind'], ParentType, ContextType>;
  ownerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  ended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovePayload'] = ResolversParentTypes['MovePayload']> = {
  moved?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<Maybe<ResolversTypes['AcceptInvitationPayload']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  addCategory?: Resolver<Maybe<ResolversTypes['AddCategoryPayload']>, ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addPageImage?: Resolver<Maybe<ResolversTypes['AddPageImagePayload']>, ParentType, ContextType, RequireFields<MutationAddPageImageArgs, 'input'>>;
  addPagePart?: Resolver<Maybe<ResolversTypes['AddPagePartPayload']>, ParentType, ContextType, RequireFields<MutationAddPagePartArgs, 'input'>>;
  addPartner?: Resolver<Maybe<ResolversTypes['AddPartnerPayload']>, ParentType, ContextType, RequireFields<MutationAddPartnerArgs, 'input'>>;
  addProduct?: Resolver<Maybe<ResolversTypes['AddProductPayload']>, ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addProductImage?: Resolver<Maybe<ResolversTypes['AddProductImagePayload']>, ParentType, ContextType, RequireFields<MutationAddProductImageArgs, 'input'>>;
  addProductProperty?: Resolver<Maybe<ResolversTypes['AddProductPropertyPayload']>, ParentType, ContextType, RequireFields<MutationAddProductPropertyArgs, 'input'>>;
  addService?: Resolver<Maybe<ResolversTypes['AddServicePayload']>, ParentType, ContextType, RequireFields<MutationAddServiceArgs, 'input'>>;
  addServiceImage?: Resolver<Maybe<ResolversTypes['AddServiceImagePayload']>, ParentType, ContextType, RequireFields<MutationAddServiceImageArgs, 'input'>>;
  addSpare?: Resolver<Maybe<ResolversTypes['AddSparePayload']>, ParentType, ContextType, RequireFields<MutationAddSpareArgs, 'input'>>;
  addSpareImage?: Resolver<Maybe<ResolversTypes['AddSpareImagePayload']>, ParentType, ContextType, RequireFields<MutationAddSpareImageArgs, 'input'>>;
  addSubPart?: Resolver<Maybe<ResolversTypes['AddSubPartPayload']>, ParentType, ContextType, RequireFields<MutationAddSubPartArgs, 'input'>>;
  addSynonym?: Resolver<Maybe<ResolversTypes['AddSynonymPayload']>, ParentType, ContextType, RequireFields<MutationAddSynonymArgs, 'input'>>;
  addTemplate?: Resolver<Maybe<ResolversTypes['AddTemplatePayload']>, ParentType, ContextType, RequireFields<MutationAddTemplateArgs, 'input'>>;
  beginSecondFactor?: Resolver<Maybe<ResolversTypes['BeginSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'input'>>;
  confirmSecondFactor?: Resolver<Maybe<ResolversTypes['ConfirmSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  confirmTranslation?: Resolver<Maybe<ResolversTypes['ConfirmTranslationPayload']>, ParentType, ContextType, RequireFields<MutationConfirmTranslationArgs, 'input'>>;
  deleteApplication?: Resolver<Maybe<ResolversTypes['DeleteApplicationPayload']>, ParentType, ContextType, RequireFields<MutationDeleteApplicationArgs, 'input'>>;
  deleteCategory?: Resolver<Maybe<ResolversTypes['DeleteCategoryPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'input'>>;
  deletePageImage?: Resolver<Maybe<ResolversTypes['DeletePageImagePayload']>, ParentType, ContextType, RequireFields<MutationDeletePageImageArgs, 'input'>>;
  deletePagePart?: Resolver<Maybe<ResolversTypes['DeletePagePartPayload']>, ParentType, ContextType, RequireFields<MutationDeletePagePartArgs, 'input'>>;
  deletePartner?: Resolver<Maybe<ResolversTypes['DeletePartnerPayload']>, ParentType, ContextType, RequireFields<MutationDeletePartnerArgs, 'input'>>;
  deletePersonalData?: Resolver<Maybe<ResolversTypes['DeletePersonalDataPayload']>, ParentType, ContextType, RequireFields<MutationDeletePersonalDataArgs, 'input'>>;
  deleteProduct?: Resolver<Maybe<ResolversTypes['DeleteProductPayload']>, ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'input'>>;
  deleteProductImage?: Resolver<Maybe<ResolversTypes['DeleteProductImagePayload']>, ParentType, ContextType, RequireFields<MutationDeleteProductImageArgs, 'input'>>;
  deleteProductProperty?: Resolver<Maybe<ResolversTypes['DeleteProductPropertyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteProductPropertyArgs, 'input'>>;
  deleteRequest?: Resolver<Maybe<ResolversTypes['DeleteRequestPayload']>, ParentType, ContextType, RequireFields<MutationDeleteRequestArgs, 'input'>>;
  deleteRequests?: Resolver<Maybe<ResolversTypes['DeleteRequestsPayload']>, ParentType, ContextType, RequireFields<MutationDeleteRequestsArgs, 'input'>>;
  deleteService?: Resolver<Maybe<ResolversTypes['DeleteServicePayload']>, ParentType, ContextType, RequireFields<MutationDeleteServiceArgs, 'input'>>;
  deleteServiceImage?: Resolver<Maybe<ResolversTypes['DeleteServiceImagePayload']>, ParentType, ContextType, RequireFields<MutationDeleteServiceImageArgs, 'input'>>;
  deleteSpare?: Resolver<Maybe<ResolversTypes['DeleteSparePayload']>, ParentType, ContextType, RequireFields<MutationDeleteSpareArgs, 'input'>>;
  deleteSpareImage?: Resolver<Maybe<ResolversTypes['DeleteSpareImagePayload']>, ParentType, ContextType, RequireFields<MutationDeleteSpareImageArgs, 'input'>>;
  deleteSubPart?: Resolver<Maybe<ResolversTypes['DeleteSubPartPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSubPartArgs, 'input'>>;
  deleteSynonym?: Resolver<Maybe<ResolversTypes['DeleteSynonymPayload']>, ParentType, ContextType, RequireFields<MutationDeleteSynonymArgs, 'input'>>;
  deleteTemplate?: Resolver<Maybe<ResolversTypes['DeleteTemplatePayload']>, ParentType, ContextType, RequireFields<MutationDeleteTemplateArgs, 'input'>>;
  deleteTrashEntry?: Resolver<Maybe<ResolversTypes['DeleteTrashEntryPayload']>, ParentType, ContextType, RequireFields<MutationDeleteTrashEntryArgs, 'input'>>;
  duplicateProduct?: Resolver<Maybe<ResolversTypes['DuplicateProductPayload']>, ParentType, ContextType, RequireFields<MutationDuplicateProductArgs, 'input'>>;
  duplicateService?: Resolver<Maybe<ResolversTypes['DuplicateServicePayload']>, ParentType, ContextType, RequireFields<MutationDuplicateServiceArgs, 'input'>>;
  duplicateSpare?: Resolver<Maybe<ResolversTypes['DuplicateSparePayload']>, ParentType, ContextType, RequireFields<MutationDuplicateSpareArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['EndOtherSessionsPayload']>, ParentType, ContextType>;
  endSession?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  exportPersonalData?: Resolver<Maybe<ResolversTypes['ExportPersonalDataPayload']>, ParentType, ContextType, RequireFields<MutationExportPersonalDataArgs, 'input'>>;
  importSubParts?: Resolver<Maybe<ResolversTypes['ImportSubPartsPayload']>, ParentType, ContextType, RequireFields<MutationImportSubPartsArgs, 'input'>>;
  inviteAdministrator?: Resolver<Maybe<ResolversTypes['InviteAdministratorPayload']>, ParentType, ContextType, RequireFields<MutationInviteAdministratorArgs, 'input'>>;
  joinProductTranslations?: Resolver<Maybe<ResolversTypes['JoinProductTranslationsPayload']>, ParentType, ContextType, RequireFields<MutationJoinProductTranslationsArgs, 'input'>>;
  leaveProductTranslations?: Resolver<Maybe<ResolversTypes['LeaveProductTranslationsPayload']>, ParentType, ContextType, RequireFields<MutationLeaveProductTranslationsArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  move?: Resolver<Maybe<ResolversTypes['MovePayload']>, ParentType, ContextType, RequireFields<MutationMoveArgs, 'input'>>;
  removeAdministrator?: Resolver<Maybe<ResolversTypes['RemoveAdministratorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveAdministratorArgs, 'input'>>;
  removeSecondFactor?: Resolver<Maybe<ResolversTypes['RemoveSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'input'>>;
  reportEditing?: Resolver<Maybe<ResolversTypes['ReportEditingPayload']>, ParentType, ContextType, RequireFields<MutationReportEditingArgs, 'input'>>;
  restoreRevision?: Resolver<Maybe<ResolversTypes['RestoreRevisionPayload']>, ParentType, ContextType, RequireFields<MutationRestoreRevisionArgs, 'input'>>;
  restoreTrashEntries?: Resolver<Maybe<ResolversTypes['RestoreTrashEntriesPayload']>, ParentType, ContextType, RequireFields<MutationRestoreTrashEntriesArgs, 'input'>>;
  restoreTrashEntry?: Resolver<Maybe<ResolversTypes['RestoreTrashEntryPayload']>, ParentType, ContextType, RequireFields<MutationRestoreTrashEntryArgs, 'input'>>;
  retryNotifications?: Resolver<Maybe<ResolversTypes['RetryNotificationsPayload']>, ParentType, ContextType>;
  sendApplication?: Resolver<Maybe<ResolversTypes['SendApplicationPayload']>, ParentType, ContextType, RequireFields<MutationSendApplicationArgs, 'input'>>;
  sendRequest?: Resolver<Maybe<ResolversTypes['SendRequestPayload']>, ParentType, ContextType, RequireFields<MutationSendRequestArgs, 'input'>>;
  takeDownImage?: Resolver<Maybe<ResolversTypes['TakeDownImagePayload']>, ParentType, ContextType, RequireFields<MutationTakeDownImageArgs, 'input'>>;
  undoSubPartImport?: Resolver<Maybe<ResolversTypes['UndoSubPartImportPayload']>, ParentType, ContextType, RequireFields<MutationUndoSubPartImportArgs, 'input'>>;
  updateAdministrator?: Resolver<Maybe<ResolversTypes['UpdateAdministratorPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAdministratorArgs, 'input'>>;
  updateApplications?: Resolver<Maybe<ResolversTypes['UpdateApplicationsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateApplicationsArgs, 'input'>>;
  updateCategory?: Resolver<Maybe<ResolversTypes['UpdateCategoryPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'input'>>;
  updateImage?: Resolver<Maybe<ResolversTypes['UpdateImagePayload']>, ParentType, ContextType, RequireFields<MutationUpdateImageArgs, 'input'>>;
  updateLogin?: Resolver<Maybe<ResolversTypes['UpdateLoginPayload']>, ParentType, ContextType, RequireFields<MutationUpdateLoginArgs, 'input'>>;
  updatePage?: Resolver<Maybe<ResolversTypes['UpdatePagePayload']>, ParentType, ContextType, RequireFields<MutationUpdatePageArgs, 'input'>>;
  updatePagePart?: Resolver<Maybe<ResolversTypes['UpdatePagePartPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePagePartArgs, 'input'>>;
  updatePagePartImage?: Resolver<Maybe<ResolversTypes['UpdatePagePartImagePayload']>, ParentType, ContextType, RequireFields<MutationUpdatePagePartImageArgs, 'input'>>;
  updatePartner?: Resolver<Maybe<ResolversTypes['UpdatePartnerPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePartnerArgs, 'input'>>;
  updatePassword?: Resolver<Maybe<ResolversTypes['UpdatePasswordPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'input'>>;
  updateProduct?: Resolver<Maybe<ResolversTypes['UpdateProductPayload']>, ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProductProperty?: Resolver<Maybe<ResolversTypes['UpdateProductPropertyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateProductPropertyArgs, 'input'>>;
  updateRequests?: Resolver<Maybe<ResolversTypes['UpdateRequestsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRequestsArgs, 'input'>>;
  updateService?: Resolver<Maybe<ResolversTypes['UpdateServicePayload']>, ParentType, ContextType, RequireFields<MutationUpdateServiceArgs, 'input'>>;
  updateSettings?: Resolver<Maybe<ResolversTypes['UpdateSettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  updateSpare?: Resolver<Maybe<ResolversTypes['UpdateSparePayload']>, ParentType, ContextType, RequireFields<MutationUpdateSpareArgs, 'input'>>;
  updateSubPart?: Resolver<Maybe<ResolversTypes['UpdateSubPartPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSubPartArgs, 'input'>>;
  updateSynonym?: Resolver<Maybe<ResolversTypes['UpdateSynonymPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSynonymArgs, 'input'>>;
  updateTemplate?: Resolver<Maybe<ResolversTypes['UpdateTemplatePayload']>, ParentType, ContextType, RequireFields<MutationUpdateTemplateArgs, 'input'>>;
  uploadAttachment?: Resolver<Maybe<ResolversTypes['UploadAttachmentPayload']>, ParentType, ContextType, RequireFields<MutationUploadAttachmentArgs, 'input'>>;
  withdrawInvitation?: Resolver<Maybe<ResolversTypes['WithdrawInvitationPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'input'>>;
};

export type MutationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationPayload'] = ResolversParentTypes['MutationPayload']> = {
  __resolveType: TypeResolveFn<'AcceptInvitationPayload' | 'AddCategoryPayload' | 'AddPageImagePayload' | 'AddPagePartPayload' | 'AddPartnerPayload' | 'AddProductImagePayload' | 'AddProductPayload' | 'AddProductPropertyPayload' | 'AddServiceImagePayload' | 'AddServicePayload' | 'AddSpareImagePayload' | 'AddSparePayload' | 'AddSubPartPayload' | 'AddSynonymPayload' | 'AddTemplatePayload' | 'BeginSecondFactorPayload' | 'ConfirmSecondFactorPayload' | 'ConfirmTranslationPayload' | 'DeleteApplicationPayload' | 'DeleteCategoryPayload' | 'DeletePageImagePayload' | 'DeletePagePartPayload' | 'DeletePartnerPayload' | 'DeletePersonalDataPayload' | 'DeleteProductImagePayload' | 'DeleteProductPayload' | 'DeleteProductPropertyPayload' | 'DeleteRequestPayload' | 'DeleteRequestsPayload' | 'DeleteServiceImagePayload' | 'DeleteServicePayload' | 'DeleteSpareImagePayload' | 'DeleteSparePayload' | 'DeleteSubPartPayload' | 'DeleteSynonymPayload' | 'DeleteTemplatePayload' | 'DeleteTrashEntryPayload' | 'DuplicateProductPayload' | 'DuplicateServicePayload' | 'DuplicateSparePayload' | 'EndOtherSessionsPayload' | 'EndSessionPayload' | 'ExportPersonalDataPayload' | 'ImportSubPartsPayload' | 'InviteAdministratorPayload' | 'JoinProductTranslationsPayload' | 'LeaveProductTranslationsPayload' | 'LoginPayload' | 'LogoutPayload' | 'MovePayload' | 'RemoveAdministratorPayload' | 'RemoveSecondFactorPayload' | 'ReportEditingPayload' | 'RestoreRevisionPayload' | 'RestoreTrashEntriesPayload' | 'RestoreTrashEntryPayload' | 'RetryNotificationsPayload' | 'SendApplicationPayload' | 'SendRequestPayload' | 'TakeDownImagePayload' | 'UndoSubPartImportPayload' | 'UpdateAdministratorPayload' | 'UpdateApplicationsPayload' | 'UpdateCategoryPayload' | 'UpdateImagePayload' | 'UpdateLoginPayload' | 'UpdatePagePartImagePayload' | 'UpdatePagePartPayload' | 'UpdatePagePayload' | 'UpdatePartnerPayload' | 'UpdatePasswordPayload' | 'UpdateProductPayload' | 'UpdateProductPropertyPayload' | 'UpdateRequestsPayload' | 'UpdateServicePayload' | 'UpdateSettingsPayload' | 'UpdateSparePayload' | 'UpdateSubPartPayload' | 'UpdateSynonymPayload' | 'UpdateTemplatePayload' | 'UploadAttachmentPayload' | 'WithdrawInvitationPayload', ParentType, ContextType>;
};

export type NavbarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Navbar'] = ResolversParentTypes['Navbar']> = {
  partnerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['NavbarEntry']>, ParentType, ContextType>;
  spares?: Resolver<Array<ResolversTypes['NavbarEntry']>, ParentType, ContextType>;
};

export type NavbarEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NavbarEntry'] = ResolversParentTypes['NavbarEntry']> = {
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Application' | 'Category' | 'LogEntry' | 'Page' | 'PagePart' | 'Partner' | 'Product' | 'ProductProperty' | 'Request' | 'Revision' | 'Service' | 'Spare' | 'SubPart' | 'Synonym' | 'Template' | 'TrashEntry', ParentType, ContextType>;
};

export type NotificationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationStatus'] = ResolversParentTypes['NotificationStatus']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undeliveredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PagePart']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['PageSlug'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedHTML'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PagePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PagePart'] = ResolversParentTypes['PagePart']> = {
  description?: Resolver<ResolversTypes['LocalizedHTML'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PartHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartHistory'] = ResolversParentTypes['PartHistory']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  predecessors?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  spares?: Resolver<Array<ResolversTypes['NavbarEntry']>, ParentType, ContextType>;
  successors?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type PartHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartHit'] = ResolversParentTypes['PartHit']> = {
  match?: Resolver<ResolversTypes['PartMatch'], ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['NavbarEntry'], ParentType, ContextType>;
  subPart?: Resolver<ResolversTypes['SubPart'], ParentType, ContextType>;
};

export type PartNumberHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartNumberHit'] = ResolversParentTypes['PartNumberHit']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['NavbarEntry'], ParentType, ContextType>;
  subPart?: Resolver<ResolversTypes['SubPart'], ParentType, ContextType>;
};

export type PartSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartSearch'] = ResolversParentTypes['PartSearch']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['PartHit']>, ParentType, ContextType>;
};

export type PartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedHTML'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PartnerConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerConnection'] = ResolversParentTypes['PartnerConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PartnerEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Partner']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartnerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerEdge'] = ResolversParentTypes['PartnerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Partner'], ParentType, ContextType>;
};

export type PersonalDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = {
  applications?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
  requestRevisions?: Resolver<Array<ResolversTypes['RequestRevision']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['Request']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  power?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['ProductProperty']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<Maybe<Array<ResolversTypes['ProductTranslation']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductPropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductProperty'] = ResolversParentTypes['ProductProperty']> = {
  description?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTranslation'] = ResolversParentTypes['ProductTranslation']> = {
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  administrators?: Resolver<Maybe<Array<ResolversTypes['Administrator']>>, ParentType, ContextType>;
  applications?: Resolver<Maybe<ResolversTypes['ApplicationConnection']>, ParentType, ContextType, Partial<QueryApplicationsArgs>>;
  categories?: Resolver<Maybe<ResolversTypes['CategoryConnection']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  find?: Resolver<Maybe<Array<ResolversTypes['SearchGroup']>>, ParentType, ContextType, RequireFields<QueryFindArgs, 'query'>>;
  invitations?: Resolver<Maybe<Array<ResolversTypes['Invitation']>>, ParentType, ContextType>;
  log?: Resolver<Maybe<ResolversTypes['LogConnection']>, ParentType, ContextType, Partial<QueryLogArgs>>;
  movableTypes?: Resolver<Maybe<Array<ResolversTypes['MovableType']>>, ParentType, ContextType>;
  navbar?: Resolver<Maybe<ResolversTypes['Navbar']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  notificationStatus?: Resolver<Maybe<ResolversTypes['NotificationStatus']>, ParentType, ContextType>;
  openApplicationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openRequestCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  partHistories?: Resolver<Maybe<Array<ResolversTypes['PartHistory']>>, ParentType, ContextType, RequireFields<QueryPartHistoriesArgs, 'numbers'>>;
  partner?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType, RequireFields<QueryPartnerArgs, 'by'>>;
  partners?: Resolver<Maybe<ResolversTypes['PartnerConnection']>, ParentType, ContextType, Partial<QueryPartnersArgs>>;
  partsByNumber?: Resolver<Maybe<Array<ResolversTypes['PartNumberHit']>>, ParentType, ContextType, RequireFields<QueryPartsByNumberArgs, 'numbers'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'by'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<QueryProductsArgs>>;
  requestAssignees?: Resolver<Maybe<Array<ResolversTypes['Actor']>>, ParentType, ContextType>;
  requestEditors?: Resolver<Maybe<Array<ResolversTypes['RequestEditor']>>, ParentType, ContextType>;
  requestRevisions?: Resolver<Maybe<Array<ResolversTypes['RequestRevision']>>, ParentType, ContextType, RequireFields<QueryRequestRevisionsArgs, 'of'>>;
  requests?: Resolver<Maybe<ResolversTypes['RequestConnection']>, ParentType, ContextType, Partial<QueryRequestsArgs>>;
  retention?: Resolver<Maybe<ResolversTypes['Retention']>, ParentType, ContextType>;
  revisions?: Resolver<Maybe<ResolversTypes['RevisionConnection']>, ParentType, ContextType, Partial<QueryRevisionsArgs>>;
  search?: Resolver<Maybe<ResolversTypes['Search']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'query'>>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryServiceArgs, 'by'>>;
  services?: Resolver<Maybe<ResolversTypes['ServiceConnection']>, ParentType, ContextType, Partial<QueryServicesArgs>>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  spare?: Resolver<Maybe<ResolversTypes['Spare']>, ParentType, ContextType, RequireFields<QuerySpareArgs, 'by'>>;
  spares?: Resolver<Maybe<ResolversTypes['SpareConnection']>, ParentType, ContextType, Partial<QuerySparesArgs>>;
  subPartImport?: Resolver<Maybe<ResolversTypes['SubPartImportRules']>, ParentType, ContextType>;
  substituteProblems?: Resolver<Maybe<ResolversTypes['SubstituteProblems']>, ParentType, ContextType, Partial<QuerySubstituteProblemsArgs>>;
  synonyms?: Resolver<Maybe<ResolversTypes['SynonymConnection']>, ParentType, ContextType, Partial<QuerySynonymsArgs>>;
  takesDownImages?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  templates?: Resolver<Maybe<ResolversTypes['TemplateConnection']>, ParentType, ContextType, Partial<QueryTemplatesArgs>>;
  translationGaps?: Resolver<Maybe<Array<ResolversTypes['TranslationGap']>>, ParentType, ContextType, Partial<QueryTranslationGapsArgs>>;
  trash?: Resolver<Maybe<ResolversTypes['TrashConnection']>, ParentType, ContextType, Partial<QueryTrashArgs>>;
  undoableImports?: Resolver<Maybe<Array<ResolversTypes['UndoableImport']>>, ParentType, ContextType, RequireFields<QueryUndoableImportsArgs, 'spareId'>>;
};

export type RemoveAdministratorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveAdministratorPayload'] = ResolversParentTypes['RemoveAdministratorPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSecondFactorPayload'] = ResolversParentTypes['RemoveSecondFactorPayload']> = {
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportEditingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportEditingPayload'] = ResolversParentTypes['ReportEditingPayload']> = {
  editors?: Resolver<Maybe<Array<ResolversTypes['Editor']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Request'] = ResolversParentTypes['Request']> = {
  assignee?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSuspectedSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestConnection'] = ResolversParentTypes['RequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RequestEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Request']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEdge'] = ResolversParentTypes['RequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Request'], ParentType, ContextType>;
};

export type RequestEditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEditor'] = ResolversParentTypes['RequestEditor']> = {
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RequestRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestRevision'] = ResolversParentTypes['RequestRevision']> = {
  assignee?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
};

export type RestoreRevisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreRevisionPayload'] = ResolversParentTypes['RestoreRevisionPayload']> = {
  restored?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  restoredId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreTrashEntriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreTrashEntriesPayload'] = ResolversParentTypes['RestoreTrashEntriesPayload']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  refusedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreTrashEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreTrashEntryPayload'] = ResolversParentTypes['RestoreTrashEntryPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  restored?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Retention'] = ResolversParentTypes['Retention']> = {
  applicationsDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enquiriesDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RetryNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetryNotificationsPayload'] = ResolversParentTypes['RetryNotificationsPayload']> = {
  notificationStatus?: Resolver<Maybe<ResolversTypes['NotificationStatus']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Revision'] = ResolversParentTypes['Revision']> = {
  changedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['RevisionValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevisionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionConnection'] = ResolversParentTypes['RevisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RevisionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionEdge'] = ResolversParentTypes['RevisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Revision'], ParentType, ContextType>;
};

export type RevisionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisionValue'] = ResolversParentTypes['RevisionValue']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Search'] = ResolversParentTypes['Search']> = {
  content?: Resolver<Maybe<Array<ResolversTypes['SearchGroup']>>, ParentType, ContextType, RequireFields<SearchContentArgs, 'language'>>;
  parts?: Resolver<Maybe<ResolversTypes['PartSearch']>, ParentType, ContextType, Partial<SearchPartsArgs>>;
};

export type SearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup']> = {
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  ownerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Array<ResolversTypes['TextSegment']>, ParentType, ContextType>;
  title?: Resolver<Array<ResolversTypes['TextSegment']>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendApplicationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendApplicationPayload'] = ResolversParentTypes['SendApplicationPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendRequestPayload'] = ResolversParentTypes['SendRequestPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedHTML'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceConnection'] = ResolversParentTypes['ServiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ServiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEdge'] = ResolversParentTypes['ServiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Service'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footerText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imprint?: Resolver<ResolversTypes['Imprint'], ParentType, ContextType>;
  optionalFields?: Resolver<Array<ResolversTypes['OptionalField']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storesFormsOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SpareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Spare'] = ResolversParentTypes['Spare']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  parts?: Resolver<ResolversTypes['SubPartConnection'], ParentType, ContextType, Partial<SparePartsArgs>>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedHTML'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpareConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpareConnection'] = ResolversParentTypes['SpareConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SpareEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Spare']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpareEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpareEdge'] = ResolversParentTypes['SpareEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Spare'], ParentType, ContextType>;
};

export type SubPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubPart'] = ResolversParentTypes['SubPart']> = {
  callout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  callouts?: Resolver<Array<ResolversTypes['Callout']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  substPart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubPartConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubPartConnection'] = ResolversParentTypes['SubPartConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SubPartEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SubPart']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubPartEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubPartEdge'] = ResolversParentTypes['SubPartEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SubPart'], ParentType, ContextType>;
};

export type SubPartImportErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubPartImportError'] = ResolversParentTypes['SubPartImportError']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubPartImportRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubPartImportRules'] = ResolversParentTypes['SubPartImportRules']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubPartValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubPartValues'] = ResolversParentTypes['SubPartValues']> = {
  callout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  partNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  substPart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubstituteProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubstituteProblem'] = ResolversParentTypes['SubstituteProblem']> = {
  kind?: Resolver<ResolversTypes['SubstituteProblemKind'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['NavbarEntry'], ParentType, ContextType>;
  subPart?: Resolver<ResolversTypes['SubPart'], ParentType, ContextType>;
};

export type SubstituteProblemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubstituteProblems'] = ResolversParentTypes['SubstituteProblems']> = {
  nodes?: Resolver<Array<ResolversTypes['SubstituteProblem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SynonymResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Synonym'] = ResolversParentTypes['Synonym']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SynonymConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SynonymConnection'] = ResolversParentTypes['SynonymConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SynonymEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Synonym']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SynonymEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SynonymEdge'] = ResolversParentTypes['SynonymEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Synonym'], ParentType, ContextType>;
};

export type TakeDownImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeDownImagePayload'] = ResolversParentTypes['TakeDownImagePayload']> = {
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TemplateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateConnection'] = ResolversParentTypes['TemplateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TemplateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Template']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateEdge'] = ResolversParentTypes['TemplateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Template'], ParentType, ContextType>;
};

export type TextSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextSegment'] = ResolversParentTypes['TextSegment']> = {
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TranslationGapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranslationGap'] = ResolversParentTypes['TranslationGap']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['TranslatedField'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TranslatedKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['TranslationProblem'], ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrashConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrashConnection'] = ResolversParentTypes['TrashConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TrashEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TrashEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrashEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrashEdge'] = ResolversParentTypes['TrashEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TrashEntry'], ParentType, ContextType>;
};

export type TrashEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrashEntry'] = ResolversParentTypes['TrashEntry']> = {
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedBy?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TrashKind'], ParentType, ContextType>;
  ownerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoSubPartImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoSubPartImportPayload'] = ResolversParentTypes['UndoSubPartImportPayload']> = {
  keptCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  removedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restoredCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  revertedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoableImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoableImport'] = ResolversParentTypes['UndoableImport']> = {
  addedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  importedBy?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  keptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateAdministratorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAdministratorPayload'] = ResolversParentTypes['UpdateAdministratorPayload']> = {
  administrator?: Resolver<Maybe<ResolversTypes['Administrator']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateApplicationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateApplicationsPayload'] = ResolversParentTypes['UpdateApplicationsPayload']> = {
  applications?: Resolver<Maybe<Array<ResolversTypes['Application']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCategoryPayload'] = ResolversParentTypes['UpdateCategoryPayload']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateImagePayload'] = ResolversParentTypes['UpdateImagePayload']> = {
  owner?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLoginPayload'] = ResolversParentTypes['UpdateLoginPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePagePartImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePagePartImagePayload'] = ResolversParentTypes['UpdatePagePartImagePayload']> = {
  pagePart?: Resolver<Maybe<ResolversTypes['PagePart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePagePartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePagePartPayload'] = ResolversParentTypes['UpdatePagePartPayload']> = {
  pagePart?: Resolver<Maybe<ResolversTypes['PagePart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePagePayload'] = ResolversParentTypes['UpdatePagePayload']> = {
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePartnerPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePartnerPayload'] = ResolversParentTypes['UpdatePartnerPayload']> = {
  partner?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePasswordPayload'] = ResolversParentTypes['UpdatePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductPayload'] = ResolversParentTypes['UpdateProductPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProductPropertyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductPropertyPayload'] = ResolversParentTypes['UpdateProductPropertyPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['ProductProperty']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateRequestsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRequestsPayload'] = ResolversParentTypes['UpdateRequestsPayload']> = {
  requests?: Resolver<Maybe<Array<ResolversTypes['Request']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateServicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateServicePayload'] = ResolversParentTypes['UpdateServicePayload']> = {
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSettingsPayload'] = ResolversParentTypes['UpdateSettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSparePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSparePayload'] = ResolversParentTypes['UpdateSparePayload']> = {
  spare?: Resolver<Maybe<ResolversTypes['Spare']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSubPartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSubPartPayload'] = ResolversParentTypes['UpdateSubPartPayload']> = {
  subPart?: Resolver<Maybe<ResolversTypes['SubPart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateSynonymPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSynonymPayload'] = ResolversParentTypes['UpdateSynonymPayload']> = {
  synonym?: Resolver<Maybe<ResolversTypes['Synonym']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateTemplatePayload'] = ResolversParentTypes['UpdateTemplatePayload']> = {
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadAttachmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadAttachmentPayload'] = ResolversParentTypes['UploadAttachmentPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WithdrawInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawInvitationPayload'] = ResolversParentTypes['WithdrawInvitationPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  AddCategoryPayload?: AddCategoryPayloadResolvers<ContextType>;
  AddPageImagePayload?: AddPageImagePayloadResolvers<ContextType>;
  AddPagePartPayload?: AddPagePartPayloadResolvers<ContextType>;
  AddPartnerPayload?: AddPartnerPayloadResolvers<ContextType>;
  AddProductImagePayload?: AddProductImagePayloadResolvers<ContextType>;
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  AddProductPropertyPayload?: AddProductPropertyPayloadResolvers<ContextType>;
  AddServiceImagePayload?: AddServiceImagePayloadResolvers<ContextType>;
  AddServicePayload?: AddServicePayloadResolvers<ContextType>;
  AddSpareImagePayload?: AddSpareImagePayloadResolvers<ContextType>;
  AddSparePayload?: AddSparePayloadResolvers<ContextType>;
  AddSubPartPayload?: AddSubPartPayloadResolvers<ContextType>;
  AddSynonymPayload?: AddSynonymPayloadResolvers<ContextType>;
  AddTemplatePayload?: AddTemplatePayloadResolvers<ContextType>;
  AddedSubPart?: AddedSubPartResolvers<ContextType>;
  Administrator?: AdministratorResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationConnection?: ApplicationConnectionResolvers<ContextType>;
  ApplicationEdge?: ApplicationEdgeResolvers<ContextType>;
  ApplicationFile?: ApplicationFileResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  BeginSecondFactorPayload?: BeginSecondFactorPayloadResolvers<ContextType>;
  Callout?: CalloutResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryConnection?: CategoryConnectionResolvers<ContextType>;
  CategoryEdge?: CategoryEdgeResolvers<ContextType>;
  ChangedSubPart?: ChangedSubPartResolvers<ContextType>;
  ConfirmSecondFactorPayload?: ConfirmSecondFactorPayloadResolvers<ContextType>;
  ConfirmTranslationPayload?: ConfirmTranslationPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteApplicationPayload?: DeleteApplicationPayloadResolvers<ContextType>;
  DeleteCategoryPayload?: DeleteCategoryPayloadResolvers<ContextType>;
  DeletePageImagePayload?: DeletePageImagePayloadResolvers<ContextType>;
  DeletePagePartPayload?: DeletePagePartPayloadResolvers<ContextType>;
  DeletePartnerPayload?: DeletePartnerPayloadResolvers<ContextType>;
  DeletePersonalDataPayload?: DeletePersonalDataPayloadResolvers<ContextType>;
  DeleteProductImagePayload?: DeleteProductImagePayloadResolvers<ContextType>;
  DeleteProductPayload?: DeleteProductPayloadResolvers<ContextType>;
  DeleteProductPropertyPayload?: DeleteProductPropertyPayloadResolvers<ContextType>;
  DeleteRequestPayload?: DeleteRequestPayloadResolvers<ContextType>;
  DeleteRequestsPayload?: DeleteRequestsPayloadResolvers<ContextType>;
  DeleteServiceImagePayload?: DeleteServiceImagePayloadResolvers<ContextType>;
  DeleteServicePayload?: DeleteServicePayloadResolvers<ContextType>;
  DeleteSpareImagePayload?: DeleteSpareImagePayloadResolvers<ContextType>;
  DeleteSparePayload?: DeleteSparePayloadResolvers<ContextType>;
  DeleteSubPartPayload?: DeleteSubPartPayloadResolvers<ContextType>;
  DeleteSynonymPayload?: DeleteSynonymPayloadResolvers<ContextType>;
  DeleteTemplatePayload?: DeleteTemplatePayloadResolvers<ContextType>;
  DeleteTrashEntryPayload?: DeleteTrashEntryPayloadResolvers<ContextType>;
  DuplicateProductPayload?: DuplicateProductPayloadResolvers<ContextType>;
  DuplicateServicePayload?: DuplicateServicePayloadResolvers<ContextType>;
  DuplicateSparePayload?: DuplicateSparePayloadResolvers<ContextType>;
  Editor?: EditorResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  ExportPersonalDataPayload?: ExportPersonalDataPayloadResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  Image?: ImageResolvers<ContextType>;
  ImportSubPartsPayload?: ImportSubPartsPayloadResolvers<ContextType>;
  Imprint?: ImprintResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InviteAdministratorPayload?: InviteAdministratorPayloadResolvers<ContextType>;
  JoinProductTranslationsPayload?: JoinProductTranslationsPayloadResolvers<ContextType>;
  LeaveProductTranslationsPayload?: LeaveProductTranslationsPayloadResolvers<ContextType>;
  LocalizedHTML?: LocalizedHtmlResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  LogConnection?: LogConnectionResolvers<ContextType>;
  LogEdge?: LogEdgeResolvers<ContextType>;
  LogEntry?: LogEntryResolvers<ContextType>;
  LogSubject?: LogSubjectResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MovePayload?: MovePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationPayload?: MutationPayloadResolvers<ContextType>;
  Navbar?: NavbarResolvers<ContextType>;
  NavbarEntry?: NavbarEntryResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotificationStatus?: NotificationStatusResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PagePart?: PagePartResolvers<ContextType>;
  PartHistory?: PartHistoryResolvers<ContextType>;
  PartHit?: PartHitResolvers<ContextType>;
  PartNumberHit?: PartNumberHitResolvers<ContextType>;
  PartSearch?: PartSearchResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerConnection?: PartnerConnectionResolvers<ContextType>;
  PartnerEdge?: PartnerEdgeResolvers<ContextType>;
  PersonalData?: PersonalDataResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductProperty?: ProductPropertyResolvers<ContextType>;
  ProductTranslation?: ProductTranslationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RemoveAdministratorPayload?: RemoveAdministratorPayloadResolvers<ContextType>;
  RemoveSecondFactorPayload?: RemoveSecondFactorPayloadResolvers<ContextType>;
  ReportEditingPayload?: ReportEditingPayloadResolvers<ContextType>;
  Request?: RequestResolvers<ContextType>;
  RequestConnection?: RequestConnectionResolvers<ContextType>;
  RequestEdge?: RequestEdgeResolvers<ContextType>;
  RequestEditor?: RequestEditorResolvers<ContextType>;
  RequestRevision?: RequestRevisionResolvers<ContextType>;
  RestoreRevisionPayload?: RestoreRevisionPayloadResolvers<ContextType>;
  RestoreTrashEntriesPayload?: RestoreTrashEntriesPayloadResolvers<ContextType>;
  RestoreTrashEntryPayload?: RestoreTrashEntryPayloadResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetryNotificationsPayload?: RetryNotificationsPayloadResolvers<ContextType>;
  Revision?: RevisionResolvers<ContextType>;
  RevisionConnection?: RevisionConnectionResolvers<ContextType>;
  RevisionEdge?: RevisionEdgeResolvers<ContextType>;
  RevisionValue?: RevisionValueResolvers<ContextType>;
  Search?: SearchResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SendApplicationPayload?: SendApplicationPayloadResolvers<ContextType>;
  SendRequestPayload?: SendRequestPayloadResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServiceConnection?: ServiceConnectionResolvers<ContextType>;
  ServiceEdge?: ServiceEdgeResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Spare?: SpareResolvers<ContextType>;
  SpareConnection?: SpareConnectionResolvers<ContextType>;
  SpareEdge?: SpareEdgeResolvers<ContextType>;
  SubPart?: SubPartResolvers<ContextType>;
  SubPartConnection?: SubPartConnectionResolvers<ContextType>;
  SubPartEdge?: SubPartEdgeResolvers<ContextType>;
  SubPartImportError?: SubPartImportErrorResolvers<ContextType>;
  SubPartImportRules?: SubPartImportRulesResolvers<ContextType>;
  SubPartValues?: SubPartValuesResolvers<ContextType>;
  SubstituteProblem?: SubstituteProblemResolvers<ContextType>;
  SubstituteProblems?: SubstituteProblemsResolvers<ContextType>;
  Synonym?: SynonymResolvers<ContextType>;
  SynonymConnection?: SynonymConnectionResolvers<ContextType>;
  SynonymEdge?: SynonymEdgeResolvers<ContextType>;
  TakeDownImagePayload?: TakeDownImagePayloadResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  TemplateConnection?: TemplateConnectionResolvers<ContextType>;
  TemplateEdge?: TemplateEdgeResolvers<ContextType>;
  TextSegment?: TextSegmentResolvers<ContextType>;
  TranslationGap?: TranslationGapResolvers<ContextType>;
  TrashConnection?: TrashConnectionResolvers<ContextType>;
  TrashEdge?: TrashEdgeResolvers<ContextType>;
  TrashEntry?: TrashEntryResolvers<ContextType>;
  UndoSubPartImportPayload?: UndoSubPartImportPayloadResolvers<ContextType>;
  UndoableImport?: UndoableImportResolvers<ContextType>;
  UpdateAdministratorPayload?: UpdateAdministratorPayloadResolvers<ContextType>;
  UpdateApplicationsPayload?: UpdateApplicationsPayloadResolvers<ContextType>;
  UpdateCategoryPayload?: UpdateCategoryPayloadResolvers<ContextType>;
  UpdateImagePayload?: UpdateImagePayloadResolvers<ContextType>;
  UpdateLoginPayload?: UpdateLoginPayloadResolvers<ContextType>;
  UpdatePagePartImagePayload?: UpdatePagePartImagePayloadResolvers<ContextType>;
  UpdatePagePartPayload?: UpdatePagePartPayloadResolvers<ContextType>;
  UpdatePagePayload?: UpdatePagePayloadResolvers<ContextType>;
  UpdatePartnerPayload?: UpdatePartnerPayloadResolvers<ContextType>;
  UpdatePasswordPayload?: UpdatePasswordPayloadResolvers<ContextType>;
  UpdateProductPayload?: UpdateProductPayloadResolvers<ContextType>;
  UpdateProductPropertyPayload?: UpdateProductPropertyPayloadResolvers<ContextType>;
  UpdateRequestsPayload?: UpdateRequestsPayloadResolvers<ContextType>;
  UpdateServicePayload?: UpdateServicePayloadResolvers<ContextType>;
  UpdateSettingsPayload?: UpdateSettingsPayloadResolvers<ContextType>;
  UpdateSparePayload?: UpdateSparePayloadResolvers<ContextType>;
  UpdateSubPartPayload?: UpdateSubPartPayloadResolvers<ContextType>;
  UpdateSynonymPayload?: UpdateSynonymPayloadResolvers<ContextType>;
  UpdateTemplatePayload?: UpdateTemplatePayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadAttachmentPayload?: UploadAttachmentPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  WithdrawInvitationPayload?: WithdrawInvitationPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  authenticated?: AuthenticatedDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
