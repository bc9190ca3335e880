/** How long to wait for the next key before the server is asked. */
export const typingMs = 250;

/** A shorter text is in almost everything. */
export const minSearchLength = 2;
