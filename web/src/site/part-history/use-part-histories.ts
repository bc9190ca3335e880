import { useApolloClient } from '@apollo/client/react';
import { foldNumber } from 'backend/part-folding';
import { useEffect, useRef, useState } from 'react';

import type { Language } from '../../apollo/schema.generated.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { joinHistory } from './part-history.ts';
import type { ListedPart, PartHistory } from './part-history.ts';
import { PartHistoriesDocument } from './PartHistories.generated.ts';

/** How many parts are asked for at once; each may name two of the 100 numbers that a query takes. */
export const batchSize = 50;

/** The longest number that can be looked up. */
const maxNumberLength = 100;

type Histories = ReadonlyMap<string, PartHistory>;

const none: Histories = new Map();

/**
 * Looks up the histories of parts, many at a time and each once, by the ids of the parts. On failure a part
 * stays without one, without a message (spec 8).
 */
export function usePartHistories(parts: readonly ListedPart[]): Histories {
  const client = useApolloClient();
  const language = useScreenLanguage();
  const [found, setFound] = useState<ReadonlyMap<Language, Histories>>(new Map());
  const requested = useRef(new Set<string>());

  useEffect(() => {
    const key = ({ id }: ListedPart) => `${language} ${id}`;
    const load = async (batch: ListedPart[]) => {
      const numbers = numbersOf(batch);
      if (numbers.length === 0) return;
      const variables = { numbers, language };
      const { data } = await client.query({ query: PartHistoriesDocument, variables });
      const histories = batch.map((part): [string, PartHistory] => [
        part.id,
        joinHistory(part, data?.partHistories ?? []),
      ]);
      setFound((before) =>
        new Map(before).set(language, new Map([...(before.get(language) ?? none), ...histories])),
      );
    };
    const wanted = parts.filter((part) => !requested.current.has(key(part)));
    for (const part of wanted) requested.current.add(key(part));
    for (let start = 0; start < wanted.length; start += batchSize) {
      load(wanted.slice(start, start + batchSize)).catch(() => undefined);
    }
  }, [client, language, parts]);

  return found.get(language) ?? none;
}

/** The numbers that parts name, each in one spelling. */
function numbersOf(parts: ListedPart[]): string[] {
  const byFolded = new Map<string, string>();
  for (const number of parts.flatMap(({ partNumber, substPart }) => [partNumber, substPart])) {
    const folded = foldNumber(number);
    if (folded !== '' && number.length <= maxNumberLength) byFolded.set(folded, number);
  }
  return [...byFolded.values()];
}
