import { toUpper, type Language, type LocalizedText } from '../../../languages.ts';
import type { SeedCategory, SeedProduct } from '../../content-types.ts';
import { keepTogether } from '../rich.ts';

/** A product with its texts in all languages, so that its figures stand in one place only. */
export interface Machine {
  title: LocalizedText;
  type: LocalizedText;
  model: string;
  /** Rated output in MW at ISO conditions, simple cycle; left out where a product has none. */
  power?: number;
  description: LocalizedText;
  images: string[];
  properties: { image: string; description: LocalizedText }[];
}

/** A category with its name in all languages. */
export interface MachineCategory {
  name: LocalizedText;
  machines: Machine[];
}

/** Gives the category of one language, as the server keeps it (spec 3: a product has one language). */
export function inLanguage(category: MachineCategory, language: Language): SeedCategory {
  return {
    name: category.name[language],
    lang: toUpper(language),
    products: category.machines.map((machine) => product(machine, language)),
  };
}

function product(machine: Machine, language: Language): SeedProduct {
  return {
    title: machine.title[language],
    description: machine.description[language],
    type: machine.type[language],
    model: machine.model,
    power: machine.power === undefined ? '–' : machine.power.toLocaleString(language),
    images: machine.images,
    properties: machine.properties.map(({ image, description }) => ({
      image,
      description: keepTogether(description[language]),
    })),
  };
}
