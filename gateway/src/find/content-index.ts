import { isBlank, plainText } from 'backend/html-text';
import type { FoldedQuery } from 'backend/part-folding';
import { hasDigits } from 'backend/part-folding';
import type { FoldedPart, PartQuery } from 'backend/part-matching';
import { foldPage, isPageHit, parsePartQuery, searchParts } from 'backend/part-matching';
import { WordIndex } from 'backend/word-index';
import type { Context } from '../context.ts';
import type { PathFeature } from '../contract/endpoint.ts';
import { hasCode, nullIfMissing } from '../contract/error.ts';
import { flatMapInPieces, stepsInPieces } from '../contract/in-pieces.ts';
import type { Language } from '../contract/language.ts';
import { byLanguage, languageKey, languages } from '../contract/language.ts';
import type { Localized, LocalizedFields } from '../contract/localized.ts';
import { localized } from '../contract/localized.ts';
import type { SearchGroup, SearchHit, SearchKind } from '../resolvers.generated.ts';
import { FreshIndex, readEach } from '../rest/fresh-index.ts';
import { excerpt, pieces } from './found-text.ts';

/** What the index is read by. */
type Calls = Pick<Context, 'indexRest' | 'session' | 'partIndex' | 'knownNames'>;

/** Something that visitors can read, apart from sub-parts. */
interface Content {
  kind: SearchKind;
  restId: string;
  /** Plain text; empty in languages in which it is not written. */
  title: Localized;
  text: Localized;
}

interface IndexedContent extends Content {
  folded: FoldedPart;
}

/** The features of the contract that the index shows. */
export const contentFeatures: PathFeature[] = [
  'component',
  'service',
  'product',
  'category',
  'page',
  'spare',
  'partner',
];

/** How large the index may be; of more, what comes last is not found. */
const defaultMaxBytes = 32_000_000;

/** How much of a text is searched in each language, in characters. */
const maxTextLength = 20_000;

/** Terms that are shorter occur within too many words to be marked. */
const minMarkedLength = 4;

/** Everything that visitors can read, apart from sub-parts: read by the calls of section 7.1. */
export class ContentIndex extends FreshIndex<Calls, WordIndex<IndexedContent>> {
  /** `freshMs` returns how long the index is fresh, which depends on the state of Redis. */
  constructor(freshMs: () => number, maxBytes = defaultMaxBytes) {
    super({
      freshMs,
      shows: contentFeatures,
      read: (calls, before) => readIndex(calls, maxBytes, before),
    });
  }

  /**
   * Searches as the part search does, those with some of the words only by their titles. Groups the hits
   * by kind; in each group those in the visitor's language come first.
   */
  async search(
    typed: string,
    language: Language,
    first: number,
    calls: Calls,
  ): Promise<SearchGroup[]> {
    const query = parsePartQuery(typed, await calls.knownNames.get(calls.indexRest));
    const index = await this.get(calls);
    const found = await stepsInPieces(
      searchParts(query, { parts: index.parts, occurrences: (words) => index.occurrences(words) }),
    );
    const hits = found.filter((one) => isPageHit(query, one)).map(({ part }) => part);
    const groups = Map.groupBy(hits, ({ kind }) => kind);
    const marked = markedIn(query);
    return flatMapInPieces(kinds, (kind) => {
      const group = inLanguageFirst(kind, groups.get(kind) ?? [], language);
      const shown = group.slice(0, first).map((content) => hitOf(content, marked, language));
      return group.length > 0 ? [{ kind, hits: shown, totalCount: group.length }] : [];
    });
  }
}

type Kind = 'SERVICE' | 'PRODUCT' | 'CATEGORY' | 'PAGE' | 'SPARE' | 'PARTNER';

const title = localized('title');
const text = localized('text');
const description = localized('description');
const empty = byLanguage(() => '');

/** What is found of a kind; of what cannot be had at the moment, what was found before. */
type Found = Omit<Content, 'kind'>[];

/** Reads what visitors see of each kind, in the order in which the kinds are shown. */
const readers: Record<Kind, (calls: Calls, before: Found) => Promise<Found>> = {
  SERVICE: async ({ indexRest: rest }, before) => {
    const { services } = await rest.navbar.find();
    return inPieces(
      services,
      async (entry) => {
        const service = await nullIfMissing(rest.service.find(entry.id));
        // The menu has the titles, whatever else the backend gives.
        return service ? [article(entry.id, title(entry), text(service))] : [];
      },
      ({ id }) => withId(id, before),
    );
  },
  PRODUCT: ({ indexRest: rest }, before) =>
    inEachLanguage(before, async (lang) => {
      const { entries } = await rest.product.page({ lang }, {});
      return flatMapInPieces(entries, (product) => {
        const { id, title, type, model, power, description, property } = product;
        const kind = [type, model, power].filter(Boolean).join(' · ');
        const texts = [kind, description, ...property.map((one) => one.description)];
        return (product.lang ?? lang) === lang
          ? [article(id, inOne(lang, title), inOne(lang, texts.join(' ')))]
          : [];
      });
    }),
  CATEGORY: ({ indexRest: rest }, before) =>
    inEachLanguage(before, async (lang) => {
      const categories = await rest.category.list(lang);
      const listed = categories.filter((category) => (category.lang ?? lang) === lang);
      return listed.map(({ id, name }) => article(id, inOne(lang, name), empty));
    }),
  PAGE: ({ indexRest: rest }, before) =>
    inPieces(
      rest.page.names,
      async (name) => {
        const page = await rest.page.find(name);
        const texts = [text(page), ...page.parts.map(description)];
        return [
          article(
            name,
            empty,
            byLanguage((key) => texts.map((one) => one[key]).join(' ')),
          ),
        ];
      },
      (name) => withId(name, before),
    ),
  SPARE: async (calls, before) => {
    const { indexRest: rest, session, partIndex } = calls;
    const found = (spare: { id: string } & LocalizedFields<'title'> & LocalizedFields<'text'>) =>
      article(spare.id, title(spare), text(spare));
    // Without their parts, out of the index of parts where that has read them with them.
    if (!(await session.offer.read()).has('GET /part-search')) {
      return (await partIndex.spares(rest)).map(found);
    }
    const { spares } = await rest.navbar.find();
    return inPieces(
      spares,
      async ({ id }) => {
        const spare = await nullIfMissing(rest.spare.find(id, { first: '0' }));
        return spare ? [found(spare)] : [];
      },
      ({ id }) => withId(id, before),
    );
  },
  PARTNER: async ({ indexRest: rest }, before) => {
    const texts = await inEachLanguage(before, async (lang) => {
      const key = languageKey(lang);
      const partners = await rest.partner.listIn(key);
      return partners.map((one) => article(one.id, empty, inOne(lang, one[`text_${key}`])));
    });
    return Array.from(
      Map.groupBy(texts, ({ restId }) => restId),
      ([restId, inEach]) => ({
        restId,
        title: empty,
        text: byLanguage((key) => inEach.map((one) => one.text[key]).join('')),
      }),
    );
  },
};

const kinds = Object.keys(readers).filter((kind): kind is Kind => kind in readers);

/**
 * Reads the index. Of what cannot be had at the moment, what was there before is found; what a backend
 * cannot give at all is not. Throws where nothing can be had.
 */
async function readIndex(
  calls: Calls,
  maxBytes: number,
  before: WordIndex<IndexedContent> | undefined,
): Promise<WordIndex<IndexedContent>> {
  const index = new WordIndex<IndexedContent>();
  let bytes = 0;
  const beforeOf = (kind: Kind) => before?.parts.filter((one) => one.kind === kind) ?? [];
  const contents = await inPieces<Kind, Content>(
    kinds,
    async (kind) => (await readers[kind](calls, beforeOf(kind))).map((one) => ({ ...one, kind })),
    beforeOf,
  );
  await flatMapInPieces(contents, (content) => {
    bytes += sizeOf(content);
    if (bytes <= maxBytes) index.add({ ...content, folded: folded(content) });
    return [];
  });
  return index;
}

/** Reads what is found of each piece; of one that cannot be had at the moment, what was found before. */
async function inPieces<Piece, Entry>(
  pieces: readonly Piece[],
  read: (piece: Piece) => Promise<Entry[]>,
  before: (piece: Piece) => Entry[],
): Promise<Entry[]> {
  const found = await readEach(pieces, read, (piece, error) =>
    hasCode(error, 'BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT', 'RATE_LIMITED') ? before(piece) : [],
  );
  return found.flat();
}

function withId(id: string, before: Found): Found {
  return before.filter(({ restId }) => restId === id);
}

/** Reads the lists of all languages, each with the texts in its own. */
function inEachLanguage(
  before: Found,
  read: (language: Language) => Promise<Found>,
): Promise<Found> {
  return inPieces(languages, read, (language) => {
    const key = languageKey(language);
    const own = before.map((one) => ({
      ...one,
      title: inOne(language, one.title[key]),
      text: inOne(language, one.text[key]),
    }));
    return own.filter((one) => !isBlank(one.title[key] + one.text[key]));
  });
}

function article(restId: string, title: Localized, html: Localized) {
  const text = byLanguage((key) => plainText(html[key].slice(0, 2 * maxTextLength)));
  return {
    restId,
    title: byLanguage((key) => title[key].slice(0, maxTextLength).toWellFormed()),
    text: byLanguage((key) => text[key].slice(0, maxTextLength).toWellFormed()),
  };
}

function inOne(language: Language, text: string): Localized {
  return { ...empty, [languageKey(language)]: text };
}

function folded({ kind, restId, title, text }: Content): FoldedPart {
  // Only the web app has the titles of pages; their slugs say what they are, in English.
  const titles = kind === 'PAGE' ? [restId.replaceAll('-', ' ')] : Object.values<string>(title);
  return foldPage(titles, Object.values<string>(text));
}

/** Returns about how many bytes something takes: its texts of two bytes a character, and folded. */
function sizeOf({ title, text }: Omit<Content, 'kind'>): number {
  return 1_000 + 6 * [title, text].flatMap(Object.values<string>).join('').length;
}

/** The language in which somebody reads it: the visitor's, else the first in which it is written. */
function languageFor({ title, text }: Content, language: Language): Language {
  const isWritten = (one: Language) => !isBlank(title[languageKey(one)] + text[languageKey(one)]);
  return [language, ...languages].find(isWritten) ?? language;
}

/**
 * Orders hits by language. Products and categories have one language each, and often a counterpart in the
 * others: those show only where nothing is found in the visitor's.
 */
function inLanguageFirst(kind: Kind, hits: IndexedContent[], language: Language) {
  const own = hits.filter((content) => languageFor(content, language) === language);
  if ((kind === 'PRODUCT' || kind === 'CATEGORY') && own.length > 0) return own;
  return [...own, ...hits.filter((content) => !own.includes(content))];
}

function hitOf(content: Content, marked: FoldedQuery, visitors: Language): SearchHit {
  const language = languageFor(content, visitors);
  const key = languageKey(language);
  return {
    restId: content.restId,
    title: pieces(content.title[key], marked),
    text: pieces(excerpt(content.text[key], marked), marked),
    ownerTitle: null,
    language,
  };
}

/** The terms of a query that are marked in the hits: its number, its words in any form, and their names of one word. */
function markedIn({ number, words }: PartQuery): FoldedQuery {
  const terms = words.flatMap(({ typed, alternatives, ownCount }) => [
    typed,
    ...alternatives.filter((name, index) => index < ownCount || name.length === 1).flat(),
  ]);
  const whole = terms.map((term) => term.trim());
  const telling = whole.filter((term) => term.length >= minMarkedLength || hasDigits(term));
  return { number, words: [...new Set(telling)] };
}
