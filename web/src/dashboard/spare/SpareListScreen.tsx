import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { AddButton } from '../lists/AddButton.tsx';
import { CardGrid } from '../lists/CardGrid.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddSpareDialog } from './AddSpareDialog.tsx';
import { SpareCard } from './SpareCard.tsx';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';

const dialogs = keptDrafts<boolean>();

/** Lists the spares as cards, with the dialog that adds one (spec 2.14, 'Spare parts list'). */
export function SpareListScreen() {
  const { spares } = useScreenQuery(SpareListScreenDocument, wholeList).data;
  const { edges } = spares;
  useWholeList(spares, useReadMore(SpareListScreenDocument, wholeList));
  const filter = useFilter(edges, ({ node }) => node.title.de);
  const [adding, setAdding] = useKeptState(dialogs, '', false, Boolean);

  return (
    <>
      <ScreenHeader title="Spare Parts">
        <AddButton label="Add spare part" onClick={() => setAdding(true)} />
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <Filtered filter={filter}>
          <CardGrid>
            {filter.found.map(({ node }) => (
              <SpareCard key={node.id} spare={node} />
            ))}
          </CardGrid>
        </Filtered>
      )}
      <AddSpareDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
