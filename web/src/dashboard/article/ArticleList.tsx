import { Group } from '@mantine/core';
import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { AddButton } from '../lists/AddButton.tsx';
import { CardGrid } from '../lists/CardGrid.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useOrdering } from '../order/use-ordering.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import type { DialogState } from './AddArticleDialog.tsx';

interface ArticleListProps<TArticle> {
  title: string;
  /** The name of the dialog that adds an article. */
  addTitle: string;
  edges: readonly { node: TArticle }[];
  /** Whether more of the list is being loaded. */
  reading: boolean;
  /** What can be put in order, and the field of Query that lists it. */
  type: 'Spare' | 'Service';
  field: 'spares' | 'services';
  /** Picks the title that the card shows. */
  titleOf: (article: TArticle) => string;
  card: (article: TArticle) => ReactNode;
  AddDialog: ComponentType<DialogState>;
}

const dialogs = keptDrafts<boolean>();

/** Lists the spares or services as cards, with the dialog that adds one (spec 2.14). */
export function ArticleList<TArticle extends { id: string }>(props: ArticleListProps<TArticle>) {
  const { title, addTitle, edges, reading, type, field, titleOf, card, AddDialog } = props;
  const filter = useFilter(edges, ({ node }) => titleOf(node));
  const order = useOrdering(type, { field }, !reading && !filter.active);
  const [adding, setAdding] = useKeptState(dialogs, title, false, Boolean);

  return (
    <>
      <ScreenHeader title={title}>
        <Group gap="xs" wrap="nowrap">
          {order.button}
          <AddButton label={addTitle} onClick={() => setAdding(true)} />
        </Group>
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <Filtered filter={filter}>
          <OrderedEntries ids={edges.map(({ node }) => node.id)} onMove={order.onMove}>
            <CardGrid>
              {filter.found.map(({ node }) => (
                <Fragment key={node.id}>{card(node)}</Fragment>
              ))}
            </CardGrid>
          </OrderedEntries>
        </Filtered>
      )}
      <AddDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
