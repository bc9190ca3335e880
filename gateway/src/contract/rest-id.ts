/** Whether an id was assigned before another, which only numbers can tell. */
export function isBefore(id: string, other: string): boolean {
  const areNumbers = /^\d+$/.test(id) && /^\d+$/.test(other);
  return areNumbers && BigInt(id) < BigInt(other);
}
