/** Converts a telephone number as written for people into its `tel:` address. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
