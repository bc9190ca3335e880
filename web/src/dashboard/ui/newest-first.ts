/** The order in which the log, revisions and the trash are shown. */
export const newestFirst = { field: 'ID', direction: 'DESC' } as const;
