import type { Rest } from '../apis.ts';
import type {
  ListedKind,
  PartKind,
  TranslatedKind as RestTranslatedKind,
  WithTexts,
} from '../contract/kinds.ts';
import {
  entityOfKind,
  isPart,
  readText,
  restName,
  schemaName,
  translatedKinds,
} from '../contract/kinds.ts';
import { badUserInput, nullIfMissing } from '../contract/error.ts';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import { languages } from '../contract/language.ts';
import { firstText, localized } from '../contract/localized.ts';
import type { Resolvers, TranslatedKind } from '../resolvers.generated.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { Translated, TranslationGap } from './translation-gaps.ts';
import { isUntranslated, translationGaps } from './translation-gaps.ts';
import type { RestOutdatedText } from './translation-rest.ts';

const title = localized('title');
const text = localized('text');
const description = localized('description');

type WholeKind = Exclude<RestTranslatedKind, PartKind>;
type IsSelected = (kind: TranslatedKind) => boolean;

const wholeKinds = translatedKinds.filter((kind): kind is WholeKind => !isPart(kind));

/** Lists a kind and those of its parts. */
function withParts(kind: WholeKind): RestTranslatedKind[] {
  return translatedKinds.filter((one) => one === kind || entityOfKind(one).owner === kind);
}

/** Resolves what is not translated, and its mutation. */
export const translationResolvers = {
  Query: {
    translationGaps: async (_, { kinds }, { rest }) => {
      const isSelected: IsSelected = (kind) => kinds?.includes(kind) ?? true;
      // First what only administrators read: a token that is refused there asks for nothing else.
      const ofPartners = isSelected('PARTNER') ? await textsOfListed(rest, 'partner') : [];
      const others = wholeKinds.filter((kind) => kind !== 'partner');
      const selected = others.filter((kind) => withParts(kind).map(schemaName).some(isSelected));
      const [outdated, ...texts] = await Promise.all([
        nullIfUnsupported(rest.translation.outdated()),
        ...selected.map((kind) => textsOf(rest, kind, isSelected)),
      ]);
      const all = [...texts.flat(), ...ofPartners].filter(({ kind }) => isSelected(kind));
      const ofProducts = isSelected('PRODUCT') ? await productGaps(await rest.product.list()) : [];
      const ofTexts = await translationGaps(all, outdated?.flatMap(outdatedTexts));
      const gaps = [...ofTexts, ...ofProducts];
      return languages.flatMap((one) => gaps.filter(({ language }) => language === one));
    },
  },
  Mutation: {
    confirmTranslation: async (_, { input }, { rest }) => {
      const { kind, restId, field, language, count } = input;
      if (kind === 'PRODUCT' || field === 'ALL') throw badUserInput('kind', 'has no such texts');
      const texts = {
        ...{ kind: restName(kind), entity: restId, field: restName(field), language },
        ...(typeof count === 'number' && { count }),
      };
      return { confirmedCount: await rest.translation.confirm(texts) };
    },
  },
} satisfies Resolvers;

type RestProduct = Awaited<ReturnType<Rest['product']['list']>>[number];

/**
 * Lists the languages that products and their translations lack, once for all of them, and the products that
 * still have texts of an older translation: copies that nobody has translated.
 */
function productGaps(products: RestProduct[]): Promise<TranslationGap[]> {
  const places = new Map(products.map(({ id }, place) => [id, place]));
  return flatMapInPieces(products.entries(), ([place, product]): TranslationGap[] => {
    const { id, lang, translations } = product;
    // It is not known whether one without any is meant for other languages.
    if (!translations?.length) return [];
    const title = lang ? `${product.title} (${lang})` : product.title;
    const of = { kind: 'PRODUCT', restId: id, title, field: 'ALL' } as const;
    // Products are listed oldest first.
    const older = translations.flatMap((one) => {
      const other = places.get(one.id) ?? place;
      return other < place ? (products[other] ?? []) : [];
    });
    if (older.length === 0) {
      const there = [lang, ...translations.map((one) => one.lang)];
      const missing = languages.filter((language) => !there.includes(language));
      return missing.map((language) => ({ ...of, language, problem: 'EMPTY', count: 1 }));
    }
    if (!lang) return [];
    const texts = older.flatMap(textsOfProduct);
    const count = textsOfProduct(product).filter((one) => isUntranslated(one, texts, lang)).length;
    return count > 0 ? [{ ...of, language: lang, problem: 'UNTRANSLATED', count }] : [];
  });
}

/** Lists the texts of a product in which a copy differs from what it translates. */
function textsOfProduct({ title, description: shown, property }: RestProduct): string[] {
  return [title, shown, ...property.map((one) => one.description)];
}

/** Names outdated texts as gaps do; none in a language that is not the site's. */
function outdatedTexts({ kind, entity_id, slug, field, language, count }: RestOutdatedText) {
  return language ? [{ kind, restId: slug || entity_id, field, language, count }] : [];
}

/** Reads the texts of a kind that is no part, with those of its parts. */
function textsOf(rest: Rest, kind: WholeKind, isSelected: IsSelected): Promise<Translated[]> {
  if (kind === 'page') return textsOfPages(rest);
  return kind === 'spare' ? textsOfSpares(rest, isSelected) : textsOfListed(rest, kind);
}

async function textsOfPages(rest: Rest): Promise<Translated[]> {
  const pages = await rest.page.list();
  return pages.flatMap((page) => {
    const of = { restId: page.name, title: '' };
    const parts = page.parts.map((part): Translated => {
      return { ...of, kind: 'PAGE_PART', field: 'DESCRIPTION', text: description(part) };
    });
    return [{ ...of, kind: 'PAGE', field: 'TEXT', text: text(page) }, ...parts];
  });
}

async function textsOfSpares(rest: Rest, isSelected: IsSelected): Promise<Translated[]> {
  const { entries: spares, total } = await rest.spare.page({ parts: 'none' });
  const texts: Translated[][] = [];
  for (const spare of spares) {
    const of = { restId: spare.id, title: firstText(title(spare)) };
    // Of a backend that knows no pages they have come with the spares.
    const areThere = total === undefined || !isSelected('SUB_PART');
    const parts = areThere ? spare.parts : await allParts(rest, spare.id);
    texts.push(
      [
        { ...of, kind: 'SPARE', field: 'TITLE', text: title(spare) },
        { ...of, kind: 'SPARE', field: 'TEXT', text: text(spare) },
      ],
      await flatMapInPieces(parts, (part): Translated[] => [
        { ...of, kind: 'SUB_PART', field: 'DESCRIPTION', text: description(part) },
      ]),
    );
  }
  return texts.flat();
}

/** How many sub-parts are read by one call, so that none keeps others waiting. */
const partsAtOnce = 1000;

type SubParts = Awaited<ReturnType<Rest['spare']['find']>>['parts'];

async function allParts(rest: Rest, spareId: string): Promise<SubParts> {
  const parts: SubParts = [];
  for (;;) {
    const last = parts.at(-1);
    const page = { first: String(partsAtOnce), ...(last && { after: last.id }) };
    const found = await nullIfMissing(rest.spare.find(spareId, page));
    parts.push(...(found?.parts ?? []));
    if (!found || found.partTotal === undefined || found.parts.length < partsAtOnce) return parts;
  }
}

async function textsOfListed(rest: Rest, kind: ListedKind): Promise<Translated[]> {
  const list: WithTexts[] = (await nullIfUnsupported<WithTexts[]>(rest[kind].list())) ?? [];
  const names = entityOfKind(kind).texts;
  return list.flatMap((entity) => {
    const title = entity.name ?? firstText(readText(entity, 'title'));
    const of = { kind: schemaName(kind), restId: entity.id, title };
    return names.map((name) => ({ ...of, field: schemaName(name), text: readText(entity, name) }));
  });
}
