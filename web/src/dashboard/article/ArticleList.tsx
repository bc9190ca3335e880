import { Group } from '@mantine/core';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { AddButton } from '../lists/AddButton.tsx';
import { CardGrid } from '../lists/CardGrid.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { TranslationMarks } from '../lists/TranslationMarks.tsx';
import type { Filter } from '../lists/use-filter.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useOrdering } from '../order/use-ordering.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddArticleForm } from './AddArticleForm.tsx';
import type { AddArticle } from './AddArticleForm.tsx';

interface ArticleListProps<TArticle, TAdded> {
  title: string;
  /** The name of the dialog that adds an article. */
  addTitle: string;
  edges: readonly { node: TArticle }[];
  /** Whether more of the list is being loaded. */
  reading: boolean;
  filter: Filter<{ node: TArticle }>;
  /** What is said of an active filter; how many it has found where this is left out. */
  filterState?: string | undefined;
  kind: 'SPARE' | 'SERVICE';
  /** The field of Query that lists them. */
  field: 'spares' | 'services';
  card: (article: TArticle) => ReactNode;
  add: AddArticle<TAdded>;
}

const dialogs = keptDrafts<boolean>();

/** Lists the spares or services as cards, with the dialog that adds one (spec 2.14). */
export function ArticleList<TArticle extends { id: string }, TAdded>(
  props: ArticleListProps<TArticle, TAdded>,
) {
  const { title, addTitle, edges, reading, filter, filterState, kind, field, card, add } = props;
  const order = useOrdering(kind, { field }, !reading && !filter.active);
  const [adding, setAdding] = useKeptState(dialogs, title, false, Boolean);
  const close = () => setAdding(false);

  return (
    <>
      <ScreenHeader title={title}>
        <Group gap="xs" wrap="nowrap">
          {order.button}
          <AddButton label={addTitle} onClick={() => setAdding(true)} />
        </Group>
      </ScreenHeader>
      {filter.total === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <Filtered filter={filter} state={filterState}>
          <TranslationMarks kind={kind}>
            <OrderedEntries ids={edges.map(({ node }) => node.id)} onMove={order.onMove}>
              <CardGrid>
                {filter.found.map(({ node }) => (
                  <Fragment key={node.id}>{card(node)}</Fragment>
                ))}
              </CardGrid>
            </OrderedEntries>
          </TranslationMarks>
        </Filtered>
      )}
      <FormDialog title={addTitle} open={adding} onClose={close}>
        <AddArticleForm {...add} kind={kind} onDone={close} />
      </FormDialog>
    </>
  );
}
