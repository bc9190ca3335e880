/** Lists the numbers at which drawings show a sub-part; none over a backend that does not store them. */
export function calloutNumbers(callout: string | null): string[] {
  const numbers = (callout ?? '').split(',').map((number) => number.trim());
  return numbers.filter((number) => number !== '');
}
