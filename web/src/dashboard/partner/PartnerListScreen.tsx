import { useSuspenseQuery } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { ScreenBoundary } from '../../ui/ScreenBoundary.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { AddPartnerForm } from './AddPartnerForm.tsx';
import { EditPartnerForm } from './EditPartnerForm.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import { PartnerListScreenDocument } from './PartnerListScreen.generated.ts';

/** The partners as image cards, and the dialogs that add and change one (spec 2.14, 'Partners'). */
export function PartnerListScreen() {
  const { edges } = useSuspenseQuery(PartnerListScreenDocument).data.allPartners;
  const [dialog, setDialog] = useState<'add' | 'edit' | null>(null);
  const [chosenRestId, setChosenRestId] = useState('');

  function close() {
    setDialog(null);
  }

  return (
    <>
      <ScreenHeader title="Partners">
        <ActionIcon size="lg" onClick={() => setDialog('add')} aria-label="Add partner">
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No partner" />
      ) : (
        <CardGrid>
          {edges.map(({ node }, index) => (
            <PartnerCard
              key={node.id}
              partner={node}
              name={`partner ${index + 1}`}
              onEdit={() => {
                setChosenRestId(node.restId);
                setDialog('edit');
              }}
            />
          ))}
        </CardGrid>
      )}
      <FormDialog title="Add partner" open={dialog === 'add'} onClose={close}>
        <AddPartnerForm onDone={close} />
      </FormDialog>
      <FormDialog title="Edit partner" open={dialog === 'edit'} onClose={close}>
        <ScreenBoundary>
          <EditPartnerForm restId={chosenRestId} onDone={close} />
        </ScreenBoundary>
      </FormDialog>
    </>
  );
}
