import type { SeedService } from '../content-types.ts';
import { balancing } from './services/balancing.ts';
import { borescope } from './services/borescope.ts';
import { calibration } from './services/calibration.ts';
import { commissioning } from './services/commissioning.ts';
import { consulting } from './services/consulting.ts';
import { controlSystems } from './services/control-systems.ts';
import { controlUpgrades } from './services/control-upgrades.ts';
import { hotSection } from './services/hot-section.ts';
import { laserAlignment } from './services/laser-alignment.ts';
import { maintenance } from './services/maintenance.ts';
import { majorOverhaul } from './services/major-overhaul.ts';
import { monitoring } from './services/monitoring.ts';
import { retrofits } from './services/retrofits.ts';
import { rotorShop } from './services/rotor-shop.ts';

/** The services of the demo company, in the order of the menu (spec 1). */
export const services: SeedService[] = [
  controlSystems,
  laserAlignment,
  hotSection,
  rotorShop,
  monitoring,
  borescope,
  commissioning,
  balancing,
  majorOverhaul,
  calibration,
  maintenance,
  controlUpgrades,
  consulting,
  retrofits,
];
