import { useSuspenseQuery } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { CardGrid } from '../ui/CardGrid.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddServiceDialog } from './AddServiceDialog.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';

/** The services as cards, and the dialog that adds one (spec 2.14, 'Services list'). */
export function ServiceListScreen() {
  const { edges } = useSuspenseQuery(ServiceListScreenDocument).data.services;
  const [adding, setAdding] = useState(false);

  return (
    <>
      <ScreenHeader title="Services">
        <ActionIcon size="lg" onClick={() => setAdding(true)} aria-label="Add service">
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <CardGrid>
          {edges.map(({ node }) => (
            <ServiceCard key={node.id} service={node} />
          ))}
        </CardGrid>
      )}
      <AddServiceDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
