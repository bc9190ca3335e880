import { ink, type Paint } from './paint.ts';
import { radians, type Part, type Vec } from './mesh.ts';
import { lighting, plane, tone, type Seen } from './tone.ts';

export const width = 1600;
export const height = 1200;
/** Supersampling factor: pixels are computed at this multiple and averaged. */
const fineness = 3;
const w = width * fineness;
const h = height * fineness;

/** The viewing direction: rotation about the vertical (yaw) and downwards (pitch), in degrees. */
export interface View {
  yaw: number;
  pitch: number;
}

/** The part of the sheet that the subject fills. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Projects a point to the sheet; the third coordinate grows towards the reader. */
export type Project = (v: Vec) => Vec;

/** Creates an orthographic view of the parts, scaled to fill the area. */
export function camera(parts: readonly Part[], { yaw, pitch }: View, area: Area): Project {
  const [cy, sy] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))];
  const [cp, sp] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const look: Project = ([x, y, z]) => {
    const near = -x * sy + z * cy;
    return [x * cy + z * sy, near * sp - y * cp, y * sp + near * cp];
  };
  const [low, high]: [number, number][] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  if (!low || !high) throw new Error('unreachable');
  for (const corner of parts.flatMap((part) => part.facets.flatMap((facet) => facet.corners))) {
    const [u, v] = look(corner);
    low[0] = Math.min(low[0], u);
    low[1] = Math.min(low[1], v);
    high[0] = Math.max(high[0], u);
    high[1] = Math.max(high[1], v);
  }
  const scale = Math.min(
    (area.right - area.left) / (high[0] - low[0]),
    (area.bottom - area.top) / (high[1] - low[1]),
  );
  const dx = (area.left + area.right - scale * (low[0] + high[0])) / 2;
  const dy = (area.top + area.bottom - scale * (low[1] + high[1])) / 2;
  return (v) => {
    const [x, y, z] = look(v);
    return [x * scale + dx, y * scale + dy, z * scale];
  };
}

interface Plate {
  part: number;
  fine: boolean;
  cut: boolean;
  paint: Paint;
  normal: Vec;
  depth: Vec;
  light: Vec;
}

const rgb = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** Projects a triangle to the enlarged sheet; returns nothing if it is seen edge-on. */
function see(corners: readonly Vec[], project: Project): Seen | undefined {
  const [a, b, c] = corners.map((v) => project(v).map((value) => value * fineness));
  if (!a || !b || !c) return undefined;
  const [p, q, r] = [a, b, c].map(([x = 0, y = 0, z = 0]): Vec => [x, y, z]);
  if (!p || !q || !r) return undefined;
  const n: Vec = [
    (q[1] - p[1]) * (r[2] - p[2]) - (q[2] - p[2]) * (r[1] - p[1]),
    (q[2] - p[2]) * (r[0] - p[0]) - (q[0] - p[0]) * (r[2] - p[2]),
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]),
  ];
  const length = Math.hypot(...n) * (n[2] < 0 ? -1 : 1);
  if (Math.abs(length) < 1e-9 || n[2] / length < 1e-4) return undefined;
  return { corners: [p, q, r], normal: [n[0] / length, n[1] / length, n[2] / length] };
}

/** Visits every pixel inside a triangle. */
function scan(
  [a, b, c]: readonly [Vec, Vec, Vec],
  visit: (x: number, y: number, index: number) => void,
): void {
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const bottom = Math.min(h - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  for (let y = top; y <= bottom; y++) {
    let [from, to] = [Infinity, -Infinity];
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (p[1] <= y + 0.5 === q[1] <= y + 0.5) continue;
      const x = p[0] + ((y + 0.5 - p[1]) * (q[0] - p[0])) / (q[1] - p[1]);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    const end = Math.min(w - 1, Math.floor(to - 0.5));
    for (let x = Math.max(0, Math.ceil(from - 0.5)); x <= end; x++)
      visit(x + 0.5, y + 0.5, y * w + x);
  }
}

/** Paints the parts with hidden lines removed; returns RGBA at a multiple of the sheet's size. */
export function render(
  parts: readonly Part[],
  project: Project,
): { data: Uint8Array; width: number; height: number } {
  const depth = new Float32Array(w * h).fill(-Infinity);
  const owner = new Int32Array(w * h).fill(-1);
  const plates: Plate[] = [];
  parts.forEach(({ facets, paint, fine }, part) => {
    const seen = facets.flatMap(({ corners, cut }) => {
      const one = see(corners, project);
      return one ? [{ ...one, cut }] : [];
    });
    const light = lighting(seen);
    for (const one of seen) {
      const { corners, normal, cut } = one;
      const surface = plane(corners, [corners[0][2], corners[1][2], corners[2][2]]);
      const id =
        plates.push({
          part,
          fine,
          cut,
          paint,
          normal,
          depth: surface,
          light: plane(corners, light(one)),
        }) - 1;
      scan(corners, (x, y, i) => {
        const z = surface[0] + surface[1] * x + surface[2] * y;
        if (z <= (depth[i] ?? 0)) return;
        depth[i] = z;
        owner[i] = id;
      });
    }
  });

  const data = new Uint8Array(w * h * 4);
  const put = (i: number, colour: number): void => {
    data[i * 4] = colour >> 16;
    data[i * 4 + 1] = (colour >> 8) & 255;
    data[i * 4 + 2] = colour & 255;
    data[i * 4 + 3] = 255;
  };
  const colours = plates.map(({ paint }) => paint.tones.map(rgb));
  for (let i = 0; i < w * h; i++) {
    const id = owner[i] ?? -1;
    const plate = plates[id];
    if (!plate) continue;
    const [x, y] = [i % w, Math.floor(i / w)];
    if (plate.cut)
      put(i, (x + y) % (13 * fineness) < 2.2 * fineness ? rgb(plate.paint.hatch) : 0xffffff);
    else put(i, colours[id]?.[tone(plate.light[0] + plate.light[1] * x + plate.light[2] * y)] ?? 0);
  }

  const { details, outlines } = edges(owner, depth, plates);
  stamp(details, fineness, rgb('#24465a'));
  stamp(outlines, fineness * 1.8, rgb(ink));
  return { data, width: w, height: h };

  function stamp(list: readonly number[], radius: number, colour: number): void {
    const reach = Math.floor(radius);
    for (const i of list) {
      const [cx, cy] = [i % w, Math.floor(i / w)];
      for (let y = Math.max(0, cy - reach); y <= Math.min(h - 1, cy + reach); y++) {
        const half = Math.floor(Math.sqrt(radius * radius - (y - cy) ** 2));
        for (let x = Math.max(0, cx - half); x <= Math.min(w - 1, cx + half); x++)
          put(y * w + x, colour);
      }
    }
  }
}

/** Finds the lines: bold between bodies, fine at creases and where a body overlaps itself. */
function edges(owner: Int32Array, depth: Float32Array, plates: readonly Plate[]) {
  const details: number[] = [];
  const outlines: number[] = [];
  const compare = (i: number, j: number, axis: 1 | 2): void => {
    if (owner[i] === owner[j]) return;
    const [a, b] = [plates[owner[i] ?? -1], plates[owner[j] ?? -1]];
    const jump = (depth[j] ?? 0) - (depth[i] ?? 0);
    if (!a || !b || a.part !== b.part) {
      const nearer = a && b ? (jump > 0 ? b : a) : (a ?? b);
      (nearer?.fine ? details : outlines).push(i);
      return;
    }
    const bend = a.normal[0] * b.normal[0] + a.normal[1] * b.normal[1] + a.normal[2] * b.normal[2];
    const slopes = [a.depth[axis], b.depth[axis]] as const;
    const gap = Math.abs(jump - (slopes[0] + slopes[1]) / 2);
    const steep = Math.abs(slopes[0]) + Math.abs(slopes[1]);
    if (bend < 0.9 || a.cut !== b.cut || gap > 6 * fineness + steep) details.push(i);
  };
  for (let y = 0; y < h - 1; y++)
    for (let x = 0; x < w - 1; x++) {
      const i = y * w + x;
      compare(i, i + 1, 1);
      compare(i, i + w, 2);
    }
  return { details, outlines };
}
