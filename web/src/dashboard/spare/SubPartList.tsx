import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { DataTable } from '../ui/DataTable.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { AddSubPartForm } from './AddSubPartForm.tsx';
import { SubPartList_SpareFragmentDoc } from './SubPartList.generated.ts';
import { SubPartRow } from './SubPartRow.tsx';
import { UpdateSubPartForm } from './UpdateSubPartForm.tsx';

interface SubPartListProps {
  spare: FragmentType<typeof SubPartList_SpareFragmentDoc>;
}

const columns = [
  { name: 'Partnumber', width: '14%' },
  { name: 'Description(De)' },
  { name: 'Description(En)' },
  { name: 'Description(Ru)' },
  { name: 'Subst-Part', width: '14%' },
  { name: 'Quantity', width: '6rem', numeric: true },
];

/** The sub-parts of a spare with the dialogs that add and change them (spec 2.14, 'Spare detail'). */
export function SubPartList({ spare }: SubPartListProps) {
  const { id, parts } = useSuspenseFragment({
    fragment: SubPartList_SpareFragmentDoc,
    fragmentName: 'SubPartList_spare',
    from: spare,
  }).data;
  const [dialog, setDialog] = useState<'add' | 'update' | null>(null);
  const [chosen, setChosen] = useState(parts[0]);

  function close() {
    setDialog(null);
  }

  return (
    <section>
      <SectionHeader title="Spare parts">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => setDialog('add')}
        >
          Add spare part
        </Button>
      </SectionHeader>
      {parts.length === 0 ? (
        <EmptyList text="No Item" />
      ) : (
        <DataTable label="Spare parts" columns={columns}>
          {parts.map((part) => (
            <SubPartRow
              key={part.id}
              subPart={part}
              onChoose={() => {
                setChosen(part);
                setDialog('update');
              }}
            />
          ))}
        </DataTable>
      )}
      <FormDialog title="Add spare part" open={dialog === 'add'} onClose={close}>
        <AddSubPartForm spareId={id} onDone={close} />
      </FormDialog>
      <FormDialog title="Update spare part" open={dialog === 'update'} onClose={close}>
        {chosen && <UpdateSubPartForm subPart={chosen} onDone={close} />}
      </FormDialog>
    </section>
  );
}
