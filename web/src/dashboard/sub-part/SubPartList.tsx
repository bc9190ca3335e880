import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { languages } from '../../i18n/languages.ts';
import { maxPageSize } from '../../ui/list/use-read-more.ts';
import type { ReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList } from '../../ui/list/use-whole-list.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { labelIn } from '../entity/localized-text.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useMovable } from '../order/use-movable.ts';
import { useMove } from '../order/use-move.ts';
import { FocusList } from '../ui/FocusList.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { AddSubPartForm } from './AddSubPartForm.tsx';
import type { SubPartList_SpareFragment } from './SubPartList.generated.ts';
import { plainFields } from './sub-part-fields.ts';
import { SubPartRow } from './SubPartRow.tsx';
import { UpdateSubPartForm } from './UpdateSubPartForm.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { useSort } from '../lists/use-sort.ts';
import { useDialogs } from '../drafts/use-dialogs.ts';
import type { DialogsState } from '../drafts/use-dialogs.ts';

const dialogStates = keptDrafts<DialogsState>();

interface SubPartListProps {
  spare: SubPartList_SpareFragment;
  /** Loads the next sub-parts. */
  readMore: ReadMore;
  /** What else can be done with the whole list. */
  actions: ReactNode;
}

type Edge = SubPartList_SpareFragment['parts']['edges'][number];

const fieldColumns = plainFields.map(({ name, label, kind, width }) => ({
  name: label,
  width,
  numeric: kind === 'number',
  sortKey: ({ node }: Edge) => node[name],
}));
const descriptionColumns = languages.map((language) => ({
  name: labelIn(language, 'Description'),
  sortKey: ({ node }: Edge) => node.description[language],
}));
const columns = [...fieldColumns.slice(0, 1), ...descriptionColumns, ...fieldColumns.slice(1)];
const textOf = (edge: Edge) => columns.map(({ sortKey }) => sortKey(edge)).join(' ');
const sortKeys = Object.fromEntries(columns.map(({ name, sortKey }) => [name, sortKey]));

/** Lists the sub-parts of a spare, with the dialogs that add and edit them (spec 2.14, 'Spare detail'). */
export function SubPartList({ spare, readMore, actions }: SubPartListProps) {
  const { id, parts } = spare;
  const reading = useWholeList(parts, readMore);
  const filter = useFilter(parts.edges, textOf);
  const order = useSort(filter.found, sortKeys);
  const dialogs = useDialogs(dialogStates, id);
  const chosen = useLast(parts.edges.find(({ node }) => node.id === dialogs.chosen))?.node;
  const isMovable = useMovable('SUB_PART');
  const move = useMove({ of: { __typename: 'Spare', id }, field: 'parts' });
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <section>
      <SectionHeader title="Spare parts">
        <Group gap="xs">
          {actions}
          <Button
            ref={addButton}
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={dialogs.add}
          >
            Add spare part
          </Button>
        </Group>
      </SectionHeader>
      {parts.edges.length === 0 ? (
        <EmptyList text="No Item" />
      ) : (
        <Filtered filter={filter}>
          <FocusList rest={addButton}>
            <DataTable
              label="Spare parts"
              columns={columns}
              order={order}
              long={parts.edges.length > maxPageSize}
            >
              {order.sorted.map(({ node }) => (
                <SubPartRow key={node.id} subPart={node} onChoose={dialogs.edit} />
              ))}
            </DataTable>
          </FocusList>
        </Filtered>
      )}
      {reading && (
        <Text role="status" size="sm" mt="md" c="var(--ink-soft)">
          Loading all sub-parts…
        </Text>
      )}
      <FormDialog title="Add spare part" open={dialogs.open === 'add'} onClose={dialogs.close}>
        <AddSubPartForm spareId={id} onDone={dialogs.close} />
      </FormDialog>
      <FormDialog title="Update spare part" open={dialogs.open === 'edit'} onClose={dialogs.close}>
        <OrderedEntries
          ids={parts.edges.map(({ node }) => node.id)}
          onMove={isMovable ? move : undefined}
          reading={reading}
        >
          {chosen && <UpdateSubPartForm spareId={id} subPart={chosen} onDone={dialogs.close} />}
        </OrderedEntries>
      </FormDialog>
    </section>
  );
}

/** Returns the value, or the last one before it became undefined: a closing dialog keeps its content. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
