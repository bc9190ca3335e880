/** The most characters of a phone number, with its extension. */
export const maxPhoneLength = 50;

/**
 * What a phone number may look like, as the `pattern` of an input: it begins with a digit, `+` or `(`, has at
 * least three digits, and no sign that no number has. Words such as `ext.` or `доб.` may follow.
 */
export const phonePattern = String.raw`[+\(]?(?:[\p{Zs}\p{L}\(\)\/.,;:#*–\-]*\d){3,}[\p{Zs}\)]*`;
