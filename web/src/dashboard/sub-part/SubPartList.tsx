import { useApolloClient } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { languages } from '../../i18n/languages.ts';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { Neighbours } from '../drafts/Neighbours.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { labelIn } from '../entity/localized-text.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useMovable } from '../order/use-movable.ts';
import { useMove } from '../order/use-move.ts';
import { FocusList } from '../ui/FocusList.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { AddSubPartForm } from './AddSubPartForm.tsx';
import type { SubPartList_SpareFragment } from './SubPartList.generated.ts';
import { SubPartPageDocument } from './SubPartPage.generated.ts';
import type { plainFields } from './sub-part-fields.ts';
import { SubPartRow } from './SubPartRow.tsx';
import { UpdateSubPartForm } from './UpdateSubPartForm.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useDebouncedQuery } from '../lists/use-debounced-query.ts';
import { useFilterBy, useTypedFilter } from '../lists/use-filter.ts';
import { pageSize, useGrowingList } from '../lists/use-growing-list.ts';
import { useSort } from '../lists/use-sort.ts';
import { useStoredFields } from './use-stored-fields.ts';
import { useDialogs } from '../drafts/use-dialogs.ts';
import type { DialogsState } from '../drafts/use-dialogs.ts';

const dialogStates = keptDrafts<DialogsState>();

interface SubPartListProps {
  /** The spare with all of its sub-parts, as far as they are loaded. */
  spare: SubPartList_SpareFragment;
  /** What else can be done with the whole list. */
  actions: ReactNode;
}

type Edge = SubPartList_SpareFragment['parts']['edges'][number];

const descriptionColumns = languages.map((language) => ({
  name: labelIn(language, 'Description'),
  sortKey: ({ node }: Edge) => node.description[language],
}));

/** What the table shows of the fields that the backend stores. */
function tableOf(fields: typeof plainFields) {
  const fieldColumns = fields.map(({ name, label, kind, width }) => ({
    name: label,
    width,
    numeric: kind === 'number',
    sortKey: ({ node }: Edge) => node[name] ?? '',
  }));
  const columns = [...fieldColumns.slice(0, 1), ...descriptionColumns, ...fieldColumns.slice(1)];
  return {
    columns,
    others: fields.filter(({ name }) => name !== 'partNumber'),
    textOf: (edge: Edge) => columns.map(({ sortKey }) => sortKey(edge)).join(' '),
    sortKeys: Object.fromEntries(columns.map(({ name, sortKey }) => [name, sortKey])),
  };
}

/** The variables of the screen's query: as many sub-parts as are shown at first. */
export const firstParts = { first: pageSize };

/**
 * Lists the sub-parts of a spare, with the dialogs that add and edit them (spec 2.14, 'Spare detail'). Loads
 * them page by page, since there may be thousands. What is loaded is filtered at once; unless that is all,
 * the server then says what else passes the filter. A sorted list is read whole.
 */
export function SubPartList({ spare, actions }: SubPartListProps) {
  const { id, restId, parts: all } = spare;
  const storedFields = useStoredFields();
  const { columns, others, textOf, sortKeys } = useMemo(
    () => tableOf(storedFields),
    [storedFields],
  );
  const typed = useTypedFilter();
  const wanted = all.pageInfo.hasNextPage ? typed.text.trim() : '';
  const { query, isSearching } = useDebouncedQuery(wanted);
  const variables = { restId, ...firstParts, ...(query && { filter: { text: query } }) };
  // Without a filter it is in the cache: the screen's query has read it.
  const parts = useScreenQuery(SubPartPageDocument, variables).data.spare?.parts ?? all;
  const readMore = useReadMore(SubPartPageDocument, variables);
  useForgetFiltered(id, query);
  const filter = useFilterBy(typed, parts.edges, textOf);
  const order = useSort(filter.found, sortKeys);
  const needsAll = order.sort !== null;
  const list = useGrowingList(order.sorted, { list: parts, readMore, needsAll });
  const foundCount = parts.pageInfo.hasNextPage ? parts.totalCount : filter.found.length;
  const dialogs = useDialogs(dialogStates, id);
  const isChosen = ({ node }: Edge) => node.id === dialogs.chosen;
  const chosen = useLast(parts.edges.find(isChosen) ?? all.edges.find(isChosen))?.node;
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
      {all.totalCount === 0 ? (
        <EmptyList text="No Item" />
      ) : (
        <Filtered
          filter={filter}
          reading={
            wanted !== query || isSearching || list.reading ? 'Loading sub-parts…' : undefined
          }
          state={`${foundCount} of ${all.totalCount}`}
        >
          <FocusList rest={addButton}>
            <DataTable label="Spare parts" columns={columns} order={order}>
              {list.shown.map(({ node }) => (
                <SubPartRow key={node.id} subPart={node} others={others} onChoose={dialogs.edit} />
              ))}
            </DataTable>
          </FocusList>
          {list.more && <LoadMore {...list.more} />}
        </Filtered>
      )}
      <FormDialog title="Add spare part" open={dialogs.open === 'add'} onClose={dialogs.close}>
        <AddSubPartForm spareId={id} onDone={dialogs.close} />
      </FormDialog>
      <FormDialog title="Update spare part" open={dialogs.open === 'edit'} onClose={dialogs.close}>
        <Neighbours
          ids={list.shown.map(({ node }) => node.id)}
          shown={dialogs.chosen}
          onShow={dialogs.edit}
        />
        <OrderedEntries
          ids={all.edges.map(({ node }) => node.id)}
          total={all.totalCount}
          onMove={isMovable ? move : undefined}
        >
          {chosen && (
            <UpdateSubPartForm
              key={chosen.id}
              spareId={id}
              subPart={chosen}
              onDone={dialogs.close}
            />
          )}
        </OrderedEntries>
      </FormDialog>
    </section>
  );
}

/** Forgets what passes a filter once another one is chosen: a sub-part that changes may pass it no longer. */
function useForgetFiltered(id: string, query: string): void {
  const { cache } = useApolloClient();
  useEffect(() => {
    if (!query) return;
    const args = { filter: { text: query } };
    const spareId = cache.identify({ __typename: 'Spare', id }) ?? '';
    return () => {
      // Once it is not shown any more: a query that is still watched would be sent again.
      queueMicrotask(() => cache.evict({ id: spareId, fieldName: 'parts', args }));
    };
  }, [cache, id, query]);
}

/** Returns the value, or the last one before it became undefined: a closing dialog keeps its content. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
