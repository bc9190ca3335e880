/** The project's folder; the sources and what is built of them (`gateway/dist`) lie at the same depth. */
export const projectRoot = new URL('../../', import.meta.url);
