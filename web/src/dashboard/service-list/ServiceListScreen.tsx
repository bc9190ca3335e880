import { useScreenQuery } from '../../ui/use-screen-query.ts';
import { AddButton } from '../ui/AddButton.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { keptDrafts } from '../ui/kept-drafts.ts';
import { useKeptState } from '../ui/use-kept-state.ts';
import { EmptyList } from '../ui/EmptyList.tsx';
import { Filtered } from '../ui/Filtered.tsx';
import { useFilter } from '../ui/use-filter.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddServiceDialog } from './AddServiceDialog.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';

const dialogs = keptDrafts<boolean>();

/** Lists the services as cards, with the dialog that adds one (spec 2.14, 'Services list'). */
export function ServiceListScreen() {
  const { edges } = useScreenQuery(ServiceListScreenDocument, {}).data.services;
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
