import type { Language } from '../backend/src/languages.ts';

/** A text of the site: where it stands, in which language, and what it says there and in English. */
export interface SiteText {
  file: string;
  key: string;
  language: Language;
  text: string;
  english: string | undefined;
}

/** Breaks a typographic rule where the pattern matches; says what to write instead. */
type Rule = [wrong: RegExp, instead: string];

interface Writing {
  /** Letters that its texts never have; Russian ones may name things in Latin. */
  foreign?: RegExp;
  /** Text within quotation marks that are right, the inner ones first. */
  quoted: RegExp[];
  quotes: string;
  rules: Rule[];
}

const dashWithSpaces: Rule = [/—/, 'write an en dash with spaces: " – "'];
const noSpaceBeforeEllipsis: Rule = [/\s…/, 'write "…" without a space before it'];
const latin = /\p{sc=Latn}/u;
const cyrillic = /\p{sc=Cyrl}/u;

/** How each language is written. */
const writing: Record<Language, Writing> = {
  de: {
    foreign: cyrillic,
    quoted: [/„[^„“”«»]*“/g],
    quotes: '„…“',
    rules: [dashWithSpaces, [/\p{L}…/u, 'write a space before "…"']],
  },
  en: {
    foreign: cyrillic,
    quoted: [/“[^„“”«»]*”/g],
    quotes: '“…”',
    rules: [dashWithSpaces, noSpaceBeforeEllipsis],
  },
  ru: {
    quoted: [/„[^„“”«»]*“/g, /«[^„“”«»]*»/g],
    quotes: '«…»',
    rules: [
      noSpaceBeforeEllipsis,
      [/ – /, 'write an em dash: " — "'],
      // Latin letters that look like the Russian words.
      [/(?<![\p{L}\d.-])[acoyk](?![\p{L}\d.-])/u, 'write this one-letter word in Cyrillic'],
    ],
  },
};

const rulesOfAll: Rule[] = [
  [/"/, 'replace the straight quotation mark'],
  [/'/, 'write the apostrophe as "’"'],
  [/\.\.\./, 'write "…"'],
  [/ - /, 'write a dash in place of the hyphen'],
  [/^\s|\s$|\s\s/, 'remove the superfluous space'],
  [/\s[,.;:!?](?!\S)/, 'remove the space before the punctuation mark'],
];

/** Where no line may break. In demo content `rich.ts` writes these spaces itself. */
const rulesOfCatalogues: Rule[] = [
  [
    // But for years, and the section of a law.
    /(?<![\p{L}\d.,+])(?!(?:19|20)\d\d[. ])\d[\d.,–]* (?=[\p{L}%°])(?!of )/u,
    'write a non-breaking space (\\u00a0) after the number',
  ],
  [/[§№] /, 'write a non-breaking space (\\u00a0) after the sign'],
  [/(?<=[а-яё»)]) —/iu, 'write a non-breaking space (\\u00a0) before "—"'],
];

/** Words that are the same in English and another language. */
const sameWords = ['Code', 'Name'];

/** Texts that the specification words in a way the rules refuse. */
const specified = [
  { section: '2.4', language: 'en', text: 'Search...' },
  { section: '2.12', language: 'en', text: 'You can upload up to 2 files' },
];

/** Finds what is wrong with one text. Gives one message for each fault. */
export function textFaults({ file, language, text, english }: SiteText): string[] {
  if (specified.some((one) => one.language === language && one.text === text)) return [];
  const isUntranslated =
    language !== 'en' && text === english && /\p{Ll}/u.test(text) && !sameWords.includes(text);
  const spacing = file.endsWith('.json') ? rulesOfCatalogues : [];
  const rules = [...rulesOfAll, ...writing[language].rules, ...spacing];
  return [
    ...(isUntranslated ? ['the text equals the English one, translate it'] : []),
    ...blocksOf(text).flatMap((block) => [
      ...ruleFaults(block, rules),
      ...quoteFaults(block, writing[language]),
      ...letterFaults(block, writing[language]),
    ]),
  ];
}

/** The headings, paragraphs and list items of a rich text; a plain text is one block. */
function blocksOf(text: string): string[] {
  return text
    .replaceAll(/<\/?strong>/g, '')
    .split(/<[^>]*>/)
    .filter(Boolean);
}

function ruleFaults(text: string, rules: Rule[]): string[] {
  return rules.flatMap(([wrong, instead]) => {
    const index = wrong.exec(text)?.index;
    if (index === undefined) return [];
    return [`${instead}, at '${text.slice(Math.max(0, index - 12), index + 12)}'`];
  });
}

function quoteFaults(text: string, { quoted, quotes }: Writing): string[] {
  const unquoted = quoted.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);
  return /[„“”«»]/.test(unquoted) ? [`quote as ${quotes}, at '${text.slice(0, 40)}'`] : [];
}

function letterFaults(text: string, { foreign }: Writing): string[] {
  const words = [...text.matchAll(/\p{L}+/gu)].map(String);
  return words.flatMap((word) => {
    if (latin.test(word) && cyrillic.test(word)) {
      return [`'${word}' mixes Latin and Cyrillic letters, retype it`];
    }
    return foreign?.test(word) ? [`'${word}' has foreign letters, translate or retype it`] : [];
  });
}

/** Compares the catalogues by their languages with the English one. Gives `language: key: message`. */
export function catalogueFaults(
  catalogues: Record<string, Record<string, string>>,
): { language: string; key: string; fault: string }[] {
  const english = catalogues['en'] ?? {};
  return Object.entries(catalogues).flatMap(([language, texts]) => [
    ...Object.keys(english).flatMap((key) => {
      const text = texts[key];
      if (!text?.trim()) return [{ language, key, fault: 'the text is missing, add it' }];
      const [own, wanted] = [text, english[key] ?? ''].map(placeholdersOf);
      if (own === wanted) return [];
      const fault = `the placeholders are ${own || 'none'}, and ${wanted || 'none'} in English; use the same`;
      return [{ language, key, fault }];
    }),
    ...Object.keys(texts)
      .filter((key) => !(key in english))
      .map((key) => ({
        language,
        key,
        fault: 'English has no such key, remove it or add it there',
      })),
  ]);
}

function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join(' ');
}

/** Finds the keys that no source asks for. A template like `about.${n}` asks for all that fit it. */
export function unusedKeys(keys: string[], sources: string[]): string[] {
  const asked = sources
    // The argument of a call of `t`, which may contain further parentheses.
    .flatMap((source) => [...source.matchAll(/\bt\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)])
    .flatMap(([, argument = '']) => [...argument.matchAll(/'([^']+)'|`([^`]+)`/g)])
    .map(([, text = '', template = text]) => template.split(/\$\{[^}]*\}/));
  return keys.filter((key) => !asked.some((pieces) => fits(key, pieces)));
}

function fits(key: string, [begin = '', ...rest]: string[]): boolean {
  const end = rest.at(-1);
  return end === undefined ? key === begin : key.startsWith(begin) && key.endsWith(end);
}
