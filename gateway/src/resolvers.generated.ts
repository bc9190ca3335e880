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
  DateTime: { input: Date; output: string; }
  HTML: { input: string; output: string; }
  Upload: { input: UploadPromise; output: never; }
};

export type AcceptInvitationInput = {
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type AcceptInvitationPayload = MutationPayload & {
  __typename?: 'AcceptInvitationPayload';
  login?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type Account = {
  __typename?: 'Account';
  login: Scalars['String']['output'];
  permissions: Array<Permission>;
  role?: Maybe<Role>;
};

export type Actor = {
  __typename?: 'Actor';
  login: Scalars['String']['output'];
};

export type AddCategoryInput = {
  language: Language;
  name: Scalars['String']['input'];
};

export type AddCategoryPayload = MutationPayload & {
  __typename?: 'AddCategoryPayload';
  categoryEdge?: Maybe<CategoryEdge>;
  userErrors: Array<UserError>;
};

export type AddPageImageInput = {
  image: Scalars['Upload']['input'];
  slug: PageSlug;
};

export type AddPageImagePayload = MutationPayload & {
  __typename?: 'AddPageImagePayload';
  page?: Maybe<Page>;
  userErrors: Array<UserError>;
};

export type AddPagePartInput = {
  description: LocalizedHtmlInput;
  image?: InputMaybe<Scalars['Upload']['input']>;
};

export type AddPagePartPayload = MutationPayload & {
  __typename?: 'AddPagePartPayload';
  pagePart?: Maybe<PagePart>;
  userErrors: Array<UserError>;
};

export type AddPartnerInput = {
  image: Scalars['Upload']['input'];
  text: LocalizedHtmlInput;
};

export type AddPartnerPayload = MutationPayload & {
  __typename?: 'AddPartnerPayload';
  partnerEdge?: Maybe<PartnerEdge>;
  userErrors: Array<UserError>;
};

export type AddProductImageInput = {
  id: Scalars['ID']['input'];
  image: Scalars['Upload']['input'];
};

export type AddProductImagePayload = MutationPayload & {
  __typename?: 'AddProductImagePayload';
  product?: Maybe<Product>;
  userErrors: Array<UserError>;
};

export type AddProductInput = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  description: Scalars['HTML']['input'];
  images: Array<Scalars['Upload']['input']>;
  language: Language;
  model: Scalars['String']['input'];
  power: Scalars['String']['input'];
  title: Scalars['String']['input'];
  type: Scalars['String']['input'];
};

export type AddProductPayload = MutationPayload & {
  __typename?: 'AddProductPayload';
  productEdge?: Maybe<ProductEdge>;
  userErrors: Array<UserError>;
};

export type AddProductPropertyInput = {
  description: Scalars['HTML']['input'];
  image: Scalars['Upload']['input'];
  productId: Scalars['ID']['input'];
};

export type AddProductPropertyPayload = MutationPayload & {
  __typename?: 'AddProductPropertyPayload';
  property?: Maybe<ProductProperty>;
  userErrors: Array<UserError>;
};

export type AddServiceImageInput = {
  id: Scalars['ID']['input'];
  image: Scalars['Upload']['input'];
};

export type AddServiceImagePayload = MutationPayload & {
  __typename?: 'AddServiceImagePayload';
  service?: Maybe<Service>;
  userErrors: Array<UserError>;
};

export type AddServiceInput = {
  images: Array<Scalars['Upload']['input']>;
  text: LocalizedHtmlInput;
  title: LocalizedTextInput;
};

export type AddServicePayload = MutationPayload & {
  __typename?: 'AddServicePayload';
  serviceEdge?: Maybe<ServiceEdge>;
  userErrors: Array<UserError>;
};

export type AddSpareImageInput = {
  id: Scalars['ID']['input'];
  image: Scalars['Upload']['input'];
};

export type AddSpareImagePayload = MutationPayload & {
  __typename?: 'AddSpareImagePayload';
  spare?: Maybe<Spare>;
  userErrors: Array<UserError>;
};

export type AddSpareInput = {
  images: Array<Scalars['Upload']['input']>;
  text: LocalizedHtmlInput;
  title: LocalizedTextInput;
};

export type AddSparePayload = MutationPayload & {
  __typename?: 'AddSparePayload';
  spareEdge?: Maybe<SpareEdge>;
  userErrors: Array<UserError>;
};

export type AddSubPartInput = {
  callout?: InputMaybe<Scalars['String']['input']>;
  description: LocalizedTextInput;
  partNumber: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
  spareId: Scalars['ID']['input'];
  substPart: Scalars['String']['input'];
};

export type AddSubPartPayload = MutationPayload & {
  __typename?: 'AddSubPartPayload';
  subPartEdge?: Maybe<SubPartEdge>;
  userErrors: Array<UserError>;
};

export type AddSynonymInput = {
  words: Scalars['String']['input'];
};

export type AddSynonymPayload = MutationPayload & {
  __typename?: 'AddSynonymPayload';
  synonymEdge?: Maybe<SynonymEdge>;
  userErrors: Array<UserError>;
};

export type AddTemplateInput = {
  name: Scalars['String']['input'];
  text: LocalizedTextInput;
};

export type AddTemplatePayload = MutationPayload & {
  __typename?: 'AddTemplatePayload';
  templateEdge?: Maybe<TemplateEdge>;
  userErrors: Array<UserError>;
};

export type AddedSubPart = {
  __typename?: 'AddedSubPart';
  line: Scalars['Int']['output'];
  subPartEdge?: Maybe<SubPartEdge>;
  values: SubPartValues;
};

export type Administrator = {
  __typename?: 'Administrator';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  hasSecondFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  login: Scalars['String']['output'];
  role?: Maybe<Role>;
};

export type Application = Node & {
  __typename?: 'Application';
  email: Scalars['String']['output'];
  experience?: Maybe<Scalars['String']['output']>;
  files: Array<ApplicationFile>;
  firstName: Scalars['String']['output'];
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  handledBy?: Maybe<Actor>;
  id: Scalars['ID']['output'];
  isSuspectedSpam: Scalars['Boolean']['output'];
  job?: Maybe<Scalars['String']['output']>;
  language?: Maybe<Language>;
  lastName: Scalars['String']['output'];
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  restId: Scalars['ID']['output'];
  status?: Maybe<RequestStatus>;
};

export type ApplicationConnection = {
  __typename?: 'ApplicationConnection';
  edges: Array<ApplicationEdge>;
  nodes: Array<Application>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ApplicationEdge = {
  __typename?: 'ApplicationEdge';
  cursor: Scalars['String']['output'];
  node: Application;
};

export type ApplicationFile = {
  __typename?: 'ApplicationFile';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  size: Scalars['Int']['output'];
  url: Scalars['String']['output'];
};

export type Attachment = {
  __typename?: 'Attachment';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  size: Scalars['Int']['output'];
  url: Scalars['String']['output'];
};

export type BeginSecondFactorInput = {
  password: Scalars['String']['input'];
};

export type BeginSecondFactorPayload = MutationPayload & {
  __typename?: 'BeginSecondFactorPayload';
  secret?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type Callout = {
  __typename?: 'Callout';
  image: Image;
  number: Scalars['String']['output'];
  subParts: Array<SubPart>;
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type CalloutInput = {
  number: Scalars['String']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type Category = Node & {
  __typename?: 'Category';
  id: Scalars['ID']['output'];
  language?: Maybe<Language>;
  name: Scalars['String']['output'];
  restId: Scalars['ID']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type CategoryConnection = {
  __typename?: 'CategoryConnection';
  edges: Array<CategoryEdge>;
  nodes: Array<Category>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CategoryEdge = {
  __typename?: 'CategoryEdge';
  cursor: Scalars['String']['output'];
  node: Category;
};

export type ChangedSubPart = {
  __typename?: 'ChangedSubPart';
  after: SubPartValues;
  before: SubPartValues;
  line: Scalars['Int']['output'];
  subPart?: Maybe<SubPart>;
};

export type ConfirmSecondFactorInput = {
  code: Scalars['String']['input'];
};

export type ConfirmSecondFactorPayload = MutationPayload & {
  __typename?: 'ConfirmSecondFactorPayload';
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  userErrors: Array<UserError>;
};

export type ConfirmTranslationInput = {
  count?: InputMaybe<Scalars['Int']['input']>;
  field: TranslatedField;
  kind: TranslatedKind;
  language: Language;
  restId: Scalars['String']['input'];
};

export type ConfirmTranslationPayload = MutationPayload & {
  __typename?: 'ConfirmTranslationPayload';
  confirmedCount?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteApplicationInput = {
  id: Scalars['ID']['input'];
};

export type DeleteApplicationPayload = MutationPayload & {
  __typename?: 'DeleteApplicationPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteCategoryInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteCategoryPayload = MutationPayload & {
  __typename?: 'DeleteCategoryPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeletePageImageInput = {
  path: Scalars['String']['input'];
  slug: PageSlug;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeletePageImagePayload = MutationPayload & {
  __typename?: 'DeletePageImagePayload';
  page?: Maybe<Page>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeletePagePartInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeletePagePartPayload = MutationPayload & {
  __typename?: 'DeletePagePartPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeletePartnerInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeletePartnerPayload = MutationPayload & {
  __typename?: 'DeletePartnerPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeletePersonalDataInput = {
  email: Scalars['String']['input'];
};

export type DeletePersonalDataPayload = MutationPayload & {
  __typename?: 'DeletePersonalDataPayload';
  deletedApplicationCount?: Maybe<Scalars['Int']['output']>;
  deletedRequestCount?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteProductImageInput = {
  id: Scalars['ID']['input'];
  path: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteProductImagePayload = MutationPayload & {
  __typename?: 'DeleteProductImagePayload';
  product?: Maybe<Product>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteProductInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteProductPayload = MutationPayload & {
  __typename?: 'DeleteProductPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteProductPropertyInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteProductPropertyPayload = MutationPayload & {
  __typename?: 'DeleteProductPropertyPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteRequestInput = {
  id: Scalars['ID']['input'];
};

export type DeleteRequestPayload = MutationPayload & {
  __typename?: 'DeleteRequestPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteRequestsInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type DeleteRequestsPayload = MutationPayload & {
  __typename?: 'DeleteRequestsPayload';
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  userErrors: Array<UserError>;
};

export type DeleteServiceImageInput = {
  id: Scalars['ID']['input'];
  path: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteServiceImagePayload = MutationPayload & {
  __typename?: 'DeleteServiceImagePayload';
  service?: Maybe<Service>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteServiceInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteServicePayload = MutationPayload & {
  __typename?: 'DeleteServicePayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteSpareImageInput = {
  id: Scalars['ID']['input'];
  path: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteSpareImagePayload = MutationPayload & {
  __typename?: 'DeleteSpareImagePayload';
  spare?: Maybe<Spare>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteSpareInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteSparePayload = MutationPayload & {
  __typename?: 'DeleteSparePayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteSubPartInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteSubPartPayload = MutationPayload & {
  __typename?: 'DeleteSubPartPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteSynonymInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteSynonymPayload = MutationPayload & {
  __typename?: 'DeleteSynonymPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteTemplateInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type DeleteTemplatePayload = MutationPayload & {
  __typename?: 'DeleteTemplatePayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  trashEntryId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DeleteTrashEntryInput = {
  id: Scalars['ID']['input'];
};

export type DeleteTrashEntryPayload = MutationPayload & {
  __typename?: 'DeleteTrashEntryPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type DuplicateProductInput = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  language: Language;
};

export type DuplicateProductPayload = MutationPayload & {
  __typename?: 'DuplicateProductPayload';
  productEdge?: Maybe<ProductEdge>;
  userErrors: Array<UserError>;
};

export type DuplicateServiceInput = {
  id: Scalars['ID']['input'];
  title: LocalizedTextInput;
};

export type DuplicateServicePayload = MutationPayload & {
  __typename?: 'DuplicateServicePayload';
  serviceEdge?: Maybe<ServiceEdge>;
  userErrors: Array<UserError>;
};

export type DuplicateSpareInput = {
  id: Scalars['ID']['input'];
  title: LocalizedTextInput;
};

export type DuplicateSparePayload = MutationPayload & {
  __typename?: 'DuplicateSparePayload';
  spareEdge?: Maybe<SpareEdge>;
  userErrors: Array<UserError>;
};

export type Editor = {
  __typename?: 'Editor';
  login: Scalars['String']['output'];
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  savedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type EndOtherSessionsPayload = MutationPayload & {
  __typename?: 'EndOtherSessionsPayload';
  endedCount?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
};

export type EndSessionInput = {
  id: Scalars['ID']['input'];
};

export type EndSessionPayload = MutationPayload & {
  __typename?: 'EndSessionPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type ExportPersonalDataInput = {
  email: Scalars['String']['input'];
};

export type ExportPersonalDataPayload = MutationPayload & {
  __typename?: 'ExportPersonalDataPayload';
  personalData?: Maybe<PersonalData>;
  userErrors: Array<UserError>;
};

export type Image = {
  __typename?: 'Image';
  alternativeText?: Maybe<LocalizedText>;
  callouts?: Maybe<Array<Callout>>;
  focalX?: Maybe<Scalars['Int']['output']>;
  focalY?: Maybe<Scalars['Int']['output']>;
  path: Scalars['String']['output'];
  url: Scalars['String']['output'];
};


export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type ImportSubPartsInput = {
  file: Scalars['Upload']['input'];
  preview: Scalars['Boolean']['input'];
  removeOthers: Scalars['Boolean']['input'];
  spareId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type ImportSubPartsPayload = MutationPayload & {
  __typename?: 'ImportSubPartsPayload';
  added?: Maybe<Array<AddedSubPart>>;
  changed?: Maybe<Array<ChangedSubPart>>;
  errors?: Maybe<Array<SubPartImportError>>;
  importId?: Maybe<Scalars['String']['output']>;
  removed?: Maybe<Array<SubPart>>;
  userErrors: Array<UserError>;
  version?: Maybe<Scalars['String']['output']>;
  warnings?: Maybe<Array<SubPartImportError>>;
};

export type Imprint = {
  __typename?: 'Imprint';
  register?: Maybe<Scalars['String']['output']>;
  representative?: Maybe<Scalars['String']['output']>;
  vatId?: Maybe<Scalars['String']['output']>;
};

export type Invitation = {
  __typename?: 'Invitation';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Actor;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  role?: Maybe<Role>;
};

export type InviteAdministratorInput = {
  password: Scalars['String']['input'];
  role?: InputMaybe<Role>;
};

export type InviteAdministratorPayload = MutationPayload & {
  __typename?: 'InviteAdministratorPayload';
  invitation?: Maybe<Invitation>;
  token?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type JoinProductTranslationsInput = {
  id: Scalars['ID']['input'];
  translationId: Scalars['ID']['input'];
};

export type JoinProductTranslationsPayload = MutationPayload & {
  __typename?: 'JoinProductTranslationsPayload';
  product?: Maybe<Product>;
  userErrors: Array<UserError>;
};

export type Language =
  | 'DE'
  | 'EN'
  | 'RU';

export type LeaveProductTranslationsInput = {
  id: Scalars['ID']['input'];
};

export type LeaveProductTranslationsPayload = MutationPayload & {
  __typename?: 'LeaveProductTranslationsPayload';
  product?: Maybe<Product>;
  userErrors: Array<UserError>;
};

export type ListOrder = {
  direction: OrderDirection;
  field: ListOrderField;
};

export type ListOrderField =
  | 'ID';

export type LocalizedHtml = {
  __typename?: 'LocalizedHTML';
  de: Scalars['HTML']['output'];
  en: Scalars['HTML']['output'];
  in: Scalars['HTML']['output'];
  ru: Scalars['HTML']['output'];
  writtenIn?: Maybe<Language>;
};


export type LocalizedHtmlInArgs = {
  language: Language;
};


export type LocalizedHtmlWrittenInArgs = {
  language: Language;
};

export type LocalizedHtmlChangeInput = {
  de?: InputMaybe<Scalars['HTML']['input']>;
  en?: InputMaybe<Scalars['HTML']['input']>;
  ru?: InputMaybe<Scalars['HTML']['input']>;
};

export type LocalizedHtmlInput = {
  de: Scalars['HTML']['input'];
  en: Scalars['HTML']['input'];
  ru: Scalars['HTML']['input'];
};

export type LocalizedText = {
  __typename?: 'LocalizedText';
  de: Scalars['String']['output'];
  en: Scalars['String']['output'];
  in: Scalars['String']['output'];
  ru: Scalars['String']['output'];
  writtenIn?: Maybe<Language>;
};


export type LocalizedTextInArgs = {
  language: Language;
};


export type LocalizedTextWrittenInArgs = {
  language: Language;
};

export type LocalizedTextChangeInput = {
  de?: InputMaybe<Scalars['String']['input']>;
  en?: InputMaybe<Scalars['String']['input']>;
  ru?: InputMaybe<Scalars['String']['input']>;
};

export type LocalizedTextInput = {
  de: Scalars['String']['input'];
  en: Scalars['String']['input'];
  ru: Scalars['String']['input'];
};

export type LogConnection = {
  __typename?: 'LogConnection';
  edges: Array<LogEdge>;
  nodes: Array<LogEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type LogEdge = {
  __typename?: 'LogEdge';
  cursor: Scalars['String']['output'];
  node: LogEntry;
};

export type LogEntry = Node & {
  __typename?: 'LogEntry';
  address?: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  login?: Maybe<Scalars['String']['output']>;
  occurredAt: Scalars['DateTime']['output'];
  operation: Scalars['String']['output'];
  refusalCode?: Maybe<Scalars['String']['output']>;
  subject?: Maybe<LogSubject>;
  target?: Maybe<Scalars['String']['output']>;
};

export type LogSubject = {
  __typename?: 'LogSubject';
  isDeleted: Scalars['Boolean']['output'];
  kind: LogSubjectKind;
  ownerTitle?: Maybe<Scalars['String']['output']>;
  restId: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type LogSubjectKind =
  | 'CATEGORY'
  | 'PAGE'
  | 'PAGE_PART'
  | 'PARTNER'
  | 'PRODUCT'
  | 'PRODUCT_PROPERTY'
  | 'SERVICE'
  | 'SPARE'
  | 'SUB_PART'
  | 'SYNONYM'
  | 'TEMPLATE';

export type LoginInput = {
  code?: InputMaybe<Scalars['String']['input']>;
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type LoginPayload = MutationPayload & {
  __typename?: 'LoginPayload';
  token?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type LogoutPayload = MutationPayload & {
  __typename?: 'LogoutPayload';
  ended?: Maybe<Scalars['Boolean']['output']>;
  userErrors: Array<UserError>;
};

export type MovableType =
  | 'IMAGE'
  | 'PAGE'
  | 'PAGE_PART'
  | 'PARTNER'
  | 'PRODUCT'
  | 'PRODUCT_PROPERTY'
  | 'SERVICE'
  | 'SPARE'
  | 'SUB_PART';

export type MoveInput = {
  id: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type MovePayload = MutationPayload & {
  __typename?: 'MovePayload';
  moved?: Maybe<Node>;
  owner?: Maybe<Node>;
  userErrors: Array<UserError>;
};

export type Mutation = {
  __typename?: 'Mutation';
  acceptInvitation?: Maybe<AcceptInvitationPayload>;
  addCategory?: Maybe<AddCategoryPayload>;
  addPageImage?: Maybe<AddPageImagePayload>;
  addPagePart?: Maybe<AddPagePartPayload>;
  addPartner?: Maybe<AddPartnerPayload>;
  addProduct?: Maybe<AddProductPayload>;
  addProductImage?: Maybe<AddProductImagePayload>;
  addProductProperty?: Maybe<AddProductPropertyPayload>;
  addService?: Maybe<AddServicePayload>;
  addServiceImage?: Maybe<AddServiceImagePayload>;
  addSpare?: Maybe<AddSparePayload>;
  addSpareImage?: Maybe<AddSpareImagePayload>;
  addSubPart?: Maybe<AddSubPartPayload>;
  addSynonym?: Maybe<AddSynonymPayload>;
  addTemplate?: Maybe<AddTemplatePayload>;
  beginSecondFactor?: Maybe<BeginSecondFactorPayload>;
  confirmSecondFactor?: Maybe<ConfirmSecondFactorPayload>;
  confirmTranslation?: Maybe<ConfirmTranslationPayload>;
  deleteApplication?: Maybe<DeleteApplicationPayload>;
  deleteCategory?: Maybe<DeleteCategoryPayload>;
  deletePageImage?: Maybe<DeletePageImagePayload>;
  deletePagePart?: Maybe<DeletePagePartPayload>;
  deletePartner?: Maybe<DeletePartnerPayload>;
  deletePersonalData?: Maybe<DeletePersonalDataPayload>;
  deleteProduct?: Maybe<DeleteProductPayload>;
  deleteProductImage?: Maybe<DeleteProductImagePayload>;
  deleteProductProperty?: Maybe<DeleteProductPropertyPayload>;
  deleteRequest?: Maybe<DeleteRequestPayload>;
  deleteRequests?: Maybe<DeleteRequestsPayload>;
  deleteService?: Maybe<DeleteServicePayload>;
  deleteServiceImage?: Maybe<DeleteServiceImagePayload>;
  deleteSpare?: Maybe<DeleteSparePayload>;
  deleteSpareImage?: Maybe<DeleteSpareImagePayload>;
  deleteSubPart?: Maybe<DeleteSubPartPayload>;
  deleteSynonym?: Maybe<DeleteSynonymPayload>;
  deleteTemplate?: Maybe<DeleteTemplatePayload>;
  deleteTrashEntry?: Maybe<DeleteTrashEntryPayload>;
  duplicateProduct?: Maybe<DuplicateProductPayload>;
  duplicateService?: Maybe<DuplicateServicePayload>;
  duplicateSpare?: Maybe<DuplicateSparePayload>;
  endOtherSessions?: Maybe<EndOtherSessionsPayload>;
  endSession?: Maybe<EndSessionPayload>;
  exportPersonalData?: Maybe<ExportPersonalDataPayload>;
  importSubParts?: Maybe<ImportSubPartsPayload>;
  inviteAdministrator?: Maybe<InviteAdministratorPayload>;
  joinProductTranslations?: Maybe<JoinProductTranslationsPayload>;
  leaveProductTranslations?: Maybe<LeaveProductTranslationsPayload>;
  login?: Maybe<LoginPayload>;
  logout?: Maybe<LogoutPayload>;
  move?: Maybe<MovePayload>;
  removeAdministrator?: Maybe<RemoveAdministratorPayload>;
  removeSecondFactor?: Maybe<RemoveSecondFactorPayload>;
  reportEditing?: Maybe<ReportEditingPayload>;
  restoreRevision?: Maybe<RestoreRevisionPayload>;
  restoreTrashEntries?: Maybe<RestoreTrashEntriesPayload>;
  restoreTrashEntry?: Maybe<RestoreTrashEntryPayload>;
  retryNotifications?: Maybe<RetryNotificationsPayload>;
  sendApplication?: Maybe<SendApplicationPayload>;
  sendRequest?: Maybe<SendRequestPayload>;
  takeDownImage?: Maybe<TakeDownImagePayload>;
  undoSubPartImport?: Maybe<UndoSubPartImportPayload>;
  updateAdministrator?: Maybe<UpdateAdministratorPayload>;
  updateApplications?: Maybe<UpdateApplicationsPayload>;
  updateCategory?: Maybe<UpdateCategoryPayload>;
  updateImage?: Maybe<UpdateImagePayload>;
  updateLogin?: Maybe<UpdateLoginPayload>;
  updatePage?: Maybe<UpdatePagePayload>;
  updatePagePart?: Maybe<UpdatePagePartPayload>;
  updatePagePartImage?: Maybe<UpdatePagePartImagePayload>;
  updatePartner?: Maybe<UpdatePartnerPayload>;
  updatePassword?: Maybe<UpdatePasswordPayload>;
  updateProduct?: Maybe<UpdateProductPayload>;
  updateProductProperty?: Maybe<UpdateProductPropertyPayload>;
  updateRequests?: Maybe<UpdateRequestsPayload>;
  updateService?: Maybe<UpdateServicePayload>;
  updateSettings?: Maybe<UpdateSettingsPayload>;
  updateSpare?: Maybe<UpdateSparePayload>;
  updateSubPart?: Maybe<UpdateSubPartPayload>;
  updateSynonym?: Maybe<UpdateSynonymPayload>;
  updateTemplate?: Maybe<UpdateTemplatePayload>;
  uploadAttachment?: Maybe<UploadAttachmentPayload>;
  withdrawInvitation?: Maybe<WithdrawInvitationPayload>;
};


export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


export type MutationAddCategoryArgs = {
  input: AddCategoryInput;
};


export type MutationAddPageImageArgs = {
  input: AddPageImageInput;
};


export type MutationAddPagePartArgs = {
  input: AddPagePartInput;
};


export type MutationAddPartnerArgs = {
  input: AddPartnerInput;
};


export type MutationAddProductArgs = {
  input: AddProductInput;
};


export type MutationAddProductImageArgs = {
  input: AddProductImageInput;
};


export type MutationAddProductPropertyArgs = {
  input: AddProductPropertyInput;
};


export type MutationAddServiceArgs = {
  input: AddServiceInput;
};


export type MutationAddServiceImageArgs = {
  input: AddServiceImageInput;
};


export type MutationAddSpareArgs = {
  input: AddSpareInput;
};


export type MutationAddSpareImageArgs = {
  input: AddSpareImageInput;
};


export type MutationAddSubPartArgs = {
  input: AddSubPartInput;
};


export type MutationAddSynonymArgs = {
  input: AddSynonymInput;
};


export type MutationAddTemplateArgs = {
  input: AddTemplateInput;
};


export type MutationBeginSecondFactorArgs = {
  input: BeginSecondFactorInput;
};


export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


export type MutationConfirmTranslationArgs = {
  input: ConfirmTranslationInput;
};


export type MutationDeleteApplicationArgs = {
  input: DeleteApplicationInput;
};


export type MutationDeleteCategoryArgs = {
  input: DeleteCategoryInput;
};


export type MutationDeletePageImageArgs = {
  input: DeletePageImageInput;
};


export type MutationDeletePagePartArgs = {
  input: DeletePagePartInput;
};


export type MutationDeletePartnerArgs = {
  input: DeletePartnerInput;
};


export type MutationDeletePersonalDataArgs = {
  input: DeletePersonalDataInput;
};


export type MutationDeleteProductArgs = {
  input: DeleteProductInput;
};


export type MutationDeleteProductImageArgs = {
  input: DeleteProductImageInput;
};


export type MutationDeleteProductPropertyArgs = {
  input: DeleteProductPropertyInput;
};


export type MutationDeleteRequestArgs = {
  input: DeleteRequestInput;
};


export type MutationDeleteRequestsArgs = {
  input: DeleteRequestsInput;
};


export type MutationDeleteServiceArgs = {
  input: DeleteServiceInput;
};


export type MutationDeleteServiceImageArgs = {
  input: DeleteServiceImageInput;
};


export type MutationDeleteSpareArgs = {
  input: DeleteSpareInput;
};


export type MutationDeleteSpareImageArgs = {
  input: DeleteSpareImageInput;
};


export type MutationDeleteSubPartArgs = {
  input: DeleteSubPartInput;
};


export type MutationDeleteSynonymArgs = {
  input: DeleteSynonymInput;
};


export type MutationDeleteTemplateArgs = {
  input: DeleteTemplateInput;
};


export type MutationDeleteTrashEntryArgs = {
  input: DeleteTrashEntryInput;
};


export type MutationDuplicateProductArgs = {
  input: DuplicateProductInput;
};


export type MutationDuplicateServiceArgs = {
  input: DuplicateServiceInput;
};


export type MutationDuplicateSpareArgs = {
  input: DuplicateSpareInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationExportPersonalDataArgs = {
  input: ExportPersonalDataInput;
};


export type MutationImportSubPartsArgs = {
  input: ImportSubPartsInput;
};


export type MutationInviteAdministratorArgs = {
  input: InviteAdministratorInput;
};


export type MutationJoinProductTranslationsArgs = {
  input: JoinProductTranslationsInput;
};


export type MutationLeaveProductTranslationsArgs = {
  input: LeaveProductTranslationsInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMoveArgs = {
  input: MoveInput;
};


export type MutationRemoveAdministratorArgs = {
  input: RemoveAdministratorInput;
};


export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


export type MutationReportEditingArgs = {
  input: ReportEditingInput;
};


export type MutationRestoreRevisionArgs = {
  input: RestoreRevisionInput;
};


export type MutationRestoreTrashEntriesArgs = {
  input: RestoreTrashEntriesInput;
};


export type MutationRestoreTrashEntryArgs = {
  input: RestoreTrashEntryInput;
};


export type MutationSendApplicationArgs = {
  input: SendApplicationInput;
};


export type MutationSendRequestArgs = {
  input: SendRequestInput;
};


export type MutationTakeDownImageArgs = {
  input: TakeDownImageInput;
};


export type MutationUndoSubPartImportArgs = {
  input: UndoSubPartImportInput;
};


export type MutationUpdateAdministratorArgs = {
  input: UpdateAdministratorInput;
};


export type MutationUpdateApplicationsArgs = {
  input: UpdateApplicationsInput;
};


export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


export type MutationUpdateImageArgs = {
  input: UpdateImageInput;
};


export type MutationUpdateLoginArgs = {
  input: UpdateLoginInput;
};


export type MutationUpdatePageArgs = {
  input: UpdatePageInput;
};


export type MutationUpdatePagePartArgs = {
  input: UpdatePagePartInput;
};


export type MutationUpdatePagePartImageArgs = {
  input: UpdatePagePartImageInput;
};


export type MutationUpdatePartnerArgs = {
  input: UpdatePartnerInput;
};


export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


export type MutationUpdateProductPropertyArgs = {
  input: UpdateProductPropertyInput;
};


export type MutationUpdateRequestsArgs = {
  input: UpdateRequestsInput;
};


export type MutationUpdateServiceArgs = {
  input: UpdateServiceInput;
};


export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


export type MutationUpdateSpareArgs = {
  input: UpdateSpareInput;
};


export type MutationUpdateSubPartArgs = {
  input: UpdateSubPartInput;
};


export type MutationUpdateSynonymArgs = {
  input: UpdateSynonymInput;
};


export type MutationUpdateTemplateArgs = {
  input: UpdateTemplateInput;
};


export type MutationUploadAttachmentArgs = {
  input: UploadAttachmentInput;
};


export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};

export type MutationPayload = {
  userErrors: Array<UserError>;
};

export type Navbar = {
  __typename?: 'Navbar';
  partnerCount: Scalars['Int']['output'];
  services: Array<NavbarEntry>;
  spares: Array<NavbarEntry>;
};

export type NavbarEntry = {
  __typename?: 'NavbarEntry';
  restId: Scalars['ID']['output'];
  title: LocalizedText;
};

export type Node = {
  id: Scalars['ID']['output'];
};

export type NotificationStatus = {
  __typename?: 'NotificationStatus';
  error?: Maybe<Scalars['String']['output']>;
  since?: Maybe<Scalars['DateTime']['output']>;
  undeliveredCount: Scalars['Int']['output'];
};

export type ObjectRef =
  { id: Scalars['ID']['input']; restId?: never; }
  |  { id?: never; restId: Scalars['ID']['input']; };

export type OptionalField =
  | 'APPLICATION_EXPERIENCE'
  | 'APPLICATION_JOB'
  | 'REQUEST_ATTACHMENTS'
  | 'REQUEST_PHONE';

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type Page = Node & {
  __typename?: 'Page';
  id: Scalars['ID']['output'];
  images: Array<Image>;
  link: Scalars['String']['output'];
  parts: Array<PagePart>;
  slug: PageSlug;
  text: LocalizedHtml;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  version?: Maybe<Scalars['String']['output']>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type PagePart = Node & {
  __typename?: 'PagePart';
  description: LocalizedHtml;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  restId: Scalars['ID']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type PageSlug =
  | 'CAREERS'
  | 'CONTACT'
  | 'GAS_TURBINA'
  | 'PRIVACY_POLICY';

export type PartHistory = {
  __typename?: 'PartHistory';
  hasMore: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  predecessors: Array<Array<Scalars['String']['output']>>;
  spares: Array<NavbarEntry>;
  successors: Array<Array<Scalars['String']['output']>>;
};

export type PartHit = {
  __typename?: 'PartHit';
  match: PartMatch;
  spare: NavbarEntry;
  subPart: SubPart;
};

export type PartMatch =
  | 'CONTAINED'
  | 'EXACT'
  | 'PARTIAL'
  | 'PREFIX'
  | 'SIMILAR';

export type PartNumberHit = {
  __typename?: 'PartNumberHit';
  number: Scalars['String']['output'];
  spare: NavbarEntry;
  subPart: SubPart;
};

export type PartSearch = {
  __typename?: 'PartSearch';
  hasMore: Scalars['Boolean']['output'];
  hits: Array<PartHit>;
};

export type Partner = Node & {
  __typename?: 'Partner';
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  restId: Scalars['ID']['output'];
  text: LocalizedHtml;
  version?: Maybe<Scalars['String']['output']>;
};

export type PartnerConnection = {
  __typename?: 'PartnerConnection';
  edges: Array<PartnerEdge>;
  nodes: Array<Partner>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PartnerEdge = {
  __typename?: 'PartnerEdge';
  cursor: Scalars['String']['output'];
  node: Partner;
};

export type Permission =
  | 'ACCOUNT'
  | 'ADMINISTRATOR'
  | 'APPLICATION'
  | 'CATEGORY'
  | 'EDITING'
  | 'FILE'
  | 'LOG'
  | 'NOTIFICATION'
  | 'ORDER'
  | 'PAGE'
  | 'PARTNER'
  | 'PRIVACY'
  | 'PRODUCT'
  | 'REQUEST'
  | 'REVISION'
  | 'SECOND_FACTOR'
  | 'SERVICE'
  | 'SESSION'
  | 'SETTINGS'
  | 'SPARE'
  | 'SYNONYM'
  | 'TEMPLATE'
  | 'TRANSLATION'
  | 'TRASH';

export type PersonalData = {
  __typename?: 'PersonalData';
  applications: Array<Application>;
  requestRevisions: Array<RequestRevision>;
  requests: Array<Request>;
};

export type Product = Node & {
  __typename?: 'Product';
  category?: Maybe<Category>;
  description: Scalars['HTML']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  images: Array<Image>;
  language?: Maybe<Language>;
  model: Scalars['String']['output'];
  power: Scalars['String']['output'];
  properties: Array<ProductProperty>;
  restId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  translations?: Maybe<Array<ProductTranslation>>;
  type: Scalars['String']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  edges: Array<ProductEdge>;
  nodes: Array<Product>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ProductEdge = {
  __typename?: 'ProductEdge';
  cursor: Scalars['String']['output'];
  node: Product;
};

export type ProductProperty = Node & {
  __typename?: 'ProductProperty';
  description: Scalars['HTML']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  restId: Scalars['ID']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type ProductTranslation = {
  __typename?: 'ProductTranslation';
  language?: Maybe<Language>;
  restId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  account?: Maybe<Account>;
  administrators?: Maybe<Array<Administrator>>;
  applications?: Maybe<ApplicationConnection>;
  categories?: Maybe<CategoryConnection>;
  find?: Maybe<Array<SearchGroup>>;
  invitations?: Maybe<Array<Invitation>>;
  log?: Maybe<LogConnection>;
  movableTypes?: Maybe<Array<MovableType>>;
  navbar?: Maybe<Navbar>;
  node?: Maybe<Node>;
  notificationStatus?: Maybe<NotificationStatus>;
  openApplicationCount?: Maybe<Scalars['Int']['output']>;
  openRequestCount?: Maybe<Scalars['Int']['output']>;
  page?: Maybe<Page>;
  partHistories?: Maybe<Array<PartHistory>>;
  partner?: Maybe<Partner>;
  partners?: Maybe<PartnerConnection>;
  partsByNumber?: Maybe<Array<PartNumberHit>>;
  product?: Maybe<Product>;
  products?: Maybe<ProductConnection>;
  requestAssignees?: Maybe<Array<Actor>>;
  requestEditors?: Maybe<Array<RequestEditor>>;
  requestRevisions?: Maybe<Array<RequestRevision>>;
  requests?: Maybe<RequestConnection>;
  retention?: Maybe<Retention>;
  revisions?: Maybe<RevisionConnection>;
  search?: Maybe<Search>;
  secondFactor?: Maybe<SecondFactor>;
  service?: Maybe<Service>;
  services?: Maybe<ServiceConnection>;
  sessions?: Maybe<Array<Session>>;
  settings?: Maybe<Settings>;
  spare?: Maybe<Spare>;
  spares?: Maybe<SpareConnection>;
  subPartImport?: Maybe<SubPartImportRules>;
  substituteProblems?: Maybe<SubstituteProblems>;
  synonyms?: Maybe<SynonymConnection>;
  takesDownImages?: Maybe<Scalars['Boolean']['output']>;
  templates?: Maybe<TemplateConnection>;
  translationGaps?: Maybe<Array<TranslationGap>>;
  trash?: Maybe<TrashConnection>;
  undoableImports?: Maybe<Array<UndoableImport>>;
};


export type QueryApplicationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceivedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReceivedOrder>;
};


export type QueryCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  language?: InputMaybe<Language>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


export type QueryFindArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<SearchKind>>;
  query: Scalars['String']['input'];
};


export type QueryLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPageArgs = {
  slug: PageSlug;
};


export type QueryPartHistoriesArgs = {
  numbers: Array<Scalars['String']['input']>;
};


export type QueryPartnerArgs = {
  by: ObjectRef;
};


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


export type QueryPartsByNumberArgs = {
  numbers: Array<Scalars['String']['input']>;
};


export type QueryProductArgs = {
  by: ObjectRef;
  language?: InputMaybe<Language>;
};


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


export type QueryRequestRevisionsArgs = {
  of: Scalars['ID']['input'];
};


export type QueryRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReceivedFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ReceivedOrder>;
  status?: InputMaybe<RequestStatus>;
};


export type QueryRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  of?: InputMaybe<Scalars['ID']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


export type QuerySearchArgs = {
  query: Scalars['String']['input'];
};


export type QueryServiceArgs = {
  by: ObjectRef;
};


export type QueryServicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


export type QuerySpareArgs = {
  by: ObjectRef;
};


export type QuerySparesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


export type QuerySubstituteProblemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySynonymsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTranslationGapsArgs = {
  kinds?: InputMaybe<Array<TranslatedKind>>;
};


export type QueryTrashArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};


export type QueryUndoableImportsArgs = {
  spareId: Scalars['ID']['input'];
};

export type ReceivedFilter = {
  isSuspectedSpam?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Language>;
  receivedFrom?: InputMaybe<Scalars['DateTime']['input']>;
  receivedTo?: InputMaybe<Scalars['DateTime']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type ReceivedOrder = {
  direction: OrderDirection;
  field: ReceivedOrderField;
};

export type ReceivedOrderField =
  | 'RECEIVED_AT';

export type RemoveAdministratorInput = {
  id: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
};

export type RemoveAdministratorPayload = MutationPayload & {
  __typename?: 'RemoveAdministratorPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  userErrors: Array<UserError>;
};

export type RemoveSecondFactorInput = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type RemoveSecondFactorPayload = MutationPayload & {
  __typename?: 'RemoveSecondFactorPayload';
  secondFactor?: Maybe<SecondFactor>;
  userErrors: Array<UserError>;
};

export type ReportEditingInput = {
  of?: InputMaybe<Scalars['ID']['input']>;
};

export type ReportEditingPayload = MutationPayload & {
  __typename?: 'ReportEditingPayload';
  editors?: Maybe<Array<Editor>>;
  userErrors: Array<UserError>;
};

export type Request = Node & {
  __typename?: 'Request';
  assignee?: Maybe<Actor>;
  attachments: Array<Attachment>;
  company: Scalars['String']['output'];
  email: Scalars['String']['output'];
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  handledBy?: Maybe<Actor>;
  id: Scalars['ID']['output'];
  isSuspectedSpam: Scalars['Boolean']['output'];
  language?: Maybe<Language>;
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  restId: Scalars['ID']['output'];
  status?: Maybe<RequestStatus>;
  text: Scalars['String']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type RequestConnection = {
  __typename?: 'RequestConnection';
  edges: Array<RequestEdge>;
  nodes: Array<Request>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type RequestEdge = {
  __typename?: 'RequestEdge';
  cursor: Scalars['String']['output'];
  node: Request;
};

export type RequestEditor = {
  __typename?: 'RequestEditor';
  login: Scalars['String']['output'];
  requestId: Scalars['ID']['output'];
};

export type RequestRevision = {
  __typename?: 'RequestRevision';
  assignee?: Maybe<Actor>;
  id: Scalars['ID']['output'];
  note: Scalars['String']['output'];
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  savedBy?: Maybe<Actor>;
  status?: Maybe<RequestStatus>;
};

export type RequestStatus =
  | 'ANSWERED'
  | 'DONE'
  | 'OPEN';

export type RestoreRevisionInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type RestoreRevisionPayload = MutationPayload & {
  __typename?: 'RestoreRevisionPayload';
  restored?: Maybe<Node>;
  restoredId?: Maybe<Scalars['ID']['output']>;
  settings?: Maybe<Settings>;
  userErrors: Array<UserError>;
};

export type RestoreTrashEntriesInput = {
  ids: Array<Scalars['ID']['input']>;
};

export type RestoreTrashEntriesPayload = MutationPayload & {
  __typename?: 'RestoreTrashEntriesPayload';
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  refusedIds?: Maybe<Array<Scalars['ID']['output']>>;
  userErrors: Array<UserError>;
};

export type RestoreTrashEntryInput = {
  id: Scalars['ID']['input'];
};

export type RestoreTrashEntryPayload = MutationPayload & {
  __typename?: 'RestoreTrashEntryPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
  restored?: Maybe<Node>;
  userErrors: Array<UserError>;
};

export type Retention = {
  __typename?: 'Retention';
  applicationsDays: Scalars['Int']['output'];
  enquiriesDays?: Maybe<Scalars['Int']['output']>;
};

export type RetryNotificationsPayload = MutationPayload & {
  __typename?: 'RetryNotificationsPayload';
  notificationStatus?: Maybe<NotificationStatus>;
  userErrors: Array<UserError>;
};

export type Revision = Node & {
  __typename?: 'Revision';
  changedFields: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  images: Array<Image>;
  isOwn: Scalars['Boolean']['output'];
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  savedBy?: Maybe<Actor>;
  values: Array<RevisionValue>;
};

export type RevisionConnection = {
  __typename?: 'RevisionConnection';
  edges: Array<RevisionEdge>;
  nodes: Array<Revision>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  cursor: Scalars['String']['output'];
  node: Revision;
};

export type RevisionValue = {
  __typename?: 'RevisionValue';
  field: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type Role =
  | 'CLERK'
  | 'EDITOR'
  | 'OWNER';

export type Search = {
  __typename?: 'Search';
  content?: Maybe<Array<SearchGroup>>;
  parts?: Maybe<PartSearch>;
};


export type SearchContentArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  language: Language;
};


export type SearchPartsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type SearchGroup = {
  __typename?: 'SearchGroup';
  hits: Array<SearchHit>;
  kind: SearchKind;
  totalCount: Scalars['Int']['output'];
};

export type SearchHit = {
  __typename?: 'SearchHit';
  language?: Maybe<Language>;
  ownerTitle?: Maybe<Scalars['String']['output']>;
  restId: Scalars['String']['output'];
  text: Array<TextSegment>;
  title: Array<TextSegment>;
};

export type SearchKind =
  | 'APPLICATION'
  | 'CATEGORY'
  | 'PAGE'
  | 'PARTNER'
  | 'PRODUCT'
  | 'REQUEST'
  | 'SERVICE'
  | 'SPARE'
  | 'SUB_PART'
  | 'TEMPLATE';

export type SecondFactor = {
  __typename?: 'SecondFactor';
  isOn: Scalars['Boolean']['output'];
  recoveryCodeCount: Scalars['Int']['output'];
};

export type SendApplicationInput = {
  captchaSolved?: InputMaybe<Scalars['Boolean']['input']>;
  email: Scalars['String']['input'];
  experience?: InputMaybe<Scalars['String']['input']>;
  files: Array<Scalars['Upload']['input']>;
  fillMs?: InputMaybe<Scalars['Int']['input']>;
  firstName: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  job?: InputMaybe<Scalars['String']['input']>;
  language: Language;
  lastName: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type SendApplicationPayload = MutationPayload & {
  __typename?: 'SendApplicationPayload';
  userErrors: Array<UserError>;
};

export type SendRequestInput = {
  attachments?: InputMaybe<Array<Scalars['String']['input']>>;
  captchaSolved?: InputMaybe<Scalars['Boolean']['input']>;
  company: Scalars['String']['input'];
  email: Scalars['String']['input'];
  fillMs?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  language: Language;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

export type SendRequestPayload = MutationPayload & {
  __typename?: 'SendRequestPayload';
  userErrors: Array<UserError>;
};

export type Service = Node & {
  __typename?: 'Service';
  id: Scalars['ID']['output'];
  images: Array<Image>;
  restId: Scalars['ID']['output'];
  text: LocalizedHtml;
  title: LocalizedText;
  version?: Maybe<Scalars['String']['output']>;
};

export type ServiceConnection = {
  __typename?: 'ServiceConnection';
  edges: Array<ServiceEdge>;
  nodes: Array<Service>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ServiceEdge = {
  __typename?: 'ServiceEdge';
  cursor: Scalars['String']['output'];
  node: Service;
};

export type Session = {
  __typename?: 'Session';
  address?: Maybe<Scalars['String']['output']>;
  browser?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isCurrent: Scalars['Boolean']['output'];
  login: Scalars['String']['output'];
  usedAt: Scalars['DateTime']['output'];
};

export type Settings = {
  __typename?: 'Settings';
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
  footerText: Scalars['String']['output'];
  imprint: Imprint;
  optionalFields: Array<OptionalField>;
  phone: Scalars['String']['output'];
  storesFormsOnce: Scalars['Boolean']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type Spare = Node & {
  __typename?: 'Spare';
  id: Scalars['ID']['output'];
  images: Array<Image>;
  parts: SubPartConnection;
  restId: Scalars['ID']['output'];
  text: LocalizedHtml;
  title: LocalizedText;
  version?: Maybe<Scalars['String']['output']>;
};


export type SparePartsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TextFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ListOrder>;
};

export type SpareConnection = {
  __typename?: 'SpareConnection';
  edges: Array<SpareEdge>;
  nodes: Array<Spare>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SpareEdge = {
  __typename?: 'SpareEdge';
  cursor: Scalars['String']['output'];
  node: Spare;
};

export type SubPart = Node & {
  __typename?: 'SubPart';
  callout?: Maybe<Scalars['String']['output']>;
  callouts: Array<Callout>;
  description: LocalizedText;
  id: Scalars['ID']['output'];
  partNumber: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  restId: Scalars['ID']['output'];
  substPart: Scalars['String']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type SubPartConnection = {
  __typename?: 'SubPartConnection';
  edges: Array<SubPartEdge>;
  nodes: Array<SubPart>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SubPartEdge = {
  __typename?: 'SubPartEdge';
  cursor: Scalars['String']['output'];
  node: SubPart;
};

export type SubPartImportError = {
  __typename?: 'SubPartImportError';
  column: Scalars['String']['output'];
  line: Scalars['Int']['output'];
  message: Scalars['String']['output'];
};

export type SubPartImportRules = {
  __typename?: 'SubPartImportRules';
  columns: Array<Scalars['String']['output']>;
  maxRows: Scalars['Int']['output'];
};

export type SubPartValues = {
  __typename?: 'SubPartValues';
  callout?: Maybe<Scalars['String']['output']>;
  description: LocalizedText;
  partNumber: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  substPart: Scalars['String']['output'];
};

export type SubstituteProblem = {
  __typename?: 'SubstituteProblem';
  kind: SubstituteProblemKind;
  numbers: Array<Scalars['String']['output']>;
  spare: NavbarEntry;
  subPart: SubPart;
};

export type SubstituteProblemKind =
  | 'CYCLE'
  | 'UNKNOWN';

export type SubstituteProblems = {
  __typename?: 'SubstituteProblems';
  nodes: Array<SubstituteProblem>;
  totalCount: Scalars['Int']['output'];
};

export type Synonym = Node & {
  __typename?: 'Synonym';
  id: Scalars['ID']['output'];
  restId: Scalars['ID']['output'];
  version?: Maybe<Scalars['String']['output']>;
  words: Scalars['String']['output'];
};

export type SynonymConnection = {
  __typename?: 'SynonymConnection';
  edges: Array<SynonymEdge>;
  nodes: Array<Synonym>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SynonymEdge = {
  __typename?: 'SynonymEdge';
  cursor: Scalars['String']['output'];
  node: Synonym;
};

export type TakeDownImageInput = {
  path: Scalars['String']['input'];
};

export type TakeDownImagePayload = MutationPayload & {
  __typename?: 'TakeDownImagePayload';
  path?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type Template = Node & {
  __typename?: 'Template';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  restId: Scalars['ID']['output'];
  text: LocalizedText;
  version?: Maybe<Scalars['String']['output']>;
};

export type TemplateConnection = {
  __typename?: 'TemplateConnection';
  edges: Array<TemplateEdge>;
  nodes: Array<Template>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TemplateEdge = {
  __typename?: 'TemplateEdge';
  cursor: Scalars['String']['output'];
  node: Template;
};

export type TextFilter = {
  text?: InputMaybe<Scalars['String']['input']>;
};

export type TextSegment = {
  __typename?: 'TextSegment';
  isMatch: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type TranslatedField =
  | 'ALL'
  | 'DESCRIPTION'
  | 'TEXT'
  | 'TITLE';

export type TranslatedKind =
  | 'PAGE'
  | 'PAGE_PART'
  | 'PARTNER'
  | 'PRODUCT'
  | 'SERVICE'
  | 'SPARE'
  | 'SUB_PART'
  | 'TEMPLATE';

export type TranslationGap = {
  __typename?: 'TranslationGap';
  count: Scalars['Int']['output'];
  field: TranslatedField;
  kind: TranslatedKind;
  language: Language;
  problem: TranslationProblem;
  restId: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type TranslationProblem =
  | 'EMPTY'
  | 'OUTDATED'
  | 'UNTRANSLATED';

export type TrashConnection = {
  __typename?: 'TrashConnection';
  edges: Array<TrashEdge>;
  nodes: Array<TrashEntry>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TrashEdge = {
  __typename?: 'TrashEdge';
  cursor: Scalars['String']['output'];
  node: TrashEntry;
};

export type TrashEntry = Node & {
  __typename?: 'TrashEntry';
  deletedAt: Scalars['DateTime']['output'];
  deletedBy: Actor;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  images: Array<Image>;
  kind: TrashKind;
  ownerTitle?: Maybe<Scalars['String']['output']>;
  partCount: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

export type TrashKind =
  | 'CATEGORY'
  | 'IMAGE'
  | 'PAGE_PART'
  | 'PARTNER'
  | 'PRODUCT'
  | 'PRODUCT_PROPERTY'
  | 'SERVICE'
  | 'SPARE'
  | 'SUB_PART'
  | 'SYNONYM'
  | 'TEMPLATE';

export type UndoSubPartImportInput = {
  importId: Scalars['String']['input'];
  spareId: Scalars['ID']['input'];
};

export type UndoSubPartImportPayload = MutationPayload & {
  __typename?: 'UndoSubPartImportPayload';
  keptCount?: Maybe<Scalars['Int']['output']>;
  removedCount?: Maybe<Scalars['Int']['output']>;
  restoredCount?: Maybe<Scalars['Int']['output']>;
  revertedCount?: Maybe<Scalars['Int']['output']>;
  userErrors: Array<UserError>;
  version?: Maybe<Scalars['String']['output']>;
};

export type UndoableImport = {
  __typename?: 'UndoableImport';
  addedCount: Scalars['Int']['output'];
  changedCount: Scalars['Int']['output'];
  importId: Scalars['String']['output'];
  importedAt: Scalars['DateTime']['output'];
  importedBy: Actor;
  keptCount: Scalars['Int']['output'];
  removedCount: Scalars['Int']['output'];
};

export type UpdateAdministratorInput = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  role: Role;
};

export type UpdateAdministratorPayload = MutationPayload & {
  __typename?: 'UpdateAdministratorPayload';
  administrator?: Maybe<Administrator>;
  userErrors: Array<UserError>;
};

export type UpdateApplicationsInput = {
  ids: Array<Scalars['ID']['input']>;
  status: RequestStatus;
};

export type UpdateApplicationsPayload = MutationPayload & {
  __typename?: 'UpdateApplicationsPayload';
  applications?: Maybe<Array<Application>>;
  userErrors: Array<UserError>;
};

export type UpdateCategoryInput = {
  id: Scalars['ID']['input'];
  language?: InputMaybe<Language>;
  name?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateCategoryPayload = MutationPayload & {
  __typename?: 'UpdateCategoryPayload';
  category?: Maybe<Category>;
  userErrors: Array<UserError>;
};

export type UpdateImageInput = {
  alternativeText?: InputMaybe<LocalizedTextChangeInput>;
  callouts?: InputMaybe<Array<CalloutInput>>;
  focalX?: InputMaybe<Scalars['Int']['input']>;
  focalY?: InputMaybe<Scalars['Int']['input']>;
  ownerId: Scalars['ID']['input'];
  path: Scalars['String']['input'];
  position?: InputMaybe<Scalars['Int']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateImagePayload = MutationPayload & {
  __typename?: 'UpdateImagePayload';
  owner?: Maybe<Node>;
  userErrors: Array<UserError>;
};

export type UpdateLoginInput = {
  login?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateLoginPayload = MutationPayload & {
  __typename?: 'UpdateLoginPayload';
  account?: Maybe<Account>;
  userErrors: Array<UserError>;
};

export type UpdatePageInput = {
  slug: PageSlug;
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePagePartImageInput = {
  id: Scalars['ID']['input'];
  image: Scalars['Upload']['input'];
};

export type UpdatePagePartImagePayload = MutationPayload & {
  __typename?: 'UpdatePagePartImagePayload';
  pagePart?: Maybe<PagePart>;
  userErrors: Array<UserError>;
};

export type UpdatePagePartInput = {
  description?: InputMaybe<LocalizedHtmlChangeInput>;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePagePartPayload = MutationPayload & {
  __typename?: 'UpdatePagePartPayload';
  pagePart?: Maybe<PagePart>;
  userErrors: Array<UserError>;
};

export type UpdatePagePayload = MutationPayload & {
  __typename?: 'UpdatePagePayload';
  page?: Maybe<Page>;
  userErrors: Array<UserError>;
};

export type UpdatePartnerInput = {
  id: Scalars['ID']['input'];
  image?: InputMaybe<Scalars['Upload']['input']>;
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdatePartnerPayload = MutationPayload & {
  __typename?: 'UpdatePartnerPayload';
  partner?: Maybe<Partner>;
  userErrors: Array<UserError>;
};

export type UpdatePasswordInput = {
  oldPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type UpdatePasswordPayload = MutationPayload & {
  __typename?: 'UpdatePasswordPayload';
  userErrors: Array<UserError>;
};

export type UpdateProductInput = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['HTML']['input']>;
  id: Scalars['ID']['input'];
  language?: InputMaybe<Language>;
  model?: InputMaybe<Scalars['String']['input']>;
  power?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProductPayload = MutationPayload & {
  __typename?: 'UpdateProductPayload';
  product?: Maybe<Product>;
  userErrors: Array<UserError>;
};

export type UpdateProductPropertyInput = {
  description?: InputMaybe<Scalars['HTML']['input']>;
  id: Scalars['ID']['input'];
  image?: InputMaybe<Scalars['Upload']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProductPropertyPayload = MutationPayload & {
  __typename?: 'UpdateProductPropertyPayload';
  property?: Maybe<ProductProperty>;
  userErrors: Array<UserError>;
};

export type UpdateRequestsInput = {
  assignee?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateRequestsPayload = MutationPayload & {
  __typename?: 'UpdateRequestsPayload';
  requests?: Maybe<Array<Request>>;
  userErrors: Array<UserError>;
};

export type UpdateServiceInput = {
  id: Scalars['ID']['input'];
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  title?: InputMaybe<LocalizedTextChangeInput>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateServicePayload = MutationPayload & {
  __typename?: 'UpdateServicePayload';
  service?: Maybe<Service>;
  userErrors: Array<UserError>;
};

export type UpdateSettingsInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  footerText?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSettingsPayload = MutationPayload & {
  __typename?: 'UpdateSettingsPayload';
  settings?: Maybe<Settings>;
  userErrors: Array<UserError>;
};

export type UpdateSpareInput = {
  id: Scalars['ID']['input'];
  text?: InputMaybe<LocalizedHtmlChangeInput>;
  title?: InputMaybe<LocalizedTextChangeInput>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSparePayload = MutationPayload & {
  __typename?: 'UpdateSparePayload';
  spare?: Maybe<Spare>;
  userErrors: Array<UserError>;
};

export type UpdateSubPartInput = {
  callout?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<LocalizedTextChangeInput>;
  id: Scalars['ID']['input'];
  partNumber?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  substPart?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSubPartPayload = MutationPayload & {
  __typename?: 'UpdateSubPartPayload';
  subPart?: Maybe<SubPart>;
  userErrors: Array<UserError>;
};

export type UpdateSynonymInput = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateSynonymPayload = MutationPayload & {
  __typename?: 'UpdateSynonymPayload';
  synonym?: Maybe<Synonym>;
  userErrors: Array<UserError>;
};

export type UpdateTemplateInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<LocalizedTextChangeInput>;
  version?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateTemplatePayload = MutationPayload & {
  __typename?: 'UpdateTemplatePayload';
  template?: Maybe<Template>;
  userErrors: Array<UserError>;
};

export type UploadAttachmentInput = {
  file: Scalars['Upload']['input'];
};

export type UploadAttachmentPayload = MutationPayload & {
  __typename?: 'UploadAttachmentPayload';
  token?: Maybe<Scalars['String']['output']>;
  userErrors: Array<UserError>;
};

export type UserError = {
  __typename?: 'UserError';
  code: UserErrorCode;
  field?: Maybe<Array<Scalars['String']['output']>>;
  message: Scalars['String']['output'];
};

export type UserErrorCode =
  | 'CODE_OF_ANOTHER_TIME'
  | 'CONFLICT'
  | 'INVALID_CREDENTIALS'
  | 'INVALID_INPUT'
  | 'OUTDATED'
  | 'PASSWORD_REQUIRED'
  | 'WRONG_PASSWORD';

export type WithdrawInvitationInput = {
  id: Scalars['ID']['input'];
};

export type WithdrawInvitationPayload = MutationPayload & {
  __typename?: 'WithdrawInvitationPayload';
  deletedId?: Maybe<Scalars['ID']['output']>;
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
