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
  /** Text within quotation marks that are right, with any inner ones. */
  quoted: RegExp[];
  quotes: string;
  rules: Rule[];
}

const dashWithSpaces: Rule = [/—/, 'write an en dash with spaces: " – "'];
const noSpaceBeforeEllipsis: Rule = [/\s…/, 'write "…" without a space before it'];
const spaceBeforePercent: Rule = [/\d%/, 'write a non-breaking space (\\u00a0) before "%"'];
const latin = /\p{sc=Latn}/u;
const cyrillic = /\p{sc=Cyrl}/u;

/** How each language is written. */
const writing: Record<Language, Writing> = {
  de: {
    foreign: cyrillic,
    quoted: [/„[^„“”«»]*“/g],
    quotes: '„…“',
    rules: [
      dashWithSpaces,
      [/\p{Ll}–\p{Ll}/u, 'write "bis", or the dash with spaces: " – "'],
      [/\p{L}…/u, 'write a space before "…"'],
      spaceBeforePercent,
    ],
  },
  en: {
    foreign: cyrillic,
    quoted: [/“[^„“”«»]*”/g],
    quotes: '“…”',
    rules: [dashWithSpaces, noSpaceBeforeEllipsis, [/\d\s%/, 'remove the space before "%"']],
  },
  ru: {
    quoted: [/„[^„“”«»]*“/g, /«[^„“”«»]*»/g],
    quotes: '«…»',
    rules: [
      noSpaceBeforeEllipsis,
      spaceBeforePercent,
      [/\s–\s|\S—|—\S/, 'write an em dash with spaces: " — "'],
      // Latin letters that look like the Russian words.
      [/(?<![\p{L}\d.-])[acoyk](?![\p{L}\d.-])/u, 'write this one-letter word in Cyrillic'],
      [/^(?=.*\p{Ll} \p{Ll})[^А-Яа-яЁё]+$/u, 'translate the text'],
      [/(?:^|[.!?]\s)[ABCKOY]\s(?=[а-яё\d])/u, 'write this one-letter word in Cyrillic'],
      [
        /(?<![\p{L}\d.-])(?=\p{L}*[a-z])[ABCEHKMOPTXYacekopxy]{2,}(?![\p{L}\d-])/u,
        'write this word in Cyrillic',
      ],
    ],
  },
};

const rulesOfAll: Rule[] = [
  [/&(?!amp;|lt;|gt;)#?\w+;/, 'write the character itself'],
  [/"/, 'replace the straight quotation mark'],
  [/['`´]/, 'write the apostrophe as "’"'],
  [/\.\.\./, 'write "…"'],
  [/\s-\s|--/, 'write a dash in place of the hyphen'],
  [/^\s|\s$|\s\s/, 'remove the superfluous space'],
  [/[\t\n\u00ad\u2000-\u200f\u202f\u2060\ufeff]/, 'remove the unusual or invisible space'],
  [/\s[,.;:!?](?!\S)/, 'remove the space before the punctuation mark'],
  [/[\p{Ll})}][,;!?]\p{L}|[\p{Ll})}][.:]\p{Lu}/u, 'write a space after the punctuation mark'],
  [/[([]\s|\s[)\]]/, 'remove the space inside the brackets'],
  [
    /\d(?:MW|kW|kV|Hz|mm|kg|МВт|кВт|кВ|Гц|мм|кг)(?!\p{L})/u,
    'write a non-breaking space (\\u00a0) before the unit',
  ],
];

/**
 * Where no line may break. In demo content `rich.ts` writes these spaces itself, but for part lists, whose
 * texts visitors copy.
 */
const rulesWithoutRich: Rule[] = [
  [
    // But for years, the section of a law, and numbers that are counted together: 2 or 3.
    /(?<![\p{L}\d.,+–])(?!(?:19|20)\d\d[–. ])\d[\d.,–]* (?=[\p{L}%°])(?!(?:of|and|or|to|und|oder|bis|и|или|до) )/u,
    'write a non-breaking space (\\u00a0) after the number',
  ],
  [/[§№] /, 'write a non-breaking space (\\u00a0) after the sign'],
  [/(?<=[а-яё»)]) —/iu, 'write a non-breaking space (\\u00a0) before "—"'],
];

/** Words that are the same in English and another language. */
const sameWords = ['Code', 'Name', 'Rotor'];

/** Texts that the specification words in a way the rules refuse. */
const specified = [
  { section: '2.4', language: 'en', text: 'Search...' },
  { section: '2.12', language: 'en', text: 'You can upload up to 2 files' },
];

/** Finds what is wrong with one text. Gives one message for each fault. */
export function textFaults({ file, language, text, english }: SiteText): string[] {
  if (specified.some((one) => one.language === language && one.text === text)) return [];
  const isUntranslated =
    language !== 'en' &&
    blocksOf(text).some(
      (block, _, { length }) =>
        // Headings of one or two words may be the same.
        (length === 1 || /\S\s+\S+\s+\S/.test(block)) && isEnglish(block, blocksOf(english ?? '')),
    );
  const spacing = file.includes('/seed/') ? [] : rulesWithoutRich;
  const rules = [...rulesOfAll, ...writing[language].rules, ...spacing];
  return [
    ...(isUntranslated
      ? [
          'the text equals the English one, translate it or name it in sameWords of translation-rules.ts',
        ]
      : []),
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
    .replaceAll(/<\/?(?:strong|em|u|s|a|span|sub|sup)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .filter(Boolean);
}

function isEnglish(block: string, english: string[]): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return (
    /\p{Ll}/u.test(block) &&
    !sameWords.includes(block) &&
    english.some((one) => plain(one) === plain(block))
  );
}

function ruleFaults(text: string, rules: Rule[]): string[] {
  return rules.flatMap(([wrong, instead]) => {
    const index = wrong.exec(text)?.index;
    if (index === undefined) return [];
    return [`${instead}, at '${text.slice(Math.max(0, index - 12), index + 12)}'`];
  });
}

function quoteFaults(text: string, { quoted, quotes }: Writing): string[] {
  const quotations = quoted.flatMap((pattern) => text.match(pattern) ?? []);
  const unquoted = quoted.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);
  const isWrong = /[„“”«»‘‚‹›]|(?<![\p{L}\p{N}}])’(?=\p{L})/u.test(unquoted);
  return [
    ...(isWrong ? [`quote as ${quotes}, at '${text.slice(0, 40)}'`] : []),
    ...quotations
      .filter((quotation) => /^.\s|\s.$/.test(quotation))
      .map((quotation) => `remove the space inside the quotation marks, at '${quotation}'`),
  ];
}

function letterFaults(text: string, { foreign }: Writing): string[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(String);
  return words.flatMap((word) => {
    if (latin.test(word) && cyrillic.test(word)) {
      return [`'${word}' mixes Latin and Cyrillic letters, retype it`];
    }
    return foreign?.test(word) ? [`'${word}' has foreign letters, translate or retype it`] : [];
  });
}

/** Finds texts that one of the catalogues lacks or that have other placeholders than the English one. */
export function catalogueFaults(
  catalogues: Record<string, Record<string, string>>,
): { language: string; key: string; fault: string }[] {
  const keys = [...new Set(Object.values(catalogues).flatMap((texts) => Object.keys(texts)))];
  return Object.entries(catalogues).flatMap(([language, texts]) =>
    keys.flatMap((key) => {
      const text = texts[key];
      if (!text?.trim()) return [{ language, key, fault: 'the text is missing, add it' }];
      const [own, wanted] = [text, catalogues['en']?.[key] ?? text].map(placeholdersOf);
      if (own === wanted) return [];
      const fault = `the placeholders are ${own || 'none'}, and ${wanted || 'none'} in English; use the same`;
      return [{ language, key, fault }];
    }),
  );
}

function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join(' ');
}
