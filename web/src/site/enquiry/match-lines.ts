import type { ApolloClient } from '@apollo/client';

import type { Language } from '../../apollo/schema.generated.ts';
import type { BasketPart } from '../basket/basket.ts';
import { MatchPartDocument } from './MatchPart.generated.ts';
import type { PastedLine } from './pasted-parts.ts';

/** How many searches run at the same time. */
const concurrency = 4;

/** What the search says to a line. */
export interface MatchedLine {
  line: PastedLine;
  /** The best hit, with the quantity of the line. */
  part?: BasketPart;
  /** Whether its number is the one of the line. */
  isExact: boolean;
  /** Whether the search could not be asked. */
  failed: boolean;
}

/** Searches the number of each line; gives what it found in the order of the lines. */
export async function matchLines(
  client: ApolloClient,
  lines: PastedLine[],
  language: Language,
): Promise<MatchedLine[]> {
  const matched: MatchedLine[] = [];
  const waiting = lines.entries();
  const matchSome = async () => {
    for (const [index, line] of waiting) matched[index] = await matchLine(client, line, language);
  };
  await Promise.all(Array.from({ length: concurrency }, matchSome));
  return matched;
}

async function matchLine(
  client: ApolloClient,
  line: PastedLine,
  language: Language,
): Promise<MatchedLine> {
  try {
    const variables = { query: line.partNumber, language };
    const { data } = await client.query({ query: MatchPartDocument, variables });
    const hit = data?.searchParts.hits[0];
    if (!hit) return { line, isExact: false, failed: false };
    const { id, partNumber, description, substPart } = hit.part;
    const part = {
      id,
      partNumber,
      description: description.in,
      substPart,
      quantity: line.quantity,
    };
    return { line, part, isExact: hit.match === 'EXACT', failed: false };
  } catch {
    return { line, isExact: false, failed: true };
  }
}
