/** How the new administrator logs in. */
export type AcceptInvitationInput = {
  /** The name to log in with. */
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
  /** Which page. */
  slug: PageSlug;
};

/** A new part of the page about gas turbines. */
export type AddPagePartInput = {
  /** The description, as HTML. */
  description: LocalizedHtmlInput;
  /** The image; a part may go without. */
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
  /** The global id of the category; a product may go without. */
  categoryId?: string | null | undefined;
  /** The description, as HTML. */
  description: string;
  /** The images, in the order in which they are to be shown. */
  images: Array<File>;
  /** The language of the description. */
  language: Language;
  /** The model. */
  model: string;
  /** The power in megawatts, as text for readers. */
  power: string;
  /** The title. */
  title: string;
  /** The type of engine, for instance aeroderivative. */
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
  /** The images, in the order in which they are to be shown. */
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
  /** The images, in the order in which they are to be shown. */
  images: Array<File>;
  /** The description, as HTML. */
  text: LocalizedHtmlInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** A new sub-part of a spare. */
export type AddSubPartInput = {
  /** What the part is. */
  description: LocalizedTextInput;
  /** The part number. */
  partNumber: string;
  /** How many of them belong to the spare. */
  quantity: number;
  /** The global id of the spare. */
  spareId: string;
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart: string;
};

/** Proof that it is the administrator who asks. */
export type BeginSecondFactorInput = {
  /** The password. */
  password: string;
};

/** Proof that the app has the secret. */
export type ConfirmSecondFactorInput = {
  /** The code that the app shows. */
  code: string;
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
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** An image of a page to delete. */
export type DeletePageImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** Which page. */
  slug: PageSlug;
  /** The version of the owner that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The part to delete. */
export type DeletePagePartInput = {
  /** The global id of the part. */
  id: string;
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The partner to delete. */
export type DeletePartnerInput = {
  /** The global id of the partner. */
  id: string;
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** Whose data to delete. */
export type DeletePersonalDataInput = {
  /** The e-mail address, compared whole, in capital or small letters. */
  email: string;
};

/** An image of a product to delete. */
export type DeleteProductImageInput = {
  /** The global id of the product. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The version of the owner that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The product to delete. */
export type DeleteProductInput = {
  /** The global id of the product. */
  id: string;
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The property to delete. */
export type DeleteProductPropertyInput = {
  /** The global id of the property. */
  id: string;
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
  id: string;
};

/** The enquiries to delete. */
export type DeleteRequestsInput = {
  /** The global ids of the enquiries, 200 at the most. */
  ids: Array<string>;
};

/** An image of a service to delete. */
export type DeleteServiceImageInput = {
  /** The global id of the service. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The version of the owner that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The service to delete. */
export type DeleteServiceInput = {
  /** The global id of the service. */
  id: string;
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** An image of a spare to delete. */
export type DeleteSpareImageInput = {
  /** The global id of the spare. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The version of the owner that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The spare to delete. */
export type DeleteSpareInput = {
  /** The global id of the spare. */
  id: string;
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The sub-part to delete. */
export type DeleteSubPartInput = {
  /** The global id of the sub-part. */
  id: string;
  /** The version that the deletion is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is deleted in any case. */
  version?: string | null | undefined;
};

/** The entry to delete. */
export type DeleteTrashEntryInput = {
  /** The global id of the entry. */
  id: string;
};

/** The product to copy, and into which language. */
export type DuplicateProductInput = {
  /** The global id of the copy's category; left out or null, it is that of the product. */
  categoryId?: string | null | undefined;
  /** The global id of the product. */
  id: string;
  /** The language of the copy. */
  language: Language;
};

/** The session to end. */
export type EndSessionInput = {
  /** The global id of the session. */
  id: string;
};

/** Whose data to read. */
export type ExportPersonalDataInput = {
  /** The e-mail address, compared whole, in capital or small letters. */
  email: string;
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

/** A CSV file of sub-parts. A row names a sub-part by its `id`, else the first with its `partnumber`, in any spelling; any other row is a new sub-part. */
export type ImportSubPartsInput = {
  /** The file: CSV in UTF-8, with names of columns in the first line. */
  file: File;
  /** Whether to tell only what the import would do. */
  preview: boolean;
  /** Whether to remove the sub-parts that no row names. */
  removeOthers: boolean;
  /** The global id of the spare. */
  spareId: string;
  /** The version of the spare that the import is based on, as its preview gives it: refused as `OUTDATED` where it is another by now. Left out or null, the import is made in any case. */
  version?: string | null | undefined;
};

/** Proof that it is the administrator who asks. */
export type InviteAdministratorInput = {
  /** The password. */
  password: string;
};

/** Two products that say the same in different languages. */
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

/** The product that is no translation of others any more. */
export type LeaveProductTranslationsInput = {
  /** The global id of the product. */
  id: string;
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

/** What changes of a rich text in the languages of the site; a language that is left out or null stays as it is. */
export type LocalizedHtmlChangeInput = {
  /** The German text. */
  de?: string | null | undefined;
  /** The English text. */
  en?: string | null | undefined;
  /** The Russian text. */
  ru?: string | null | undefined;
};

/** A rich text in the languages of the site, as an administrator types it. */
export type LocalizedHtmlInput = {
  /** The German text. */
  de: string;
  /** The English text. */
  en: string;
  /** The Russian text. */
  ru: string;
};

/** What changes of a plain text in the languages of the site; a language that is left out or null stays as it is. */
export type LocalizedTextChangeInput = {
  /** The German text. */
  de?: string | null | undefined;
  /** The English text. */
  en?: string | null | undefined;
  /** The Russian text. */
  ru?: string | null | undefined;
};

/** A plain text in the languages of the site, as an administrator types it. */
export type LocalizedTextInput = {
  /** The German text. */
  de: string;
  /** The English text. */
  en: string;
  /** The Russian text. */
  ru: string;
};

/** What an administrator types to log in. */
export type LoginInput = {
  /** A code of the second factor, or a recovery code, where the account has one; a refusal as `INVALID_CREDENTIALS` names the field where it is needed or wrong. */
  code?: string | null | undefined;
  /** The name to log in with. */
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

/** What to move, and where to. */
export type MoveInput = {
  /** The global id of a spare, a sub-part, a property, a partner, a service or a part of a page. */
  id: string;
  /** The position in the list, from 1; one beyond the end means the end. */
  position: number;
  /** The version that the move is based on: refused as `OUTDATED` where the object has another one by now. Left out or null, it is moved in any case. */
  version?: string | null | undefined;
};

/** Names an object in one of two ways. */
export type ObjectRef =
  {   /** The global id. */
  id: string; restId?: never; }
  |  { id?: never;   /** The id in the REST contract, which addresses of the site carry. */
  restId: string; };

/** In which direction a list is sorted. */
export type OrderDirection =
  /** From low to high, from old to new. */
  | 'ASC'
  /** From high to low, from new to old. */
  | 'DESC';

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

/** Which of the received enquiries or applications: those to which all applies that is given. */
export type ReceivedFilter = {
  /** Only those that look like a robot's, or only the others. */
  isSuspectedSpam?: boolean | null | undefined;
  /** Only those whose sender used the site in this language. */
  language?: Language | null | undefined;
  /** Only those received at this time or later; those without a time do not count. */
  receivedFrom?: string | null | undefined;
  /** Only those received before this time; those without a time do not count. */
  receivedTo?: string | null | undefined;
  /** Only those in which each word of this occurs, folded as the part search folds them: 200 characters at the most, of which 16 words count. Names, e-mail addresses, companies, comments and what administrators noted are searched. */
  text?: string | null | undefined;
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
  id: string;
};

/** Proof that it is the administrator who asks. */
export type RemoveSecondFactorInput = {
  /** A code of the app, or a recovery code. */
  code: string;
  /** The password. */
  password: string;
};

/** What is open in a form. */
export type ReportEditingInput = {
  /** The global id of what has a history; left out or null for the settings. */
  of?: string | null | undefined;
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
  id: string;
  /** The version of the object that the restore is based on: refused as `OUTDATED` where it is another by now. Left out or null, it is restored in any case. */
  version?: string | null | undefined;
};

/** The entry to restore. */
export type RestoreTrashEntryInput = {
  /** The global id of the entry. */
  id: string;
};

/** What an applicant types and uploads. */
export type SendApplicationInput = {
  /** Whether the sender solved the captcha; then `website` says nothing. */
  captchaSolved?: boolean | null | undefined;
  /** The e-mail address to answer to. */
  email: string;
  /** The files, two at the most. */
  files: Array<File>;
  /** How long it took to fill in the form, in milliseconds. */
  fillMs?: number | null | undefined;
  /** The first name. */
  firstName: string;
  /** Makes a repetition harmless: the same form with the same key is stored once within a day. 1 to 100 visible characters, at random; a backend that knows section 7 only ignores it. */
  idempotencyKey?: string | null | undefined;
  /** The language in which the applicant uses the site. */
  language: Language;
  /** The last name. */
  lastName: string;
  /** What stands in the field that people do not see; robots fill it in, and so may a browser. */
  website?: string | null | undefined;
};

/** What a visitor types to enquire. */
export type SendRequestInput = {
  /** Whether the sender solved the captcha; then `website` says nothing. */
  captchaSolved?: boolean | null | undefined;
  /** The visitor's company. */
  company: string;
  /** The e-mail address to answer to. */
  email: string;
  /** How long it took to fill in the form, in milliseconds. */
  fillMs?: number | null | undefined;
  /** Makes a repetition harmless: the same form with the same key is stored once within a day. 1 to 100 visible characters, at random; a backend that knows section 7 only ignores it. */
  idempotencyKey?: string | null | undefined;
  /** The language in which the visitor uses the site. */
  language: Language;
  /** The visitor's name. */
  name: string;
  /** The comment. */
  text: string;
  /** What stands in the field that people do not see; robots fill it in, and so may a browser. */
  website?: string | null | undefined;
};

/** An image that nothing shows any more. */
export type TakeDownImageInput = {
  /** The path of the image, as `Image.path` gives it. */
  path: string;
};

/** Which entries of a list. */
export type TextFilter = {
  /** Only entries in whose texts each word of this occurs, folded as the part search folds them: 200 characters at the most, of which 16 words count. Rich text is searched as it is stored, as HTML. */
  text?: string | null | undefined;
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

/** What is wrong with a text in a language. */
export type TranslationProblem =
  /** It is blank, while another language has it. */
  | 'EMPTY'
  /** Another language was changed later, in a save that left this one as it was. */
  | 'OUTDATED'
  /** It is the same as in another language, and too long for a coincidence; of the Russian text also where it has no Cyrillic letter. */
  | 'UNTRANSLATED';

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
  id: string;
  /** The language of the name. */
  language?: Language | null | undefined;
  /** The name. */
  name?: string | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** An image of something, and what changes of it; what is left out or null stays. */
export type UpdateImageInput = {
  /** What it shows. */
  alternativeText?: LocalizedTextChangeInput | null | undefined;
  /** The point that stays in view where it is cropped, in percent from the left: 0 to 100. */
  focalX?: number | null | undefined;
  /** The same in percent from the top. */
  focalY?: number | null | undefined;
  /** The global id of what shows it. */
  ownerId: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
  /** The position in the list of images, from 1; one beyond the end means the end. An only image has none. */
  position?: number | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where what shows the image has another one by now. Left out or null, it is changed in any case. */
  version?: string | null | undefined;
};

/** The new login of the administrator; left out or null, it stays as it is. */
export type UpdateLoginInput = {
  /** The new name to log in with. */
  login?: string | null | undefined;
  /** The password, where it was refused with `PASSWORD_REQUIRED`; goes beyond section 7. */
  password?: string | null | undefined;
};

/** The changed texts of a page; what is left out or null stays as it is. */
export type UpdatePageInput = {
  /** Which page. */
  slug: PageSlug;
  /** The text, as HTML. */
  text?: LocalizedHtmlChangeInput | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** A new image of a part. */
export type UpdatePagePartImageInput = {
  /** The global id of the part. */
  id: string;
  /** The image. */
  image: File;
};

/** The changed description of a part; what is left out or null stays as it is. */
export type UpdatePagePartInput = {
  /** The description, as HTML. */
  description?: LocalizedHtmlChangeInput | null | undefined;
  /** The global id of the part. */
  id: string;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** A changed partner; what is left out or null stays as it is. */
export type UpdatePartnerInput = {
  /** The global id of the partner. */
  id: string;
  /** The new image; without one the partner keeps its image. */
  image?: File | null | undefined;
  /** The text, as HTML. */
  text?: LocalizedHtmlChangeInput | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** The old and the new password of the administrator. */
export type UpdatePasswordInput = {
  /** The password that is valid now. */
  oldPassword: string;
  /** The password to use from now on. */
  password: string;
};

/** A changed product; what is left out or null stays as it is. */
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
  /** The power in megawatts, as text for readers. */
  power?: string | null | undefined;
  /** The title. */
  title?: string | null | undefined;
  /** The type of engine, for instance aeroderivative. */
  type?: string | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** A changed property of a product; what is left out or null stays as it is. */
export type UpdateProductPropertyInput = {
  /** The description, as HTML. */
  description?: string | null | undefined;
  /** The global id of the property. */
  id: string;
  /** The new image; without one the property keeps its image. */
  image?: File | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** What was done about enquiries; what is left out stays as it is. */
export type UpdateRequestsInput = {
  /** The global ids of the enquiries, 200 at the most. */
  ids: Array<string>;
  /** The new note. */
  note?: string | null | undefined;
  /** The new status. */
  status?: RequestStatus | null | undefined;
};

/** The changed titles and texts of a service; what is left out or null stays as it is. */
export type UpdateServiceInput = {
  /** The global id of the service. */
  id: string;
  /** The description, as HTML. */
  text?: LocalizedHtmlChangeInput | null | undefined;
  /** The title. */
  title?: LocalizedTextChangeInput | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** What changes of the company's contact details; what is left out or null stays as it is. */
export type UpdateSettingsInput = {
  /** The postal address. */
  address?: string | null | undefined;
  /** The e-mail address. */
  email?: string | null | undefined;
  /** The text at the foot of every page. */
  footerText?: string | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** The changed titles and texts of a spare; what is left out or null stays as it is. */
export type UpdateSpareInput = {
  /** The global id of the spare. */
  id: string;
  /** The description, as HTML. */
  text?: LocalizedHtmlChangeInput | null | undefined;
  /** The title. */
  title?: LocalizedTextChangeInput | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
};

/** A changed sub-part; what is left out or null stays as it is. */
export type UpdateSubPartInput = {
  /** What the part is. */
  description?: LocalizedTextChangeInput | null | undefined;
  /** The global id of the sub-part. */
  id: string;
  /** The part number. */
  partNumber?: string | null | undefined;
  /** How many of them belong to the spare. */
  quantity?: number | null | undefined;
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart?: string | null | undefined;
  /** The version that the change is based on: refused as `OUTDATED` where it is another by now. Left out or null, the change is made in any case. */
  version?: string | null | undefined;
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
  id: string;
};
