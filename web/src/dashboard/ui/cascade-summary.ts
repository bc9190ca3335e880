/** Names what is deleted with something, by singular names: 'With 12 parts and 1 image.'; nothing for nothing. */
export function cascadeSummary(counts: Record<string, number>): string | undefined {
  const named = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${count === 1 ? name : plural(name)}`);
  return named.length > 0 ? `With ${named.join(' and ')}.` : undefined;
}

function plural(name: string): string {
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;
}
