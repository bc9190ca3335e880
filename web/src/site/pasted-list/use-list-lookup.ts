import { useApolloClient } from '@apollo/client/react';
import { cutText } from 'backend/cut-text';
import { useState } from 'react';

import { useLanguage } from '../../i18n/use-language.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { maxParts } from '../basket/basket.ts';
import { addToBasket } from '../basket/edit-basket.ts';
import { matchNumber } from './match-number.ts';
import type { MatchedNumber } from './match-number.ts';
import type { PastedList, PastedRow } from './read-list.ts';

/** How many searches run at the same time. */
const concurrency = 4;

/** What became of the rows of a list. */
export interface LookupResult {
  added: number;
  notFound: number;
  /** Those that could not be looked up. */
  failed: number;
  /** Those for which the enquiry has no room. */
  withoutRoom: number;
}

interface Lookup {
  result: LookupResult;
  /** The rows that are still to be added. */
  left: PastedRow[];
}

/** Looks up the rows of a list and adds them to the enquiry, whether or not a list has them. */
export function useListLookup() {
  const client = useApolloClient();
  const { schemaLanguage } = useLanguage();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isShown = useIsShown();

  async function matchRow(row: PastedRow): Promise<MatchedRow> {
    const whole = await matchNumber(client, row.partNumber, schemaLanguage);
    if (row.otherwise) {
      const other = await matchNumber(client, row.otherwise.partNumber, schemaLanguage);
      if (!whole.isListed && other.isListed) return { ...other, quantity: row.otherwise.quantity };
    }
    return { ...whole, quantity: row.quantity };
  }

  /**
   * Adds the rows in their order; returns what became of them, and those that are still to be added. Adds none
   * where the screen was left meanwhile: the list is still in the field, to be added again.
   */
  async function add({ rows }: PastedList): Promise<Lookup | undefined> {
    // A row of a part that is there already needs no room, so these are more than fit in at worst.
    const some = rows.slice(0, maxParts);
    const matched: (MatchedRow | undefined)[] = [];
    const waiting = some.entries();
    let done = 0;
    setProgress({ done, total: some.length });
    const matchSome = async () => {
      for (const [index, row] of waiting) {
        if (!isShown()) return;
        // On failure the row stays in the field.
        matched[index] = await matchRow(row).catch(() => undefined);
        done += 1;
        setProgress({ done, total: some.length });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, matchSome));
    if (!isShown()) return undefined;
    setProgress(undefined);

    const result = { added: 0, notFound: 0, failed: 0, withoutRoom: rows.length - some.length };
    const left = rows.filter((row, index) => {
      if (index >= some.length) return true;
      const found = matched[index];
      if (!found) result.failed += 1;
      else if (!addToBasket(withSource(found, row), found.quantity)) result.withoutRoom += 1;
      else {
        result.added += 1;
        if (!found.isListed) result.notFound += 1;
        return false;
      }
      return true;
    });
    return { result, left };
  }

  return { add, progress };
}

interface MatchedRow extends MatchedNumber {
  quantity: number | null;
}

/** More characters of a row than somebody reads to see what it said. */
const maxSourceLength = 200;

function withSource({ part }: MatchedRow, { source }: PastedRow) {
  return { ...part, source: cutText(source.replaceAll(/\s+/g, ' ').trim(), maxSourceLength) };
}
