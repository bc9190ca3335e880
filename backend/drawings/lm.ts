import { times, type Point } from './mesh.ts';
import { points } from './points.ts';

/**
 * The geometry of a two-shaft aeroderivative turbine as outlines (x, radius), from x = 0 (inlet) to
 * 1620 (exhaust). The flat section and the solid cutaway are both drawn from it.
 */

/** Interpolates linearly along a list of (x, radius). */
const along = (text: string) => {
  const line = points(text);
  return (x: number): number => {
    const next = line.findIndex(([at]) => at >= x);
    const [a, b] = [line[Math.max(0, next - 1)], line[next < 0 ? line.length - 1 : next]];
    if (!a || !b) return 0;
    return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };
};

export type Radius = (x: number) => number;
export const tip = along('0 262, 70 256, 300 232, 345 224, 420 184, 470 178, 830 134, 880 134');
export const hub = along('0 112, 70 118, 300 168, 345 166, 420 128, 470 112, 830 113, 880 113');
export const hotTip = along('1060 176, 1180 186, 1200 196, 1430 268, 1600 300');
export const hotHub = along('1060 134, 1180 134, 1430 132, 1500 122');

/** A row of blades: its start, its width, and the radii it spans. */
export interface Row {
  x: number;
  width: number;
  from: number;
  to: number;
}

const rotors = (count: number, from: number, to: number, outer: Radius, inner: Radius): Row[] =>
  times(count, (i) => {
    const pitch = (to - from) / count;
    const x = from + i * pitch;
    return { x, width: pitch * 0.43, from: inner(x), to: outer(x) - 4 };
  });

const stators = (count: number, from: number, to: number, outer: Radius, inner: Radius): Row[] =>
  times(count, (i) => {
    const pitch = (to - from) / count;
    const x = from + (i + 0.55) * pitch;
    return { x, width: pitch * 0.35, from: inner(x) + 4, to: outer(x) };
  });

export const inletVanes: Row = { x: 8, width: 34, from: 112, to: 261 };
export const lowCompressor = rotors(5, 62, 300, tip, hub);
export const lowVanes = stators(5, 62, 300, tip, hub);
export const highCompressor = rotors(14, 476, 836, tip, hub);
export const highVanes = stators(14, 476, 836, tip, hub);
export const highTurbine: Row[] = [
  { x: 1094, width: 28, from: 134, to: 177 },
  { x: 1154, width: 28, from: 134, to: 181 },
];
export const highNozzles: Row[] = [
  { x: 1062, width: 26, from: 132, to: 176 },
  { x: 1126, width: 24, from: 134, to: 180 },
];
export const lowTurbine = rotors(5, 1234, 1446, hotTip, hotHub);
export const lowNozzles = times(5, (i): Row => {
  const x = 1210 + i * 42.4;
  return { x, width: 17, from: hotHub(x), to: hotTip(x) };
});

/** Outer cases from inlet to exhaust. */
export const cases = [
  '-120 330, -96 300, -60 272, 0 262, 70 256, 300 232, 345 224, 345 236, 300 246, 70 272, -54 286, -86 312, -106 340',
  '345 224, 345 262, 430 262, 430 212, 470 206, 470 178, 420 184, 392 200, 368 214',
  '470 178, 830 134, 880 134, 880 150, 836 148, 640 172, 640 186, 626 186, 626 174, 470 192',
  '880 134, 906 142, 930 180, 960 222, 1056 222, 1056 250, 1070 250, 1070 208, 950 208, 946 196, 920 150, 880 150',
  '1056 176, 1180 186, 1200 196, 1200 232, 1188 232, 1188 208, 1070 208, 1056 196',
  '1200 196, 1430 268, 1452 276, 1452 306, 1440 306, 1440 288, 1420 282, 1212 216, 1200 216',
  '1452 276, 1600 318, 1620 330, 1612 340, 1590 330, 1464 292, 1464 306, 1452 306',
].map(points);

/** The walls inside the gas path: front frame, combustor, exhaust. */
export const frontHub = points(
  '306 160, 345 160, 420 122, 462 106, 462 94, 404 96, 360 128, 306 146',
);
export const innerCase = points(
  '880 113, 910 104, 940 92, 1050 92, 1050 80, 936 80, 904 92, 880 98',
);
export const exhaustHub = points('1452 130, 1500 122, 1620 70, 1616 60, 1496 110, 1452 116');
export const frontStrut = points('356 163, 402 133, 424 184, 366 216');
export const rearStrut = points('1462 130, 1496 124, 1508 284, 1466 276');
export const liner = points('950 128, 964 116, 1052 128, 1052 170, 964 190, 950 178');
export const linerShell = points(
  '1052 170, 964 190, 950 178, 950 128, 964 116, 1052 128, 1052 134, 967 123, 957 131, 957 175, 966 183, 1052 163',
);
export const dome = points('938 146, 938 160, 962 172, 962 134');
export const nozzleStem = points(
  '916 256, 916 248, 926 246, 930 176, 920 158, 944 148, 944 160, 940 168, 940 246, 952 248, 952 256',
);
export const nozzleFlange = points('908 256, 960 256, 960 266, 908 266');

/** Drums under the rotor blades. */
export const lowDrum = points('40 106, 62 116, 300 166, 300 158, 62 108, 40 96');
export const highDrum = points('470 108, 840 110, 840 102, 470 100');
export const highTurbineDrum = points('1052 100, 1092 96, 1186 96, 1186 88, 1092 88, 1052 90');
export const lowTurbineDrum = points('1212 128, 1440 126, 1440 118, 1212 120');
export const unison = points('470 214, 640 194, 640 188, 470 208');

/** The two shafts, and the cones that join them to their discs. */
export const lowShaft = points('-20 30, 60 30, 100 24, 1240 24, 1300 30, 1520 30');
export const highShaft = points(
  '440 54, 880 54, 930 50, 1050 50, 1070 54, 1186 54, 1186 44, 440 44',
);
export const cones = [
  '44 30, 140 62, 220 62, 60 22',
  '840 106, 884 60, 884 54, 872 54, 834 100',
  '1186 92, 1090 60, 1080 54, 1096 54, 1190 86',
  '1290 30, 1330 74, 1380 74, 1310 24',
].map(points);

/** The bearings as (x, radius), and the bolted flanges along the case. */
export const bearings = points('36 46, 386 62, 450 70, 1040 66, 1478 60');
export const flanges = points('345 262, 430 258, 1063 250, 1194 232, 1446 306');

/** A quarter of an ellipse from the tip of the nose to the hub. */
export const nose = (length: number, radius: number): Point[] =>
  times(13, (i) => {
    const a = (i * Math.PI) / 24;
    return [10 - length * Math.cos(a), radius * Math.sin(a)];
  });

/** A disc under a row: rim, thin web and a bore of the given radius. */
export function wheel({ x, width, from }: Row, bore: number): Point[] {
  const [c, w] = [x + width / 2, width / 2];
  const half: Point[] = [
    [w + 2, from],
    [w, from - 10],
    [3.5, from - 20],
    [3.5, bore + 16],
    [w * 0.8, bore + 8],
    [w * 0.8, bore],
  ];
  return [
    ...half.map(([u, r]): Point => [c + u, r]),
    ...half.reverse().map(([u, r]): Point => [c - u, r]),
  ];
}
