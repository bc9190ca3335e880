const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Writes when something happened, as the dashboard shows it. */
export function timeText(time: string): string {
  return format.format(new Date(time));
}
