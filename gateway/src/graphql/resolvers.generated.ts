import type { UploadPromise } from '../rest/upload.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RestNavbar, RestNavbarEntry } from '../navbar/navbar-rest.ts';
import type { RestSettings } from '../settings/settings-rest.ts';
import type { RestAccount } from '../account/account-rest.ts';
import type { RestSpare, SubPartOfSpare } from '../spare/spare-rest.ts';
import type { RestRequest } from '../request/request-rest.ts';
import type { ImagePath } from '../rest/image.ts';
import type { Localized } from './localized-text.ts';
import type { Context } from '../context.ts';
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
  /** A file of a multipart request, as the GraphQL multipart request specification describes it. */
  Upload: { input: UploadPromise; output: never; }
};

/** An administrator's account. */
export type Account = {
  __typename?: 'Account';
  /** The name to log in with. */
  login: Scalars['String']['output'];
};

/** An image for a spare. */
export type AddSpareImageInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The image. */
  image: Scalars['Upload']['input'];
};

/** The spare with its new image. */
export type AddSpareImagePayload = {
  __typename?: 'AddSpareImagePayload';
  /** The spare after the change. */
  spare: Spare;
};

/** A new spare. */
export type AddSpareInput = {
  /** The images, in the order in which they are to be shown. */
  images: Array<Scalars['Upload']['input']>;
  /** The description, as HTML. */
  text: LocalizedTextInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** The spare that was added. */
export type AddSparePayload = {
  __typename?: 'AddSparePayload';
  /** The new spare, to be put at the end of the list. */
  spareEdge: SpareEdge;
};

/** A new sub-part of a spare. */
export type AddSubPartInput = {
  /** The new row. */
  part: SubPartInput;
  /** The global id of the spare. */
  spareId: Scalars['ID']['input'];
};

/** The spare with its new sub-part. */
export type AddSubPartPayload = {
  __typename?: 'AddSubPartPayload';
  /** The spare after the change. */
  spare: Spare;
};

/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
  id: Scalars['ID']['input'];
};

/** The enquiry that was deleted. */
export type DeleteRequestPayload = {
  __typename?: 'DeleteRequestPayload';
  /** The global id of the enquiry that is gone. */
  deletedId: Scalars['ID']['output'];
};

/** An image of a spare to delete. */
export type DeleteSpareImageInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The path of the image, as `Image.path` gives it. */
  path: Scalars['String']['input'];
};

/** The spare without the image. */
export type DeleteSpareImagePayload = {
  __typename?: 'DeleteSpareImagePayload';
  /** The spare after the change. */
  spare: Spare;
};

/** The spare to delete. */
export type DeleteSpareInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
};

/** The spare that was deleted. */
export type DeleteSparePayload = {
  __typename?: 'DeleteSparePayload';
  /** The global id of the spare that is gone. */
  deletedId: Scalars['ID']['output'];
};

/** The sub-part to delete. */
export type DeleteSubPartInput = {
  /** The global id of the sub-part. */
  id: Scalars['ID']['input'];
};

/** The spare without the sub-part. */
export type DeleteSubPartPayload = {
  __typename?: 'DeleteSubPartPayload';
  /** The global id of the sub-part that is gone. */
  deletedId: Scalars['ID']['output'];
  /** The spare after the change. */
  spare: Spare;
};

/** A stored image. */
export type Image = {
  __typename?: 'Image';
  /** The path under which the backend stores it; it names the image when it is deleted. */
  path: Scalars['String']['output'];
  /** The address at which a browser loads it. */
  url: Scalars['String']['output'];
};


/** A stored image. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A language of the site. */
export type Language =
  /** German, the default. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Russian. */
  | 'RU';

/** A text in the three languages of the site. It is empty in a language that has no text yet. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** The German text. */
  de: Scalars['String']['output'];
  /** The English text. */
  en: Scalars['String']['output'];
  /** The text in one language. */
  in: Scalars['String']['output'];
  /** The Russian text. */
  ru: Scalars['String']['output'];
};


/** A text in the three languages of the site. It is empty in a language that has no text yet. */
export type LocalizedTextInArgs = {
  language: Language;
};

/** A text in the three languages of the site, as an administrator types it. */
export type LocalizedTextInput = {
  /** The German text. */
  de: Scalars['String']['input'];
  /** The English text. */
  en: Scalars['String']['input'];
  /** The Russian text. */
  ru: Scalars['String']['input'];
};

/** What an administrator types to log in. */
export type LoginInput = {
  /** The name to log in with. */
  login: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** A successful login. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** The access token, to be sent as `Authorization: Bearer`. */
  token: Scalars['String']['output'];
};

/** A successful logout. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Whether the backend ended the token; false where it cannot and the token only expires. */
  ended: Scalars['Boolean']['output'];
};

/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a spare with its images. Row: POST /spare */
  addSpare: AddSparePayload;
  /** Adds an image to a spare. Row: POST /spare/{id}/image/add */
  addSpareImage: AddSpareImagePayload;
  /** Adds a sub-part to a spare. Row: POST /spare/{id}/part */
  addSubPart: AddSubPartPayload;
  /** Deletes a received enquiry. Row: DELETE /request/{id} */
  deleteRequest: DeleteRequestPayload;
  /** Deletes a spare with its sub-parts and images. Row: DELETE /spare/{id} */
  deleteSpare: DeleteSparePayload;
  /** Deletes an image of a spare. Row: DELETE /spare/{id}/image/delete */
  deleteSpareImage: DeleteSpareImagePayload;
  /** Deletes a sub-part. Row: DELETE /spare/{id}/part/{partId} */
  deleteSubPart: DeleteSubPartPayload;
  /** Logs an administrator in; open to visitors. Row: POST /auth/login */
  login: LoginPayload;
  /** Ends the token of this call, where the backend can end it. Row: POST /auth/logout (extension) */
  logout: LogoutPayload;
  /** Sends an enquiry to the company; open to visitors. Row: POST /request */
  sendRequest: SendRequestPayload;
  /** Changes the administrator's login. Row: PATCH /auth/login */
  updateLogin: UpdateLoginPayload;
  /** Changes the administrator's password; every token ends with it. Row: PATCH /auth/password */
  updatePassword: UpdatePasswordPayload;
  /** Changes the company's contact details. Row: PATCH /settings */
  updateSettings: UpdateSettingsPayload;
  /** Changes the titles and texts of a spare. Row: PATCH /spare/{id} */
  updateSpare: UpdateSparePayload;
  /** Changes a sub-part. Row: PATCH /spare/{id}/part/{partId} */
  updateSubPart: UpdateSubPartPayload;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationAddSpareArgs = {
  input: AddSpareInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationAddSpareImageArgs = {
  input: AddSpareImageInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationAddSubPartArgs = {
  input: AddSubPartInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationDeleteRequestArgs = {
  input: DeleteRequestInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationDeleteSpareArgs = {
  input: DeleteSpareInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationDeleteSpareImageArgs = {
  input: DeleteSpareImageInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationDeleteSubPartArgs = {
  input: DeleteSubPartInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationSendRequestArgs = {
  input: SendRequestInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationUpdateLoginArgs = {
  input: UpdateLoginInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationUpdateSpareArgs = {
  input: UpdateSpareInput;
};


/** What can be changed. Whatever is not marked as open to visitors needs an administrator's token. */
export type MutationUpdateSubPartArgs = {
  input: UpdateSubPartInput;
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

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last entry of this page; pass it as `after` to get the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more entries after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more entries before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry of this page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** The administrator who is logged in; null without a valid token. Row: POST /auth/me */
  account?: Maybe<Account>;
  /** What the main navigation lists. Row: GET /component/navbar */
  navbar: Navbar;
  /** Any object by its global id; null where it does not exist. */
  node?: Maybe<Node>;
  /** All received enquiries, oldest first, for administrators. Row: GET /request */
  requests: RequestConnection;
  /** The company's contact details. Row: GET /settings */
  settings: Settings;
  /** A spare by the id of its address `/part-list/{id}`; null where it does not exist. Row: GET /spare/{id} */
  spare?: Maybe<Spare>;
  /** All spares, oldest first, for administrators. Row: GET /spare */
  spares: SpareConnection;
};


/** What can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerySpareArgs = {
  restId: Scalars['ID']['input'];
};


/** What can be read. */
export type QuerySparesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A received enquiry: a general one, a pre-order or an availability inquiry. */
export type Request = Node & {
  __typename?: 'Request';
  /** The sender's company. */
  company: Scalars['String']['output'];
  /** The e-mail address to answer to, as it was typed. */
  email: Scalars['String']['output'];
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The language in which the sender used the site; null where the backend does not keep it. */
  language?: Maybe<Language>;
  /** Who sent it. */
  name: Scalars['String']['output'];
  /** The id in the REST contract. */
  restId: Scalars['ID']['output'];
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
};

/** An enquiry in a list. */
export type RequestEdge = {
  __typename?: 'RequestEdge';
  /** The place in the list. */
  cursor: Scalars['String']['output'];
  /** The enquiry. */
  node: Request;
};

/** What a visitor types to enquire. */
export type SendRequestInput = {
  /** The visitor's company. */
  company: Scalars['String']['input'];
  /** The e-mail address to answer to. */
  email: Scalars['String']['input'];
  /** The language in which the visitor uses the site. */
  language: Language;
  /** The visitor's name. */
  name: Scalars['String']['input'];
  /** The comment. */
  text: Scalars['String']['input'];
};

/** An enquiry that the company has received. */
export type SendRequestPayload = {
  __typename?: 'SendRequestPayload';
  /** Always true; an enquiry that was not received is an error. */
  received: Scalars['Boolean']['output'];
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
  /** The telephone number, as it is to be read. */
  phone: Scalars['String']['output'];
};

/** A spare: an assembly of the turbine with the list of its sub-parts. */
export type Spare = Node & {
  __typename?: 'Spare';
  /** The opaque global id. */
  id: Scalars['ID']['output'];
  /** The images, in the order in which they were added. */
  images: Array<Image>;
  /** The sub-parts, in the order in which they were added. */
  parts: Array<SubPart>;
  /** The id in the REST contract, which the address `/part-list/{id}` carries. */
  restId: Scalars['ID']['output'];
  /** The description, as HTML. */
  text: LocalizedText;
  /** The title. */
  title: LocalizedText;
};

/** A list of spares. */
export type SpareConnection = {
  __typename?: 'SpareConnection';
  /** The spares of this page. */
  edges: Array<SpareEdge>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
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
};

/** What a row of the part list holds. */
export type SubPartInput = {
  /** What the part is. */
  description: LocalizedTextInput;
  /** The part number. */
  partNumber: Scalars['String']['input'];
  /** How many of them belong to the spare. */
  quantity: Scalars['Int']['input'];
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart: Scalars['String']['input'];
};

/** The new login of the administrator. */
export type UpdateLoginInput = {
  /** The new name to log in with. */
  login: Scalars['String']['input'];
};

/** The account with its new login. */
export type UpdateLoginPayload = {
  __typename?: 'UpdateLoginPayload';
  /** The changed account. */
  account: Account;
};

/** The old and the new password of the administrator. */
export type UpdatePasswordInput = {
  /** The password that is valid now. */
  oldPassword: Scalars['String']['input'];
  /** The password to use from now on. */
  password: Scalars['String']['input'];
};

/** The account whose password was changed. */
export type UpdatePasswordPayload = {
  __typename?: 'UpdatePasswordPayload';
  /** Always true; a password that was not changed is an error. */
  changed: Scalars['Boolean']['output'];
};

/** The company's new contact details. */
export type UpdateSettingsInput = {
  /** The postal address. */
  address: Scalars['String']['input'];
  /** The e-mail address. */
  email: Scalars['String']['input'];
  /** The text at the foot of every page. */
  footerText: Scalars['String']['input'];
  /** The telephone number. */
  phone: Scalars['String']['input'];
};

/** The changed contact details. */
export type UpdateSettingsPayload = {
  __typename?: 'UpdateSettingsPayload';
  /** The settings after the change. */
  settings: Settings;
};

/** The changed titles and texts of a spare. */
export type UpdateSpareInput = {
  /** The global id of the spare. */
  id: Scalars['ID']['input'];
  /** The description, as HTML. */
  text: LocalizedTextInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** The changed spare. */
export type UpdateSparePayload = {
  __typename?: 'UpdateSparePayload';
  /** The spare after the change. */
  spare: Spare;
};

/** A changed sub-part. */
export type UpdateSubPartInput = {
  /** The global id of the sub-part. */
  id: Scalars['ID']['input'];
  /** The changed row. */
  part: SubPartInput;
};

/** The changed sub-part. */
export type UpdateSubPartPayload = {
  __typename?: 'UpdateSubPartPayload';
  /** The sub-part after the change. */
  subPart: SubPart;
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
  Node:
    | ( RestRequest )
    | ( RestSpare )
    | ( SubPartOfSpare )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<RestAccount>;
  AddSpareImageInput: AddSpareImageInput;
  AddSpareImagePayload: ResolverTypeWrapper<Omit<AddSpareImagePayload, 'spare'> & { spare: ResolversTypes['Spare'] }>;
  AddSpareInput: AddSpareInput;
  AddSparePayload: ResolverTypeWrapper<Omit<AddSparePayload, 'spareEdge'> & { spareEdge: ResolversTypes['SpareEdge'] }>;
  AddSubPartInput: AddSubPartInput;
  AddSubPartPayload: ResolverTypeWrapper<Omit<AddSubPartPayload, 'spare'> & { spare: ResolversTypes['Spare'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DeleteRequestInput: DeleteRequestInput;
  DeleteRequestPayload: ResolverTypeWrapper<DeleteRequestPayload>;
  DeleteSpareImageInput: DeleteSpareImageInput;
  DeleteSpareImagePayload: ResolverTypeWrapper<Omit<DeleteSpareImagePayload, 'spare'> & { spare: ResolversTypes['Spare'] }>;
  DeleteSpareInput: DeleteSpareInput;
  DeleteSparePayload: ResolverTypeWrapper<DeleteSparePayload>;
  DeleteSubPartInput: DeleteSubPartInput;
  DeleteSubPartPayload: ResolverTypeWrapper<Omit<DeleteSubPartPayload, 'spare'> & { spare: ResolversTypes['Spare'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImagePath>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: Language;
  LocalizedText: ResolverTypeWrapper<Localized>;
  LocalizedTextInput: LocalizedTextInput;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<LoginPayload>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Navbar: ResolverTypeWrapper<RestNavbar>;
  NavbarEntry: ResolverTypeWrapper<RestNavbarEntry>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Request: ResolverTypeWrapper<RestRequest>;
  RequestConnection: ResolverTypeWrapper<Omit<RequestConnection, 'edges'> & { edges: Array<ResolversTypes['RequestEdge']> }>;
  RequestEdge: ResolverTypeWrapper<Omit<RequestEdge, 'node'> & { node: ResolversTypes['Request'] }>;
  SendRequestInput: SendRequestInput;
  SendRequestPayload: ResolverTypeWrapper<SendRequestPayload>;
  Settings: ResolverTypeWrapper<RestSettings>;
  Spare: ResolverTypeWrapper<RestSpare>;
  SpareConnection: ResolverTypeWrapper<Omit<SpareConnection, 'edges'> & { edges: Array<ResolversTypes['SpareEdge']> }>;
  SpareEdge: ResolverTypeWrapper<Omit<SpareEdge, 'node'> & { node: ResolversTypes['Spare'] }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubPart: ResolverTypeWrapper<SubPartOfSpare>;
  SubPartInput: SubPartInput;
  UpdateLoginInput: UpdateLoginInput;
  UpdateLoginPayload: ResolverTypeWrapper<Omit<UpdateLoginPayload, 'account'> & { account: ResolversTypes['Account'] }>;
  UpdatePasswordInput: UpdatePasswordInput;
  UpdatePasswordPayload: ResolverTypeWrapper<UpdatePasswordPayload>;
  UpdateSettingsInput: UpdateSettingsInput;
  UpdateSettingsPayload: ResolverTypeWrapper<Omit<UpdateSettingsPayload, 'settings'> & { settings: ResolversTypes['Settings'] }>;
  UpdateSpareInput: UpdateSpareInput;
  UpdateSparePayload: ResolverTypeWrapper<Omit<UpdateSparePayload, 'spare'> & { spare: ResolversTypes['Spare'] }>;
  UpdateSubPartInput: UpdateSubPartInput;
  UpdateSubPartPayload: ResolverTypeWrapper<Omit<UpdateSubPartPayload, 'subPart'> & { subPart: ResolversTypes['SubPart'] }>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: RestAccount;
  AddSpareImageInput: AddSpareImageInput;
  AddSpareImagePayload: Omit<AddSpareImagePayload, 'spare'> & { spare: ResolversParentTypes['Spare'] };
  AddSpareInput: AddSpareInput;
  AddSparePayload: Omit<AddSparePayload, 'spareEdge'> & { spareEdge: ResolversParentTypes['SpareEdge'] };
  AddSubPartInput: AddSubPartInput;
  AddSubPartPayload: Omit<AddSubPartPayload, 'spare'> & { spare: ResolversParentTypes['Spare'] };
  Boolean: Scalars['Boolean']['output'];
  DeleteRequestInput: DeleteRequestInput;
  DeleteRequestPayload: DeleteRequestPayload;
  DeleteSpareImageInput: DeleteSpareImageInput;
  DeleteSpareImagePayload: Omit<DeleteSpareImagePayload, 'spare'> & { spare: ResolversParentTypes['Spare'] };
  DeleteSpareInput: DeleteSpareInput;
  DeleteSparePayload: DeleteSparePayload;
  DeleteSubPartInput: DeleteSubPartInput;
  DeleteSubPartPayload: Omit<DeleteSubPartPayload, 'spare'> & { spare: ResolversParentTypes['Spare'] };
  ID: Scalars['ID']['output'];
  Image: ImagePath;
  Int: Scalars['Int']['output'];
  LocalizedText: Localized;
  LocalizedTextInput: LocalizedTextInput;
  LoginInput: LoginInput;
  LoginPayload: LoginPayload;
  LogoutPayload: LogoutPayload;
  Mutation: Record<PropertyKey, never>;
  Navbar: RestNavbar;
  NavbarEntry: RestNavbarEntry;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  Request: RestRequest;
  RequestConnection: Omit<RequestConnection, 'edges'> & { edges: Array<ResolversParentTypes['RequestEdge']> };
  RequestEdge: Omit<RequestEdge, 'node'> & { node: ResolversParentTypes['Request'] };
  SendRequestInput: SendRequestInput;
  SendRequestPayload: SendRequestPayload;
  Settings: RestSettings;
  Spare: RestSpare;
  SpareConnection: Omit<SpareConnection, 'edges'> & { edges: Array<ResolversParentTypes['SpareEdge']> };
  SpareEdge: Omit<SpareEdge, 'node'> & { node: ResolversParentTypes['Spare'] };
  String: Scalars['String']['output'];
  SubPart: SubPartOfSpare;
  SubPartInput: SubPartInput;
  UpdateLoginInput: UpdateLoginInput;
  UpdateLoginPayload: Omit<UpdateLoginPayload, 'account'> & { account: ResolversParentTypes['Account'] };
  UpdatePasswordInput: UpdatePasswordInput;
  UpdatePasswordPayload: UpdatePasswordPayload;
  UpdateSettingsInput: UpdateSettingsInput;
  UpdateSettingsPayload: Omit<UpdateSettingsPayload, 'settings'> & { settings: ResolversParentTypes['Settings'] };
  UpdateSpareInput: UpdateSpareInput;
  UpdateSparePayload: Omit<UpdateSparePayload, 'spare'> & { spare: ResolversParentTypes['Spare'] };
  UpdateSubPartInput: UpdateSubPartInput;
  UpdateSubPartPayload: Omit<UpdateSubPartPayload, 'subPart'> & { subPart: ResolversParentTypes['SubPart'] };
  Upload: Scalars['Upload']['output'];
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  login?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddSpareImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSpareImagePayload'] = ResolversParentTypes['AddSpareImagePayload']> = {
  spare?: Resolver<ResolversTypes['Spare'], ParentType, ContextType>;
};

export type AddSparePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSparePayload'] = ResolversParentTypes['AddSparePayload']> = {
  spareEdge?: Resolver<ResolversTypes['SpareEdge'], ParentType, ContextType>;
};

export type AddSubPartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSubPartPayload'] = ResolversParentTypes['AddSubPartPayload']> = {
  spare?: Resolver<ResolversTypes['Spare'], ParentType, ContextType>;
};

export type DeleteRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRequestPayload'] = ResolversParentTypes['DeleteRequestPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteSpareImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSpareImagePayload'] = ResolversParentTypes['DeleteSpareImagePayload']> = {
  spare?: Resolver<ResolversTypes['Spare'], ParentType, ContextType>;
};

export type DeleteSparePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSparePayload'] = ResolversParentTypes['DeleteSparePayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteSubPartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSubPartPayload'] = ResolversParentTypes['DeleteSubPartPayload']> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['Spare'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<ImageUrlArgs>>;
};

export type LocalizedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  de?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<LocalizedTextInArgs, 'language'>>;
  ru?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addSpare?: Resolver<ResolversTypes['AddSparePayload'], ParentType, ContextType, RequireFields<MutationAddSpareArgs, 'input'>>;
  addSpareImage?: Resolver<ResolversTypes['AddSpareImagePayload'], ParentType, ContextType, RequireFields<MutationAddSpareImageArgs, 'input'>>;
  addSubPart?: Resolver<ResolversTypes['AddSubPartPayload'], ParentType, ContextType, RequireFields<MutationAddSubPartArgs, 'input'>>;
  deleteRequest?: Resolver<ResolversTypes['DeleteRequestPayload'], ParentType, ContextType, RequireFields<MutationDeleteRequestArgs, 'input'>>;
  deleteSpare?: Resolver<ResolversTypes['DeleteSparePayload'], ParentType, ContextType, RequireFields<MutationDeleteSpareArgs, 'input'>>;
  deleteSpareImage?: Resolver<ResolversTypes['DeleteSpareImagePayload'], ParentType, ContextType, RequireFields<MutationDeleteSpareImageArgs, 'input'>>;
  deleteSubPart?: Resolver<ResolversTypes['DeleteSubPartPayload'], ParentType, ContextType, RequireFields<MutationDeleteSubPartArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  sendRequest?: Resolver<ResolversTypes['SendRequestPayload'], ParentType, ContextType, RequireFields<MutationSendRequestArgs, 'input'>>;
  updateLogin?: Resolver<ResolversTypes['UpdateLoginPayload'], ParentType, ContextType, RequireFields<MutationUpdateLoginArgs, 'input'>>;
  updatePassword?: Resolver<ResolversTypes['UpdatePasswordPayload'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'input'>>;
  updateSettings?: Resolver<ResolversTypes['UpdateSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  updateSpare?: Resolver<ResolversTypes['UpdateSparePayload'], ParentType, ContextType, RequireFields<MutationUpdateSpareArgs, 'input'>>;
  updateSubPart?: Resolver<ResolversTypes['UpdateSubPartPayload'], ParentType, ContextType, RequireFields<MutationUpdateSubPartArgs, 'input'>>;
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
  __resolveType: TypeResolveFn<'Request' | 'Spare' | 'SubPart', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  navbar?: Resolver<ResolversTypes['Navbar'], ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  requests?: Resolver<ResolversTypes['RequestConnection'], ParentType, ContextType, Partial<QueryRequestsArgs>>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  spare?: Resolver<Maybe<ResolversTypes['Spare']>, ParentType, ContextType, RequireFields<QuerySpareArgs, 'restId'>>;
  spares?: Resolver<ResolversTypes['SpareConnection'], ParentType, ContextType, Partial<QuerySparesArgs>>;
};

export type RequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Request'] = ResolversParentTypes['Request']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestConnection'] = ResolversParentTypes['RequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RequestEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEdge'] = ResolversParentTypes['RequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Request'], ParentType, ContextType>;
};

export type SendRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendRequestPayload'] = ResolversParentTypes['SendRequestPayload']> = {
  received?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footerText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Spare'] = ResolversParentTypes['Spare']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['SubPart']>, ParentType, ContextType>;
  restId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpareConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpareConnection'] = ResolversParentTypes['SpareConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SpareEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
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
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateLoginPayload'] = ResolversParentTypes['UpdateLoginPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type UpdatePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePasswordPayload'] = ResolversParentTypes['UpdatePasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSettingsPayload'] = ResolversParentTypes['UpdateSettingsPayload']> = {
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
};

export type UpdateSparePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSparePayload'] = ResolversParentTypes['UpdateSparePayload']> = {
  spare?: Resolver<ResolversTypes['Spare'], ParentType, ContextType>;
};

export type UpdateSubPartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSubPartPayload'] = ResolversParentTypes['UpdateSubPartPayload']> = {
  subPart?: Resolver<ResolversTypes['SubPart'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type Resolvers<ContextType = Context> = {
  Account?: AccountResolvers<ContextType>;
  AddSpareImagePayload?: AddSpareImagePayloadResolvers<ContextType>;
  AddSparePayload?: AddSparePayloadResolvers<ContextType>;
  AddSubPartPayload?: AddSubPartPayloadResolvers<ContextType>;
  DeleteRequestPayload?: DeleteRequestPayloadResolvers<ContextType>;
  DeleteSpareImagePayload?: DeleteSpareImagePayloadResolvers<ContextType>;
  DeleteSparePayload?: DeleteSparePayloadResolvers<ContextType>;
  DeleteSubPartPayload?: DeleteSubPartPayloadResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Navbar?: NavbarResolvers<ContextType>;
  NavbarEntry?: NavbarEntryResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Request?: RequestResolvers<ContextType>;
  RequestConnection?: RequestConnectionResolvers<ContextType>;
  RequestEdge?: RequestEdgeResolvers<ContextType>;
  SendRequestPayload?: SendRequestPayloadResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Spare?: SpareResolvers<ContextType>;
  SpareConnection?: SpareConnectionResolvers<ContextType>;
  SpareEdge?: SpareEdgeResolvers<ContextType>;
  SubPart?: SubPartResolvers<ContextType>;
  UpdateLoginPayload?: UpdateLoginPayloadResolvers<ContextType>;
  UpdatePasswordPayload?: UpdatePasswordPayloadResolvers<ContextType>;
  UpdateSettingsPayload?: UpdateSettingsPayloadResolvers<ContextType>;
  UpdateSparePayload?: UpdateSparePayloadResolvers<ContextType>;
  UpdateSubPartPayload?: UpdateSubPartPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
};

