import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';

import { FormDialog } from '../drafts/FormDialog.tsx';
import { ExportSubPartsButton } from './ExportSubPartsButton.tsx';
import { ImportForm } from './ImportForm.tsx';
import { SubPartImportOfferDocument } from '../sub-part/ImportOffer.generated.ts';

/** Offers the sub-parts of a spare as a CSV file and, where the backend can, takes one (our addition). */
export function SubPartFiles({ spare }: { spare: { id: string; restId: string } }) {
  const { data } = useQuery(SubPartImportOfferDocument);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <ExportSubPartsButton spare={spare} />
      {data?.subPartImport && (
        <Button
          variant="default"
          leftSection={<IconTableImport size={16} stroke={1.75} />}
          onClick={() => setOpen(true)}
        >
          Import CSV
        </Button>
      )}
      <FormDialog title="Import spare parts" open={open} onClose={close} size="48rem">
        <ImportForm spareId={spare.id} onDone={close} />
      </FormDialog>
    </>
  );
}
