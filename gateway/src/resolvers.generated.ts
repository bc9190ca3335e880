import type { UploadPromise } from './contract/endpoint.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestNavbar, RestNavbarEntry } from './navbar/navbar-api.ts';
import type { RestSettings } from './settings/settings-rest.ts';
import type { RestAccount } from './account/account-api.ts';
import type { RestAdministrator, RestInvitation } from './account/administrator-rest.ts';
import type { RestLogin } from './account/session-rest.ts';
import type { RestLogEntry } from './log/log-rest.ts';
import type { RestSpare, SubPartOfSpare } from './spare/spare-rest.ts';
import type { RestPartHit, RestFoundPart } from './spare/part-search-rest.ts';
import type { RestProduct, RestProductProperty } from './product/product-rest.ts';
import type { RestCategory } from './category/category-rest.ts';
import type { RestPartner } from './partner/partner-rest.ts';
import type { RestService } from './service/service-rest.ts';
import type { RestPage, RestPagePart } from './page/page-rest.ts';
import type { RestApplication, FileOfApplication } from './application/application-rest.ts';
import type { RestRevision, RestoredRevision } from './revision/revision-rest.ts';
import type { RestEditor } from './editing/editing-rest.ts';
import type { RestTrashEntry, Restored } from './trash/trash-rest.ts';
import type { RestRequest } from './request/request-rest.ts';
import type { RestNotificationStatus } from './notification/notification-api.ts';
import type { RestPersonalData, RestRetention } from './privacy/privacy-rest.ts';
import type { RestImage } from './contract/image.ts';
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
  /** A date and time as RFC 3339 writes it, in UTC: `2026-11-23T08:15:00.000Z`. */
  DateTime: { input: Date; output: string; }
  /** Rich text: a fragment of HTML for the body of a document. The embedded backend removes scripts, and whatever else is not on its list of tags and attributes, before it stores a text; the gateway passes on what a backend gives. Sanitise it before a browser shows it. A blank one may still have tags: `<p><br></p>`. */
  HTML: { input: string; output: string; }
  /** A file of a multipart request, as the GraphQL multipart request specification describes it. */
  Upload: { input: UploadPromise; output: never; }
};

/** How the new administrator logs in. */
export type AcceptInvitationInput = {
  /** The name to log in with. */
  login: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
  /** The token of the invitation. */
  token: Scalars['String']['input'];
};

/** The new administrator, who is not logged in yet. */
export type AcceptInvitationPayload = MutationPayload & {
  __typename?: 'AcceptInvitationPayload';
  /** The name to log in with, as it is stored. */
  login?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** An administrator's account. */
export type Account = {
  __typename?: 'Account';
  /** The name to log in with. */
  login: Scalars['String']['output'];
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

/** The category that was added. */
export type AddCategoryPayload = MutationPayload & {
  __typename?: 'AddCategoryPayload';
  /** The new category, to be put at the end of the list. */
  categoryEdge?: Maybe<CategoryEdge>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** An image for a page. */
export type AddPageImageInput = {
  /** The image. */
  image: Scalars['Upload']['input'];
  /** Which page. */
  slug: PageSlug;
};

/** The page with its new image. */
export type AddPageImagePayload = MutationPayload & {
  __typename?: 'AddPageImagePayload';
  /** The page after the change. */
  page?: Maybe<Page>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A new part of the page about gas turbines. */
export type AddPagePartInput = {
  /** The description, as HTML. */
  description: LocalizedHtmlInput;
  /** The image; a part may go without. */
  image?: InputMaybe<Scalars['Upload']['input']>;
};

/** The part that was added. */
export type AddPagePartPayload = MutationPayload & {
  __typename?: 'AddPagePartPayload';
  /** The new part, to be put at the end of the page's list. */
  pagePart?: Maybe<PagePart>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A new partner. */
export type AddPartnerInput = {
  /** The image. */
  image: Scalars['Upload']['input'];
  /** The text, as HTML. */
  text: LocalizedHtmlInput;
};

/** The partner that was added. */
export type AddPartnerPayload = MutationPayload & {
  __typename?: 'AddPartnerPayload';
  /** The new partner, to be put at the end of the list. */
  partnerEdge?: Maybe<PartnerEdge>;
  /** Why it was refused; empty where it was not. */
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
  /** The product after the change. */
  product?: Maybe<Product>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A new product. */
export type AddProductInput = {
  /** The global id of the category; a product may go without. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The description, as HTML. */
  description: Scalars['HTML']['input'];
  /** The images, in the order in which they are to be shown. */
  images: Array<Scalars['Upload']['input']>;
  /** The language of the description. */
  language: Language;
  /** The model. */
  model: Scalars['String']['input'];
  /** The power in megawatts, as text for readers. */
  power: Scalars['String']['input'];
  /** The title. */
  title: Scalars['String']['input'];
  /** The type of engine, for instance aeroderivative. */
  type: Scalars['String']['input'];
};

/** The product that was added. */
export type AddProductPayload = MutationPayload & {
  __typename?: 'AddProductPayload';
  /** The new product, to be put at the end of the list. */
  productEdge?: Maybe<ProductEdge>;
  /** Why it was refused; empty where it was not. */
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

/** The property that was added. */
export type AddProductPropertyPayload = MutationPayload & {
  __typename?: 'AddProductPropertyPayload';
  /** The new property, to be put at the end of the product's list. */
  property?: Maybe<ProductProperty>;
  /** Why it was refused; empty where it was not. */
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
  /** The service after the change. */
  service?: Maybe<Service>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A new service. */
export type AddServiceInput = {
  /** The images, in the order in which they are to be shown. */
  images: Array<Scalars['Upload']['input']>;
  /** The description, as HTML. */
  text: LocalizedHtmlInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** The service that was added. */
export type AddServicePayload = MutationPayload & {
  __typename?: 'AddServicePayload';
  /** The new service, to be put at the end of the list. */
  serviceEdge?: Maybe<ServiceEdge>;
  /** Why it was refused; empty where it was not. */
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
  /** The spare after the change. */
  spare?: Maybe<Spare>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A new spare. */
export type AddSpareInput = {
  /** The images, in the order in which they are to be shown. */
  images: Array<Scalars['Upload']['input']>;
  /** The description, as HTML. */
  text: LocalizedHtmlInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** The spare that was added. */
export type AddSparePayload = MutationPayload & {
  __typename?: 'AddSparePayload';
  /** The new spare, to be put at the end of the list. */
  spareEdge?: Maybe<SpareEdge>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A new sub-part of a spare. */
export type AddSubPartInput = {
  /** What the part is. */
  description: LocalizedTextInput;
  /** The part number. */
  partNumber: Scalars['String']['input'];
  /** How many of them belong to the spare. */
  quantity: Scalars['Int']['input'];
  /** The global id of the spare. */
  spareId: Scalars['ID']['input'];
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart: Scalars['String']['input'];
};

/** The sub-part that was added. */
export type AddSubPartPayload = MutationPayload & {
  __typename?: 'AddSubPartPayload';
  /** The new sub-part, to be put at the end of the spare's list. */
  subPartEdge?: Maybe<SubPartEdge>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A row of a file that is a new sub-part. */
export type AddedSubPart = {
  __typename?: 'AddedSubPart';
  /** The line of the file, as an editor shows it. */
  line: Scalars['Int']['output'];
  /** The new sub-part; null in a preview. */
  subPartEdge?: Maybe<SubPartEdge>;
  /** What the sub-part holds. */
  values: SubPartValues;
};

/** An account that may log in. */
export type Administrator = {
  __typename?: 'Administrator';
  /** Since when; null for accounts from before it was recorded. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a login takes a code of a second factor as well. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it is the administrator who asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** The name to log in with. */
  login: Scalars['String']['output'];
};

/** A received application for work. The whole of it is an extension of the contract. */
export type Application = Node & {
  __typename?: 'Application';
  /** The applicant's e-mail address. */
  email: Scalars['String']['output'];
  /** The files that came with it. */
  files: Array<ApplicationFile>;
  /** The applicant's first name. */
  firstName: Scalars['String']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it looks like a robot's; false where the backend does not tell. */
  isSuspectedSpam: Scalars['Boolean']['output'];
  /** The language in which the applicant used the site; null where the backend does not keep it. */
  language?: Maybe<Language>;
  /** The applicant's last name. */
  lastName: Scalars['String']['output'];
  /** When it was received; null where the backend does not keep it. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id in the REST contract. */
  restId: Scalars['ID']['output'];
};

/** A list of applications. */
export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  /** The applications of this page. */
  edges: Array<ApplicationEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An application in a list. */
export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** An application. */
  node: Application;
};

/** A file of an application. */
export type ApplicationFile = {
  __typename?: 'ApplicationFile';
  /** The opaque id. */
  id: Scalars['ID']['output'];
  /** The name it had on the applicant's device. */
  name: Scalars['String']['output'];
  /** The size in bytes. */
  size: Scalars['Int']['output'];
  /** The address from which an administrator's token downloads it. */
  url: Scalars['String']['output'];
};

/** Proof that it is the administrator who asks. */
export type BeginSecondFactorInput = {
  /** The password. */
  password: Scalars['String']['input'];
};

/** What the app needs; it counts once it is confirmed. */
export type BeginSecondFactorPayload = MutationPayload & {
  __typename?: 'BeginSecondFactorPayload';
  /** The secret in base32, to be typed. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The secret as `otpauth://…`, to be shown as a QR code. */
  uri?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A category of products, in one language. */
export type Category = Node & {
  __typename?: 'Category';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The language of the name; null where the backend names none of the site's. */
  language?: Maybe<Language>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The id in the REST contract. */
  restId: Scalars['ID']['output'];
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of categories. */
export type CategoryConnection = {
  __typename?: 'CategoryConnection';
  /** The categories of this page. */
  edges: Array<CategoryEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A category in a list. */
export type CategoryEdge = {
  __typename?: 'CategoryEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** A category. */
  node: Category;
};

/** A row of a file that changes a sub-part. */
export type ChangedSubPart = {
  __typename?: 'ChangedSubPart';
  /** What the sub-part holds after the import. */
  after: SubPartValues;
  /** What the sub-part holds before the import. */
  before: SubPartValues;
  /** The line of the file, as an editor shows it. */
  line: Scalars['Int']['output'];
  /** The changed sub-part; null in a preview. */
  subPart?: Maybe<SubPart>;
};

/** Proof that the app has the secret. */
export type ConfirmSecondFactorInput = {
  /** The code that the app shows. */
  code: Scalars['String']['input'];
};

/** The second factor, which is on. */
export type ConfirmSecondFactorPayload = MutationPayload & {
  __typename?: 'ConfirmSecondFactorPayload';
  /** Codes for when the app is lost, each for one login; nothing else ever gives them. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** Outdated texts that are still right, named as a gap names them. */
export type ConfirmTranslationInput = {
  /** Which texts. */
  field: TranslatedField;
  /** What kind of object has the texts; no product. */
  kind: TranslatedKind;
  /** The language in which they are right. */
  language: Language;
  /** The id in the REST contract of the spare, service or partner, or the slug of the page. */
  restId: Scalars['String']['input'];
};

/** How many texts are outdated no longer. */
export type ConfirmTranslationPayload = MutationPayload & {
  __typename?: 'ConfirmTranslationPayload';
  /** How many there were: sub-parts of one spare are confirmed together. */
  confirmedCount?: Maybe<Scalars['Int']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The application to delete. */
export type DeleteApplicationInput = {
  /** The global id of the application. */
  id: Scalars['ID']['input'];
};

/** The application that was deleted. */
export type DeleteApplicationPayload = MutationPayload & {
  __typename?: 'DeleteApplicationPayload';
  /** The global id of the application that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The category to delete. */
export type DeleteCategoryInput = {
  /** The global id of the category. */
  id: Scalars['ID']['input'];
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The category that was deleted. */
export type DeleteCategoryPayload = MutationPayload & {
  __typename?: 'DeleteCategoryPayload';
  /** The global id of the category that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** An image of a page to delete. */
export type DeletePageImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** Which page. */
  slug: PageSlug;
  /** The version of the owner that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The page without the image. */
export type DeletePageImagePayload = MutationPayload & {
  __typename?: 'DeletePageImagePayload';
  /** The page after the change. */
  page?: Maybe<Page>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The part to delete. */
export type DeletePagePartInput = {
  /** The global id of the part. */
  id: Scalars['ID']['input'];
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The part that was deleted. */
export type DeletePagePartPayload = MutationPayload & {
  __typename?: 'DeletePagePartPayload';
  /** The global id of the part that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The partner to delete. */
export type DeletePartnerInput = {
  /** The global id of the partner. */
  id: Scalars['ID']['input'];
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The partner that was deleted. */
export type DeletePartnerPayload = MutationPayload & {
  __typename?: 'DeletePartnerPayload';
  /** The global id of the partner that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** Whose data to delete. */
export type DeletePersonalDataInput = {
  /** The e-mail address, compared whole, in capital or small letters. */
  email: Scalars['String']['input'];
};

/** How much was deleted. */
export type DeletePersonalDataPayload = MutationPayload & {
  __typename?: 'DeletePersonalDataPayload';
  /** How many applications. */
  deletedApplicationCount?: Maybe<Scalars['Int']['output']>;
  /** How many enquiries. */
  deletedRequestCount?: Maybe<Scalars['Int']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** An image of a product to delete. */
export type DeleteProductImageInput = {
  /** The global id of the product. */
  id: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The version of the owner that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The product without the image. */
export type DeleteProductImagePayload = MutationPayload & {
  __typename?: 'DeleteProductImagePayload';
  /** The product after the change. */
  product?: Maybe<Product>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The product to delete. */
export type DeleteProductInput = {
  /** The global id of the product. */
  id: Scalars['ID']['input'];
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The product that was deleted. */
export type DeleteProductPayload = MutationPayload & {
  __typename?: 'DeleteProductPayload';
  /** The global id of the product that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The property to delete. */
export type DeleteProductPropertyInput = {
  /** The global id of the property. */
  id: Scalars['ID']['input'];
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The property that was deleted. */
export type DeleteProductPropertyPayload = MutationPayload & {
  __typename?: 'DeleteProductPropertyPayload';
  /** The global id of the property that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
  id: Scalars['ID']['input'];
};

/** The enquiry that was deleted. */
export type DeleteRequestPayload = MutationPayload & {
  __typename?: 'DeleteRequestPayload';
  /** The global id of the enquiry that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The enquiries to delete. */
export type DeleteRequestsInput = {
  /** The global ids of the enquiries, 200 at the most. */
  ids: Array<Scalars['ID']['input']>;
};

/** The enquiries that were deleted. */
export type DeleteRequestsPayload = MutationPayload & {
  __typename?: 'DeleteRequestsPayload';
  /** The global ids of the enquiries that are gone. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** An image of a service to delete. */
export type DeleteServiceImageInput = {
  /** The global id of the service. */
  id: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The version of the owner that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The service without the image. */
export type DeleteServiceImagePayload = MutationPayload & {
  __typename?: 'DeleteServiceImagePayload';
  /** The service after the change. */
  service?: Maybe<Service>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The service to delete. */
export type DeleteServiceInput = {
  /** The global id of the service. */
  id: Scalars['ID']['input'];
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The service that was deleted. */
export type DeleteServicePayload = MutationPayload & {
  __typename?: 'DeleteServicePayload';
  /** The global id of the service that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** An image of a spare to delete. */
export type DeleteSpareImageInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The version of the owner that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The spare without the image. */
export type DeleteSpareImagePayload = MutationPayload & {
  __typename?: 'DeleteSpareImagePayload';
  /** The spare after the change. */
  spare?: Maybe<Spare>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The spare to delete. */
export type DeleteSpareInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The spare that was deleted. */
export type DeleteSparePayload = MutationPayload & {
  __typename?: 'DeleteSparePayload';
  /** The global id of the spare that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The sub-part to delete. */
export type DeleteSubPartInput = {
  /** The global id of the sub-part. */
  id: Scalars['ID']['input'];
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The sub-part that was deleted. */
export type DeleteSubPartPayload = MutationPayload & {
  __typename?: 'DeleteSubPartPayload';
  /** The global id of the sub-part that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The entry of the trash by which it can be restored; null where the backend keeps no trash. */
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The entry to delete. */
export type DeleteTrashEntryInput = {
  /** The global id of the entry. */
  id: Scalars['ID']['input'];
};

/** The entry that was deleted for good. */
export type DeleteTrashEntryPayload = MutationPayload & {
  __typename?: 'DeleteTrashEntryPayload';
  /** The global id of the entry that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The product to copy, and into which language. */
export type DuplicateProductInput = {
  /** The global id of the copy's category; left out or null, it is that of the product. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The global id of the product. */
  id: Scalars['ID']['input'];
  /** The language of the copy. */
  language: Language;
};

/** The product that was made. */
export type DuplicateProductPayload = MutationPayload & {
  __typename?: 'DuplicateProductPayload';
  /** The copy, to be put at the end of the list. */
  productEdge?: Maybe<ProductEdge>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** Another session in which somebody has had an object open, or saved it, within five minutes. */
export type Editor = {
  __typename?: 'Editor';
  /** The login of the administrator, who may be the one who asks. */
  login: Scalars['String']['output'];
  /** Since when the object is open there; null where it is not. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last saved there; null where it was not within five minutes. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The sessions that were ended. */
export type EndOtherSessionsPayload = MutationPayload & {
  __typename?: 'EndOtherSessionsPayload';
  /** How many there were. */
  endedCount?: Maybe<Scalars['Int']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The session to end. */
export type EndSessionInput = {
  /** The global id of the session. */
  id: Scalars['ID']['input'];
};

/** The session that was ended. */
export type EndSessionPayload = MutationPayload & {
  __typename?: 'EndSessionPayload';
  /** The global id of the session that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** Whose data to read. */
export type ExportPersonalDataInput = {
  /** The e-mail address, compared whole, in capital or small letters. */
  email: Scalars['String']['input'];
};

/** What is stored. */
export type ExportPersonalDataPayload = MutationPayload & {
  __typename?: 'ExportPersonalDataPayload';
  /** The data; both lists are empty where there is nothing. */
  personalData?: Maybe<PersonalData>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** What was found of one kind. */
export type FoundGroup = {
  __typename?: 'FoundGroup';
  /** The hits: sub-parts best first, enquiries and applications newest first, the others those with a matching title first. */
  hits: Array<FoundHit>;
  /** The kind. */
  kind: FoundKind;
  /** How many there are; sub-parts, enquiries and applications are counted up to 200. */
  totalCount: Scalars['Int']['output'];
};

/** Something that was found. */
export type FoundHit = {
  __typename?: 'FoundHit';
  /** The language of a product or a category; null for all others. */
  language?: Maybe<Language>;
  /** The title of the spare that a sub-part belongs to; null for all others. */
  ownerTitle?: Maybe<Scalars['String']['output']>;
  /** What to open: the id in the REST contract, of a sub-part that of its spare, or the slug of a page. */
  restId: Scalars['String']['output'];
  /** Where it matches: what stands around the first match. Where all words are in the title, the beginning of its text; empty where it has none. */
  text: Array<FoundPiece>;
  /** What it is called: a title, German if there is one, a name or a part number; empty for partners and pages. */
  title: Array<FoundPiece>;
};

/** What kind of thing was found. */
export type FoundKind =
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
  /** An enquiry, unless it looks like a robot's. */
  | 'REQUEST'
  /** A service. */
  | 'SERVICE'
  /** A spare. */
  | 'SPARE'
  /** A sub-part of a spare. */
  | 'SUB_PART';

/** A sub-part that a part number names. */
export type FoundPart = {
  __typename?: 'FoundPart';
  /** The part number as it was asked for. */
  number: Scalars['String']['output'];
  /** The spare to which the sub-part belongs, as the navigation names it. */
  spare: NavbarEntry;
  /** The sub-part; its `partNumber` or its `substPart` is the number. */
  subPart: SubPart;
};

/** A piece of a text; all pieces together are the text. */
export type FoundPiece = {
  __typename?: 'FoundPiece';
  /** Whether it is what was searched for. */
  isMatch: Scalars['Boolean']['output'];
  /** The piece. */
  text: Scalars['String']['output'];
};

/** A stored image. */
export type Image = {
  __typename?: 'Image';
  /** What the image shows, for those who cannot see it; empty where nothing is said. Null over a backend that does not store it. */
  alternativeText?: Maybe<LocalizedText>;
  /** The point that stays in view where the image is cropped, in percent from the left; 50 is the middle. Null over a backend that does not store it. */
  focalX?: Maybe<Scalars['Int']['output']>;
  /** The same in percent from the top. */
  focalY?: Maybe<Scalars['Int']['output']>;
  /** The path under which the backend stores it; it names the image when it is deleted. */
  path: Scalars['String']['output'];
  /** The address at which a browser loads it. */
  url: Scalars['String']['output'];
};


/** A stored image. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A CSV file of sub-parts. A row names a sub-part by its `id`, else the first with its `partnumber`, in any spelling; any other row is a new sub-part. */
export type ImportSubPartsInput = {
  /** The file: CSV in UTF-8, with names of columns in the first line. */
  file: Scalars['Upload']['input'];
  /** Whether to tell only what the import would do. */
  preview: Scalars['Boolean']['input'];
  /** Whether to remove the sub-parts that no row names. */
  removeOthers: Scalars['Boolean']['input'];
  /** The global id of the spare. */
  spareId: Scalars['ID']['input'];
  /** The version of the spare that the import is based on, as its preview gives it: refused as `OUTDATED` where it is another by now. Left out or null, the import is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What an import has done, or what it would do. With errors nothing is done, and the lists are empty. */
export type ImportSubPartsPayload = MutationPayload & {
  __typename?: 'ImportSubPartsPayload';
  /** The new sub-parts, to be put at the end of the spare's list. */
  added?: Maybe<Array<AddedSubPart>>;
  /** The sub-parts that the file changes. */
  changed?: Maybe<Array<ChangedSubPart>>;
  /** What is wrong with the file, by line. */
  errors?: Maybe<Array<SubPartImportError>>;
  /** The sub-parts that are removed, as they were; they can be restored from the trash. */
  removed?: Maybe<Array<SubPart>>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
  /** The version of the spare, after the import or for the preview. */
  version?: Maybe<Scalars['String']['output']>;
  /** What may be wrong with the file, by line, such as a number that a spreadsheet has changed: the stored one is kept then. */
  warnings?: Maybe<Array<SubPartImportError>>;
};

/** What § 5 DDG asks of the imprint beside the contact details. */
export type Imprint = {
  __typename?: 'Imprint';
  /** The register court and the number; null until `IMPRINT_REGISTER` is set. */
  register?: Maybe<Scalars['String']['output']>;
  /** The names of those who represent the company; null until `IMPRINT_REPRESENTATIVE` is set. */
  representative?: Maybe<Scalars['String']['output']>;
  /** The VAT identification number; null until `IMPRINT_VAT_ID` is set. */
  vatId?: Maybe<Scalars['String']['output']>;
};

/** A link that makes its receiver an administrator, once. */
export type Invitation = {
  __typename?: 'Invitation';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The administrator who created it. */
  createdBy: Actor;
  /** Until when it is open. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
};

/** Proof that it is the administrator who asks. */
export type InviteAdministratorInput = {
  /** The password. */
  password: Scalars['String']['input'];
};

/** The new invitation. */
export type InviteAdministratorPayload = MutationPayload & {
  __typename?: 'InviteAdministratorPayload';
  /** The invitation. */
  invitation?: Maybe<Invitation>;
  /** The token for the link; nothing else ever gives it. */
  token?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** Two products that say the same in different languages. */
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
  /** Why it was refused; empty where it was not. */
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

/** The product that is no translation of others any more. */
export type LeaveProductTranslationsInput = {
  /** The global id of the product. */
  id: Scalars['ID']['input'];
};

/** The product without its translations. */
export type LeaveProductTranslationsPayload = MutationPayload & {
  __typename?: 'LeaveProductTranslationsPayload';
  /** The product. */
  product?: Maybe<Product>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The order of a list. */
export type ListOrder = {
  /** In which direction. */
  direction: OrderDirection;
  /** By what. */
  field: ListOrderField;
};

/** By what a list is sorted. */
export type ListOrderField =
  /** By the id in the REST contract: in the order in which the entries were added. */
  | 'ID';

/** A rich text in the languages of the site. */
export type LocalizedHtml = {
  __typename?: 'LocalizedHTML';
  /** The German text as it is stored; blank where there is none yet. */
  de: Scalars['HTML']['output'];
  /** The English text as it is stored; blank where there is none yet. */
  en: Scalars['HTML']['output'];
  /** The text to show to readers of a language. Where it is blank there, the German text, else the first that is not blank; empty where all are. */
  in: Scalars['HTML']['output'];
  /** The Russian text as it is stored; blank where there is none yet. */
  ru: Scalars['HTML']['output'];
  /** The language in which `in` gives the text, for markup to say so; null where all are blank. */
  writtenIn?: Maybe<Language>;
};


/** A rich text in the languages of the site. */
export type LocalizedHtmlInArgs = {
  language: Language;
};


/** A rich text in the languages of the site. */
export type LocalizedHtmlWrittenInArgs = {
  language: Language;
};

/** What changes of a rich text in the languages of the site; a language that is left out or null stays as it is. */
export type LocalizedHtmlChangeInput = {
  /** The German text. */
  de?: InputMaybe<Scalars['HTML']['input']>;
  /** The English text. */
  en?: InputMaybe<Scalars['HTML']['input']>;
  /** The Russian text. */
  ru?: InputMaybe<Scalars['HTML']['input']>;
};

/** A rich text in the languages of the site, as an administrator types it. */
export type LocalizedHtmlInput = {
  /** The German text. */
  de: Scalars['HTML']['input'];
  /** The English text. */
  en: Scalars['HTML']['input'];
  /** The Russian text. */
  ru: Scalars['HTML']['input'];
};

/** A plain text in the languages of the site. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** The German text as it is stored; blank where there is none yet. */
  de: Scalars['String']['output'];
  /** The English text as it is stored; blank where there is none yet. */
  en: Scalars['String']['output'];
  /** The text to show to readers of a language. Where it is blank there, the German text, else the first that is not blank; empty where all are. */
  in: Scalars['String']['output'];
  /** The Russian text as it is stored; blank where there is none yet. */
  ru: Scalars['String']['output'];
  /** The language in which `in` gives the text, for markup to say so; null where all are blank. */
  writtenIn?: Maybe<Language>;
};


/** A plain text in the languages of the site. */
export type LocalizedTextInArgs = {
  language: Language;
};


/** A plain text in the languages of the site. */
export type LocalizedTextWrittenInArgs = {
  language: Language;
};

/** What changes of a plain text in the languages of the site; a language that is left out or null stays as it is. */
export type LocalizedTextChangeInput = {
  /** The German text. */
  de?: InputMaybe<Scalars['String']['input']>;
  /** The English text. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** The Russian text. */
  ru?: InputMaybe<Scalars['String']['input']>;
};

/** A plain text in the languages of the site, as an administrator types it. */
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
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of the log in a list. */
export type LogEdge = {
  __typename?: 'LogEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: LogEntry;
};

/** Something that an administrator has done; nothing can change it. */
export type LogEntry = Node & {
  __typename?: 'LogEntry';
  /** The address from which it was done; null on the server itself. */
  address?: Maybe<Scalars['String']['output']>;
  /** When the entry is deleted. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The login of the administrator; null for a login that does not exist, and for a write without a valid token. */
  login?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  occurredAt: Scalars['DateTime']['output'];
  /** The operation of the REST contract, for instance `updateSpare`; `loginFailed` for a failed login. */
  operation: Scalars['String']['output'];
  /** Why the write was refused, by the code of the REST contract, for instance `OUTDATED`; null where it was done. */
  refusalCode?: Maybe<Scalars['String']['output']>;
  /** The REST ids of what was changed, for instance `7/12`; null where there is none. */
  target?: Maybe<Scalars['String']['output']>;
};

/** What an administrator types to log in. */
export type LoginInput = {
  /** A code of the second factor, or a recovery code, where the account has one; a refusal as `INVALID_CREDENTIALS` names the field where it is needed or wrong. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The name to log in with. */
  login: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** The session of an administrator who has logged in. */
export type LoginPayload = MutationPayload & {
  __typename?: 'LoginPayload';
  /** The access token, to be sent as `Authorization: Bearer`. */
  token?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The session that was ended. */
export type LogoutPayload = MutationPayload & {
  __typename?: 'LogoutPayload';
  /** Whether the backend ended the token; false where it cannot and the token only expires. */
  ended?: Maybe<Scalars['Boolean']['output']>;
  /** Why it was refused; empty where it was not. */
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

/** What to move, and where to. */
export type MoveInput = {
  /** The global id of a spare, a sub-part, a property, a partner, a service or a part of a page. */
  id: Scalars['ID']['input'];
  /** The position in the list, from 1; one beyond the end means the end. */
  position: Scalars['Int']['input'];
  /** The version that the move is based on: refused as `OUTDATED` where the object has another one by now. Left out or null, it is moved in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What was moved. */
export type MovePayload = MutationPayload & {
  __typename?: 'MovePayload';
  /** The object as it is stored now; null where it was refused. */
  moved?: Maybe<Node>;
  /** What it belongs to, as that is stored now; null for what stands alone, or where it was refused. */
  owner?: Maybe<Node>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts an invitation by its token and adds the administrator; a token works once. Endpoint: `POST /auth/invitation` (extension). */
  acceptInvitation: AcceptInvitationPayload;
  /** Adds a category. Endpoint: `POST /category`. */
  addCategory: AddCategoryPayload;
  /** Adds an image to the page about gas turbines or careers. Endpoint: `POST /page/{slug}/image/add`. */
  addPageImage: AddPageImagePayload;
  /** Adds a part to the page about gas turbines. Endpoint: `POST /page/page-part/gas-turbina`. */
  addPagePart: AddPagePartPayload;
  /** Adds a partner with its image. Endpoint: `POST /partner`. */
  addPartner: AddPartnerPayload;
  /** Adds a product with its images. Endpoint: `POST /product`. */
  addProduct: AddProductPayload;
  /** Adds an image to a product. Endpoint: `POST /product/{id}/image/add`. */
  addProductImage: AddProductImagePayload;
  /** Adds a property to a product. Endpoint: `POST /product/property`. */
  addProductProperty: AddProductPropertyPayload;
  /** Adds a service with its images. Endpoint: `POST /service`. */
  addService: AddServicePayload;
  /** Adds an image to a service. Endpoint: `POST /service/{id}/image/add`. */
  addServiceImage: AddServiceImagePayload;
  /** Adds a spare with its images. Endpoint: `POST /spare`. */
  addSpare: AddSparePayload;
  /** Adds an image to a spare. Endpoint: `POST /spare/{id}/image/add`. */
  addSpareImage: AddSpareImagePayload;
  /** Adds a sub-part to a spare. Endpoint: `POST /spare/{id}/part`. */
  addSubPart: AddSubPartPayload;
  /** Gives a secret for an authenticator app. Refused as `CONFLICT` where the second factor is on. Endpoint: `POST /auth/second-factor` (extension). */
  beginSecondFactor: BeginSecondFactorPayload;
  /** Turns the second factor on. Endpoint: `POST /auth/second-factor/confirm` (extension). */
  confirmSecondFactor: ConfirmSecondFactorPayload;
  /** Says of outdated texts that they are still right. Endpoint: `POST /outdated-text/confirm` (extension). */
  confirmTranslation: ConfirmTranslationPayload;
  /** Deletes a received application with its files. Endpoint: `DELETE /application/{id}` (extension). */
  deleteApplication: DeleteApplicationPayload;
  /** Deletes a category. Endpoint: `DELETE /category/{id}`. */
  deleteCategory: DeleteCategoryPayload;
  /** Deletes an image of the page about gas turbines or careers. Endpoint: `DELETE /page/{slug}/image/delete`. */
  deletePageImage: DeletePageImagePayload;
  /** Deletes a part of the page about gas turbines. Endpoint: `DELETE /page/page-part/{id}/{pageId}`. */
  deletePagePart: DeletePagePartPayload;
  /** Deletes a partner. Endpoint: `DELETE /partner/{id}`. */
  deletePartner: DeletePartnerPayload;
  /** Deletes all that an e-mail address has sent. Endpoint: `POST /privacy/delete` (extension). */
  deletePersonalData: DeletePersonalDataPayload;
  /** Deletes a product with its properties and images. Endpoint: `DELETE /product/{id}`. */
  deleteProduct: DeleteProductPayload;
  /** Deletes an image of a product. Endpoint: `DELETE /product/{id}/image/delete`. */
  deleteProductImage: DeleteProductImagePayload;
  /** Deletes a property of a product. Endpoint: `DELETE /product/property/{id}`. */
  deleteProductProperty: DeleteProductPropertyPayload;
  /** Deletes a received enquiry. Endpoint: `DELETE /request/{id}`. */
  deleteRequest: DeleteRequestPayload;
  /** Deletes received enquiries. Endpoint: `POST /request/delete` (extension); without it, one call for each. */
  deleteRequests: DeleteRequestsPayload;
  /** Deletes a service with its images. Endpoint: `DELETE /service/{id}`. */
  deleteService: DeleteServicePayload;
  /** Deletes an image of a service. Endpoint: `DELETE /service/{id}/image/delete`. */
  deleteServiceImage: DeleteServiceImagePayload;
  /** Deletes a spare with its sub-parts and images. Endpoint: `DELETE /spare/{id}`. */
  deleteSpare: DeleteSparePayload;
  /** Deletes an image of a spare. Endpoint: `DELETE /spare/{id}/image/delete`. */
  deleteSpareImage: DeleteSpareImagePayload;
  /** Deletes a sub-part. Endpoint: `DELETE /spare/{id}/part/{partId}`. */
  deleteSubPart: DeleteSubPartPayload;
  /** Deletes an entry of the trash for good. Endpoint: `DELETE /trash/{id}` (extension). */
  deleteTrashEntry: DeleteTrashEntryPayload;
  /** Copies a product with its images and properties into another language, with its texts as they are, and keeps that the two are translations where the backend can. Refused as `CONFLICT` where the product is in that language, or has a translation in it. Endpoint: `POST /product/{id}/duplicate` (extension); over a backend without it, the calls of section 7 that add a product and its properties. */
  duplicateProduct: DuplicateProductPayload;
  /** Ends every session of one's own account but the present one. Endpoint: `POST /session/end-others` (extension). */
  endOtherSessions: EndOtherSessionsPayload;
  /** Ends a session of any administrator. Endpoint: `DELETE /session/{id}` (extension). */
  endSession: EndSessionPayload;
  /** Reads all that an e-mail address has sent: a mutation, so that no address of a query holds it. Endpoint: `POST /privacy/export` (extension). */
  exportPersonalData: ExportPersonalDataPayload;
  /** Adds, changes and removes sub-parts as a CSV file says, all of it or nothing. Endpoint: `POST /spare/{id}/part/import` (extension). */
  importSubParts: ImportSubPartsPayload;
  /** Invites one more administrator by a link. Endpoint: `POST /invitation` (extension). */
  inviteAdministrator: InviteAdministratorPayload;
  /** Makes two products translations of each other, with all that are translations of either. Refused as `CONFLICT` where two of them have the same language. Endpoint: `POST /product/{id}/translation/{translationId}` (extension). */
  joinProductTranslations: JoinProductTranslationsPayload;
  /** Lets a product be no translation of others any more. Endpoint: `DELETE /product/{id}/translation` (extension). */
  leaveProductTranslations: LeaveProductTranslationsPayload;
  /** Logs an administrator in. Endpoint: `POST /auth/login`. */
  login: LoginPayload;
  /** Ends the token of this call, where the backend can end it. Endpoint: `POST /auth/logout` (extension). */
  logout: LogoutPayload;
  /** Gives an object another position in its list; no other one changes. Endpoint: `PATCH /order/{kind}/{id}` (extension). */
  move: MovePayload;
  /** Removes another administrator, with his sessions and invitations. Refused as `CONFLICT` for one's own account. Endpoint: `DELETE /administrator/{id}` (extension). */
  removeAdministrator: RemoveAdministratorPayload;
  /** Turns the second factor off. Endpoint: `POST /auth/second-factor/remove` (extension). */
  removeSecondFactor: RemoveSecondFactorPayload;
  /** Says that an object is open in a form of this session, to be repeated once a minute; returns who else edits it. Counts as no use of the session. Endpoint: `POST /editing` (extension). */
  reportEditing: ReportEditingPayload;
  /** Saves an object as it was, which is a new revision. Endpoint: `POST /revision/{id}/restore` (extension). */
  restoreRevision: RestoreRevisionPayload;
  /** Restores an entry of the trash as it was, under its id. Refused as `CONFLICT` where what it belongs to is deleted as well. Endpoint: `POST /trash/{id}/restore` (extension). */
  restoreTrashEntry: RestoreTrashEntryPayload;
  /** Tries at once to tell the company of what it could not be told. Endpoint: `POST /notification/retry` (extension). */
  retryNotifications: RetryNotificationsPayload;
  /** Sends an application with up to two files. Endpoint: `POST /application` (extension). */
  sendApplication: SendApplicationPayload;
  /** Sends an enquiry to the company. Endpoint: `POST /request`. */
  sendRequest: SendRequestPayload;
  /** Takes an image down for good that only trash and history name: it leaves both at once, and its file is deleted in all widths. Refused as `CONFLICT` as long as something shows it. Endpoint: `POST /image/take-down` (extension). */
  takeDownImage: TakeDownImagePayload;
  /** Changes a category. Endpoint: `PATCH /category/{id}`. */
  updateCategory: UpdateCategoryPayload;
  /** Changes what is said of an image, and its position in the list. Endpoint: `PATCH /image/{kind}/{entity}` (extension). */
  updateImage: UpdateImagePayload;
  /** Changes the administrator's login. Endpoint: `PATCH /auth/login`. */
  updateLogin: UpdateLoginPayload;
  /** Changes the texts of a page. Endpoint: `PATCH /page/{slug}`. */
  updatePage: UpdatePagePayload;
  /** Changes the description of a part of the page about gas turbines. Endpoint: `PATCH /page/page-part/{id}`. */
  updatePagePart: UpdatePagePartPayload;
  /** Gives a part of the page about gas turbines another image. Endpoint: `POST /page/page-part/{id}/image/add`. */
  updatePagePartImage: UpdatePagePartImagePayload;
  /** Changes a partner and, where one is given, its image. Endpoint: `PATCH /partner/{id}`. */
  updatePartner: UpdatePartnerPayload;
  /** Changes the administrator's password; every token ends with it. Endpoint: `PATCH /auth/password`. */
  updatePassword: UpdatePasswordPayload;
  /** Changes a product. Endpoint: `PATCH /product/{id}`. */
  updateProduct: UpdateProductPayload;
  /** Changes a property of a product. Endpoint: `PATCH /product/property/{id}`. */
  updateProductProperty: UpdateProductPropertyPayload;
  /** Notes what was done about received enquiries. Endpoint: `PATCH /request` (extension). */
  updateRequests: UpdateRequestsPayload;
  /** Changes the titles and texts of a service. Endpoint: `PATCH /service/{id}`. */
  updateService: UpdateServicePayload;
  /** Changes the company's contact details. Endpoint: `PATCH /settings`. */
  updateSettings: UpdateSettingsPayload;
  /** Changes the titles and texts of a spare. Endpoint: `PATCH /spare/{id}`. */
  updateSpare: UpdateSparePayload;
  /** Changes a sub-part. Endpoint: `PATCH /spare/{id}/part/{partId}`. */
  updateSubPart: UpdateSubPartPayload;
  /** Withdraws an invitation. Endpoint: `DELETE /invitation/{id}` (extension). */
  withdrawInvitation: WithdrawInvitationPayload;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddCategoryArgs = {
  input: AddCategoryInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddPageImageArgs = {
  input: AddPageImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddPagePartArgs = {
  input: AddPagePartInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddPartnerArgs = {
  input: AddPartnerInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddProductImageArgs = {
  input: AddProductImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddProductPropertyArgs = {
  input: AddProductPropertyInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddServiceArgs = {
  input: AddServiceInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddServiceImageArgs = {
  input: AddServiceImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddSpareArgs = {
  input: AddSpareInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddSpareImageArgs = {
  input: AddSpareImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationAddSubPartArgs = {
  input: AddSubPartInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationBeginSecondFactorArgs = {
  input: BeginSecondFactorInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationConfirmTranslationArgs = {
  input: ConfirmTranslationInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteApplicationArgs = {
  input: DeleteApplicationInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteCategoryArgs = {
  input: DeleteCategoryInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeletePageImageArgs = {
  input: DeletePageImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeletePagePartArgs = {
  input: DeletePagePartInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeletePartnerArgs = {
  input: DeletePartnerInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeletePersonalDataArgs = {
  input: DeletePersonalDataInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteProductArgs = {
  input: DeleteProductInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteProductImageArgs = {
  input: DeleteProductImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteProductPropertyArgs = {
  input: DeleteProductPropertyInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteRequestArgs = {
  input: DeleteRequestInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteRequestsArgs = {
  input: DeleteRequestsInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteServiceArgs = {
  input: DeleteServiceInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteServiceImageArgs = {
  input: DeleteServiceImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteSpareArgs = {
  input: DeleteSpareInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteSpareImageArgs = {
  input: DeleteSpareImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteSubPartArgs = {
  input: DeleteSubPartInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDeleteTrashEntryArgs = {
  input: DeleteTrashEntryInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationDuplicateProductArgs = {
  input: DuplicateProductInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationExportPersonalDataArgs = {
  input: ExportPersonalDataInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationImportSubPartsArgs = {
  input: ImportSubPartsInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationInviteAdministratorArgs = {
  input: InviteAdministratorInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationJoinProductTranslationsArgs = {
  input: JoinProductTranslationsInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationLeaveProductTranslationsArgs = {
  input: LeaveProductTranslationsInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationMoveArgs = {
  input: MoveInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationRemoveAdministratorArgs = {
  input: RemoveAdministratorInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationReportEditingArgs = {
  input: ReportEditingInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationRestoreRevisionArgs = {
  input: RestoreRevisionInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationRestoreTrashEntryArgs = {
  input: RestoreTrashEntryInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationSendApplicationArgs = {
  input: SendApplicationInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationSendRequestArgs = {
  input: SendRequestInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationTakeDownImageArgs = {
  input: TakeDownImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateImageArgs = {
  input: UpdateImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateLoginArgs = {
  input: UpdateLoginInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdatePageArgs = {
  input: UpdatePageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdatePagePartArgs = {
  input: UpdatePagePartInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdatePagePartImageArgs = {
  input: UpdatePagePartImageInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdatePartnerArgs = {
  input: UpdatePartnerInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateProductPropertyArgs = {
  input: UpdateProductPropertyInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateRequestsArgs = {
  input: UpdateRequestsInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateServiceArgs = {
  input: UpdateServiceInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateSpareArgs = {
  input: UpdateSpareInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationUpdateSubPartArgs = {
  input: UpdateSubPartInput;
};


/** What can be changed. A refusal that is to be expected is in `userErrors` of the payload. The error code `STORED_NOT_READ` says that a change was stored but could not be read back: it is not to be sent again. */
export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};

/** What every mutation gives. Where `userErrors` says why it was refused, its other fields are null, unless the code says otherwise. */
export type MutationPayload = {
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** What the main navigation lists. */
export type Navbar = {
  __typename?: 'Navbar';
  /** How many partners there are; without any, the partners link is not shown. */
  partnerCount: Scalars['Int']['output'];
  /** The services, for the links to `/service/{id}`. */
  services: Array<NavbarEntry>;
  /** The spares, for the links to `/part-list/{id}`. */
  spares: Array<NavbarEntry>;
};

/** A link of the main navigation. */
export type NavbarEntry = {
  __typename?: 'NavbarEntry';
  /** The id in the REST contract, which the address of the page carries. */
  restId: Scalars['ID']['output'];
  /** The title of the page it leads to. */
  title: LocalizedText;
};

/** An object that can be fetched again by its global id. */
export type Node = {
  /** The opaque global id. */
  id: Scalars['ID']['output'];
};

/** Whether the company can be told of enquiries and applications, by e-mail and webhook. */
export type NotificationStatus = {
  __typename?: 'NotificationStatus';
  /** Why the last attempt failed; null where none did. */
  error?: Maybe<Scalars['String']['output']>;
  /** When the oldest of them was noted; null where there is none. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** How many could not be delivered so far. */
  undeliveredCount: Scalars['Int']['output'];
};

/** Names an object in one of two ways. */
export type ObjectRef =
  /** The global id. */
  { id: Scalars['ID']['input']; restId?: never; }
  |  /** The id in the REST contract, which addresses of the site carry. */
  { id?: never; restId: Scalars['ID']['input']; };

/** In which direction a list is sorted. */
export type OrderDirection =
  /** From low to high, from old to new. */
  | 'ASC'
  /** From high to low, from new to old. */
  | 'DESC';

/** A page with a text of its own. */
export type Page = Node & {
  __typename?: 'Page';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images, in the order in which they were added; only gas turbines and careers have some. */
  images: Array<Image>;
  /** The link that the backend keeps with the page. */
  link: Scalars['String']['output'];
  /** The parts, in the order in which they were added; only gas turbines has some. */
  parts: Array<PagePart>;
  /** Which page it is. */
  slug: PageSlug;
  /** The text, as HTML. */
  text: LocalizedHtml;
  /** When the page was changed; null where it never was or the backend does not tell a date and time. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Where a page of a connection begins and ends, as the GraphQL Cursor Connections Specification has it. */
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
  /** The image; null where there is none. */
  image?: Maybe<Image>;
  /** The id in the REST contract. */
  restId: Scalars['ID']['output'];
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Which of the pages with a text of their own. */
export type PageSlug =
  /** Working for the company: `/careers`. */
  | 'CAREERS'
  /** How to reach the company: `/contacts`. */
  | 'CONTACT'
  /** About gas turbines: `/gas-turbina`. */
  | 'GAS_TURBINA'
  /** The privacy policy: `/privacy-policy`. */
  | 'PRIVACY_POLICY';

/** A part that a search has found. */
export type PartHit = {
  __typename?: 'PartHit';
  /** How the search found it. */
  match: PartMatch;
  /** The part. */
  part: SubPart;
  /** The spare in whose part list it stands, as the navigation names it. */
  spare: NavbarEntry;
};

/** How a search found a part, from best to worst. */
export type PartMatch =
  /** Its words occur in the numbers and descriptions. */
  | 'CONTAINED'
  /** The part number or the substitute number is what was searched for. */
  | 'EXACT'
  /** One of them begins with it. */
  | 'PREFIX'
  /** It would occur but for one typing error. */
  | 'SIMILAR';

/** What a search for parts has found. */
export type PartSearch = {
  __typename?: 'PartSearch';
  /** Whether there are more hits than were asked for. */
  hasMore: Scalars['Boolean']['output'];
  /** The hits, best first. */
  hits: Array<PartHit>;
};

/** A company that this one works with. */
export type Partner = Node & {
  __typename?: 'Partner';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The image; null where there is none. */
  image?: Maybe<Image>;
  /** The id in the REST contract. */
  restId: Scalars['ID']['output'];
  /** The text, as HTML. A text in a language that was not read yet: `GET /partner?lang={lang}`. */
  text: LocalizedHtml;
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of partners. */
export type PartnerConnection = {
  __typename?: 'PartnerConnection';
  /** The partners of this page. */
  edges: Array<PartnerEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A partner in a list. */
export type PartnerEdge = {
  __typename?: 'PartnerEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** A partner. */
  node: Partner;
};

/** All that an e-mail address has sent. */
export type PersonalData = {
  __typename?: 'PersonalData';
  /** Its applications. */
  applications: Array<Application>;
  /** Its enquiries. */
  requests: Array<Request>;
};

/** A turbine that the company sells, described in one language. */
export type Product = Node & {
  __typename?: 'Product';
  /** The category; null where the product has none. */
  category?: Maybe<Category>;
  /** The description, as HTML. */
  description: Scalars['HTML']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The main image; null where there is none. */
  image?: Maybe<Image>;
  /** The images, in the order in which they were added. */
  images: Array<Image>;
  /** The language in which the product is described; null where the backend names none of the site's. */
  language?: Maybe<Language>;
  /** The model. */
  model: Scalars['String']['output'];
  /** The power in megawatts, as text for readers. */
  power: Scalars['String']['output'];
  /** The properties, in the order in which they were added. */
  properties: Array<ProductProperty>;
  /** The id in the REST contract, which the address `/parts/{id}` carries. */
  restId: Scalars['ID']['output'];
  /** The title. */
  title: Scalars['String']['output'];
  /** The products that say the same in other languages; null where the backend does not keep them. */
  translations?: Maybe<Array<ProductTranslation>>;
  /** The type of engine, for instance aeroderivative. */
  type: Scalars['String']['output'];
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The products of this page. */
  edges: Array<ProductEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A product in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** The place in the list. */
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
  /** The image; null where there is none. */
  image?: Maybe<Image>;
  /** The id in the REST contract. */
  restId: Scalars['ID']['output'];
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A product as another one names it, of which it is the translation. */
export type ProductTranslation = {
  __typename?: 'ProductTranslation';
  /** The language in which the product is described; null where the backend names none of the site's. */
  language?: Maybe<Language>;
  /** The id of the product in the REST contract. */
  restId: Scalars['ID']['output'];
  /** The title, in its language. */
  title: Scalars['String']['output'];
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** The administrator who is logged in; null without a valid token. Endpoint: `POST /auth/me`. */
  account?: Maybe<Account>;
  /** Who may log in, oldest first; null where the backend has one administrator only. Endpoint: `GET /administrator` (extension). */
  administrators?: Maybe<Array<Administrator>>;
  /** All received applications, oldest first. Endpoint: `GET /application` (extension). */
  applications: ApplicationConnection;
  /** Categories, oldest first: those in a language, or without one those in all languages. Endpoints: `GET /category?lang={LANG}`; for administrators without a language `GET /category`. */
  categories: CategoryConnection;
  /** Whatever an administrator keeps or has received that matches what was typed, by kind. All words must occur in the titles and texts of one thing, whatever the case, accents, dashes and Cyrillic letters that look Latin; sub-parts are found as `searchParts` finds them. Kinds without a hit are left out. Endpoints: `GET /part-search` (extension), `GET /spare`, `GET /service`, `GET /product`, `GET /partner/all`, `GET /category`, `GET /page/{slug}`, `GET /request`, `GET /application` (extension), `POST /auth/me`. */
  find: Array<FoundGroup>;
  /** The invitations that are still open, oldest first; null where the backend has none. Endpoint: `GET /invitation` (extension). */
  invitations?: Maybe<Array<Invitation>>;
  /** Who has changed what and who has logged in, oldest first; null where the backend keeps no log. Endpoint: `GET /log` (extension). */
  log?: Maybe<LogConnection>;
  /** The types of what `move` and `updateImage` can give another position in its list; null where the backend moves nothing. Endpoint: `GET /order` (extension). */
  movableTypes?: Maybe<Array<MovableType>>;
  /** What the main navigation lists. Endpoint: `GET /component/navbar`. */
  navbar: Navbar;
  /** Any object by its global id; null where it does not exist. */
  node?: Maybe<Node>;
  /** Whether the company can be told of enquiries; null where the backend tells nobody. Endpoint: `GET /notification` (extension). */
  notificationStatus?: Maybe<NotificationStatus>;
  /** How many enquiries are open, without those that look like a robot's; null where the backend does not tell. Endpoint: `GET /request/count` (extension). */
  openRequestCount?: Maybe<Scalars['Int']['output']>;
  /** One of the pages with a text of their own. Endpoint: `GET /page/{slug}`. */
  page: Page;
  /** A partner; null where it does not exist. Endpoints: `GET /partner?lang={lang}`; for administrators `GET /partner/show/{id}`. */
  partner?: Maybe<Partner>;
  /** The partners, oldest first. Endpoints: `GET /partner?lang={lang}`; for administrators without a language `GET /partner/all`. */
  partners: PartnerConnection;
  /** Sub-parts by their numbers or by those that they replace, in the order of the numbers. Of numbers that are the same but for their spelling only the first is found. Endpoints: `GET /spare/{id}`, `GET /component/navbar`, `GET /part-search/exact` (extension). */
  partsByNumber: Array<FoundPart>;
  /** A product; null where it does not exist. Endpoints: `GET /product/{id}?language={LANG}`; for administrators without a language `GET /product/show/{id}`. */
  product?: Maybe<Product>;
  /** Products, oldest first: those in a language, or without one those in all languages. Endpoints: `GET /product?lang={LANG}&category={id}`; for administrators without a language `GET /product?category={id}`. */
  products: ProductConnection;
  /** All received enquiries, oldest first. Endpoint: `GET /request`. */
  requests: RequestConnection;
  /** For how long what visitors send is kept; null where the backend does not tell. Endpoint: `GET /privacy` (extension). */
  retention?: Maybe<Retention>;
  /** What saves have made of an object, oldest first; null where the backend keeps no history. Endpoint: `GET /revision` (extension). */
  revisions?: Maybe<RevisionConnection>;
  /** The sub-parts of all spares that match what somebody typed, best first: by part number, substitute number or description, whatever the case, blanks, dashes, Cyrillic letters that look Latin, and O or 0. Where none matches, those that match but for one typing error. Endpoints: `GET /component/navbar` and `GET /spare/{id}`, kept for some seconds; in their place `GET /part-search` (extension). */
  searchParts: PartSearch;
  /** The second factor of the administrator who asks; null where the backend has none. Endpoint: `GET /auth/second-factor` (extension). */
  secondFactor?: Maybe<SecondFactor>;
  /** A service; null where it does not exist. Endpoint: `GET /service/{id}`. */
  service?: Maybe<Service>;
  /** All services, oldest first. Endpoint: `GET /service`. */
  services: ServiceConnection;
  /** The sessions of all administrators, the last used first; null where the backend does not tell. Endpoint: `GET /session` (extension). */
  sessions?: Maybe<Array<Session>>;
  /** The company's contact details. Endpoint: `GET /settings`. */
  settings: Settings;
  /** A spare; null where it does not exist. Endpoint: `GET /spare/{id}`. */
  spare?: Maybe<Spare>;
  /** All spares, oldest first. Endpoint: `GET /spare`. */
  spares: SpareConnection;
  /** What an import of sub-parts takes; null where the backend has none. Endpoint: `GET /part-import` (extension). */
  subPartImport?: Maybe<SubPartImportRules>;
  /** Whether `takeDownImage` takes images down; false where the backend does not offer it. Endpoint: `GET /image/take-down` (extension). */
  takesDownImages: Scalars['Boolean']['output'];
  /** What is not translated, by language: texts that are empty in one while another has them, texts that are the same in two, and, where the backend knows, texts that are older than what they translate, and languages that the translations of a product lack. Endpoints: `GET /outdated-text` (extension), `GET /product`, `GET /page/{slug}`, `GET /spare`, `GET /service`, `GET /partner/all`. */
  translationGaps: Array<TranslationGap>;
  /** What was deleted and can be restored, oldest first; null where the backend keeps no trash. Endpoint: `GET /trash` (extension). */
  trash?: Maybe<TrashConnection>;
};


/** What can be read. */
export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceivedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReceivedOrder>;
};


/** What can be read. */
export type QueryCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** What can be read. */
export type QueryFindArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<FoundKind>>;
  text: Scalars['String']['input'];
};


/** What can be read. */
export type QueryLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** What can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPageArgs = {
  slug: PageSlug;
};


/** What can be read. */
export type QueryPartnerArgs = {
  by: ObjectRef;
};


/** What can be read. */
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


/** What can be read. */
export type QueryPartsByNumberArgs = {
  numbers: Array<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryProductArgs = {
  by: ObjectRef;
  language?: InputMaybe<Language>;
};


/** What can be read. */
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


/** What can be read. */
export type QueryRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceivedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReceivedOrder>;
  status?: InputMaybe<RequestStatus>;
};


/** What can be read. */
export type QueryRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  of?: InputMaybe<Scalars['ID']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** What can be read. */
export type QuerySearchPartsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** What can be read. */
export type QueryServiceArgs = {
  by: ObjectRef;
};


/** What can be read. */
export type QueryServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** What can be read. */
export type QuerySpareArgs = {
  by: ObjectRef;
};


/** What can be read. */
export type QuerySparesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


/** What can be read. */
export type QueryTranslationGapsArgs = {
  kinds?: InputMaybe<Array<TranslatedKind>>;
};


/** What can be read. */
export type QueryTrashArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};

/** Which of the received enquiries or applications: those to which all applies that is given. */
export type ReceivedFilter = {
  /** Only those that look like a robot's, or only the others. */
  isSuspectedSpam?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those whose sender used the site in this language. */
  language?: InputMaybe<Language>;
  /** Only those received at this time or later; those without a time do not count. */
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those received before this time; those without a time do not count. */
  receivedTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those in which each word of this occurs, folded as the part search folds them: 200 characters at the most, of which 16 words count. Names, e-mail addresses, companies, comments and what administrators noted are searched. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The order of received enquiries or applications. */
export type ReceivedOrder = {
  /** In which direction. */
  direction: OrderDirection;
  /** By what. */
  field: ReceivedOrderField;
};

/** By what received enquiries or applications are sorted. */
export type ReceivedOrderField =
  /** By the time at which they were received, then by the id in the REST contract. */
  | 'RECEIVED_AT';

/** The administrator to remove. */
export type RemoveAdministratorInput = {
  /** The global id of the administrator. */
  id: Scalars['ID']['input'];
};

/** The administrator who was removed. */
export type RemoveAdministratorPayload = MutationPayload & {
  __typename?: 'RemoveAdministratorPayload';
  /** The global id of the administrator who is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** Proof that it is the administrator who asks. */
export type RemoveSecondFactorInput = {
  /** A code of the app, or a recovery code. */
  code: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** The second factor, which is off. */
export type RemoveSecondFactorPayload = MutationPayload & {
  __typename?: 'RemoveSecondFactorPayload';
  /** The second factor. */
  secondFactor?: Maybe<SecondFactor>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** What is open in a form. */
export type ReportEditingInput = {
  /** The global id of what has a history; left out or null for the settings. */
  of?: InputMaybe<Scalars['ID']['input']>;
};

/** Who else edits the object. */
export type ReportEditingPayload = MutationPayload & {
  __typename?: 'ReportEditingPayload';
  /** The others, by login; null where it was refused. */
  editors?: Maybe<Array<Editor>>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A received enquiry: a general one, a pre-order or an availability inquiry. */
export type Request = Node & {
  __typename?: 'Request';
  /** The sender's company. */
  company: Scalars['String']['output'];
  /** The e-mail address to answer to, as it was typed. */
  email: Scalars['String']['output'];
  /** When that was; null where nobody did. */
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The administrator who last changed the status or the note; null if nobody has. */
  handledBy?: Maybe<Actor>;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it looks like a robot's; false where the backend does not tell. */
  isSuspectedSpam: Scalars['Boolean']['output'];
  /** The language in which the sender used the site; null where the backend does not keep it. */
  language?: Maybe<Language>;
  /** Who sent it. */
  name: Scalars['String']['output'];
  /** What administrators note about it, empty at first; null where the backend does not keep it. */
  note?: Maybe<Scalars['String']['output']>;
  /** When it was received; null where the backend does not keep it. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id in the REST contract. */
  restId: Scalars['ID']['output'];
  /** What was done about it; null where the backend does not keep it. */
  status?: Maybe<RequestStatus>;
  /** The comment. */
  text: Scalars['String']['output'];
};

/** A list of enquiries. */
export type RequestConnection = {
  __typename?: 'RequestConnection';
  /** The enquiries of this page. */
  edges: Array<RequestEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An enquiry in a list. */
export type RequestEdge = {
  __typename?: 'RequestEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The enquiry. */
  node: Request;
};

/** What was done about an enquiry. */
export type RequestStatus =
  /** Somebody has answered. */
  | 'ANSWERED'
  /** There is nothing more to do. */
  | 'DONE'
  /** Nothing yet. */
  | 'OPEN';

/** The revision to restore. */
export type RestoreRevisionInput = {
  /** The global id of the revision. */
  id: Scalars['ID']['input'];
  /** The version of the object that the restore is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is restored in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What was restored. */
export type RestoreRevisionPayload = MutationPayload & {
  __typename?: 'RestoreRevisionPayload';
  /** The object as it is stored now; null for the settings, or where it was refused. */
  restored?: Maybe<Node>;
  /** The global id of the revision whose state is stored again. */
  restoredId?: Maybe<Scalars['ID']['output']>;
  /** The settings as they are stored now; null where the revision is not one of theirs, or where it was refused. */
  settings?: Maybe<Settings>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The entry to restore. */
export type RestoreTrashEntryInput = {
  /** The global id of the entry. */
  id: Scalars['ID']['input'];
};

/** What was restored. */
export type RestoreTrashEntryPayload = MutationPayload & {
  __typename?: 'RestoreTrashEntryPayload';
  /** The global id of the trash entry, which no longer exists. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** What was restored; of an image its owner. */
  restored?: Maybe<Node>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** For how long what visitors send is kept. */
export type Retention = {
  __typename?: 'Retention';
  /** After how many days applications are deleted. */
  applicationsDays: Scalars['Int']['output'];
  /** After how many days enquiries are deleted; null where they are kept. */
  enquiriesDays?: Maybe<Scalars['Int']['output']>;
};

/** The state after what failed was tried again. */
export type RetryNotificationsPayload = MutationPayload & {
  __typename?: 'RetryNotificationsPayload';
  /** The state; what is under way counts as undelivered. */
  notificationStatus?: Maybe<NotificationStatus>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** What one save has made of an object. */
export type Revision = Node & {
  __typename?: 'Revision';
  /** The fields that the save changed, as paths in the schema: `title.de`, `partNumber` or `images`. */
  changedFields: Array<Scalars['String']['output']>;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images as the save left them. */
  images: Array<Image>;
  /** Whether it was saved in the session that asks. */
  isOwn: Scalars['Boolean']['output'];
  /** When it was saved; null for what was stored before there was a history. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The administrator who saved it; null for what was stored before the history began. */
  savedBy?: Maybe<Actor>;
  /** The texts and numbers as the save left them. */
  values: Array<RevisionValue>;
};

/** A list of revisions. */
export type RevisionConnection = {
  __typename?: 'RevisionConnection';
  /** The revisions of this page. */
  edges: Array<RevisionEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A revision in a list. */
export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The revision. */
  node: Revision;
};

/** A field as a save left it. */
export type RevisionValue = {
  __typename?: 'RevisionValue';
  /** The field, as a path in the schema: `title.de` or `partNumber`. */
  field: Scalars['String']['output'];
  /** The value as text: HTML for rich text, the global id for `categoryId`. */
  value: Scalars['String']['output'];
};

/** The second factor of an administrator's logins: codes of an authenticator app. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether a login takes a code as well. */
  isOn: Scalars['Boolean']['output'];
  /** How many recovery codes are left. */
  recoveryCodeCount: Scalars['Int']['output'];
};

/** What an applicant types and uploads. */
export type SendApplicationInput = {
  /** Whether the sender solved the captcha; then `website` says nothing. */
  captchaSolved?: InputMaybe<Scalars['Boolean']['input']>;
  /** The e-mail address to answer to. */
  email: Scalars['String']['input'];
  /** The files, two at the most. */
  files: Array<Scalars['Upload']['input']>;
  /** How long it took to fill in the form, in milliseconds. */
  fillMs?: InputMaybe<Scalars['Int']['input']>;
  /** The first name. */
  firstName: Scalars['String']['input'];
  /** Makes a repetition harmless: the same form with the same key is stored once within a day. 1 to 100 visible characters, at random; a backend that knows section 7 only ignores it. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language in which the applicant uses the site. */
  language: Language;
  /** The last name. */
  lastName: Scalars['String']['input'];
  /** What stands in the field that people do not see; robots fill it in, and so may a browser. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the company has received the application: it has where there are no `userErrors`. */
export type SendApplicationPayload = MutationPayload & {
  __typename?: 'SendApplicationPayload';
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** What a visitor types to enquire. */
export type SendRequestInput = {
  /** Whether the sender solved the captcha; then `website` says nothing. */
  captchaSolved?: InputMaybe<Scalars['Boolean']['input']>;
  /** The visitor's company. */
  company: Scalars['String']['input'];
  /** The e-mail address to answer to. */
  email: Scalars['String']['input'];
  /** How long it took to fill in the form, in milliseconds. */
  fillMs?: InputMaybe<Scalars['Int']['input']>;
  /** Makes a repetition harmless: the same form with the same key is stored once within a day. 1 to 100 visible characters, at random; a backend that knows section 7 only ignores it. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language in which the visitor uses the site. */
  language: Language;
  /** The visitor's name. */
  name: Scalars['String']['input'];
  /** The comment. */
  text: Scalars['String']['input'];
  /** What stands in the field that people do not see; robots fill it in, and so may a browser. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the company has received the enquiry: it has where there are no `userErrors`. */
export type SendRequestPayload = MutationPayload & {
  __typename?: 'SendRequestPayload';
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A service that the company offers. */
export type Service = Node & {
  __typename?: 'Service';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images, in the order in which they were added. */
  images: Array<Image>;
  /** The id in the REST contract, which the address `/service/{id}` carries. */
  restId: Scalars['ID']['output'];
  /** The description, as HTML. */
  text: LocalizedHtml;
  /** The title. */
  title: LocalizedText;
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of services. */
export type ServiceConnection = {
  __typename?: 'ServiceConnection';
  /** The services of this page. */
  edges: Array<ServiceEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A service in a list. */
export type ServiceEdge = {
  __typename?: 'ServiceEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** A service. */
  node: Service;
};

/** A login that has not ended. */
export type Session = {
  __typename?: 'Session';
  /** The address from which the administrator logged in; null where it is not known. */
  address?: Maybe<Scalars['String']['output']>;
  /** The browser, roughly; null where it is not known. */
  browser?: Maybe<Scalars['String']['output']>;
  /** When the administrator logged in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends unless it is used. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this call. */
  isCurrent: Scalars['Boolean']['output'];
  /** The login of the administrator. */
  login: Scalars['String']['output'];
  /** When it was used last, to within some minutes. */
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
  /** What German law asks of the imprint beside the contact details. It comes from the gateway's variables, not from the backend. */
  imprint: Imprint;
  /** The telephone number, as text for readers. */
  phone: Scalars['String']['output'];
  /** Whether a form that is sent again with the same `idempotencyKey` is certainly stored once: over the embedded backend. Of another backend the gateway does not know it. */
  storesFormsOnce: Scalars['Boolean']['output'];
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A spare: an assembly of the turbine with the list of its sub-parts. */
export type Spare = Node & {
  __typename?: 'Spare';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images, in the order in which they were added. */
  images: Array<Image>;
  /** The sub-parts, in the order in which they were added. */
  parts: SubPartConnection;
  /** The id in the REST contract, which the address `/part-list/{id}` carries. */
  restId: Scalars['ID']['output'];
  /** The description, as HTML. */
  text: LocalizedHtml;
  /** The title. */
  title: LocalizedText;
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};


/** A spare: an assembly of the turbine with the list of its sub-parts. */
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
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A spare in a list. */
export type SpareEdge = {
  __typename?: 'SpareEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The spare. */
  node: Spare;
};

/** A sub-part: a row of a spare's part list. */
export type SubPart = Node & {
  __typename?: 'SubPart';
  /** What the part is. */
  description: LocalizedText;
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The part number. */
  partNumber: Scalars['String']['output'];
  /** How many of them belong to the spare. */
  quantity: Scalars['Int']['output'];
  /** The id in the REST contract. */
  restId: Scalars['ID']['output'];
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart: Scalars['String']['output'];
  /** The version, which every change of it replaces; null where the backend tells none. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A list of sub-parts. */
export type SubPartConnection = {
  __typename?: 'SubPartConnection';
  /** The sub-parts of this page. */
  edges: Array<SubPartEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** A sub-part in a list. */
export type SubPartEdge = {
  __typename?: 'SubPartEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The sub-part. */
  node: SubPart;
};

/** What is wrong, or may be, on a line of a file. */
export type SubPartImportError = {
  __typename?: 'SubPartImportError';
  /** The name of the column; empty where the whole line is meant. */
  column: Scalars['String']['output'];
  /** The line, as an editor shows it. */
  line: Scalars['Int']['output'];
  /** What to do about it. */
  message: Scalars['String']['output'];
};

/** What an import of sub-parts takes. */
export type SubPartImportRules = {
  __typename?: 'SubPartImportRules';
  /** The names of the columns that a file may have. */
  columns: Array<Scalars['String']['output']>;
  /** How many rows a file may have, without the first one, which names the columns. */
  maxRows: Scalars['Int']['output'];
};

/** What a sub-part holds, which need not be stored. */
export type SubPartValues = {
  __typename?: 'SubPartValues';
  /** What the part is. */
  description: LocalizedText;
  /** The part number. */
  partNumber: Scalars['String']['output'];
  /** How many of them belong to the spare. */
  quantity: Scalars['Int']['output'];
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart: Scalars['String']['output'];
};

/** An image that nothing shows any more. */
export type TakeDownImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
};

/** The image that was taken down. */
export type TakeDownImagePayload = MutationPayload & {
  __typename?: 'TakeDownImagePayload';
  /** Its path without a signature; null where it was refused. */
  path?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty where it was not. The message names what still shows the image. */
  userErrors: Array<UserError>;
};

/** Which entries of a list. */
export type TextFilter = {
  /** Only entries in whose texts each word of this occurs, folded as the part search folds them: 200 characters at the most, of which 16 words count. Rich text is searched as it is stored, as HTML. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Which text of an object. */
export type TranslatedField =
  /** All of it: a product is written anew in each language. */
  | 'ALL'
  /** The description. */
  | 'DESCRIPTION'
  /** The text. */
  | 'TEXT'
  /** The title. */
  | 'TITLE';

/** What kind of object has texts in every language. */
export type TranslatedKind =
  /** A page. */
  | 'PAGE'
  /** A part of the page about gas turbines. */
  | 'PAGE_PART'
  /** A partner. */
  | 'PARTNER'
  /** A product that has translations, each a product of its own. */
  | 'PRODUCT'
  /** A service. */
  | 'SERVICE'
  /** A spare. */
  | 'SPARE'
  /** A sub-part of a spare. */
  | 'SUB_PART';

/** Texts of one object, or of the parts of one, that lack the same in one language. */
export type TranslationGap = {
  __typename?: 'TranslationGap';
  /** How many there are: sub-parts of one spare are counted together. */
  count: Scalars['Int']['output'];
  /** Which texts. */
  field: TranslatedField;
  /** What kind of object has the texts. */
  kind: TranslatedKind;
  /** The language in which they are missing. */
  language: Language;
  /** What is wrong with them. */
  problem: TranslationProblem;
  /** What to open to translate them: the id in the REST contract of the spare, service, partner or product, or the slug of the page. */
  restId: Scalars['String']['output'];
  /** The title of the spare or service, German if there is one, or of the product with its language; empty for partners and pages. */
  title: Scalars['String']['output'];
};

/** What is wrong with a text in a language. */
export type TranslationProblem =
  /** It is blank, while another language has it. */
  | 'EMPTY'
  /** Another language was changed later, in a save that left this one as it was. */
  | 'OUTDATED'
  /** It is the same as in another language, and too long for a coincidence; of the Russian text also where it has no Cyrillic letter. */
  | 'UNTRANSLATED';

/** A list of entries of the trash. */
export type TrashConnection = {
  __typename?: 'TrashConnection';
  /** The entries of this page. */
  edges: Array<TrashEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** How many entries the list has on all of its pages, of those that pass the filter. */
  totalCount: Scalars['Int']['output'];
};

/** An entry of the trash in a list. */
export type TrashEdge = {
  __typename?: 'TrashEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: TrashEntry;
};

/** Something that was deleted, with all that was deleted with it, until it is restored or expires. */
export type TrashEntry = Node & {
  __typename?: 'TrashEntry';
  /** When it was deleted. */
  deletedAt: Scalars['DateTime']['output'];
  /** The administrator who deleted it. */
  deletedBy: Actor;
  /** When it is deleted for good. */
  expiresAt: Scalars['DateTime']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** Its images, and those of what was deleted with it. */
  images: Array<Image>;
  /** What it is. */
  kind: TrashKind;
  /** The title of what it belonged to, of a page its slug; null where it stood alone. */
  ownerTitle?: Maybe<Scalars['String']['output']>;
  /** How many sub-parts, properties or parts were deleted with it. */
  partCount: Scalars['Int']['output'];
  /** Its title, or the beginning of its text; empty where it has none. */
  title: Scalars['String']['output'];
};

/** What kind of object was deleted. */
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
  | 'SUB_PART';

/** A changed category; what is left out or null stays as it is. */
export type UpdateCategoryInput = {
  /** The global id of the category. */
  id: Scalars['ID']['input'];
  /** The language of the name. */
  language?: InputMaybe<Language>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed category. */
export type UpdateCategoryPayload = MutationPayload & {
  __typename?: 'UpdateCategoryPayload';
  /** The category after the change. */
  category?: Maybe<Category>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** An image of something, and what changes of it; what is left out or null stays. */
export type UpdateImageInput = {
  /** What it shows. */
  alternativeText?: InputMaybe<LocalizedTextChangeInput>;
  /** The point that stays in view where it is cropped, in percent from the left: 0 to 100. */
  focalX?: InputMaybe<Scalars['Int']['input']>;
  /** The same in percent from the top. */
  focalY?: InputMaybe<Scalars['Int']['input']>;
  /** The global id of what shows it. */
  ownerId: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
  /** The position in the list of images, from 1; one beyond the end means the end. An only image has none. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** The version that the change is based on: refused as `OUTDATED` where what shows the image has another one by now. Left out or null, it is changed in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What shows the changed image. */
export type UpdateImagePayload = MutationPayload & {
  __typename?: 'UpdateImagePayload';
  /** It as it is stored now, also where the change was based on an old version; null where it was refused for anything else. */
  owner?: Maybe<Node>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The new login of the administrator; left out or null, it stays as it is. */
export type UpdateLoginInput = {
  /** The new name to log in with. */
  login?: InputMaybe<Scalars['String']['input']>;
  /** The password, where it was refused with `PASSWORD_REQUIRED`; goes beyond section 7. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The account with its new login. */
export type UpdateLoginPayload = MutationPayload & {
  __typename?: 'UpdateLoginPayload';
  /** The changed account. */
  account?: Maybe<Account>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The changed texts of a page; what is left out or null stays as it is. */
export type UpdatePageInput = {
  /** Which page. */
  slug: PageSlug;
  /** The text, as HTML. */
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
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
  /** The part after the change. */
  pagePart?: Maybe<PagePart>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The changed description of a part; what is left out or null stays as it is. */
export type UpdatePagePartInput = {
  /** The description, as HTML. */
  description?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The global id of the part. */
  id: Scalars['ID']['input'];
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed part. */
export type UpdatePagePartPayload = MutationPayload & {
  __typename?: 'UpdatePagePartPayload';
  /** The part after the change. */
  pagePart?: Maybe<PagePart>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The changed page. */
export type UpdatePagePayload = MutationPayload & {
  __typename?: 'UpdatePagePayload';
  /** The page after the change. */
  page?: Maybe<Page>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A changed partner; what is left out or null stays as it is. */
export type UpdatePartnerInput = {
  /** The global id of the partner. */
  id: Scalars['ID']['input'];
  /** The new image; without one the partner keeps its image. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The text, as HTML. */
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed partner. */
export type UpdatePartnerPayload = MutationPayload & {
  __typename?: 'UpdatePartnerPayload';
  /** The partner after the change. */
  partner?: Maybe<Partner>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The old and the new password of the administrator. */
export type UpdatePasswordInput = {
  /** The password that is valid now. */
  oldPassword: Scalars['String']['input'];
  /** The password to use from now on. */
  password: Scalars['String']['input'];
};

/** Whether the password was changed: it was where there are no `userErrors`. */
export type UpdatePasswordPayload = MutationPayload & {
  __typename?: 'UpdatePasswordPayload';
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A changed product; what is left out or null stays as it is. */
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
  /** The power in megawatts, as text for readers. */
  power?: InputMaybe<Scalars['String']['input']>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The type of engine, for instance aeroderivative. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed product. */
export type UpdateProductPayload = MutationPayload & {
  __typename?: 'UpdateProductPayload';
  /** The product after the change. */
  product?: Maybe<Product>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A changed property of a product; what is left out or null stays as it is. */
export type UpdateProductPropertyInput = {
  /** The description, as HTML. */
  description?: InputMaybe<Scalars['HTML']['input']>;
  /** The global id of the property. */
  id: Scalars['ID']['input'];
  /** The new image; without one the property keeps its image. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed property. */
export type UpdateProductPropertyPayload = MutationPayload & {
  __typename?: 'UpdateProductPropertyPayload';
  /** The property after the change. */
  property?: Maybe<ProductProperty>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** What was done about enquiries; what is left out stays as it is. */
export type UpdateRequestsInput = {
  /** The global ids of the enquiries, 200 at the most. */
  ids: Array<Scalars['ID']['input']>;
  /** The new note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The new status. */
  status?: InputMaybe<RequestStatus>;
};

/** The enquiries that were changed. */
export type UpdateRequestsPayload = MutationPayload & {
  __typename?: 'UpdateRequestsPayload';
  /** Those that exist. */
  requests?: Maybe<Array<Request>>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The changed titles and texts of a service; what is left out or null stays as it is. */
export type UpdateServiceInput = {
  /** The global id of the service. */
  id: Scalars['ID']['input'];
  /** The description, as HTML. */
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The title. */
  title?: InputMaybe<LocalizedTextChangeInput>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed service. */
export type UpdateServicePayload = MutationPayload & {
  __typename?: 'UpdateServicePayload';
  /** The service after the change. */
  service?: Maybe<Service>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** What changes of the company's contact details; what is left out or null stays as it is. */
export type UpdateSettingsInput = {
  /** The postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The text at the foot of every page. */
  footerText?: InputMaybe<Scalars['String']['input']>;
  /** The telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed contact details. */
export type UpdateSettingsPayload = MutationPayload & {
  __typename?: 'UpdateSettingsPayload';
  /** The settings after the change. */
  settings?: Maybe<Settings>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** The changed titles and texts of a spare; what is left out or null stays as it is. */
export type UpdateSpareInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The description, as HTML. */
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  /** The title. */
  title?: InputMaybe<LocalizedTextChangeInput>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed spare. */
export type UpdateSparePayload = MutationPayload & {
  __typename?: 'UpdateSparePayload';
  /** The spare after the change. */
  spare?: Maybe<Spare>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** A changed sub-part; what is left out or null stays as it is. */
export type UpdateSubPartInput = {
  /** What the part is. */
  description?: InputMaybe<LocalizedTextChangeInput>;
  /** The global id of the sub-part. */
  id: Scalars['ID']['input'];
  /** The part number. */
  partNumber?: InputMaybe<Scalars['String']['input']>;
  /** How many of them belong to the spare. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The changed sub-part. */
export type UpdateSubPartPayload = MutationPayload & {
  __typename?: 'UpdateSubPartPayload';
  /** The sub-part after the change. */
  subPart?: Maybe<SubPart>;
  /** Why it was refused; empty where it was not. */
  userErrors: Array<UserError>;
};

/** Why a mutation was refused, where that is to be expected. What is not to be expected is an error with its code. */
export type UserError = {
  __typename?: 'UserError';
  /** The kind of refusal. */
  code: UserErrorCode;
  /** The path in `input` of what is wrong, for instance `title`, `de`; null where it is no single field. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** What is wrong, for developers; it may change. */
  message: Scalars['String']['output'];
};

/** The kinds of refusals that are to be expected. */
export type UserErrorCode =
  /** It conflicts with what is stored; somebody else may have been there first. */
  | 'CONFLICT'
  /** The login or the password is wrong; which of them is not told. */
  | 'INVALID_CREDENTIALS'
  /** The form is not accepted as it was filled in, a file of it included. */
  | 'INVALID_INPUT'
  /** What is to be changed has another version by now. The payload of an update holds it as it is stored. */
  | 'OUTDATED'
  /** The session is older, and the backend asks for the password with it (extension). */
  | 'PASSWORD_REQUIRED'
  /** The old password is wrong. */
  | 'WRONG_PASSWORD';

/** The invitation to withdraw. */
export type WithdrawInvitationInput = {
  /** The global id of the invitation. */
  id: Scalars['ID']['input'];
};

/** The invitation that was withdrawn. */
export type WithdrawInvitationPayload = MutationPayload & {
  __typename?: 'WithdrawInvitationPayload';
  /** The global id of the invitation that is gone. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty where it was not. */
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
    | ( Accepted<DeleteTrashEntryPayload> )
    | ( Accepted<Omit<DuplicateProductPayload, 'productEdge'> & { productEdge?: Maybe<_RefType['ProductEdge']> }> )
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
    | ( Restored )
    | ( Accepted<Omit<RetryNotificationsPayload, 'notificationStatus'> & { notificationStatus?: Maybe<_RefType['NotificationStatus']> }> )
    | ( Accepted<SendApplicationPayload> )
    | ( Accepted<SendRequestPayload> )
    | ( Accepted<TakeDownImagePayload> )
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
  AddedSubPart: ResolverTypeWrapper<Accepted<Omit<AddedSubPart, 'subPartEdge' | 'values'> & { subPartEdge?: Maybe<ResolversTypes['SubPartEdge']>, values: ResolversTypes['SubPartValues'] }>>;
  Administrator: ResolverTypeWrapper<RestAdministrator>;
  Application: ResolverTypeWrapper<RestApplication>;
  ApplicationConnection: ResolverTypeWrapper<Accepted<Omit<ApplicationConnection, 'edges'> & { edges: Array<ResolversTypes['ApplicationEdge']> }>>;
  ApplicationEdge: ResolverTypeWrapper<Accepted<Omit<ApplicationEdge, 'node'> & { node: ResolversTypes['Application'] }>>;
  ApplicationFile: ResolverTypeWrapper<FileOfApplication>;
  BeginSecondFactorInput: ResolverTypeWrapper<Accepted<BeginSecondFactorInput>>;
  BeginSecondFactorPayload: ResolverTypeWrapper<Accepted<BeginSecondFactorPayload>>;
  Boolean: ResolverTypeWrapper<Accepted<Scalars['Boolean']['output']>>;
  Category: ResolverTypeWrapper<RestCategory>;
  CategoryConnection: ResolverTypeWrapper<Accepted<Omit<CategoryConnection, 'edges'> & { edges: Array<ResolversTypes['CategoryEdge']> }>>;
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
  DeleteTrashEntryInput: ResolverTypeWrapper<Accepted<DeleteTrashEntryInput>>;
  DeleteTrashEntryPayload: ResolverTypeWrapper<Accepted<DeleteTrashEntryPayload>>;
  DuplicateProductInput: ResolverTypeWrapper<Accepted<DuplicateProductInput>>;
  DuplicateProductPayload: ResolverTypeWrapper<Accepted<Omit<DuplicateProductPayload, 'productEdge'> & { productEdge?: Maybe<ResolversTypes['ProductEdge']> }>>;
  Editor: ResolverTypeWrapper<RestEditor>;
  EndOtherSessionsPayload: ResolverTypeWrapper<Accepted<EndOtherSessionsPayload>>;
  EndSessionInput: ResolverTypeWrapper<Accepted<EndSessionInput>>;
  EndSessionPayload: ResolverTypeWrapper<Accepted<EndSessionPayload>>;
  ExportPersonalDataInput: ResolverTypeWrapper<Accepted<ExportPersonalDataInput>>;
  ExportPersonalDataPayload: ResolverTypeWrapper<Accepted<Omit<ExportPersonalDataPayload, 'personalData'> & { personalData?: Maybe<ResolversTypes['PersonalData']> }>>;
  FoundGroup: ResolverTypeWrapper<Accepted<FoundGroup>>;
  FoundHit: ResolverTypeWrapper<Accepted<FoundHit>>;
  FoundKind: ResolverTypeWrapper<Accepted<FoundKind>>;
  FoundPart: ResolverTypeWrapper<RestFoundPart>;
  FoundPiece: ResolverTypeWrapper<Accepted<FoundPiece>>;
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
  LogConnection: ResolverTypeWrapper<Accepted<Omit<LogConnection, 'edges'> & { edges: Array<ResolversTypes['LogEdge']> }>>;
  LogEdge: ResolverTypeWrapper<Accepted<Omit<LogEdge, 'node'> & { node: ResolversTypes['LogEntry'] }>>;
  LogEntry: ResolverTypeWrapper<RestLogEntry>;
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
  OrderDirection: ResolverTypeWrapper<Accepted<OrderDirection>>;
  Page: ResolverTypeWrapper<RestPage>;
  PageInfo: ResolverTypeWrapper<Accepted<PageInfo>>;
  PagePart: ResolverTypeWrapper<RestPagePart>;
  PageSlug: ResolverTypeWrapper<Accepted<PageSlug>>;
  PartHit: ResolverTypeWrapper<RestPartHit>;
  PartMatch: ResolverTypeWrapper<Accepted<PartMatch>>;
  PartSearch: ResolverTypeWrapper<Accepted<Omit<PartSearch, 'hits'> & { hits: Array<ResolversTypes['PartHit']> }>>;
  Partner: ResolverTypeWrapper<RestPartner>;
  PartnerConnection: ResolverTypeWrapper<Accepted<Omit<PartnerConnection, 'edges'> & { edges: Array<ResolversTypes['PartnerEdge']> }>>;
  PartnerEdge: ResolverTypeWrapper<Accepted<Omit<PartnerEdge, 'node'> & { node: ResolversTypes['Partner'] }>>;
  PersonalData: ResolverTypeWrapper<RestPersonalData>;
  Product: ResolverTypeWrapper<RestProduct>;
  ProductConnection: ResolverTypeWrapper<Accepted<Omit<ProductConnection, 'edges'> & { edges: Array<ResolversTypes['ProductEdge']> }>>;
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
  RequestConnection: ResolverTypeWrapper<Accepted<Omit<RequestConnection, 'edges'> & { edges: Array<ResolversTypes['RequestEdge']> }>>;
  RequestEdge: ResolverTypeWrapper<Accepted<Omit<RequestEdge, 'node'> & { node: ResolversTypes['Request'] }>>;
  RequestStatus: ResolverTypeWrapper<Accepted<RequestStatus>>;
  RestoreRevisionInput: ResolverTypeWrapper<Accepted<RestoreRevisionInput>>;
  RestoreRevisionPayload: ResolverTypeWrapper<RestoredRevision>;
  RestoreTrashEntryInput: ResolverTypeWrapper<Accepted<RestoreTrashEntryInput>>;
  RestoreTrashEntryPayload: ResolverTypeWrapper<Restored>;
  Retention: ResolverTypeWrapper<RestRetention>;
  RetryNotificationsPayload: ResolverTypeWrapper<Accepted<Omit<RetryNotificationsPayload, 'notificationStatus'> & { notificationStatus?: Maybe<ResolversTypes['NotificationStatus']> }>>;
  Revision: ResolverTypeWrapper<RestRevision>;
  RevisionConnection: ResolverTypeWrapper<Accepted<Omit<RevisionConnection, 'edges'> & { edges: Array<ResolversTypes['RevisionEdge']> }>>;
  RevisionEdge: ResolverTypeWrapper<Accepted<Omit<RevisionEdge, 'node'> & { node: ResolversTypes['Revision'] }>>;
  RevisionValue: ResolverTypeWrapper<Accepted<RevisionValue>>;
  SecondFactor: ResolverTypeWrapper<Accepted<SecondFactor>>;
  SendApplicationInput: ResolverTypeWrapper<Accepted<SendApplicationInput>>;
  SendApplicationPayload: ResolverTypeWrapper<Accepted<SendApplicationPayload>>;
  SendRequestInput: ResolverTypeWrapper<Accepted<SendRequestInput>>;
  SendRequestPayload: ResolverTypeWrapper<Accepted<SendRequestPayload>>;
  Service: ResolverTypeWrapper<RestService>;
  ServiceConnection: ResolverTypeWrapper<Accepted<Omit<ServiceConnection, 'edges'> & { edges: Array<ResolversTypes['ServiceEdge']> }>>;
  ServiceEdge: ResolverTypeWrapper<Accepted<Omit<ServiceEdge, 'node'> & { node: ResolversTypes['Service'] }>>;
  Session: ResolverTypeWrapper<RestLogin>;
  Settings: ResolverTypeWrapper<RestSettings>;
  Spare: ResolverTypeWrapper<RestSpare>;
  SpareConnection: ResolverTypeWrapper<Accepted<Omit<SpareConnection, 'edges'> & { edges: Array<ResolversTypes['SpareEdge']> }>>;
  SpareEdge: ResolverTypeWrapper<Accepted<Omit<SpareEdge, 'node'> & { node: ResolversTypes['Spare'] }>>;
  String: ResolverTypeWrapper<Accepted<Scalars['String']['output']>>;
  SubPart: ResolverTypeWrapper<SubPartOfSpare>;
  SubPartConnection: ResolverTypeWrapper<Accepted<Omit<SubPartConnection, 'edges'> & { edges: Array<ResolversTypes['SubPartEdge']> }>>;
  SubPartEdge: ResolverTypeWrapper<Accepted<Omit<SubPartEdge, 'node'> & { node: ResolversTypes['SubPart'] }>>;
  SubPartImportError: ResolverTypeWrapper<Accepted<SubPartImportError>>;
  SubPartImportRules: ResolverTypeWrapper<Accepted<SubPartImportRules>>;
  SubPartValues: ResolverTypeWrapper<Accepted<Omit<SubPartValues, 'description'> & { description: ResolversTypes['LocalizedText'] }>>;
  TakeDownImageInput: ResolverTypeWrapper<Accepted<TakeDownImageInput>>;
  TakeDownImagePayload: ResolverTypeWrapper<Accepted<TakeDownImagePayload>>;
  TextFilter: ResolverTypeWrapper<Accepted<TextFilter>>;
  TranslatedField: ResolverTypeWrapper<Accepted<TranslatedField>>;
  TranslatedKind: ResolverTypeWrapper<Accepted<TranslatedKind>>;
  TranslationGap: ResolverTypeWrapper<Accepted<TranslationGap>>;
  TranslationProblem: ResolverTypeWrapper<Accepted<TranslationProblem>>;
  TrashConnection: ResolverTypeWrapper<Accepted<Omit<TrashConnection, 'edges'> & { edges: Array<ResolversTypes['TrashEdge']> }>>;
  TrashEdge: ResolverTypeWrapper<Accepted<Omit<TrashEdge, 'node'> & { node: ResolversTypes['TrashEntry'] }>>;
  TrashEntry: ResolverTypeWrapper<RestTrashEntry>;
  TrashKind: ResolverTypeWrapper<Accepted<TrashKind>>;
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
  Upload: ResolverTypeWrapper<Accepted<Scalars['Upload']['output']>>;
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
  AddedSubPart: Accepted<Omit<AddedSubPart, 'subPartEdge' | 'values'> & { subPartEdge?: Maybe<ResolversParentTypes['SubPartEdge']>, values: ResolversParentTypes['SubPartValues'] }>;
  Administrator: RestAdministrator;
  Application: RestApplication;
  ApplicationConnection: Accepted<Omit<ApplicationConnection, 'edges'> & { edges: Array<ResolversParentTypes['ApplicationEdge']> }>;
  ApplicationEdge: Accepted<Omit<ApplicationEdge, 'node'> & { node: ResolversParentTypes['Application'] }>;
  ApplicationFile: FileOfApplication;
  BeginSecondFactorInput: Accepted<BeginSecondFactorInput>;
  BeginSecondFactorPayload: Accepted<BeginSecondFactorPayload>;
  Boolean: Accepted<Scalars['Boolean']['output']>;
  Category: RestCategory;
  CategoryConnection: Accepted<Omit<CategoryConnection, 'edges'> & { edges: Array<ResolversParentTypes['CategoryEdge']> }>;
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
  DeleteTrashEntryInput: Accepted<DeleteTrashEntryInput>;
  DeleteTrashEntryPayload: Accepted<DeleteTrashEntryPayload>;
  DuplicateProductInput: Accepted<DuplicateProductInput>;
  DuplicateProductPayload: Accepted<Omit<DuplicateProductPayload, 'productEdge'> & { productEdge?: Maybe<ResolversParentTypes['ProductEdge']> }>;
  Editor: RestEditor;
  EndOtherSessionsPayload: Accepted<EndOtherSessionsPayload>;
  EndSessionInput: Accepted<EndSessionInput>;
  EndSessionPayload: Accepted<EndSessionPayload>;
  ExportPersonalDataInput: Accepted<ExportPersonalDataInput>;
  ExportPersonalDataPayload: Accepted<Omit<ExportPersonalDataPayload, 'personalData'> & { personalData?: Maybe<ResolversParentTypes['PersonalData']> }>;
  FoundGroup: Accepted<FoundGroup>;
  FoundHit: Accepted<FoundHit>;
  FoundPart: RestFoundPart;
  FoundPiece: Accepted<FoundPiece>;
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
  LogConnection: Accepted<Omit<LogConnection, 'edges'> & { edges: Array<ResolversParentTypes['LogEdge']> }>;
  LogEdge: Accepted<Omit<LogEdge, 'node'> & { node: ResolversParentTypes['LogEntry'] }>;
  LogEntry: RestLogEntry;
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
  PartHit: RestPartHit;
  PartSearch: Accepted<Omit<PartSearch, 'hits'> & { hits: Array<ResolversParentTypes['PartHit']> }>;
  Partner: RestPartner;
  PartnerConnection: Accepted<Omit<PartnerConnection, 'edges'> & { edges: Array<ResolversParentTypes['PartnerEdge']> }>;
  PartnerEdge: Accepted<Omit<PartnerEdge, 'node'> & { node: ResolversParentTypes['Partner'] }>;
  PersonalData: RestPersonalData;
  Product: RestProduct;
  ProductConnection: Accepted<Omit<ProductConnection, 'edges'> & { edges: Array<ResolversParentTypes['ProductEdge']> }>;
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
  RequestConnection: Accepted<Omit<RequestConnection, 'edges'> & { edges: Array<ResolversParentTypes['RequestEdge']> }>;
  RequestEdge: Accepted<Omit<RequestEdge, 'node'> & { node: ResolversParentTypes['Request'] }>;
  RestoreRevisionInput: Accepted<RestoreRevisionInput>;
  RestoreRevisionPayload: RestoredRevision;
  RestoreTrashEntryInput: Accepted<RestoreTrashEntryInput>;
  RestoreTrashEntryPayload: Restored;
  Retention: RestRetention;
  RetryNotificationsPayload: Accepted<Omit<RetryNotificationsPayload, 'notificationStatus'> & { notificationStatus?: Maybe<ResolversParentTypes['NotificationStatus']> }>;
  Revision: RestRevision;
  RevisionConnection: Accepted<Omit<RevisionConnection, 'edges'> & { edges: Array<ResolversParentTypes['RevisionEdge']> }>;
  RevisionEdge: Accepted<Omit<RevisionEdge, 'node'> & { node: ResolversParentTypes['Revision'] }>;
  RevisionValue: Accepted<RevisionValue>;
  SecondFactor: Accepted<SecondFactor>;
  SendApplicationInput: Accepted<SendApplicationInput>;
  SendApplicationPayload: Accepted<SendApplicationPayload>;
  SendRequestInput: Accepted<SendRequestInput>;
  SendRequestPayload: Accepted<SendRequestPayload>;
  Service: RestService;
  ServiceConnection: Accepted<Omit<ServiceConnection, 'edges'> & { edges: Array<ResolversParentTypes['ServiceEdge']> }>;
  ServiceEdge: Accepted<Omit<ServiceEdge, 'node'> & { node: ResolversParentTypes['Service'] }>;
  Session: RestLogin;
  Settings: RestSettings;
  Spare: RestSpare;
  SpareConnection: Accepted<Omit<SpareConnection, 'edges'> & { edges: Array<ResolversParentTypes['SpareEdge']> }>;
  SpareEdge: Accepted<Omit<SpareEdge, 'node'> & { node: ResolversParentTypes['Spare'] }>;
  String: Accepted<Scalars['String']['output']>;
  SubPart: SubPartOfSpare;
  SubPartConnection: Accepted<Omit<SubPartConnection, 'edges'> & { edges: Array<ResolversParentTypes['SubPartEdge']> }>;
  SubPartEdge: Accepted<Omit<SubPartEdge, 'node'> & { node: ResolversParentTypes['SubPart'] }>;
  SubPartImportError: Accepted<SubPartImportError>;
  SubPartImportRules: Accepted<SubPartImportRules>;
  SubPartValues: Accepted<Omit<SubPartValues, 'description'> & { description: ResolversParentTypes['LocalizedText'] }>;
  TakeDownImageInput: Accepted<TakeDownImageInput>;
  TakeDownImagePayload: Accepted<TakeDownImagePayload>;
  TextFilter: Accepted<TextFilter>;
  TranslationGap: Accepted<TranslationGap>;
  TrashConnection: Accepted<Omit<TrashConnection, 'edges'> & { edges: Array<ResolversParentTypes['TrashEdge']> }>;
  TrashEdge: Accepted<Omit<TrashEdge, 'node'> & { node: ResolversParentTypes['TrashEntry'] }>;
  TrashEntry: RestTrashEntry;
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
  Upload: Accepted<Scalars['Upload']['output']>;
  UserError: Accepted<UserError>;
  WithdrawInvitationInput: Accepted<WithdrawInvitationInput>;
  WithdrawInvitationPayload: Accepted<WithdrawInvitationPayload>;
};

export type AuthenticatedDirectiveArgs = { };

export type AuthenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  login?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
};

export type ApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ApplicationFile']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSuspectedSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplicationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationConnection'] = ResolversParentTypes['ApplicationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ApplicationEdge']>, ParentType, ContextType>;
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

export type BeginSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginSecondFactorPayload'] = ResolversParentTypes['BeginSecondFactorPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type FoundGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundGroup'] = ResolversParentTypes['FoundGroup']> = {
  hits?: Resolver<Array<ResolversTypes['FoundHit']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FoundKind'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FoundHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundHit'] = ResolversParentTypes['FoundHit']> = {
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  ownerTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Array<ResolversTypes['FoundPiece']>, ParentType, ContextType>;
  title?: Resolver<Array<ResolversTypes['FoundPiece']>, ParentType, ContextType>;
};

export type FoundPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundPart'] = ResolversParentTypes['FoundPart']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['NavbarEntry'], ParentType, ContextType>;
  subPart?: Resolver<ResolversTypes['SubPart'], ParentType, ContextType>;
};

export type FoundPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundPiece'] = ResolversParentTypes['FoundPiece']> = {
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alternativeText?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  focalX?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  focalY?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ImageUrlArgs>>;
};

export type ImportSubPartsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSubPartsPayload'] = ResolversParentTypes['ImportSubPartsPayload']> = {
  added?: Resolver<Maybe<Array<ResolversTypes['AddedSubPart']>>, ParentType, ContextType>;
  changed?: Resolver<Maybe<Array<ResolversTypes['ChangedSubPart']>>, ParentType, ContextType>;
  errors?: Resolver<Maybe<Array<ResolversTypes['SubPartImportError']>>, ParentType, ContextType>;
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
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  acceptInvitation?: Resolver<ResolversTypes['AcceptInvitationPayload'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  addCategory?: Resolver<ResolversTypes['AddCategoryPayload'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addPageImage?: Resolver<ResolversTypes['AddPageImagePayload'], ParentType, ContextType, RequireFields<MutationAddPageImageArgs, 'input'>>;
  addPagePart?: Resolver<ResolversTypes['AddPagePartPayload'], ParentType, ContextType, RequireFields<MutationAddPagePartArgs, 'input'>>;
  addPartner?: Resolver<ResolversTypes['AddPartnerPayload'], ParentType, ContextType, RequireFields<MutationAddPartnerArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductPayload'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addProductImage?: Resolver<ResolversTypes['AddProductImagePayload'], ParentType, ContextType, RequireFields<MutationAddProductImageArgs, 'input'>>;
  addProductProperty?: Resolver<ResolversTypes['AddProductPropertyPayload'], ParentType, ContextType, RequireFields<MutationAddProductPropertyArgs, 'input'>>;
  addService?: Resolver<ResolversTypes['AddServicePayload'], ParentType, ContextType, RequireFields<MutationAddServiceArgs, 'input'>>;
  addServiceImage?: Resolver<ResolversTypes['AddServiceImagePayload'], ParentType, ContextType, RequireFields<MutationAddServiceImageArgs, 'input'>>;
  addSpare?: Resolver<ResolversTypes['AddSparePayload'], ParentType, ContextType, RequireFields<MutationAddSpareArgs, 'input'>>;
  addSpareImage?: Resolver<ResolversTypes['AddSpareImagePayload'], ParentType, ContextType, RequireFields<MutationAddSpareImageArgs, 'input'>>;
  addSubPart?: Resolver<ResolversTypes['AddSubPartPayload'], ParentType, ContextType, RequireFields<MutationAddSubPartArgs, 'input'>>;
  beginSecondFactor?: Resolver<ResolversTypes['BeginSecondFactorPayload'], ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'input'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['ConfirmSecondFactorPayload'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  confirmTranslation?: Resolver<ResolversTypes['ConfirmTranslationPayload'], ParentType, ContextType, RequireFields<MutationConfirmTranslationArgs, 'input'>>;
  deleteApplication?: Resolver<ResolversTypes['DeleteApplicationPayload'], ParentType, ContextType, RequireFields<MutationDeleteApplicationArgs, 'input'>>;
  deleteCategory?: Resolver<ResolversTypes['DeleteCategoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'input'>>;
  deletePageImage?: Resolver<ResolversTypes['DeletePageImagePayload'], ParentType, ContextType, RequireFields<MutationDeletePageImageArgs, 'input'>>;
  deletePagePart?: Resolver<ResolversTypes['DeletePagePartPayload'], ParentType, ContextType, RequireFields<MutationDeletePagePartArgs, 'input'>>;
  deletePartner?: Resolver<ResolversTypes['DeletePartnerPayload'], ParentType, ContextType, RequireFields<MutationDeletePartnerArgs, 'input'>>;
  deletePersonalData?: Resolver<ResolversTypes['DeletePersonalDataPayload'], ParentType, ContextType, RequireFields<MutationDeletePersonalDataArgs, 'input'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'input'>>;
  deleteProductImage?: Resolver<ResolversTypes['DeleteProductImagePayload'], ParentType, ContextType, RequireFields<MutationDeleteProductImageArgs, 'input'>>;
  deleteProductProperty?: Resolver<ResolversTypes['DeleteProductPropertyPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductPropertyArgs, 'input'>>;
  deleteRequest?: Resolver<ResolversTypes['DeleteRequestPayload'], ParentType, ContextType, RequireFields<MutationDeleteRequestArgs, 'input'>>;
  deleteRequests?: Resolver<ResolversTypes['DeleteRequestsPayload'], ParentType, ContextType, RequireFields<MutationDeleteRequestsArgs, 'input'>>;
  deleteService?: Resolver<ResolversTypes['DeleteServicePayload'], ParentType, ContextType, RequireFields<MutationDeleteServiceArgs, 'input'>>;
  deleteServiceImage?: Resolver<ResolversTypes['DeleteServiceImagePayload'], ParentType, ContextType, RequireFields<MutationDeleteServiceImageArgs, 'input'>>;
  deleteSpare?: Resolver<ResolversTypes['DeleteSparePayload'], ParentType, ContextType, RequireFields<MutationDeleteSpareArgs, 'input'>>;
  deleteSpareImage?: Resolver<ResolversTypes['DeleteSpareImagePayload'], ParentType, ContextType, RequireFields<MutationDeleteSpareImageArgs, 'input'>>;
  deleteSubPart?: Resolver<ResolversTypes['DeleteSubPartPayload'], ParentType, ContextType, RequireFields<MutationDeleteSubPartArgs, 'input'>>;
  deleteTrashEntry?: Resolver<ResolversTypes['DeleteTrashEntryPayload'], ParentType, ContextType, RequireFields<MutationDeleteTrashEntryArgs, 'input'>>;
  duplicateProduct?: Resolver<ResolversTypes['DuplicateProductPayload'], ParentType, ContextType, RequireFields<MutationDuplicateProductArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  exportPersonalData?: Resolver<ResolversTypes['ExportPersonalDataPayload'], ParentType, ContextType, RequireFields<MutationExportPersonalDataArgs, 'input'>>;
  importSubParts?: Resolver<ResolversTypes['ImportSubPartsPayload'], ParentType, ContextType, RequireFields<MutationImportSubPartsArgs, 'input'>>;
  inviteAdministrator?: Resolver<ResolversTypes['InviteAdministratorPayload'], ParentType, ContextType, RequireFields<MutationInviteAdministratorArgs, 'input'>>;
  joinProductTranslations?: Resolver<ResolversTypes['JoinProductTranslationsPayload'], ParentType, ContextType, RequireFields<MutationJoinProductTranslationsArgs, 'input'>>;
  leaveProductTranslations?: Resolver<ResolversTypes['LeaveProductTranslationsPayload'], ParentType, ContextType, RequireFields<MutationLeaveProductTranslationsArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['MovePayload'], ParentType, ContextType, RequireFields<MutationMoveArgs, 'input'>>;
  removeAdministrator?: Resolver<ResolversTypes['RemoveAdministratorPayload'], ParentType, ContextType, RequireFields<MutationRemoveAdministratorArgs, 'input'>>;
  removeSecondFactor?: Resolver<ResolversTypes['RemoveSecondFactorPayload'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'input'>>;
  reportEditing?: Resolver<ResolversTypes['ReportEditingPayload'], ParentType, ContextType, RequireFields<MutationReportEditingArgs, 'input'>>;
  restoreRevision?: Resolver<ResolversTypes['RestoreRevisionPayload'], ParentType, ContextType, RequireFields<MutationRestoreRevisionArgs, 'input'>>;
  restoreTrashEntry?: Resolver<ResolversTypes['RestoreTrashEntryPayload'], ParentType, ContextType, RequireFields<MutationRestoreTrashEntryArgs, 'input'>>;
  retryNotifications?: Resolver<ResolversTypes['RetryNotificationsPayload'], ParentType, ContextType>;
  sendApplication?: Resolver<ResolversTypes['SendApplicationPayload'], ParentType, ContextType, RequireFields<MutationSendApplicationArgs, 'input'>>;
  sendRequest?: Resolver<ResolversTypes['SendRequestPayload'], ParentType, ContextType, RequireFields<MutationSendRequestArgs, 'input'>>;
  takeDownImage?: Resolver<ResolversTypes['TakeDownImagePayload'], ParentType, ContextType, RequireFields<MutationTakeDownImageArgs, 'input'>>;
  updateCategory?: Resolver<ResolversTypes['UpdateCategoryPayload'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'input'>>;
  updateImage?: Resolver<ResolversTypes['UpdateImagePayload'], ParentType, ContextType, RequireFields<MutationUpdateImageArgs, 'input'>>;
  updateLogin?: Resolver<ResolversTypes['UpdateLoginPayload'], ParentType, ContextType, RequireFields<MutationUpdateLoginArgs, 'input'>>;
  updatePage?: Resolver<ResolversTypes['UpdatePagePayload'], ParentType, ContextType, RequireFields<MutationUpdatePageArgs, 'input'>>;
  updatePagePart?: Resolver<ResolversTypes['UpdatePagePartPayload'], ParentType, ContextType, RequireFields<MutationUpdatePagePartArgs, 'input'>>;
  updatePagePartImage?: Resolver<ResolversTypes['UpdatePagePartImagePayload'], ParentType, ContextType, RequireFields<MutationUpdatePagePartImageArgs, 'input'>>;
  updatePartner?: Resolver<ResolversTypes['UpdatePartnerPayload'], ParentType, ContextType, RequireFields<MutationUpdatePartnerArgs, 'input'>>;
  updatePassword?: Resolver<ResolversTypes['UpdatePasswordPayload'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProductProperty?: Resolver<ResolversTypes['UpdateProductPropertyPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductPropertyArgs, 'input'>>;
  updateRequests?: Resolver<ResolversTypes['UpdateRequestsPayload'], ParentType, ContextType, RequireFields<MutationUpdateRequestsArgs, 'input'>>;
  updateService?: Resolver<ResolversTypes['UpdateServicePayload'], ParentType, ContextType, RequireFields<MutationUpdateServiceArgs, 'input'>>;
  updateSettings?: Resolver<ResolversTypes['UpdateSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  updateSpare?: Resolver<ResolversTypes['UpdateSparePayload'], ParentType, ContextType, RequireFields<MutationUpdateSpareArgs, 'input'>>;
  updateSubPart?: Resolver<ResolversTypes['UpdateSubPartPayload'], ParentType, ContextType, RequireFields<MutationUpdateSubPartArgs, 'input'>>;
  withdrawInvitation?: Resolver<ResolversTypes['WithdrawInvitationPayload'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'input'>>;
};

export type MutationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationPayload'] = ResolversParentTypes['MutationPayload']> = {
  __resolveType: TypeResolveFn<'AcceptInvitationPayload' | 'AddCategoryPayload' | 'AddPageImagePayload' | 'AddPagePartPayload' | 'AddPartnerPayload' | 'AddProductImagePayload' | 'AddProductPayload' | 'AddProductPropertyPayload' | 'AddServiceImagePayload' | 'AddServicePayload' | 'AddSpareImagePayload' | 'AddSparePayload' | 'AddSubPartPayload' | 'BeginSecondFactorPayload' | 'ConfirmSecondFactorPayload' | 'ConfirmTranslationPayload' | 'DeleteApplicationPayload' | 'DeleteCategoryPayload' | 'DeletePageImagePayload' | 'DeletePagePartPayload' | 'DeletePartnerPayload' | 'DeletePersonalDataPayload' | 'DeleteProductImagePayload' | 'DeleteProductPayload' | 'DeleteProductPropertyPayload' | 'DeleteRequestPayload' | 'DeleteRequestsPayload' | 'DeleteServiceImagePayload' | 'DeleteServicePayload' | 'DeleteSpareImagePayload' | 'DeleteSparePayload' | 'DeleteSubPartPayload' | 'DeleteTrashEntryPayload' | 'DuplicateProductPayload' | 'EndOtherSessionsPayload' | 'EndSessionPayload' | 'ExportPersonalDataPayload' | 'ImportSubPartsPayload' | 'InviteAdministratorPayload' | 'JoinProductTranslationsPayload' | 'LeaveProductTranslationsPayload' | 'LoginPayload' | 'LogoutPayload' | 'MovePayload' | 'RemoveAdministratorPayload' | 'RemoveSecondFactorPayload' | 'ReportEditingPayload' | 'RestoreRevisionPayload' | 'RestoreTrashEntryPayload' | 'RetryNotificationsPayload' | 'SendApplicationPayload' | 'SendRequestPayload' | 'TakeDownImagePayload' | 'UpdateCategoryPayload' | 'UpdateImagePayload' | 'UpdateLoginPayload' | 'UpdatePagePartImagePayload' | 'UpdatePagePartPayload' | 'UpdatePagePayload' | 'UpdatePartnerPayload' | 'UpdatePasswordPayload' | 'UpdateProductPayload' | 'UpdateProductPropertyPayload' | 'UpdateRequestsPayload' | 'UpdateServicePayload' | 'UpdateSettingsPayload' | 'UpdateSparePayload' | 'UpdateSubPartPayload' | 'WithdrawInvitationPayload', ParentType, ContextType>;
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
  __resolveType: TypeResolveFn<'Application' | 'Category' | 'LogEntry' | 'Page' | 'PagePart' | 'Partner' | 'Product' | 'ProductProperty' | 'Request' | 'Revision' | 'Service' | 'Spare' | 'SubPart' | 'TrashEntry', ParentType, ContextType>;
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

export type PartHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartHit'] = ResolversParentTypes['PartHit']> = {
  match?: Resolver<ResolversTypes['PartMatch'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['SubPart'], ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['NavbarEntry'], ParentType, ContextType>;
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
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartnerEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartnerEdge'] = ResolversParentTypes['PartnerEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Partner'], ParentType, ContextType>;
};

export type PersonalDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalData'] = ResolversParentTypes['PersonalData']> = {
  applications?: Resolver<Array<ResolversTypes['Application']>, ParentType, ContextType>;
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
  applications?: Resolver<ResolversTypes['ApplicationConnection'], ParentType, ContextType, Partial<QueryApplicationsArgs>>;
  categories?: Resolver<ResolversTypes['CategoryConnection'], ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  find?: Resolver<Array<ResolversTypes['FoundGroup']>, ParentType, ContextType, RequireFields<QueryFindArgs, 'text'>>;
  invitations?: Resolver<Maybe<Array<ResolversTypes['Invitation']>>, ParentType, ContextType>;
  log?: Resolver<Maybe<ResolversTypes['LogConnection']>, ParentType, ContextType, Partial<QueryLogArgs>>;
  movableTypes?: Resolver<Maybe<Array<ResolversTypes['MovableType']>>, ParentType, ContextType>;
  navbar?: Resolver<ResolversTypes['Navbar'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  notificationStatus?: Resolver<Maybe<ResolversTypes['NotificationStatus']>, ParentType, ContextType>;
  openRequestCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Page'], ParentType, ContextType, RequireFields<QueryPageArgs, 'slug'>>;
  partner?: Resolver<Maybe<ResolversTypes['Partner']>, ParentType, ContextType, RequireFields<QueryPartnerArgs, 'by'>>;
  partners?: Resolver<ResolversTypes['PartnerConnection'], ParentType, ContextType, Partial<QueryPartnersArgs>>;
  partsByNumber?: Resolver<Array<ResolversTypes['FoundPart']>, ParentType, ContextType, RequireFields<QueryPartsByNumberArgs, 'numbers'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'by'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, Partial<QueryProductsArgs>>;
  requests?: Resolver<ResolversTypes['RequestConnection'], ParentType, ContextType, Partial<QueryRequestsArgs>>;
  retention?: Resolver<Maybe<ResolversTypes['Retention']>, ParentType, ContextType>;
  revisions?: Resolver<Maybe<ResolversTypes['RevisionConnection']>, ParentType, ContextType, Partial<QueryRevisionsArgs>>;
  searchParts?: Resolver<ResolversTypes['PartSearch'], ParentType, ContextType, RequireFields<QuerySearchPartsArgs, 'query'>>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<QueryServiceArgs, 'by'>>;
  services?: Resolver<ResolversTypes['ServiceConnection'], ParentType, ContextType, Partial<QueryServicesArgs>>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  spare?: Resolver<Maybe<ResolversTypes['Spare']>, ParentType, ContextType, RequireFields<QuerySpareArgs, 'by'>>;
  spares?: Resolver<ResolversTypes['SpareConnection'], ParentType, ContextType, Partial<QuerySparesArgs>>;
  subPartImport?: Resolver<Maybe<ResolversTypes['SubPartImportRules']>, ParentType, ContextType>;
  takesDownImages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  translationGaps?: Resolver<Array<ResolversTypes['TranslationGap']>, ParentType, ContextType, Partial<QueryTranslationGapsArgs>>;
  trash?: Resolver<Maybe<ResolversTypes['TrashConnection']>, ParentType, ContextType, Partial<QueryTrashArgs>>;
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
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['Actor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSuspectedSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['RequestStatus']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestConnection'] = ResolversParentTypes['RequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RequestEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEdge'] = ResolversParentTypes['RequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Request'], ParentType, ContextType>;
};

export type RestoreRevisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreRevisionPayload'] = ResolversParentTypes['RestoreRevisionPayload']> = {
  restored?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType>;
  restoredId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
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
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpareEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpareEdge'] = ResolversParentTypes['SpareEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Spare'], ParentType, ContextType>;
};

export type SubPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubPart'] = ResolversParentTypes['SubPart']> = {
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
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  partNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  substPart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TakeDownImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeDownImagePayload'] = ResolversParentTypes['TakeDownImagePayload']> = {
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

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
  AddedSubPart?: AddedSubPartResolvers<ContextType>;
  Administrator?: AdministratorResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  ApplicationConnection?: ApplicationConnectionResolvers<ContextType>;
  ApplicationEdge?: ApplicationEdgeResolvers<ContextType>;
  ApplicationFile?: ApplicationFileResolvers<ContextType>;
  BeginSecondFactorPayload?: BeginSecondFactorPayloadResolvers<ContextType>;
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
  DeleteTrashEntryPayload?: DeleteTrashEntryPayloadResolvers<ContextType>;
  DuplicateProductPayload?: DuplicateProductPayloadResolvers<ContextType>;
  Editor?: EditorResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  ExportPersonalDataPayload?: ExportPersonalDataPayloadResolvers<ContextType>;
  FoundGroup?: FoundGroupResolvers<ContextType>;
  FoundHit?: FoundHitResolvers<ContextType>;
  FoundPart?: FoundPartResolvers<ContextType>;
  FoundPiece?: FoundPieceResolvers<ContextType>;
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
  PartHit?: PartHitResolvers<ContextType>;
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
  RestoreRevisionPayload?: RestoreRevisionPayloadResolvers<ContextType>;
  RestoreTrashEntryPayload?: RestoreTrashEntryPayloadResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetryNotificationsPayload?: RetryNotificationsPayloadResolvers<ContextType>;
  Revision?: RevisionResolvers<ContextType>;
  RevisionConnection?: RevisionConnectionResolvers<ContextType>;
  RevisionEdge?: RevisionEdgeResolvers<ContextType>;
  RevisionValue?: RevisionValueResolvers<ContextType>;
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
  TakeDownImagePayload?: TakeDownImagePayloadResolvers<ContextType>;
  TranslationGap?: TranslationGapResolvers<ContextType>;
  TrashConnection?: TrashConnectionResolvers<ContextType>;
  TrashEdge?: TrashEdgeResolvers<ContextType>;
  TrashEntry?: TrashEntryResolvers<ContextType>;
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
  Upload?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  WithdrawInvitationPayload?: WithdrawInvitationPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  authenticated?: AuthenticatedDirectiveResolver<any, any, ContextType>;
};
