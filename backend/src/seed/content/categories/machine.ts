import type { SeedCategory, SeedProduct, Trilingual } from '../../content-types.ts';
import { keepTogether } from '../rich.ts';

/** A product with its texts in all languages, so that its figures stand in one place only. */
export interface Machine {
  title: Trilingual;
  type: Trilingual;
  model: string;
  /** Rated output in MW at ISO conditions, simple cycle; left out where a product has none. */
  power?: number;
  description: Trilingual;
  images: string[];
  properties: { image: string; description: Trilingual }[];
}

/** A category with its name in all languages. */
export interface MachineCategory {
  name: Trilingual;
  machines: Machine[];
}

/** Gives the category of one language, as the server keeps it (spec 3: a product has one language). */
export function inLanguage(category: MachineCategory, language: keyof Trilingual): SeedCategory {
  return {
    name: category.name[language],
    lang: ({ de: 'DE', en: 'EN', ru: 'RU' } as const)[language],
    products: category.machines.map((machine) => product(machine, language)),
  };
}

function product(machine: Machine, language: keyof Trilingual): SeedProduct {
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
