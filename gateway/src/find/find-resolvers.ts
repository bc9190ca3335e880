import { plainText } from 'backend/html-text';
import type { GraphQLSchema } from 'graphql';
import { assertEnumType } from 'graphql';
import type { FoldedQuery } from 'backend/part-folding';
import { foldQuery } from 'backend/part-folding';
import type { Rest } from '../apis.ts';
import type { Context } from '../context.ts';
import type { ListedKind, WithTexts } from '../contract/kinds.ts';
import { entityOfKind, listedKinds, readText, restName, schemaName } from '../contract/kinds.ts';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import type { ListPage } from '../contract/list-page.ts';
import type { Localized } from '../contract/localized.ts';
import { firstText, localized } from '../contract/localized.ts';
import { maxPageSize } from '../graphql/connection.ts';
import type { ListEntry } from '../graphql/list-selection.ts';
import { selectEntries, selectionQuery } from '../graphql/list-selection.ts';
import type { SearchKind, Permission, QueryFindArgs, Resolvers } from '../resolvers.generated.ts';
import { permissionsOf } from '../rest/permissions.ts';
import { nullIfUnsupported } from '../rest/supported.ts';
import type { Entry } from './find-entries.ts';
import { findEntries, hitOf } from './find-entries.ts';
import { checkedFirst, checkedSearchText } from './search-resolvers.ts';

const title = localized('title');
const text = localized('text');
const description = localized('description');

/** Reads the entries of a kind that match, or all of them: what does not match is left out afterwards. */
type Read = (rest: Rest, searchText: string) => Promise<Entry[]>;

const reads: Record<Exclude<SearchKind, 'SUB_PART' | Uppercase<ListedKind>>, Read> = {
  SPARE: async (rest) => {
    const { entries } = await rest.spare.page({ parts: 'none' });
    return flatMapInPieces(entries, (spare) => [articleEntry(spare.id, title(spare), text(spare))]);
  },
  PRODUCT: async (rest) => {
    const products = await rest.product.list();
    return flatMapInPieces(products, (product): Entry[] => {
      const { id, title, type, model, power, description, property, lang } = product;
      const descriptions = [description, ...property.map((one) => one.description)];
      const kind = [type, model, power].filter(Boolean).join(' · ');
      const texts = [kind, ...descriptions.map(plainText)];
      return [{ restId: id, title, texts, language: lang }];
    });
  },
  CATEGORY: async (rest) => {
    const categories = await rest.category.list();
    return categories.map(({ id, name, lang }) => {
      return { restId: id, title: name, texts: [], language: lang };
    });
  },
  PAGE: async (rest) => {
    const pages = await rest.page.list();
    return pages.map((page) => {
      const texts = [text(page), ...page.parts.map(description)].flatMap(Object.values<string>);
      return { restId: page.name, title: '', texts: texts.map(plainText) };
    });
  },
  REQUEST: async (rest, searchText) => {
    // Those that look like a robot's stand in a list of their own.
    const page = await rest.request.page(newestWith(searchText, notSuspected));
    const requests = await newestFirst(page, notSuspected);
    return requests.map(({ id, name, email, company, phone, text, note, handled_by }) => {
      const texts = [
        [company, email, phone].filter(Boolean).join(' · '),
        text.replaceAll(/\s+/g, ' '),
        note ?? '',
        handled_by ?? '',
      ];
      return { restId: id, title: name, texts };
    });
  },
  APPLICATION: async (rest, searchText) => {
    const page = await nullIfUnsupported(rest.application.page(newestWith(searchText)));
    const applications = await newestFirst(page ?? { entries: [] });
    return applications.map(({ id, first_name, last_name, email, job, experience }) => {
      return {
        restId: id,
        title: `${first_name} ${last_name}`,
        texts: [email, job ?? '', experience ?? ''],
      };
    });
  },
};

/** The kinds in the order in which they are shown, which is that of the schema. */
function allKinds(schema: GraphQLSchema): SearchKind[] {
  const kinds = assertEnumType(schema.getType('SearchKind')).getValues();
  return kinds.map(({ name }) => name).filter(isKind);
}

function isKind(name: string): name is SearchKind {
  return name === 'SUB_PART' || name in reads || isListed(name);
}

// One that the schema lacks does not compile.
const listed: SearchKind[] = listedKinds.map((kind) => schemaName(kind));

function isListed(name: string): name is Uppercase<ListedKind> {
  return listed.some((kind) => kind === name);
}

/** Resolves the search over everything that an administrator keeps or has received. */
export const findResolvers = {
  Query: {
    find: async (_, args, context, { schema }) => {
      const { searchText, first, kinds } = checkedArgs(args, allKinds(schema));
      const query = foldQuery(searchText);
      // Visitors may call some of the endpoints, so first whether it is an administrator.
      await context.rest.account.me();
      const permissions = await permissionsOf(context.session);
      const allowed = kinds.filter((kind) => permissions.includes(permissionFor(kind)));
      const groups = await Promise.all(
        allowed.map(async (kind) => {
          const found = await entriesOf(kind, searchText, query, context);
          const hits = found.slice(0, first).map((entry) => hitOf(entry, query));
          return { kind, hits, totalCount: found.length };
        }),
      );
      return groups.filter(({ totalCount }) => totalCount > 0);
    },
  },
} satisfies Resolvers;

/** Returns what is needed to find a kind of entity: to manage it, or what it belongs to. */
function permissionFor(kind: SearchKind): Permission {
  return kind === 'SUB_PART' ? 'SPARE' : kind;
}

/** Reads all of a kind that one list has whole. */
async function readListed(rest: Rest, kind: ListedKind): Promise<Entry[]> {
  const list: WithTexts[] = await rest[kind].list();
  const names = entityOfKind(kind).texts.filter((name) => name !== 'title');
  return list.map((entity) => {
    const texts = names.map((name) => readText(entity, name));
    const entry = articleEntry(entity.id, readText(entity, 'title'), ...texts);
    return { ...entry, title: entity.name ?? entry.title };
  });
}

/** Throws `BAD_USER_INPUT` for arguments that GraphQL does not refuse. */
function checkedArgs({ query, first, kinds }: QueryFindArgs, all: SearchKind[]) {
  return {
    searchText: checkedSearchText('query', query),
    first: checkedFirst(first),
    kinds: all.filter((kind) => kinds?.includes(kind) ?? true),
  };
}

async function entriesOf(
  kind: SearchKind,
  searchText: string,
  query: FoldedQuery,
  context: Context,
): Promise<Entry[]> {
  const { rest } = context;
  if (isListed(kind)) return findEntries(await readListed(rest, restName(kind)), query);
  if (kind !== 'SUB_PART') return findEntries(await reads[kind](rest, searchText), query);
  const hits = await rest.partSearch.search(searchText, maxPageSize, context);
  // What has only some of the words would stand before what has all of them.
  const whole = hits.filter(({ match }) => match !== 'partial');
  return whole.map(({ part, spare }) => {
    const descriptions = Object.values<string>(description(part));
    return {
      restId: spare.id,
      title: part.partnumber,
      texts: [...descriptions, part.subst_part],
      ownerTitle: firstText(title(spare)),
    };
  });
}

function articleEntry(restId: string, titles: Localized, ...texts: Localized[]): Entry {
  const shown = firstText(titles);
  const others = Object.values<string>(titles).filter((one) => one !== shown);
  return {
    restId,
    title: shown,
    texts: [...others, ...texts.flatMap(Object.values<string>).map(plainText)],
  };
}

const notSuspected = { isSuspectedSpam: false };

const byAge = { orderBy: { field: 'ID', direction: 'DESC' } } as const;

/** The newest entries with a text, from a backend that knows pages (extension). */
function newestWith(searchText: string, filter: object = {}) {
  const selected = selectionQuery({ filter: { ...filter, text: searchText }, ...byAge });
  return { ...selected, first: String(maxPageSize) };
}

function newestFirst<T extends ListEntry>(
  { entries }: ListPage<T>,
  filter: object = {},
): Promise<T[]> {
  return selectEntries(entries, { filter, ...byAge }, () => []);
}
