import { useSuspenseQuery } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { CardGrid } from '../ui/CardGrid.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddCategoryForm } from './AddCategoryForm.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryListScreenDocument } from './CategoryListScreen.generated.ts';
import { EditCategoryForm } from './EditCategoryForm.tsx';

/** The categories of all languages with the dialogs that add and edit one (spec 2.14). */
export function CategoryListScreen() {
  const { edges } = useSuspenseQuery(CategoryListScreenDocument).data.allCategories;
  const [dialog, setDialog] = useState<'add' | 'edit' | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = edges.find(({ node }) => node.id === chosenId)?.node;

  function close() {
    setDialog(null);
  }

  return (
    <>
      <ScreenHeader title="Categories">
        <ActionIcon size="lg" onClick={() => setDialog('add')} aria-label="Add category">
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No category" />
      ) : (
        <CardGrid>
          {edges.map(({ node }) => (
            <CategoryCard
              key={node.id}
              category={node}
              onEdit={() => {
                setChosenId(node.id);
                setDialog('edit');
              }}
            />
          ))}
        </CardGrid>
      )}
      <FormDialog title="Add category" open={dialog === 'add'} onClose={close} size="32rem">
        <AddCategoryForm onDone={close} />
      </FormDialog>
      <FormDialog title="Edit category" open={dialog === 'edit'} onClose={close} size="32rem">
        <EditCategoryForm category={chosen} onDone={close} />
      </FormDialog>
    </>
  );
}
