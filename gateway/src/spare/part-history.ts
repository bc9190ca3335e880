import { foldNumber } from 'backend/part-folding';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import type { RestPartHit } from './part-search-rest.ts';

/** What the part lists say of a part number. */
export interface PartHistory {
  /** As it was asked for. */
  number: string;
  /** The numbers that it replaces, a list for each step, oldest first. */
  predecessors: string[][];
  /** The numbers that replace it, a list for each step, old to new. */
  successors: string[][];
  /** Whether more numbers belong to it. */
  hasMore: boolean;
  /** Those whose part lists have it. */
  spares: RestPartHit['spare'][];
}

/** How many numbers are named that replace one, and that it replaces; this also bounds the steps. */
const maxNumbers = 12;

/** How many spares are named. */
const maxSpares = 20;

/** How many numbers are looked up for one query, whatever the lists say. */
const maxLookUps = 500;

type Direction = 'successors' | 'predecessors';

/** What the rows with a number say: other numbers as they are written, by their folding, and the spares. */
interface Listed extends Record<Direction, Map<string, string>> {
  spares: Map<string, RestPartHit['spare']>;
}

/** What is found from one number in one direction, which is never turned round. */
interface Walk {
  direction: Direction;
  seen: Set<string>;
  /** The numbers of the last step, folded. */
  front: string[];
  steps: string[][];
  hasMore: boolean;
}

/**
 * Follows the substitutes from part numbers, given as they are written by their folding, all of them one step
 * at a time: each step looks up together what is new. A number is followed once, so that cycles end.
 */
export async function partHistories(
  numbers: Map<string, string>,
  find: (folded: string[]) => Promise<RestPartHit[]>,
): Promise<PartHistory[]> {
  const listed = new Map<string, Listed>();
  const walks = Array.from(numbers, ([folded, number]) => ({
    ...{ folded, number },
    successors: startWalk(folded, 'successors'),
    predecessors: startWalk(folded, 'predecessors'),
  }));
  let going = walks.flatMap(({ successors, predecessors }) => [successors, predecessors]);
  while (going.length > 0) {
    const fronts = new Set(going.flatMap(({ front }) => front));
    const unknown = [...fronts].filter((number) => !listed.has(number));
    const wanted = unknown.slice(0, maxLookUps - listed.size);
    for (const number of wanted) listed.set(number, nothingListed());
    if (wanted.length > 0) await readRows(await find(wanted), listed, new Set(wanted));
    for (const walk of going) takeStep(walk, listed);
    going = going.filter(({ front }) => front.length > 0);
  }
  return walks.map(({ folded, number, successors, predecessors }) => ({
    number,
    predecessors: without(predecessors.steps, successors.seen).toReversed(),
    successors: successors.steps,
    hasMore: successors.hasMore || predecessors.hasMore,
    spares: [...(listed.get(folded)?.spares.values() ?? [])].slice(0, maxSpares),
  }));
}

/** Leaves out the numbers of a cycle that are named in the other direction. */
function without(steps: string[][], named: Set<string>): string[][] {
  return steps
    .map((numbers) => numbers.filter((number) => !named.has(foldNumber(number))))
    .filter(({ length }) => length > 0);
}

function startWalk(number: string, direction: Direction): Walk {
  return { direction, seen: new Set([number]), front: [number], steps: [], hasMore: false };
}

function nothingListed(): Listed {
  return { successors: new Map(), predecessors: new Map(), spares: new Map() };
}

/** Adds what rows say of the numbers that were looked up. */
async function readRows(hits: RestPartHit[], listed: Map<string, Listed>, wanted: Set<string>) {
  await flatMapInPieces(hits, ({ part, spare }) => {
    const [number, subst] = [foldNumber(part.partnumber), foldNumber(part.subst_part)];
    if (wanted.has(number)) {
      const own = listed.get(number);
      own?.spares.set(spare.id, spare);
      if (subst !== '') own?.successors.set(subst, part.subst_part);
    }
    if (wanted.has(subst) && number !== '') {
      listed.get(subst)?.predecessors.set(number, part.partnumber);
    }
    return [];
  });
}

function takeStep(walk: Walk, listed: Map<string, Listed>): void {
  const next = new Map<string, string>();
  for (const number of walk.front) {
    const known = listed.get(number);
    if (!known) walk.hasMore = true;
    for (const [folded, written] of known?.[walk.direction] ?? []) {
      if (walk.seen.has(folded)) continue;
      // The number itself is among those that were seen.
      if (walk.seen.size > maxNumbers) {
        walk.hasMore = true;
        break;
      }
      walk.seen.add(folded);
      next.set(folded, written);
    }
  }
  walk.front = [...next.keys()];
  if (next.size > 0) walk.steps.push([...next.values()]);
}
