import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { Language } from '../../i18n/languages.ts';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { Neighbours } from '../drafts/Neighbours.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useMovable } from '../order/use-movable.ts';
import { useMove } from '../order/use-move.ts';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { AddSubPartForm } from './AddSubPartForm.tsx';
import type { SubPartList_SpareFragment } from './SubPartList.generated.ts';
import { SubPartPageDocument } from './SubPartPage.generated.ts';
import { columnsOf } from './sub-part-columns.ts';
import type { SubPartColumn } from './sub-part-columns.ts';
import { InPlaceBar } from './InPlaceBar.tsx';
import { InPlaceRow, stateColumn } from './InPlaceRow.tsx';
import { SubPartRow } from './SubPartRow.tsx';
import { UpdateSubPartForm } from './UpdateSubPartForm.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useDebouncedQuery } from '../lists/use-debounced-query.ts';
import { useFilterBy, useTypedFilter } from '../lists/use-filter.ts';
import { pageSize, useGrowingList } from '../lists/use-growing-list.ts';
import { useSort } from '../lists/use-sort.ts';
import { chosenLanguage } from '../trilingual/chosen-language.ts';
import { useMayBeLost } from '../drafts/unsaved-forms.ts';
import { useInPlace } from './use-in-place.ts';
import { useNearRows } from './use-near-rows.ts';
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

/** Returns the text that rows are filtered by, and the keys that they are sorted by. */
function keysOf(columns: readonly SubPartColumn[]) {
  const textOf = ({ node }: Edge) => columns.map(({ shown }) => shown(node) ?? '').join(' ');
  const sortKeys = Object.fromEntries(
    columns.map(({ name, shown }) => [name, ({ node }: Edge) => shown(node)] as const),
  );
  return { textOf, sortKeys };
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
  const allColumns = useMemo(() => columnsOf(storedFields), [storedFields]);
  const { textOf, sortKeys } = useMemo(() => keysOf(allColumns), [allColumns]);
  const language = useReactiveVar(chosenLanguage);
  const typed = useTypedFilter();
  const wanted = all.pageInfo.hasNextPage ? typed.text.trim() : '';
  const { query, isSearching } = useDebouncedQuery(wanted);
  const variables = { restId, ...firstParts, ...(query && { filter: { text: query } }) };
  // Without a filter it is in the cache: the screen's query has read it.
  const parts = useScreenQuery(SubPartPageDocument, variables).data.spare?.parts ?? all;
  const readMore = useReadMore(SubPartPageDocument, variables);
  useForgetFiltered(id, query);
  const { newsRef, ...inPlace } = useInPlace(all.edges, parts.edges);
  const columns = useMemo(
    () => (inPlace.isOn ? columnsIn(allColumns, language) : allColumns),
    [allColumns, inPlace.isOn, language],
  );
  const filter = useFilterBy(typed, inPlace.listed, textOf);
  const order = useSort(filter.found, sortKeys);
  const needsAll = order.sort !== null;
  const list = useGrowingList(order.sorted, { list: parts, readMore, needsAll });
  const foundCount = parts.pageInfo.hasNextPage ? parts.totalCount : filter.found.length;
  const dialogs = useDialogs(dialogStates, id);
  const isChosen = ({ node }: Edge) => node.id === dialogs.chosen;
  const chosen = useLast(parts.edges.find(isChosen) ?? all.edges.find(isChosen))?.node;
  const isMovable = useMovable('SUB_PART');
  const move = useMove({ of: { __typename: 'Spare', id }, field: 'parts' });
  const listed = useRef<HTMLDivElement>(null);
  const subParts = inPlace.subPartsOf(list.shown);
  const ids = subParts.map((subPart) => subPart.id);
  const near = useNearRows(listed, ids, inPlace.isOn);
  const mayBeLost = useMayBeLost();

  async function handleInPlace(isOn: boolean) {
    if (isOn || (await mayBeLost(listed.current ?? undefined))) inPlace.choose(isOn);
  }

  return (
    <section>
      <SectionHeader title="Spare parts">
        <Group gap="xs">
          {actions}
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={dialogs.add}>
            Add spare part
          </Button>
        </Group>
      </SectionHeader>
      {all.totalCount === 0 ? (
        <EmptyList text="No Item" />
      ) : (
        <>
          <InPlaceBar isOn={inPlace.isOn} onChange={handleInPlace} language={language} />
          <VisuallyHidden ref={newsRef} role="status" aria-label="Rows" />
          <Filtered
            filter={{
              ...{ ...filter, found: subParts },
              setText: (text) => {
                inPlace.release();
                filter.setText(text);
              },
            }}
            reading={
              wanted !== query || isSearching || list.reading ? 'Loading sub-parts…' : undefined
            }
            state={`${foundCount} of ${all.totalCount}`}
          >
            <div ref={listed}>
              <DataTable
                label="Spare parts"
                columns={inPlace.isOn ? [...columns, stateColumn] : columns}
                order={{
                  ...order,
                  toggle: (column) => {
                    inPlace.release();
                    order.toggle(column);
                  },
                }}
              >
                {subParts.map((subPart, index) =>
                  near.has(subPart.id) ? (
                    <InPlaceRow
                      key={subPart.id}
                      subPart={subPart}
                      columns={columns}
                      position={index + 1}
                      list={inPlace.list}
                      onChoose={dialogs.edit}
                    />
                  ) : (
                    <SubPartRow
                      key={subPart.id}
                      subPart={subPart}
                      columns={columns}
                      emptyColumn={inPlace.isOn ? stateColumn.name : undefined}
                      onChoose={dialogs.edit}
                    />
                  ),
                )}
              </DataTable>
            </div>

            {list.more && <LoadMore {...list.more} />}
          </Filtered>
        </>
      )}
      <FormDialog title="Add spare part" open={dialogs.open === 'add'} onClose={dialogs.close}>
        <AddSubPartForm spareId={id} onDone={dialogs.close} />
      </FormDialog>
      <FormDialog title="Update spare part" open={dialogs.open === 'edit'} onClose={dialogs.close}>
        <Neighbours ids={ids} shown={dialogs.chosen} onShow={dialogs.edit} />
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
              onDeleted={() => {
                // What was typed in its row is not kept, as it is where somebody else has deleted it.
                inPlace.list.setUnsaved(chosen, false);
                dialogs.close();
              }}
            />
          )}
        </OrderedEntries>
      </FormDialog>
    </section>
  );
}

/** Leaves out the descriptions in other languages: there is room to type in one. */
function columnsIn(columns: readonly SubPartColumn[], language: Language) {
  return columns.filter((column) => (column.language ?? language) === language);
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
