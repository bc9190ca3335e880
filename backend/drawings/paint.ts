/** The palette of all drawings, and the tones of lit surfaces. */

export const ink = '#10222e';
export const steel = '#1d5673';
export const sky = '#2f7ea3';
export const mist = '#e9eff2';
export const paper = '#f6f8f9';
export const signal = '#d9541e';

/** A material: four tones from lit to shaded, and the colour of the hatching where it is cut. */
export interface Paint {
  tones: readonly [string, string, string, string];
  hatch: string;
}

export const metal: Paint = { tones: ['#ffffff', '#eef3f5', '#d6e1e7', '#b9cad3'], hatch: steel };
export const light: Paint = { tones: ['#ffffff', '#fafbfc', '#eef3f5', '#dfe8ec'], hatch: steel };
export const blue: Paint = { tones: ['#a9cbd9', '#7fb0c6', '#4a90b0', '#2f7ea3'], hatch: steel };
export const deep: Paint = { tones: ['#4a7f99', '#2f6a87', '#1d5673', '#17445b'], hatch: ink };
export const dark: Paint = { tones: ['#4d6472', '#344c5b', '#203746', '#10222e'], hatch: ink };
export const hot: Paint = { tones: ['#f7c3a8', '#ee9468', '#d9541e', '#b8430f'], hatch: signal };
export const warm: Paint = { tones: ['#fdeee6', '#fae0d3', '#f4c9b3', '#e9ab8a'], hatch: signal };
