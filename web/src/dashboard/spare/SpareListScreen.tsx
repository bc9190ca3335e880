import { appendEdge } from '../../apollo/connection.ts';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ArticleList } from '../article/ArticleList.tsx';
import { useFilterBy, useTypedFilter } from '../lists/use-filter.ts';
import { textsOf } from '../entity/localized-text.ts';
import { SpareCard } from './SpareCard.tsx';
import { AddSpareDocument, SpareListScreenDocument } from './SpareListScreen.generated.ts';
import type { SpareListScreenQuery } from './SpareListScreen.generated.ts';
import { SubstituteCheck } from './SubstituteCheck.tsx';
import { useMatchingParts } from './use-matching-parts.ts';

type Edge = SpareListScreenQuery['spares']['edges'][number];

const list = { document: SpareListScreenDocument, field: 'spares' } as const;

const titlesOf = ({ node: { title } }: Edge) => textsOf(title);

/** Lists the spares as cards, with the dialog that adds one (spec 2.14, 'Spare parts list'). */
export function SpareListScreen() {
  const { spares } = useScreenQuery(SpareListScreenDocument, wholeList).data;
  const reading = useWholeList(spares, useReadMore(SpareListScreenDocument, wholeList));

  const typed = useTypedFilter();
  const { bySpare, mayBeMore } = useMatchingParts(typed.text);
  const filter = useFilterBy(typed, spares.edges, titlesOf, ({ node }) => bySpare.has(node.restId));
  const counts = `${filter.found.length} of ${filter.total}`;

  return (
    <>
      <ArticleList
        title="Spare Parts"
        addTitle="Add spare part"
        edges={spares.edges}
        reading={reading}
        filter={filter}
        filterState={mayBeMore ? `${counts}, or more: type more of the part number` : undefined}
        kind="SPARE"
        field="spares"
        card={(spare) => <SpareCard spare={spare} matchingParts={bySpare.get(spare.restId)} />}
        add={{
          call: AddSpareDocument,
          append: (cache, { addSpare }) => appendEdge(cache, list, addSpare.spareEdge),
        }}
      />
      {spares.edges.length > 0 && <SubstituteCheck />}
    </>
  );
}
