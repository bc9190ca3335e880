const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a date with its time, as the dashboard shows it. */
export function showTime(date: string): string {
  return time.format(new Date(date));
}
