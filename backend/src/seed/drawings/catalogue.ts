import { bleedValve, bleedValveSection } from './air.ts';
import { compressorBlade, compressorStage } from './compressor.ts';
import { bearing, carbonSeal, gearbox } from './drive.ts';
import type { Drawing } from './drawing.ts';
import { fuelManifold, fuelNozzle, fuelNozzleTip } from './fuel.ts';
import { combustor, hptBlade, hptNozzle } from './hot-gas.ts';
import { igniter, ignitionExciter } from './ignition.ts';
import { speedSensor, thermocouple, vibrationSensor } from './sensors.ts';
import { leverArm, vigvAssembly, vsvActuator } from './stators.ts';

/** Every drawing by the name of its file. */
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
  'compressor-stage': compressorStage,
  'compressor-blade': compressorBlade,
  combustor,
  'hpt-blade': hptBlade,
  'hpt-nozzle': hptNozzle,
  bearing,
  'carbon-seal': carbonSeal,
  gearbox,
  thermocouple,
  'vibration-sensor': vibrationSensor,
  'speed-sensor': speedSensor,
};
