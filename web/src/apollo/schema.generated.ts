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
  text: LocalizedTextInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** A new sub-part of a spare. */
export type AddSubPartInput = {
  /** The new row. */
  part: SubPartInput;
  /** The global id of the spare. */
  spareId: string;
};

/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
  id: string;
};

/** An image of a spare to delete. */
export type DeleteSpareImageInput = {
  /** The global id of the spare. */
  id: string;
  /** The path of the image, as `Image.path` gives it. */
  path: string;
};

/** The spare to delete. */
export type DeleteSpareInput = {
  /** The global id of the spare. */
  id: string;
};

/** The sub-part to delete. */
export type DeleteSubPartInput = {
  /** The global id of the sub-part. */
  id: string;
};

/** A language of the site. */
export type Language =
  /** German, the default. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Russian. */
  | 'RU';

/** A text in the three languages of the site, as an administrator types it. */
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
  /** The name to log in with. */
  login: string;
  /** The password. */
  password: string;
};

/** What an applicant types and uploads. */
export type SendApplicationInput = {
  /** The e-mail address to answer to. */
  email: string;
  /** The files, two at the most. */
  files: Array<File>;
  /** How long it took to fill in the form, in milliseconds. */
  fillMs?: number | null | undefined;
  /** The first name. */
  firstName: string;
  /** The language in which the applicant uses the site. */
  language: Language;
  /** The last name. */
  lastName: string;
  /** What stands in the field that people do not see; only robots fill it in. */
  website?: string | null | undefined;
};

/** What a visitor types to enquire. */
export type SendRequestInput = {
  /** The visitor's company. */
  company: string;
  /** The e-mail address to answer to. */
  email: string;
  /** How long it took to fill in the form, in milliseconds. */
  fillMs?: number | null | undefined;
  /** The language in which the visitor uses the site. */
  language: Language;
  /** The visitor's name. */
  name: string;
  /** The comment. */
  text: string;
  /** What stands in the field that people do not see; only robots fill it in. */
  website?: string | null | undefined;
};

/** What a row of the part list holds. */
export type SubPartInput = {
  /** What the part is. */
  description: LocalizedTextInput;
  /** The part number. */
  partNumber: string;
  /** How many of them belong to the spare. */
  quantity: number;
  /** The number of the part that can be used in its place; empty where there is none. */
  substPart: string;
};

/** The new login of the administrator. */
export type UpdateLoginInput = {
  /** The new name to log in with. */
  login: string;
};

/** The old and the new password of the administrator. */
export type UpdatePasswordInput = {
  /** The password that is valid now. */
  oldPassword: string;
  /** The password to use from now on. */
  password: string;
};

/** The company's new contact details. */
export type UpdateSettingsInput = {
  /** The postal address. */
  address: string;
  /** The e-mail address. */
  email: string;
  /** The text at the foot of every page. */
  footerText: string;
  /** The telephone number. */
  phone: string;
};

/** The changed titles and texts of a spare. */
export type UpdateSpareInput = {
  /** The global id of the spare. */
  id: string;
  /** The description, as HTML. */
  text: LocalizedTextInput;
  /** The title. */
  title: LocalizedTextInput;
};

/** A changed sub-part. */
export type UpdateSubPartInput = {
  /** The global id of the sub-part. */
  id: string;
  /** The changed row. */
  part: SubPartInput;
};
