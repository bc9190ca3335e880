const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const second = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a time as the day, such as `7 Feb 2026`. */
export function dayOf(time: string): string {
  return day.format(new Date(time));
}

/** Formats a time to the minute. */
export function minuteOf(time: string): string {
  return minute.format(new Date(time));
}

/** Formats a time to the second, where two may be of one minute. */
export function secondOf(time: string): string {
  return second.format(new Date(time));
}
