/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
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

/** What an administrator types to log in. */
export type LoginInput = {
  /** The name to log in with. */
  login: string;
  /** The password. */
  password: string;
};

/** What a visitor types to enquire. */
export type SendRequestInput = {
  /** The visitor's company. */
  company: string;
  /** The e-mail address to answer to. */
  email: string;
  /** The language in which the visitor uses the site. */
  language: Language;
  /** The visitor's name. */
  name: string;
  /** The comment. */
  text: string;
};
