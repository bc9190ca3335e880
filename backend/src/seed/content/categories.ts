import { languages } from '../../languages.ts';
import type { SeedCategory } from '../content-types.ts';
import { controls } from './categories/controls.ts';
import { frame } from './categories/frame.ts';
import { generatorSets } from './categories/generator-sets.ts';
import { lmName } from './categories/lm.ts';
import { lm2500 } from './categories/lm2500.ts';
import { lm6000 } from './categories/lm6000.ts';
import { inLanguage, type MachineCategory } from './categories/machine.ts';

const lm: MachineCategory = {
  name: lmName,
  machines: [...lm2500, ...lm6000],
};

const machineCategories = [frame, lm, generatorSets, controls];

/** The four categories in each language with their products, in the order of the tabs (spec 2.11). */
export const categories: SeedCategory[] = languages.flatMap((language) =>
  machineCategories.map((category) => inLanguage(category, language)),
);
