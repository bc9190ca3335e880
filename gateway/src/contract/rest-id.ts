/** Whether an id was given before another. Only numbers tell; of other ids none is before another. */
export function isBefore(id: string, other: string): boolean {
  const areNumbers = /^\d+$/.test(id) && /^\d+$/.test(other);
  return areNumbers && BigInt(id) < BigInt(other);
}
