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
import { AddServiceDialog } from './AddServiceDialog.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';

const dialogs = keptDrafts<boolean>();

/** Lists the services as cards, with the dialog that adds one (spec 2.14, 'Services list'). */
export function ServiceListScreen() {
  const { services } = useScreenQuery(ServiceListScreenDocument, wholeList).data;
  const { edges } = services;
  useWholeList(services, useReadMore(ServiceListScreenDocument, wholeList));
  const filter = useFilter(edges, ({ node }) => node.title.en);
  const [adding, setAdding] = useKeptState(dialogs, '', false, Boolean);

  return (
    <>
      <ScreenHeader title="Services">
        <AddButton label="Add service" onClick={() => setAdding(true)} />
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <Filtered filter={filter}>
          <CardGrid>
            {filter.found.map(({ node }) => (
              <ServiceCard key={node.id} service={node} />
            ))}
          </CardGrid>
        </Filtered>
      )}
      <AddServiceDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
