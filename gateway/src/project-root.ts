/** The project's folder; the sources and their build (`gateway/dist`) lie at the same depth. */
export const projectRoot = new URL('../../', import.meta.url);
