import { vsvActuator } from './actuator.ts';
import { consulting, retrofit } from './advice.ts';
import { bleedValve, bleedValveSection } from './air.ts';
import { careersField, careersWorkshop } from './careers.ts';
import { compressorBlade, compressorStage } from './compressor.ts';
import { controlPanel, controlUpgrade } from './control.ts';
import { bearing, carbonSeal, gearbox } from './drive.ts';
import type { Drawing } from './drawing.ts';
import { commissioning } from './fuel-skid.ts';
import { fuelManifold, fuelNozzle, fuelNozzleTip } from './fuel.ts';
import { combustor, hptBlade, hptNozzle } from './hot-gas.ts';
import { hotSection } from './hot-section.ts';
import { igniter, ignitionExciter } from './ignition.ts';
import { borescope, inspection } from './inspection.ts';
import { overhaul, rotorShop } from './lifting.ts';
import { calibration, monitoring } from './measuring.ts';
import { generatorSet } from './package.ts';
import { speedSensor, vibrationSensor } from './sensors.ts';
import { energySignet, monitoringSignet, turbineSignet } from './signets.ts';
import { leverArm, vigvAssembly } from './stators.ts';
import { thermocouple } from './thermocouple.ts';
import { frameSection, turbineFrame, turbineLm, turbineSection } from './turbines.ts';
import { alignmentLaser, balancing } from './workshop.ts';

/** All drawings by file name: parts, services, then products, pages and partners. */
export const drawings: Record<string, () => Drawing> = {
  'fuel-nozzle-1': fuelNozzle,
  'fuel-nozzle-2': fuelNozzleTip,
  'fuel-manifold': fuelManifold,
  'igniter-1': igniter,
  'ignition-exciter': ignitionExciter,
  'bleed-valve-1': bleedValve,
  'bleed-valve-2': bleedValveSection,
  'vigv-assembly': vigvAssembly,
  'vsv-lever-arm': leverArm,
  'vsv-actuator': vsvActuator,
  'compressor-blade': compressorBlade,
  'compressor-stage': compressorStage,
  combustor,
  'hpt-blade': hptBlade,
  'hpt-nozzle': hptNozzle,
  bearing,
  'carbon-seal': carbonSeal,
  gearbox,
  thermocouple,
  'vibration-sensor': vibrationSensor,
  'speed-sensor': speedSensor,

  'control-panel': controlPanel,
  'alignment-laser': alignmentLaser,
  'hot-section': hotSection,
  'rotor-shop': rotorShop,
  monitoring,
  borescope,
  commissioning,
  balancing,
  overhaul,
  calibration,
  inspection,
  'control-upgrade': controlUpgrade,
  consulting,
  retrofit,

  'turbine-frame': turbineFrame('9e'),
  'turbine-frame-ms5001': turbineFrame('ms5001'),
  'turbine-frame-6b': turbineFrame('6b'),
  'turbine-frame-6f': turbineFrame('6f'),
  'frame-section': frameSection('9e'),
  'frame-section-ms5001': frameSection('ms5001'),
  'frame-section-6b': frameSection('6b'),
  'frame-section-6f': frameSection('6f'),
  'turbine-lm': turbineLm,
  'turbine-section': turbineSection,
  'generator-set': generatorSet,
  'partner-monitoring': monitoringSignet,
  'partner-energy': energySignet,
  'partner-turbines': turbineSignet,
  'careers-workshop': careersWorkshop,
  'careers-field': careersField,
};
