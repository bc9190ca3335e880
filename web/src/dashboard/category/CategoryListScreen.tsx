import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { CardGrid } from '../lists/CardGrid.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { FocusList } from '../ui/FocusList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddCategoryForm } from './AddCategoryForm.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryListScreenDocument } from './CategoryListScreen.generated.ts';
import { EditCategoryForm } from './EditCategoryForm.tsx';
import { useDialogs } from '../drafts/use-dialogs.ts';
import type { DialogsState } from '../drafts/use-dialogs.ts';

const dialogStates = keptDrafts<DialogsState>();

/** Lists the categories of all languages, with the dialogs that add and edit one (spec 2.14). */
export function CategoryListScreen() {
  const { categories } = useScreenQuery(CategoryListScreenDocument, wholeList).data;
  const { edges } = categories;
  useWholeList(categories, useReadMore(CategoryListScreenDocument, wholeList));
  const filter = useFilter(edges, ({ node }) => `${node.name} ${node.language}`);
  const dialogs = useDialogs(dialogStates, '');
  const chosen = edges.find(({ node }) => node.id === dialogs.chosen)?.node;
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      <ScreenHeader title="Categories">
        <ActionIcon ref={addButton} size="lg" onClick={dialogs.add} aria-label="Add category">
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No category" />
      ) : (
        <Filtered filter={filter}>
          <FocusList rest={addButton}>
            <CardGrid>
              {filter.found.map(({ node }) => (
                <CategoryCard key={node.id} category={node} onEdit={() => dialogs.edit(node.id)} />
              ))}
            </CardGrid>
          </FocusList>
        </Filtered>
      )}
      <FormDialog
        title="Add category"
        open={dialogs.open === 'add'}
        onClose={dialogs.close}
        size="32rem"
      >
        <AddCategoryForm onDone={dialogs.close} />
      </FormDialog>
      <FormDialog
        title="Edit category"
        open={dialogs.open === 'edit'}
        onClose={dialogs.close}
        size="32rem"
      >
        <EditCategoryForm category={chosen} onDone={dialogs.close} />
      </FormDialog>
    </>
  );
}
