import type { Point } from './mesh.ts';

/** Hatches a cut face with lines at 45°, as one SVG path; `lean` mirrors them. */
export function hatch(outline: readonly Point[], gap: number, lean: 1 | -1 = 1): string {
  const across = ([x, y]: Point): number => x * lean + y;
  const levels = outline.map(across);
  const lines: string[] = [];
  for (
    let level = Math.ceil(Math.min(...levels) / gap) * gap;
    level < Math.max(...levels);
    level += gap
  ) {
    const crossings = outline
      .flatMap((p, i): Point[] => {
        const q = outline[(i + 1) % outline.length] ?? p;
        const [a, b] = [across(p) - level, across(q) - level];
        if (a < 0 === b < 0) return [];
        const t = a / (a - b);
        return [[p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]];
      })
      .sort((p, q) => p[0] - q[0]);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [p, q] = [crossings[i], crossings[i + 1]];
      if (p && q)
        lines.push(
          `M${Math.round(p[0])} ${Math.round(p[1])}L${Math.round(q[0])} ${Math.round(q[1])}`,
        );
    }
  }
  return lines.join('');
}
