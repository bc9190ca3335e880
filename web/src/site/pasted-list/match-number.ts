import type { ApolloClient } from '@apollo/client';
import { foldNumber } from 'backend/part-folding';
import i18next from 'i18next';

import type { Language } from '../../apollo/schema.generated.ts';
import type { NewPart } from '../basket/basket.ts';
import { unlistedId } from '../basket/edit-basket.ts';
import { MatchPartDocument } from './MatchPart.generated.ts';
import type { MatchPartQuery } from './MatchPart.generated.ts';

/** More parts than have one number or replace each other. */
const maxHits = 20;

type Part = MatchPartQuery['search']['parts']['hits'][number]['subPart'];

/** A part number that somebody asks for, as it stands in the lists. */
export interface MatchedNumber {
  part: NewPart;
  /** Whether a list has it, as a part or as what replaces one. */
  isListed: boolean;
}

/**
 * Looks up a part number. The part is always the one that was asked for: numbers that it replaces, and one
 * that is like it, are only named. Throws where the search cannot be reached.
 */
export async function matchNumber(
  client: ApolloClient,
  number: string,
  language: Language,
): Promise<MatchedNumber> {
  const parts = await search(client, number, language);
  const folded = foldNumber(number);
  const old = parts.filter(({ substPart }) => foldNumber(substPart) === folded);
  const own = ownOf(parts, number);
  if (own) {
    const { id, partNumber, description, substPart } = own;
    return { part: { id, partNumber, description: description.in, substPart }, isListed: true };
  }
  const unlisted = { id: unlistedId(number), partNumber: number, description: '', substPart: '' };
  if (old[0]) {
    const predecessors = new Set(old.map(({ partNumber }) => partNumber));
    const note = i18next.t('replaces', { numbers: [...predecessors].join(', ') });
    return { part: { ...unlisted, partNumber: old[0].substPart, note }, isListed: true };
  }
  const similar = parts[0]?.partNumber;
  const note = i18next.t('not found in our lists');
  return { part: { ...unlisted, note, ...(similar && { similar }) }, isListed: false };
}

async function search(client: ApolloClient, query: string, language: Language): Promise<Part[]> {
  const variables = { query, first: maxHits, language };
  const { data } = await client.query({ query: MatchPartDocument, variables });
  return data?.search.parts.hits.map(({ subPart }) => subPart) ?? [];
}

/** The part whose own number it is, before others the one in the same spelling. */
function ownOf(parts: Part[], number: string): Part | undefined {
  const folded = foldNumber(number);
  const own = parts.filter(({ partNumber }) => foldNumber(partNumber) === folded);
  return own.find(({ partNumber }) => partNumber === number) ?? own[0];
}
