import { useSuspenseQuery } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { CardGrid } from '../ui/CardGrid.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddSpareDialog } from './AddSpareDialog.tsx';
import { SpareCard } from './SpareCard.tsx';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';

/** The spares as cards, and the dialog that adds one (spec 2.14, 'Spare parts list'). */
export function SpareListScreen() {
  const { edges } = useSuspenseQuery(SpareListScreenDocument).data.spares;
  const [adding, setAdding] = useState(false);

  return (
    <>
      <ScreenHeader title="Spare Parts">
        <ActionIcon size="lg" onClick={() => setAdding(true)} aria-label="Add spare part">
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <CardGrid>
          {edges.map(({ node }) => (
            <SpareCard key={node.id} spare={node} />
          ))}
        </CardGrid>
      )}
      <AddSpareDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
