import { sql, type AliasableExpression, type RawBuilder } from 'kysely';
import { unknownCursor } from '../errors.ts';
import { containsWords, type Searched } from './contains-words.ts';
import type { Database } from './database.ts';
import type { RequestStatus } from './tables.ts';

/** Selects a page of a list; without any of it, the whole list in its own order. */
export interface ListQuery {
  first?: number | undefined;
  /** The id of the row after which the page begins. */
  after?: number | undefined;
  last?: number | undefined;
  /** The id of the row before which the page ends. */
  before?: number | undefined;
  /** The number of rows left out before the page begins, with `first`. */
  skip_first?: number | undefined;
  /** Only rows in which each word of this text occurs. */
  text?: string | undefined;
  order?: 'id' | '-id' | undefined;
}

/** Selects a page of what visitors have sent. */
export interface ReceivedQuery extends Omit<ListQuery, 'order'> {
  lang?: string | undefined;
  /** From when on, and until before when, in ISO 8601 in UTC. */
  received_from?: string | undefined;
  received_to?: string | undefined;
  suspected?: boolean | undefined;
  status?: RequestStatus | undefined;
  order?: ListQuery['order'] | 'received_at' | '-received_at';
}

/** A page of a list, and the number of rows on all of its pages. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A list that is read page by page. */
interface List<Row, Column extends keyof Row & string> {
  /** Selects all rows with their ids, in no order. */
  all: AliasableExpression<Row>;
  /** The columns that are read; all without it. */
  columns?: readonly Column[];
  /** Where a text is searched. */
  searched: Searched;
  /** Whether the rows have a `place`, by which they are listed where no other order is asked for. */
  isPlaced?: boolean;
}

/** Reads a page of a list. Throws 'unknown reference' for a cursor whose row is not in the list. */
export async function readPage<Row, Column extends keyof Row & string = keyof Row & string>(
  database: Database,
  { all, columns, searched, isPlaced = false }: List<Row, Column>,
  query: ListQuery | ReceivedQuery,
): Promise<Page<Pick<Row, Column>>> {
  const { first, after, last, before, skip_first, order, text } = query;
  const unsearched = database.selectFrom(all.as('list')).where(allOf(conditions(query)));
  const list =
    text === undefined
      ? unsearched
      : unsearched.where(await containsWords(database, unsearched, searched, text));

  const sortedBy = sortColumn(order, isPlaced);
  const isDownwards = order?.startsWith('-') ?? false;
  const isFromEnd = first === undefined && last !== undefined;
  const standing = sortedBy ? sql`(${sortedBy}, id)` : sql`(id)`;
  const standingOf = async (name: 'after' | 'before', id: number) => {
    const row = await list
      .select(sql<string | number>`${sortedBy ?? sql`''`}`.as('value'))
      .where(sql<boolean>`id = ${id}`)
      .executeTakeFirst();
    if (!row) throw unknownCursor(name);
    return sortedBy ? sql`(${row.value}, ${id})` : sql`(${id})`;
  };
  const [next, previous] = isDownwards ? [sql`<`, sql`>`] : [sql`>`, sql`<`];
  const bounds = [
    after !== undefined && sql`${standing} ${next} ${await standingOf('after', after)}`,
    before !== undefined && sql`${standing} ${previous} ${await standingOf('before', before)}`,
  ];
  const direction = isDownwards === isFromEnd ? sql`asc` : sql`desc`;
  const size = first ?? last;
  const rows = await list
    .$if(columns === undefined, (page) => page.selectAll())
    .$if(columns !== undefined, (page) =>
      page.select((columns ?? []).map((name) => sql.ref(name).as(name))),
    )
    .where(allOf(bounds))
    .$if(sortedBy !== undefined, (page) => page.orderBy(sql`${sortedBy} ${direction}`))
    .orderBy(sql`id ${direction}`)
    .$if(size !== undefined, (page) => page.limit(size ?? 0))
    .$if(first !== undefined, (page) => page.offset(skip_first ?? 0))
    .$castTo<Pick<Row, Column>>()
    .execute();

  const { total } = await list.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows: isFromEnd ? rows.toReversed() : rows, total };
}

/** Returns by what rows are sorted before their ids; undefined if only by these. */
function sortColumn(
  order: ReceivedQuery['order'],
  isPlaced: boolean,
): RawBuilder<unknown> | undefined {
  if (order?.endsWith('received_at')) return sql`created_at`;
  return isPlaced && order === undefined ? sql`place` : undefined;
}

function conditions(query: ListQuery | ReceivedQuery): (RawBuilder<unknown> | false)[] {
  const { lang, received_from, received_to, suspected, status }: Omit<ReceivedQuery, 'order'> =
    query;
  return [
    lang !== undefined && sql`lang = ${lang}`,
    received_from !== undefined && sql`created_at >= ${received_from}`,
    received_to !== undefined && sql`created_at < ${received_to}`,
    suspected !== undefined && sql`suspected = ${suspected ? 1 : 0}`,
    status !== undefined && sql`status = ${status}`,
  ];
}

function allOf(conditions: (RawBuilder<unknown> | false)[]): RawBuilder<boolean> {
  return sql.join([sql`true`, ...conditions.filter((one) => one !== false)], sql` and `);
}
