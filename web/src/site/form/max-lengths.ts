/** The longest name, company or address that is stored. */
export const maxLineLength = 200;

/** The longest text of an enquiry that is stored. */
export const maxTextLength = 20_000;
