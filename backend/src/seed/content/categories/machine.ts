import { toUpper, type Language, type LocalizedText } from '../../../languages.ts';
import type { SeedCategory, SeedProduct } from '../../content-types.ts';
import { keepTogether } from '../rich.ts';

/** A product with its texts in all languages, so that its figures exist only once. */
export interface Machine {
  title: LocalizedText;
  type: LocalizedText;
  model: string;
  /** Rated output in MW at ISO conditions, simple cycle; undefined for products without one. */
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

/** Translates a category into one language, since a product has only one (spec 3). */
export function inLanguage(category: MachineCategory, language: Language): SeedCategory {
  return {
    name: category.name[language],
    lang: toUpper(language),
    products: category.machines.map((machine) => product(machine, language)),
  };
}

function product(machine: Machine, language: Language): SeedProduct {
  return {
    translationGroup: machine.title.en,
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
