/** The enquiry to delete. */
export type DeleteRequestInput = {
  /** The global id of the enquiry. */
  id: string | number;
};

/** A language of the site. */
export type Language =
  /** German, the default. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Russian. */
  | 'RU';
