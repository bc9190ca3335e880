import { foldNumber } from 'backend/part-folding';

import type { PartHistoriesQuery } from './PartHistories.generated.ts';

type Found = PartHistoriesQuery['partHistories'][number];

/** What a row says of its part. */
export interface ListedPart {
  id: string;
  partNumber: string;
  substPart: string;
}

/** The chain that a row is part of, and where else its number stands. */
export interface PartHistory {
  /** Numbers from old to new, a list for each step; the part itself is one of them. */
  chain: string[][];
  /** Whether more numbers belong to it. */
  hasMore: boolean;
  /** The spares whose lists have the part number. */
  spares: Found['spares'];
}

/** What a row says alone, before the other lists are known. */
export function ownHistory({ partNumber, substPart }: ListedPart): PartHistory {
  const chain = [[partNumber], [substPart]].filter(([number]) => number !== '');
  return { chain, hasMore: false, spares: [] };
}

/**
 * Joins what a row says with what all lists say. The row's own substitute comes first, also where another
 * list has a different one; a number is named once, so that no direction is turned round.
 */
export function joinHistory(part: ListedPart, found: readonly Found[]): PartHistory {
  const of = (number: string) => found.find((one) => foldNumber(one.number) === foldNumber(number));
  const own = of(part.partNumber);
  const next = part.substPart === '' ? own : of(part.substPart);
  const named = new Set([foldNumber(part.partNumber)]);
  const unnamed = (numbers: string[]) =>
    numbers.filter((number) => {
      const folded = foldNumber(number);
      return folded !== '' && !named.has(folded) && named.add(folded);
    });
  const newer = [[part.substPart], ...(next?.successors ?? [])].map(unnamed);
  const older = (own?.predecessors ?? []).map(unnamed);
  return {
    chain: [...older, [part.partNumber], ...newer].filter(([first]) => first),
    hasMore: own?.hasMore === true || next?.hasMore === true,
    spares: own?.spares ?? [],
  };
}

/** The other numbers of a chain, those that replace the part first. */
export function otherNumbers({ chain }: PartHistory, partNumber: string): string[] {
  const at = chain.findIndex((numbers) => numbers.includes(partNumber));
  return [...chain.slice(at + 1), ...chain.slice(0, Math.max(at, 0)).toReversed()].flat();
}
