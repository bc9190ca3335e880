import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, upperLanguages, type Language, type LocalizedText } from '../../languages.ts';
import { cleanRichText } from '../../rich-text/clean.ts';
import { categories } from './categories.ts';
import { pages } from './pages.ts';
import { partTable } from './part-table.ts';
import { partners } from './partners.ts';
import { keepTogether, rich } from './rich.ts';
import { borescope } from './services/borescope.ts';
import { calibration } from './services/calibration.ts';
import { consulting } from './services/consulting.ts';
import { controlSystems } from './services/control-systems.ts';
import { rotorShop } from './services/rotor-shop.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import type { SeedService } from '../content-types.ts';
import { spares } from './spares.ts';

const partNumber = /^HT-([A-Z]{2})-(\d{4})-(\d{2})$/;
const allParts = spares.flatMap((spare) => spare.parts);

const pageTexts = pages.flatMap((page) => [
  page.text,
  ...page.parts.map((part) => part.description),
]);
const richTexts: LocalizedText[] = [
  ...services.map((service) => service.text),
  ...spares.map((spare) => spare.text),
  ...partners.map((partner) => partner.text),
  ...pageTexts,
];
const plainTexts: LocalizedText[] = [
  ...[...services, ...spares].map((entry) => entry.title),
  ...allParts.map((part) => part.description),
];

/** Every text of a language; `rich` ones are HTML. */
function textsIn(language: Language) {
  const products = categories
    .filter((category) => category.lang.toLowerCase() === language)
    .flatMap((category) => category.products);
  return {
    rich: [
      ...richTexts.map((text) => text[language]),
      ...products.flatMap((product) => [
        product.description,
        ...product.properties.map((property) => property.description),
      ]),
    ],
    plain: [
      ...plainTexts.map((text) => text[language]),
      ...products.flatMap((product) => [product.title, product.type]),
      ...categories
        .filter((category) => category.lang.toLowerCase() === language)
        .map((category) => category.name),
    ],
  };
}

/** The sentences, list items and headings of a text, without their tags. */
function sentences(html: string): string[] {
  return html
    .split(/<\/?(?:p|h2|h3|li|ul|ol)>|[.!?:;]\s/)
    .map((piece) => piece.replace(/<[^>]*>/g, '').trim())
    .filter((piece) => piece !== '');
}

describe('how much there is', () => {
  test('fourteen services, eight spares, three partners, four pages', () => {
    expect(services.length).toBeGreaterThanOrEqual(14);
    expect(spares.length).toBeGreaterThanOrEqual(8);
    expect(partners).toHaveLength(3);
    expect(pages.map((page) => page.slug).sort()).toEqual([
      ...['careers', 'contact', 'gas-turbina', 'privacy-policy'],
    ]);
    expect(Object.values({ ...settings })).not.toContain('');
  });

  test.each(upperLanguages)('four categories and eight products or more in %s', (lang) => {
    const own = categories.filter((category) => category.lang === lang);
    expect(own).toHaveLength(4);
    expect(own.flatMap((category) => category.products).length).toBeGreaterThanOrEqual(8);
  });

  test.each(spares.map((spare) => [spare.title.en, spare] as const))(
    '%s has 15 to 60 sub-parts, about half of them with a substitute',
    (_, { parts }) => {
      expect(parts.length).toBeGreaterThanOrEqual(15);
      expect(parts.length).toBeLessThanOrEqual(60);
      const share = parts.filter((part) => part.substPart).length / parts.length;
      expect(share).toBeGreaterThan(0.35);
      expect(share).toBeLessThan(0.65);
    },
  );
});

test('every image exists', () => {
  const named = [
    ...[...services, ...spares, ...pages].flatMap((entry) => entry.images),
    ...pages.flatMap((page) => page.parts.map((part) => part.image)),
    ...partners.map((partner) => partner.image),
    ...categories
      .flatMap((category) => category.products)
      .flatMap((product) => [...product.images, ...product.properties.map(({ image }) => image)]),
  ];
  const missing = named.filter(
    (name) => !existsSync(new URL(`../images/${name}`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});

describe('part lists', () => {
  test('part numbers follow the scheme and are unique', () => {
    const numbers = allParts.map((part) => part.partnumber);
    expect(numbers.filter((number) => !partNumber.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('all numbers of a spare belong to one group', () => {
    for (const { parts } of spares) {
      const groups = parts.map((part) => partNumber.exec(part.partnumber)?.[1]);
      expect(new Set(groups).size).toBe(1);
    }
  });

  test('a substitute is a later revision or a sibling of the same group', () => {
    const wrong = allParts.filter(({ partnumber, substPart }) => {
      if (!substPart) return false;
      const [, group, digits, revision = ''] = partNumber.exec(partnumber) ?? [];
      const [, otherGroup, otherDigits, otherRevision = ''] = partNumber.exec(substPart) ?? [];
      if (otherGroup !== group) return true;
      return otherDigits === digits && otherRevision <= revision;
    });
    expect(wrong).toEqual([]);
  });

  test('quantities are whole and positive', () => {
    expect(allParts.filter(({ quantity }) => quantity < 1)).toEqual([]);
  });

  test('numbers of parts that belong together agree', () => {
    const number = (...prefixes: string[]) =>
      allParts
        .filter(({ partnumber }) => prefixes.some((prefix) => partnumber.startsWith(prefix)))
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const leverRows = allParts.filter(({ partnumber }) => /^HT-VG-201\d/.test(partnumber));
    expect(number('HT-VG-2031', 'HT-VG-2032'), 'ring halves').toBe(2 * leverRows.length);
    expect(number('HT-VG-2021'), 'bushes of the levers').toBe(number('HT-VG-201'));
    expect(number('HT-BV-2013'), 'seal kits').toBe(number('HT-BV-2011', 'HT-BV-2012'));
    expect(number('HT-BG-2014'), 'mating rings').toBe(number('HT-BG-3023'));
    expect(number('HT-BG-2015'), 'rub rings').toBe(
      number('HT-BG-2011', 'HT-BG-2012', 'HT-BG-2013'),
    );
    const sets = allParts.filter(({ description }) => / set, |assortment/.test(description.en));
    expect(sets.map(({ quantity }) => quantity)).toEqual(sets.map(() => 1));
  });

  test('a line with a missing column is rejected and named', () => {
    expect(() => partTable('HT-FN-2041-03 | 30 | - | Düse | Nozzle')).toThrow(/HT-FN-2041-03/);
    expect(() => partTable('HT-FN-2041-03 | | - | a | b | c')).toThrow(/HT-FN-2041-03/);
  });
});

describe('languages', () => {
  test.each(languages)('no text is empty in %s', (language) => {
    const texts = textsIn(language);
    expect([...texts.rich, ...texts.plain].filter((text) => text.trim() === '')).toEqual([]);
  });

  test('every Russian sentence and part description is in Cyrillic', () => {
    const { rich: html, plain } = textsIn('ru');
    const pieces = [...html.flatMap(sentences), ...plain];
    // What is left may be an address, a number or a type, but no sentence of three small words.
    const latin = pieces.filter(
      (piece) =>
        !/\p{sc=Cyrl}/u.test(piece) && /[a-zäöüß]{2,} [a-zäöüß]{2,} [a-zäöüß]{2,}/.test(piece),
    );
    expect(latin).toEqual([]);
    expect(plain.filter((text) => !/\p{sc=Cyrl}/u.test(text))).toEqual([]);
    expect(html.filter((text) => !/\p{sc=Cyrl}/u.test(text))).toEqual([]);
  });

  test('all languages have the same headings and lists', () => {
    const outline = (html: string) => html.match(/<(?:h2|h3|p|ul|ol|li)>/g);
    for (const text of richTexts) {
      expect(outline(text.en)).toEqual(outline(text.de));
      expect(outline(text.ru)).toEqual(outline(text.de));
    }
  });

  test('power figures use the decimal separator of their language', () => {
    const power = (lang: string) =>
      categories.find((category) => category.lang === lang)?.products[0]?.power;
    expect([power('DE'), power('EN'), power('RU')]).toEqual(['26,8', '26.8', '26,8']);
  });
});

/** The figures of spec 9 that the services name; `catalogues.test.ts` of the site has the others. */
const figures: [what: string, service: SeedService, words: LocalizedText][] = [
  [
    'a rotor shop with more than 15 years of OEM experience',
    rotorShop,
    { de: 'mehr als 15 Jahre', en: 'more than 15 years', ru: 'более 15 лет' },
  ],
  [
    'consulting after 15 years and more as an independent operator',
    consulting,
    {
      de: 'mehr als 15 Jahre als unabhängige Betreiber',
      en: 'more than 15 years as independent operators',
      ru: 'более 15 лет эксплуатировали',
    },
  ],
  [
    'support of control systems at any hour',
    controlSystems,
    {
      de: '24 Stunden am Tag, 7 Tage die Woche',
      en: '24 hours a day, seven days a week',
      ru: '24 часа в сутки, 7 дней в неделю',
    },
  ],
  [
    'a borescope inspection every 4,000 to 8,000 hours',
    borescope,
    {
      de: '4.000 bis 8.000 Betriebsstunden oder einmal im Jahr',
      en: '4,000 to 8,000 operating hours or once a year',
      ru: '4000–8000 часов наработки или раз в год',
    },
  ],
  [
    'a calibration half-yearly',
    calibration,
    { de: 'alle sechs Monate', en: 'every six months', ru: 'раз в полгода' },
  ],
  [
    'a calibration that many delay',
    calibration,
    { de: '5 bis 10 Jahre', en: '5 to 10 years', ru: '5–10 лет' },
  ],
];

test.each(figures)('visitors read of %s (spec 9)', (_, { text }, words) => {
  for (const language of languages) {
    const read = text[language].replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
    expect(read).toContain(words[language]);
  }
});

describe('rich text', () => {
  const html = languages.flatMap((language) => textsIn(language).rich);

  test('holds only headings, paragraphs, lists and strong', () => {
    const tags = html.flatMap((text) => text.match(/<[^>]*>?/g) ?? []);
    expect(tags.filter((tag) => !/^<\/?(?:h2|h3|p|ul|ol|li|strong)>$/.test(tag))).toEqual([]);
  });

  test('is well formed, so that the server keeps it byte for byte', () => {
    expect(html.filter((text) => !isWellFormed(text))).toEqual([]);
    expect(html.filter((text) => cleanRichText(text) !== text)).toEqual([]);
  });

  test('is on one line, without gaps between blocks', () => {
    expect(html.filter((text) => /\n| {2}|> </.test(text))).toEqual([]);
    expect(rich`
      <p>one
        two</p>
      <p>three</p>`).toBe('<p>one two</p><p>three</p>');
  });

  test('numbers stay with their units and laws, and short Russian words with the next word', () => {
    const kept = (text: string) => keepTogether(text).replaceAll('\u00a0', '_');
    expect(kept('bei 15 °C und 60 %, LM6000 ab 2008. Telefon +49 551 000260')).toBe(
      'bei 15_°C und 60_%, LM6000 ab 2008. Telefon +49_551_000260',
    );
    expect(kept('4.000 bis 8.000 Stunden, number 26. Visitors')).toBe(
      '4.000_bis 8.000_Stunden, number 26. Visitors',
    );
    expect(
      kept('§ 38 Abs. 1 BDSG, Art. 6 Abs. 1 lit. f; Section 25(2) no. 2; п. 3 ст. 7 GDPR'),
    ).toBe('§_38_Abs._1_BDSG, Art._6_Abs._1_lit._f; Section_25(2) no._2; п._3_ст._7_GDPR');
    expect(kept('лист. 5')).toBe('лист. 5');
    expect(kept('<p>В цехе и на объекте — при останове</p>')).toBe(
      '<p>В_цехе и_на_объекте_— при_останове</p>',
    );
  });
});

/** Whether tags are nested, no block is empty, and text stands only inside a block. */
function isWellFormed(html: string): boolean {
  const open: string[] = [];
  for (const [piece, slash, tag] of html.matchAll(/<(\/?)(\w+)>|[^<]+/g)) {
    if (!tag) {
      if (open.length === 0 || ['ul', 'ol'].includes(open.at(-1) ?? '')) return false;
    } else if (slash) {
      if (open.pop() !== tag) return false;
    } else {
      open.push(tag);
    }
    if (piece.trim() === '') return false;
  }
  return open.length === 0 && !/<(\w+)><\/\1>/.test(html);
}
