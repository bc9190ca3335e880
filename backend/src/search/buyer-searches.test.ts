import { expect, test } from 'vitest';
import { spares } from '../seed/content/spares.ts';
import { buyerSearches } from '../testing/buyer-searches.ts';
import { findParts, foldPart, parsePartQuery } from './part-matching.ts';

const parts = spares.flatMap(({ parts }) =>
  parts.map(({ partnumber, substPart, description }) => ({
    de: description.de,
    folded: foldPart(partnumber, substPart, Object.values(description)),
  })),
);

test.each(buyerSearches)('a buyer who types %s sees first what was meant', (typed, first) => {
  expect(findParts(parsePartQuery(typed), parts)[0]?.part.de).toMatch(first);
});
