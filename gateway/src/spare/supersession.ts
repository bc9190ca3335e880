import { foldNumber } from 'backend/part-folding';
import { flatMapInPieces } from '../contract/in-pieces.ts';
import type { RestSpare } from './spare-rest.ts';
import { subPartOf } from './spare-rest.ts';

/** A sub-part with its spare. */
interface Listed {
  part: RestSpare['parts'][number];
  spare: RestSpare;
  number: string;
  subst: string;
}

/**
 * Finds the substitute numbers that lead nowhere: those that no list has as a part number, and those that
 * lead back to the part itself, old → newer → old. Takes time in proportion to the number of parts,
 * whatever they name.
 */
export async function substituteProblems(spares: RestSpare[]) {
  const parts = await flatMapInPieces(spares, (spare) =>
    spare.parts.map((part) => ({ part, spare })),
  );
  const listed = await flatMapInPieces(parts, ({ part, spare }): Listed[] => {
    const [number, subst] = [foldNumber(part.partnumber), foldNumber(part.subst_part)];
    return [{ part, spare, number, subst }];
  });
  const numbers = new Set(listed.map(({ number }) => number));
  const superseded = listed.filter(({ subst }) => subst !== '');
  const unknown = superseded.filter(({ subst }) => !numbers.has(subst));
  return [
    ...cyclesIn(superseded).map((cycle) => {
      const written = cycle.map(({ part }) => part.partnumber);
      return problem('CYCLE', cycle[0], [...written, written[0] ?? '']);
    }),
    ...unknown.map((one) => problem('UNKNOWN', one, [one.part.partnumber, one.part.subst_part])),
  ].flat();
}

function problem(kind: 'CYCLE' | 'UNKNOWN', found: Listed | undefined, numbers: string[]) {
  if (!found) return [];
  const { part, spare } = found;
  return [{ kind, numbers, spare, subPart: subPartOf(spare.id, part) }];
}

/** How many numbers of a cycle are named. */
const maxNumbers = 100;

/** Follows the substitutes from each number, and each of them once. */
function cyclesIn(superseded: Listed[]): Listed[][] {
  const byNumber = new Map<string, Map<string, Listed>>();
  for (const one of superseded) {
    const successors = byNumber.get(one.number) ?? new Map<string, Listed>();
    byNumber.set(one.number, successors);
    if (!successors.has(one.subst)) successors.set(one.subst, one);
  }
  const followed = new Set<string>();
  const cycles: Listed[][] = [];
  for (const start of byNumber.keys()) {
    /** What has still to be followed from each number on the way, and what is. */
    const way: { number: string; rest: Iterator<Listed, undefined>; part?: Listed }[] = [];
    const places = new Map<string, number>();
    const follow = (number: string) => {
      if (followed.has(number)) return;
      followed.add(number);
      places.set(number, way.length);
      way.push({ number, rest: (byNumber.get(number) ?? new Map<string, Listed>()).values() });
    };
    follow(start);
    for (let last = way.at(-1); last; last = way.at(-1)) {
      const { value: part } = last.rest.next();
      if (part) {
        last.part = part;
        const place = places.get(part.subst);
        if (place === undefined) follow(part.subst);
        else cycles.push(way.slice(place, place + maxNumbers).flatMap(({ part }) => part ?? []));
      } else {
        way.pop();
        places.delete(last.number);
      }
    }
  }
  return cycles;
}
