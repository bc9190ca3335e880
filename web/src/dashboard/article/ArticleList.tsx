import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { AddButton } from '../lists/AddButton.tsx';
import { CardGrid } from '../lists/CardGrid.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import type { Filter } from '../lists/use-filter.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import type { DialogState } from './AddArticleDialog.tsx';

interface ArticleListProps<TArticle> {
  title: string;
  /** The name of the dialog that adds an article. */
  addTitle: string;
  filter: Filter<{ node: TArticle }>;
  /** What is said of an active filter; how many it has found where this is left out. */
  filterState?: string | undefined;
  card: (article: TArticle) => ReactNode;
  AddDialog: ComponentType<DialogState>;
}

const dialogs = keptDrafts<boolean>();

/** Lists the spares or services as cards, with the dialog that adds one (spec 2.14). */
export function ArticleList<TArticle extends { id: string }>(props: ArticleListProps<TArticle>) {
  const { title, addTitle, filter, filterState, card, AddDialog } = props;
  const [adding, setAdding] = useKeptState(dialogs, title, false, Boolean);

  return (
    <>
      <ScreenHeader title={title}>
        <AddButton label={addTitle} onClick={() => setAdding(true)} />
      </ScreenHeader>
      {filter.total === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <Filtered filter={filter} state={filterState}>
          <CardGrid>
            {filter.found.map(({ node }) => (
              <Fragment key={node.id}>{card(node)}</Fragment>
            ))}
          </CardGrid>
        </Filtered>
      )}
      <AddDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
