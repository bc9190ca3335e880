export type AcceptInvitationInput = {
  login: string;
  password: string;
  token: string;
};

export type AddCategoryInput = {
  language: Language;
  name: string;
};

export type AddPageImageInput = {
  image: File;
  slug: PageSlug;
};

export type AddPagePartInput = {
  description: LocalizedHtmlInput;
  image?: File | null | undefined;
};

export type AddPartnerInput = {
  image: File;
  text: LocalizedHtmlInput;
};

export type AddProductImageInput = {
  id: string;
  image: File;
};

export type AddProductInput = {
  categoryId?: string | null | undefined;
  description: string;
  images: Array<File>;
  language: Language;
  model: string;
  power: string;
  title: string;
  type: string;
};

export type AddProductPropertyInput = {
  description: string;
  image: File;
  productId: string;
};

export type AddServiceImageInput = {
  id: string;
  image: File;
};

export type AddServiceInput = {
  images: Array<File>;
  text: LocalizedHtmlInput;
  title: LocalizedTextInput;
};

export type AddSpareImageInput = {
  id: string;
  image: File;
};

export type AddSpareInput = {
  images: Array<File>;
  text: LocalizedHtmlInput;
  title: LocalizedTextInput;
};

export type AddSubPartInput = {
  callout?: string | null | undefined;
  description: LocalizedTextInput;
  partNumber: string;
  quantity: number;
  spareId: string;
  substPart: string;
};

export type AddSynonymInput = {
  words: string;
};

export type AddTemplateInput = {
  name: string;
  text: LocalizedTextInput;
};

export type BeginSecondFactorInput = {
  password: string;
};

export type CalloutInput = {
  number: string;
  x: number;
  y: number;
};

export type ConfirmSecondFactorInput = {
  code: string;
};

export type ConfirmTranslationInput = {
  count?: number | null | undefined;
  field: TranslatedField;
  kind: TranslatedKind;
  language: Language;
  restId: string;
};

export type DeleteApplicationInput = {
  id: string;
};

export type DeleteCategoryInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeletePageImageInput = {
  path: string;
  slug: PageSlug;
  version?: string | null | undefined;
};

export type DeletePagePartInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeletePartnerInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeletePersonalDataInput = {
  email: string;
};

export type DeleteProductImageInput = {
  id: string;
  path: string;
  version?: string | null | undefined;
};

export type DeleteProductInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeleteProductPropertyInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeleteRequestInput = {
  id: string;
};

export type DeleteRequestsInput = {
  ids: Array<string>;
};

export type DeleteServiceImageInput = {
  id: string;
  path: string;
  version?: string | null | undefined;
};

export type DeleteServiceInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeleteSpareImageInput = {
  id: string;
  path: string;
  version?: string | null | undefined;
};

export type DeleteSpareInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeleteSubPartInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeleteSynonymInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeleteTemplateInput = {
  id: string;
  version?: string | null | undefined;
};

export type DeleteTrashEntryInput = {
  id: string;
};

export type DuplicateProductInput = {
  categoryId?: string | null | undefined;
  id: string;
  language: Language;
};

export type DuplicateServiceInput = {
  id: string;
  title: LocalizedTextInput;
};

export type DuplicateSpareInput = {
  id: string;
  title: LocalizedTextInput;
};

export type EndSessionInput = {
  id: string;
};

export type ExportPersonalDataInput = {
  email: string;
};

export type ImportSubPartsInput = {
  file: File;
  preview: boolean;
  removeOthers: boolean;
  spareId: string;
  version?: string | null | undefined;
};

export type InviteAdministratorInput = {
  password: string;
  role?: Role | null | undefined;
};

export type JoinProductTranslationsInput = {
  id: string;
  translationId: string;
};

export type Language =
  | 'DE'
  | 'EN'
  | 'RU';

export type LeaveProductTranslationsInput = {
  id: string;
};

export type ListOrder = {
  direction: OrderDirection;
  field: ListOrderField;
};

export type ListOrderField =
  | 'ID';

export type LocalizedHtmlChangeInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  ru?: string | null | undefined;
};

export type LocalizedHtmlInput = {
  de: string;
  en: string;
  ru: string;
};

export type LocalizedTextChangeInput = {
  de?: string | null | undefined;
  en?: string | null | undefined;
  ru?: string | null | undefined;
};

export type LocalizedTextInput = {
  de: string;
  en: string;
  ru: string;
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
  code?: string | null | undefined;
  login: string;
  password: string;
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
  id: string;
  position: number;
  version?: string | null | undefined;
};

export type ObjectRef =
  {   id: string; restId?: never; }
  |  { id?: never;   restId: string; };

export type OptionalField =
  | 'APPLICATION_EXPERIENCE'
  | 'APPLICATION_JOB'
  | 'REQUEST_ATTACHMENTS'
  | 'REQUEST_PHONE';

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type PageSlug =
  | 'CAREERS'
  | 'CONTACT'
  | 'GAS_TURBINA'
  | 'PRIVACY_POLICY';

export type PartMatch =
  | 'CONTAINED'
  | 'EXACT'
  | 'PARTIAL'
  | 'PREFIX'
  | 'SIMILAR';

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

export type ReceivedFilter = {
  isSuspectedSpam?: boolean | null | undefined;
  language?: Language | null | undefined;
  receivedFrom?: string | null | undefined;
  receivedTo?: string | null | undefined;
  text?: string | null | undefined;
};

export type ReceivedOrder = {
  direction: OrderDirection;
  field: ReceivedOrderField;
};

export type ReceivedOrderField =
  | 'RECEIVED_AT';

export type RemoveAdministratorInput = {
  id: string;
  password?: string | null | undefined;
};

export type RemoveSecondFactorInput = {
  code: string;
  password: string;
};

export type ReportEditingInput = {
  of?: string | null | undefined;
};

export type RequestStatus =
  | 'ANSWERED'
  | 'DONE'
  | 'OPEN';

export type RestoreRevisionInput = {
  id: string;
  version?: string | null | undefined;
};

export type RestoreTrashEntriesInput = {
  ids: Array<string>;
};

export type RestoreTrashEntryInput = {
  id: string;
};

export type Role =
  | 'CLERK'
  | 'EDITOR'
  | 'OWNER';

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

export type SendApplicationInput = {
  captchaSolved?: boolean | null | undefined;
  email: string;
  experience?: string | null | undefined;
  files: Array<File>;
  fillMs?: number | null | undefined;
  firstName: string;
  idempotencyKey?: string | null | undefined;
  job?: string | null | undefined;
  language: Language;
  lastName: string;
  website?: string | null | undefined;
};

export type SendRequestInput = {
  attachments?: Array<string> | null | undefined;
  captchaSolved?: boolean | null | undefined;
  company: string;
  email: string;
  fillMs?: number | null | undefined;
  idempotencyKey?: string | null | undefined;
  language: Language;
  name: string;
  phone?: string | null | undefined;
  text: string;
  website?: string | null | undefined;
};

export type SubstituteProblemKind =
  | 'CYCLE'
  | 'UNKNOWN';

export type TakeDownImageInput = {
  path: string;
};

export type TextFilter = {
  text?: string | null | undefined;
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

export type TranslationProblem =
  | 'EMPTY'
  | 'OUTDATED'
  | 'UNTRANSLATED';

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
  importId: string;
  spareId: string;
};

export type UpdateAdministratorInput = {
  id: string;
  password: string;
  role: Role;
};

export type UpdateApplicationsInput = {
  ids: Array<string>;
  status: RequestStatus;
};

export type UpdateCategoryInput = {
  id: string;
  language?: Language | null | undefined;
  name?: string | null | undefined;
  version?: string | null | undefined;
};

export type UpdateImageInput = {
  alternativeText?: LocalizedTextChangeInput | null | undefined;
  callouts?: Array<CalloutInput> | null | undefined;
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
  ownerId: string;
  path: string;
  position?: number | null | undefined;
  version?: string | null | undefined;
};

export type UpdateLoginInput = {
  login?: string | null | undefined;
  password?: string | null | undefined;
};

export type UpdatePageInput = {
  slug: PageSlug;
  text?: LocalizedHtmlChangeInput | null | undefined;
  version?: string | null | undefined;
};

export type UpdatePagePartImageInput = {
  id: string;
  image: File;
};

export type UpdatePagePartInput = {
  description?: LocalizedHtmlChangeInput | null | undefined;
  id: string;
  version?: string | null | undefined;
};

export type UpdatePartnerInput = {
  id: string;
  image?: File | null | undefined;
  text?: LocalizedHtmlChangeInput | null | undefined;
  version?: string | null | undefined;
};

export type UpdatePasswordInput = {
  oldPassword: string;
  password: string;
};

export type UpdateProductInput = {
  categoryId?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  language?: Language | null | undefined;
  model?: string | null | undefined;
  power?: string | null | undefined;
  title?: string | null | undefined;
  type?: string | null | undefined;
  version?: string | null | undefined;
};

export type UpdateProductPropertyInput = {
  description?: string | null | undefined;
  id: string;
  image?: File | null | undefined;
  version?: string | null | undefined;
};

export type UpdateRequestsInput = {
  assignee?: string | null | undefined;
  ids: Array<string>;
  note?: string | null | undefined;
  status?: RequestStatus | null | undefined;
  version?: string | null | undefined;
};

export type UpdateServiceInput = {
  id: string;
  text?: LocalizedHtmlChangeInput | null | undefined;
  title?: LocalizedTextChangeInput | null | undefined;
  version?: string | null | undefined;
};

export type UpdateSettingsInput = {
  address?: string | null | undefined;
  email?: string | null | undefined;
  footerText?: string | null | undefined;
  phone?: string | null | undefined;
  version?: string | null | undefined;
};

export type UpdateSpareInput = {
  id: string;
  text?: LocalizedHtmlChangeInput | null | undefined;
  title?: LocalizedTextChangeInput | null | undefined;
  version?: string | null | undefined;
};

export type UpdateSubPartInput = {
  callout?: string | null | undefined;
  description?: LocalizedTextChangeInput | null | undefined;
  id: string;
  partNumber?: string | null | undefined;
  quantity?: number | null | undefined;
  substPart?: string | null | undefined;
  version?: string | null | undefined;
};

export type UpdateSynonymInput = {
  id: string;
  version?: string | null | undefined;
  words?: string | null | undefined;
};

export type UpdateTemplateInput = {
  id: string;
  name?: string | null | undefined;
  text?: LocalizedTextChangeInput | null | undefined;
  version?: string | null | undefined;
};

export type UploadAttachmentInput = {
  file: File;
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
  id: string;
};
