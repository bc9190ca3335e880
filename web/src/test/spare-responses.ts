import { pagesOf } from './pages-of.ts';
import { localized } from './localized.ts';

/** A sub-part as the server returns it. */
export const nozzle = {
  id: 'part-1',
  restId: '1',
  version: null,
  quantity: 30,
  partNumber: 'HT-1001',
  description: localized('Düse', 'Nozzle', 'Форсунка'),
  substPart: 'HT-1001-A',
  callout: null,
};

/** A spare as the server returns it. */
export const spare = {
  id: 'spare-7',
  restId: '7',
  title: localized('Brennstoffdüsen', 'Fuel nozzles', 'Форсунки'),
  text: localized('<p>Dreißig Düsen.</p>', '<p>Thirty nozzles.</p>', '<p>Тридцать.</p>'),
  images: [
    { path: 'spares/a.png', url: '/api/spares/a.png' },
    { path: 'spares/b.png', url: '/api/spares/b.png' },
  ],
  parts: pagesOf([nozzle]),
};

/** Another spare as the server returns it. */
export const otherSpare = {
  ...spare,
  id: 'spare-8',
  restId: '8',
  title: localized('Zündanlage', 'Ignition', 'Зажигание'),
  images: [],
};

/** The responses that the screen of a spare loads: the spare and the list of spares. */
export function spareResponses() {
  return {
    spare,
    spares: pagesOf([spare, otherSpare]),
  };
}
