/** The new administrator's credentials. */
export type AcceptInvitationInput = {
  /** The login name. */
  login: string;
  /** The password. */
  password: string;
  /** The token of the invitation. */
  token: string;
};

/** A new category. */
export type AddCategoryInput = {
  /** The language of the name. */
  language: Language;
  /** The name. */
  name: string;
};

/** An image for a page. */
export type AddPageImageInput = {
  /** The image. */
  image: File;
  /** The page. */
  slug: PageSlug;
};

/** A new part of the page about gas turbines. */
export type AddPagePartInput = {
  /** The description, as HTML. */
  description: LocalizedHtmlInput;
  /** The image, if any. */
  image?: File | null | undefined;
};

/** A new partner. */
export type AddPartnerInput = {
  /** The image. */
  image: File;
  /** The text, as HTML. */
  text: LocalizedHtmlInput;
};

/** An image for a product. */
export type AddProductImageInput = {
  /** The global id of the product. */
  id: string;
  /** The image. */
  image: File;
};

/** A new product. */
export type AddProductInput = {
  /** The global id of the category, if any. */
  categoryId?: string | null | undefined;
  /** The description, as HTML. */
  description: string;
  /** The images, in display order. */
  images: Array<File>;
  /** The language of the description. */
  language: Language;
  /** The model. */
  model: string;
  /** The power in megawatts, formatted for display. */
  power: string;
  /** The title. */
  title: string;
  /** The engine type, for example aeroderivative. */
  type: string;
};

/** A new property of a product. */
export type AddProductPropertyInput = {
  /** The description, as HTML. */
  description: string;
  /** The image. */
  image: File;
  /** The global id of the product. */
  productId: string;
};

/** An image for a service. */
export type AddServiceImageInput = {
  /** The global id of the service. */
  id: string;
  /** The image. */
  image: File;
};

/** A new service. */
export type AddServiceInput = {
  /** The images, in display order. */
  images: Array<File>;
  /** The description, as HTML. */
  text: LocalizedHtmlInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** An image for a spare. */
export type AddSpareImageInput = {
  /** The global id of the spare. */
  id: string;
  /** The image. */
  image: File;
};

/** A new spare. */
export type AddSpareInput = {
  /** The images, in display order. */
  images: Array<File>;
  /** The description, as HTML. */
  text: LocalizedHtmlInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** A new sub-part of a spare. */
export type AddSubPartInput = {
  /** The numbers of its callouts, separated by commas. */
  callout?: string | null | undefined;
  /** The description of the part. */
  description: LocalizedTextInput;
  /** The part number. */
  partNumber: string;
  /** The quantity per spare. */
  quantity: number;
  /** The global id of the spare. */
  spareId: string;
  /** The part number of a substitute; empty if there is none. */
  substPart: string;
};

/** A new synonym. */
export type AddSynonymInput = {
  /** At least two names of one thing, in any language, with commas between them. */
  words: string;
};

/** A new template. */
export type AddTemplateInput = {
  /** The name by which it is chosen. */
  name: string;
  /** The text, with `{name}` for the sender's name and `{number}` for the number of the enquiry. */
  text: LocalizedTextInput;
};

/** Confirms the administrator's identity. */
export type BeginSecondFactorInput = {
  /** The password. */
  password: string;
};

/** A callout to place. */
export type CalloutInput = {
  /** The number: 1 to 20 characters without commas. */
  number: string;
  /** Horizontal position: 0 (left) to 100 (right). */
  x: number;
  /** Vertical position: 0 (top) to 100 (bottom). */
  y: number;
};

/** Confirms that the app has the secret. */
export type ConfirmSecondFactorInput = {
  /** The code shown by the app. */
  code: string;
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
  restId: string;
};

/** The application to delete. */
export type DeleteApplicationInput = {
  /** The global id of the application. */
  id: string;
};

/** The category to delete. */
export type DeleteCategoryInput = {
  /** The global id of the category. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** An image of a page to delete. */
export type DeletePageImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The page. */
  slug: PageSlug;
  /** The version of the image's owner the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The part to delete. */
export type DeletePagePartInput = {
  /** The global id of the part. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The partner to delete. */
export type DeletePartnerInput = {
  /** The global id of the partner. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The person whose data to delete. */
export type DeletePersonalDataInput = {
  /** The full e-mail address; case is ignored. */
  email: string;
};

/** An image of a product to delete. */
export type DeleteProductImageInput = {
  /** The global id of the product. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The version of the image's owner the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The product to delete. */
export type DeleteProductInput = {
  /** The global id of the product. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The property to delete. */
export type DeleteProductPropertyInput = {
  /** The global id of the property. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
  id: string;
};

/** The enquiries to delete. */
export type DeleteRequestsInput = {
  /** The global ids of the enquiries, at most 200. */
  ids: Array<string>;
};

/** An image of a service to delete. */
export type DeleteServiceImageInput = {
  /** The global id of the service. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The version of the image's owner the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The service to delete. */
export type DeleteServiceInput = {
  /** The global id of the service. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** An image of a spare to delete. */
export type DeleteSpareImageInput = {
  /** The global id of the spare. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The version of the image's owner the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The spare to delete. */
export type DeleteSpareInput = {
  /** The global id of the spare. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The sub-part to delete. */
export type DeleteSubPartInput = {
  /** The global id of the sub-part. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The synonym to delete. */
export type DeleteSynonymInput = {
  /** The global id of the synonym. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The template to delete. */
export type DeleteTemplateInput = {
  /** The global id of the template. */
  id: string;
  /** The version the deletion is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the deletion is unconditional. */
  version?: string | null | undefined;
};

/** The entry to delete. */
export type DeleteTrashEntryInput = {
  /** The global id of the entry. */
  id: string;
};

/** The product to copy and the target language. */
export type DuplicateProductInput = {
  /** The global id of the copy's category. Default: the product's. */
  categoryId?: string | null | undefined;
  /** The global id of the product. */
  id: string;
  /** The language of the copy. */
  language: Language;
};

/** The service to copy, and the titles of the copy. */
export type DuplicateServiceInput = {
  /** The global id of the service. */
  id: string;
  /** The titles of the copy. */
  title: LocalizedTextInput;
};

/** The spare to copy, and the titles of the copy. */
export type DuplicateSpareInput = {
  /** The global id of the spare. */
  id: string;
  /** The titles of the copy. */
  title: LocalizedTextInput;
};

/** The session to end. */
export type EndSessionInput = {
  /** The global id of the session. */
  id: string;
};

/** The person whose data to export. */
export type ExportPersonalDataInput = {
  /** The full e-mail address; case is ignored. */
  email: string;
};

/** A CSV file of sub-parts. A row updates the sub-part with its `id`, or else the first with its `partnumber` in any spelling. All other rows are new sub-parts. */
export type ImportSubPartsInput = {
  /** The file: CSV in UTF-8, with column names in the first line. */
  file: File;
  /** Whether to do a dry run. */
  preview: boolean;
  /** Whether to remove the sub-parts without a row. */
  removeOthers: boolean;
  /** The global id of the spare. */
  spareId: string;
  /** The version of the spare the import is based on, as returned by the preview. Rejected as `OUTDATED` if it is no longer current. If omitted, the import is unconditional. */
  version?: string | null | undefined;
};

/** The new administrator's role, and the password that confirms the current administrator's identity. */
export type InviteAdministratorInput = {
  /** The current administrator's password. */
  password: string;
  /** The role of the new administrator. Omitted, it is an owner. `NOT_SUPPORTED` if the backend has no roles. */
  role?: Role | null | undefined;
};

/** Two products to link as translations. */
export type JoinProductTranslationsInput = {
  /** The global id of a product. */
  id: string;
  /** The global id of the other product. */
  translationId: string;
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
  id: string;
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

/** Changes to rich text in the site's languages; omitted or null languages stay unchanged. */
export type LocalizedHtmlChangeInput = {
  /** The German text. */
  de?: string | null | undefined;
  /** The English text. */
  en?: string | null | undefined;
  /** The Russian text. */
  ru?: string | null | undefined;
};

/** Rich text in the site's languages. */
export type LocalizedHtmlInput = {
  /** The German text. */
  de: string;
  /** The English text. */
  en: string;
  /** The Russian text. */
  ru: string;
};

/** Changes to plain text in the site's languages; omitted or null languages stay unchanged. */
export type LocalizedTextChangeInput = {
  /** The German text. */
  de?: string | null | undefined;
  /** The English text. */
  en?: string | null | undefined;
  /** The Russian text. */
  ru?: string | null | undefined;
};

/** Plain text in the site's languages. */
export type LocalizedTextInput = {
  /** The German text. */
  de: string;
  /** The English text. */
  en: string;
  /** The Russian text. */
  ru: string;
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
  code?: string | null | undefined;
  /** The login name. */
  login: string;
  /** The password. */
  password: string;
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
  id: string;
  /** The position in the list, starting at 1. Larger positions mean the end. */
  position: number;
  /** The version of the object the move is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the move is unconditional. */
  version?: string | null | undefined;
};

/** Identifies an object by either of its ids. */
export type ObjectRef =
  {   /** The global id. */
  id: string; restId?: never; }
  |  { id?: never;   /** The id in the REST API, as in the site's addresses. */
  restId: string; };

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

/** Filters enquiries or applications. All given conditions must hold. */
export type ReceivedFilter = {
  /** Entries that look like spam (true), or those that do not (false). */
  isSuspectedSpam?: boolean | null | undefined;
  /** Entries whose sender used the site in this language. */
  language?: Language | null | undefined;
  /** Entries received at or after this time. Excludes entries without a time. */
  receivedFrom?: string | null | undefined;
  /** Entries received before this time. Excludes entries without a time. */
  receivedTo?: string | null | undefined;
  /** Entries that contain every word, ignoring case and accents as the part search does. At most 200 characters; words beyond the 16th are ignored. Searches names, e-mail addresses, companies, comments, notes and assignees. */
  text?: string | null | undefined;
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
  id: string;
  /** The current administrator's password, which a backend with roles requires. */
  password?: string | null | undefined;
};

/** Confirms the administrator's identity. */
export type RemoveSecondFactorInput = {
  /** A code from the app or a recovery code. */
  code: string;
  /** The password. */
  password: string;
};

/** The object being edited. */
export type ReportEditingInput = {
  /** The global id of the object or enquiry; omit it for the settings. */
  of?: string | null | undefined;
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
  id: string;
  /** The version of the object the restore is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the restore is unconditional. */
  version?: string | null | undefined;
};

/** The entries to restore. */
export type RestoreTrashEntriesInput = {
  /** The global ids of the entries, up to 200. */
  ids: Array<string>;
};

/** The entry to restore. */
export type RestoreTrashEntryInput = {
  /** The global id of the entry. */
  id: string;
};

/** What an administrator may do. Each role includes those below it. */
export type Role =
  /** Enquiries and applications. */
  | 'CLERK'
  /** Everything except other administrators and the log. */
  | 'EDITOR'
  /** Everything. */
  | 'OWNER';

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

/** An application to send. */
export type SendApplicationInput = {
  /** Whether the sender solved the captcha; `website` is then ignored. */
  captchaSolved?: boolean | null | undefined;
  /** The e-mail address for the reply. */
  email: string;
  /** The machines the applicant has worked on, at most 2,000 characters. Ignored by backends that do not store it. */
  experience?: string | null | undefined;
  /** The files, at most two. */
  files: Array<File>;
  /** The time taken to fill in the form, in milliseconds. */
  fillMs?: number | null | undefined;
  /** The first name. */
  firstName: string;
  /** A random key of 1 to 100 printable characters that makes retries safe: within a day, a form with the same key is stored once. Ignored by backends that implement section 7 only. */
  idempotencyKey?: string | null | undefined;
  /** The job applied for, at most 200 characters. Ignored by backends that do not store it. */
  job?: string | null | undefined;
  /** The language the applicant uses the site in. */
  language: Language;
  /** The last name. */
  lastName: string;
  /** The value of the hidden honeypot field. Spam bots fill it in; a browser's autofill may, too. */
  website?: string | null | undefined;
};

/** An enquiry to send. */
export type SendRequestInput = {
  /** The tokens of at most three files uploaded with `uploadAttachment`. */
  attachments?: Array<string> | null | undefined;
  /** Whether the sender solved the captcha; `website` is then ignored. */
  captchaSolved?: boolean | null | undefined;
  /** The visitor's company. */
  company: string;
  /** The e-mail address for the reply. */
  email: string;
  /** The time taken to fill in the form, in milliseconds. */
  fillMs?: number | null | undefined;
  /** A random key of 1 to 100 printable characters that makes retries safe: within a day, a form with the same key is stored once. Ignored by backends that implement section 7 only. */
  idempotencyKey?: string | null | undefined;
  /** The language the visitor uses the site in. */
  language: Language;
  /** The visitor's name. */
  name: string;
  /** The visitor's phone number, at most 50 characters. Ignored by backends that do not store it. */
  phone?: string | null | undefined;
  /** The comment. */
  text: string;
  /** The value of the hidden honeypot field. Spam bots fill it in; a browser's autofill may, too. */
  website?: string | null | undefined;
};

/** What is wrong with a substitute number. */
export type SubstituteProblemKind =
  /** The numbers replace each other in a circle. */
  | 'CYCLE'
  /** No list has it as a part number. */
  | 'UNKNOWN';

/** An image that is no longer shown anywhere. */
export type TakeDownImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: string;
};

/** Filters a list. */
export type TextFilter = {
  /** Entries that contain every word, ignoring case and accents as the part search does. At most 200 characters; words beyond the 16th are ignored. Rich text is searched as HTML. */
  text?: string | null | undefined;
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

/** What is wrong with a translation. */
export type TranslationProblem =
  /** The text is blank but exists in another language. */
  | 'EMPTY'
  /** Another language was changed later without changing this one. */
  | 'OUTDATED'
  /** The text is identical to another language and too long for a coincidence, or is Russian without a Cyrillic letter. */
  | 'UNTRANSLATED';

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
  importId: string;
  /** The global id of the spare. */
  spareId: string;
};

/** The administrator and their new role. */
export type UpdateAdministratorInput = {
  /** The global id of the administrator. */
  id: string;
  /** The current administrator's password. */
  password: string;
  /** The new role. */
  role: Role;
};

/** The new status of applications. */
export type UpdateApplicationsInput = {
  /** The global ids of the applications, at most 200. */
  ids: Array<string>;
  /** The new status. */
  status: RequestStatus;
};

/** Changes to a category; omitted or null fields stay unchanged. */
export type UpdateCategoryInput = {
  /** The global id of the category. */
  id: string;
  /** The language of the name. */
  language?: Language | null | undefined;
  /** The name. */
  name?: string | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** Changes to an image; omitted or null fields stay unchanged. */
export type UpdateImageInput = {
  /** The alternative text. */
  alternativeText?: LocalizedTextChangeInput | null | undefined;
  /** All callouts of the image, at most 200, which replace the current ones. Only for images of spares. */
  callouts?: Array<CalloutInput> | null | undefined;
  /** Horizontal focal point, which stays visible when the image is cropped: 0 (left) to 100 (right). */
  focalX?: number | null | undefined;
  /** Vertical focal point: 0 (top) to 100 (bottom). */
  focalY?: number | null | undefined;
  /** The global id of the image's owner. */
  ownerId: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The position in the list of images, starting at 1. Larger positions mean the end. Not for single images. */
  position?: number | null | undefined;
  /** The version of the image's owner the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** The administrator's new login. */
export type UpdateLoginInput = {
  /** The new login; unchanged if omitted or null. */
  login?: string | null | undefined;
  /** The current password, required after `PASSWORD_REQUIRED`; goes beyond section 7. */
  password?: string | null | undefined;
};

/** Changes to a page; omitted or null fields stay unchanged. */
export type UpdatePageInput = {
  /** The page. */
  slug: PageSlug;
  /** The text, as HTML. */
  text?: LocalizedHtmlChangeInput | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** A new image of a part. */
export type UpdatePagePartImageInput = {
  /** The global id of the part. */
  id: string;
  /** The image. */
  image: File;
};

/** Changes to a page part; omitted or null fields stay unchanged. */
export type UpdatePagePartInput = {
  /** The description, as HTML. */
  description?: LocalizedHtmlChangeInput | null | undefined;
  /** The global id of the part. */
  id: string;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** Changes to a partner; omitted or null fields stay unchanged. */
export type UpdatePartnerInput = {
  /** The global id of the partner. */
  id: string;
  /** The new image; unchanged if omitted. */
  image?: File | null | undefined;
  /** The text, as HTML. */
  text?: LocalizedHtmlChangeInput | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** The administrator's old and new passwords. */
export type UpdatePasswordInput = {
  /** The current password. */
  oldPassword: string;
  /** The new password. */
  password: string;
};

/** Changes to a product; omitted or null fields stay unchanged. */
export type UpdateProductInput = {
  /** The global id of the category. */
  categoryId?: string | null | undefined;
  /** The description, as HTML. */
  description?: string | null | undefined;
  /** The global id of the product. */
  id: string;
  /** The language of the description. */
  language?: Language | null | undefined;
  /** The model. */
  model?: string | null | undefined;
  /** The power in megawatts, formatted for display. */
  power?: string | null | undefined;
  /** The title. */
  title?: string | null | undefined;
  /** The engine type, for example aeroderivative. */
  type?: string | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** Changes to a property of a product; omitted or null fields stay unchanged. */
export type UpdateProductPropertyInput = {
  /** The description, as HTML. */
  description?: string | null | undefined;
  /** The global id of the property. */
  id: string;
  /** The new image; unchanged if omitted. */
  image?: File | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** Changes to enquiries; omitted fields stay unchanged. */
export type UpdateRequestsInput = {
  /** The login of the administrator who is to answer them, one of `requestAssignees`; empty for nobody. */
  assignee?: string | null | undefined;
  /** The global ids of the enquiries, at most 200. */
  ids: Array<string>;
  /** The new note. */
  note?: string | null | undefined;
  /** The new status. */
  status?: RequestStatus | null | undefined;
  /** The version the change is based on. If an enquiry has a different one, nothing changes, the code is `OUTDATED`, and the payload holds the stored values. Omit it to overwrite. */
  version?: string | null | undefined;
};

/** Changes to a service; omitted or null fields stay unchanged. */
export type UpdateServiceInput = {
  /** The global id of the service. */
  id: string;
  /** The description, as HTML. */
  text?: LocalizedHtmlChangeInput | null | undefined;
  /** The title. */
  title?: LocalizedTextChangeInput | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** Changes to the company's contact details; omitted or null fields stay unchanged. */
export type UpdateSettingsInput = {
  /** The postal address. */
  address?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The text at the foot of every page. */
  footerText?: string | null | undefined;
  /** The phone number. */
  phone?: string | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** Changes to a spare; omitted or null fields stay unchanged. */
export type UpdateSpareInput = {
  /** The global id of the spare. */
  id: string;
  /** The description, as HTML. */
  text?: LocalizedHtmlChangeInput | null | undefined;
  /** The title. */
  title?: LocalizedTextChangeInput | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** Changes to a sub-part; omitted or null fields stay unchanged. */
export type UpdateSubPartInput = {
  /** The numbers of its callouts, separated by commas. */
  callout?: string | null | undefined;
  /** The description of the part. */
  description?: LocalizedTextChangeInput | null | undefined;
  /** The global id of the sub-part. */
  id: string;
  /** The part number. */
  partNumber?: string | null | undefined;
  /** The quantity per spare. */
  quantity?: number | null | undefined;
  /** The part number of a substitute; empty if there is none. */
  substPart?: string | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** Changes to a synonym; omitted or null fields stay unchanged. */
export type UpdateSynonymInput = {
  /** The global id of the synonym. */
  id: string;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
  /** At least two names of one thing, in any language, with commas between them. */
  words?: string | null | undefined;
};

/** Changes to a template; omitted or null fields stay unchanged. */
export type UpdateTemplateInput = {
  /** The global id of the template. */
  id: string;
  /** The name by which it is chosen. */
  name?: string | null | undefined;
  /** The text, with `{name}` for the sender's name and `{number}` for the number of the enquiry. */
  text?: LocalizedTextChangeInput | null | undefined;
  /** The version the change is based on. Rejected as `OUTDATED` if it is no longer current. If omitted, the change is unconditional. */
  version?: string | null | undefined;
};

/** A file for an enquiry to be sent. */
export type UploadAttachmentInput = {
  /** A document, a spreadsheet or an image of at most 10 MB. */
  file: File;
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
  id: string;
};
