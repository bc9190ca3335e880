const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Says when a revision was saved, to the second: two saves may be of one minute. */
export function timeOf({ savedAt }: { savedAt: string | null }): string {
  return savedAt === null ? 'Before the first recorded save' : format.format(new Date(savedAt));
}
