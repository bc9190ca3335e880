import type { SeedSpare } from '../content-types.ts';
import { bearings } from './spares/bearings.ts';
import { bleedValves } from './spares/bleed-valves.ts';
import { compressor } from './spares/compressor.ts';
import { fuelNozzles } from './spares/fuel-nozzles.ts';
import { hotSection } from './spares/hot-section.ts';
import { ignition } from './spares/ignition.ts';
import { sensors } from './spares/sensors.ts';
import { variableVanes } from './spares/variable-vanes.ts';

// Part numbers are the house numbers of the demo company, `HT-GG-NNNN-RR`, and no maker's:
//   HT    house prefix
//   GG    group: FN fuel, IG ignition, BV bleed air and valves, VG variable vanes,
//         CB compressor blades and vanes, HS hot section, BG bearings, seals, gearbox, SI sensors
//   NNNN  four digits; the first is the assembly within the group, the rest a running number
//   RR    revision, counted from 01
// A substitute is either a later revision of the same number or a sibling of the same group.

/** The spare groups of the demo company, in the order of the menu, each with its part list. */
export const spares: SeedSpare[] = [
  fuelNozzles,
  ignition,
  bleedValves,
  variableVanes,
  compressor,
  hotSection,
  bearings,
  sensors,
];
