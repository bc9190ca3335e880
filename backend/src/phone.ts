/** The most characters of a phone number, with its extension. */
export const maxPhoneLength = 50;

/** What may stand between digits: any hyphen, also as a minus sign, and what copying leaves unseen, too. */
const between = String.raw`[\p{Zs}\p{Cf}\p{L}\p{Pd}\u2212\(\)\/.,;:#*]*`;

/**
 * What phone numbers may look like, as the `pattern` of an input: at least three digits, one `+` at most before
 * each, and no sign that no number has. Words such as `Tel.` and `доб.` may stand before digits.
 */
export const phonePattern = String.raw`(?:${between}(?:\+${between})?\d){3,}[\p{Zs}\p{Cf}\)]*`;
