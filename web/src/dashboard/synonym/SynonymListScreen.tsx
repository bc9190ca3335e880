import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Navigate } from 'dashboard-router';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useDialogs } from '../drafts/use-dialogs.ts';
import type { DialogsState } from '../drafts/use-dialogs.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { FocusList } from '../ui/FocusList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import rows from '../lists/PlainRows.module.css';
import { AddSynonymForm } from './AddSynonymForm.tsx';
import { EditSynonymForm } from './EditSynonymForm.tsx';
import { SynonymListScreenDocument } from './SynonymListScreen.generated.ts';
import type { SynonymListScreenQuery } from './SynonymListScreen.generated.ts';
import { SynonymRow } from './SynonymRow.tsx';
import { TryWord } from './TryWord.tsx';

const dialogStates = keptDrafts<DialogsState>();

type List = NonNullable<SynonymListScreenQuery['synonyms']>;

/** Names of one thing; the built-in ones have no node. */
interface Entry {
  words: string;
  node?: List['edges'][number]['node'];
}

const emptyList: List = {
  __typename: 'SynonymConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

/**
 * Lists the names that the search takes for one another: those of administrators, with the dialogs that add
 * and edit them, and the built-in ones. An unknown path where the backend keeps none (spec 2.1).
 */
export function SynonymListScreen() {
  const { synonyms } = useScreenQuery(SynonymListScreenDocument, wholeList).data;
  const list = synonyms ?? emptyList;
  const { edges } = list;
  useWholeList(list, useReadMore(SynonymListScreenDocument, wholeList));
  const builtIn = useBuiltInEntries();
  const entries = useMemo(
    () => [...edges.map(({ node }): Entry => ({ words: node.words, node })), ...builtIn],
    [edges, builtIn],
  );
  const filter = useFilter(entries, ({ words }) => words);
  const dialogs = useDialogs(dialogStates, '');
  const chosen = edges.find(({ node }) => node.id === dialogs.chosen)?.node;
  const addButton = useRef<HTMLButtonElement>(null);

  if (!synonyms) return <Navigate to="/dashboard" replace />;
  const own = filter.found.flatMap(({ node }) => node ?? []);
  const others = filter.found.filter(({ node }) => !node);
  return (
    <>
      <ScreenHeader title="Synonyms">
        <ActionIcon ref={addButton} size="lg" onClick={dialogs.add} aria-label="Add synonyms">
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      <p className={rows.intro}>
        The search takes names of the same thing for one another, in all languages and in any form.
        Add what your customers say; it counts at once, beside the built-in names.
      </p>
      <TryWord />
      <Filtered filter={filter}>
        {edges.length === 0 && !filter.active && <EmptyList text="No synonyms of your own yet" />}
        {own.length > 0 && (
          <FocusList rest={addButton}>
            <ul className={rows.list} aria-label="Your synonyms">
              {own.map((node) => (
                <SynonymRow key={node.id} synonym={node} onEdit={() => dialogs.edit(node.id)} />
              ))}
            </ul>
          </FocusList>
        )}
        {others.length > 0 && (
          <section>
            <SectionHeader title="Built-in synonyms" />
            <ul className={rows.list} aria-label="Built-in synonyms">
              {others.map(({ words }) => (
                <li key={words} className={rows.row}>
                  <span className={rows.text}>{words}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Filtered>
      <FormDialog
        title="Add synonyms"
        open={dialogs.open === 'add'}
        onClose={dialogs.close}
        size="32rem"
      >
        <AddSynonymForm onDone={dialogs.close} />
      </FormDialog>
      <FormDialog
        title="Edit synonyms"
        open={dialogs.open === 'edit'}
        onClose={dialogs.close}
        size="32rem"
      >
        <EditSynonymForm synonym={chosen} onDone={dialogs.close} />
      </FormDialog>
    </>
  );
}

/** Loads the built-in entries; what they find beside their names comes last. */
function useBuiltInEntries(): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    void import('backend/built-in-synonyms').then(({ builtInSynonyms }) => {
      const lines = builtInSynonyms.trim().split('\n');
      setEntries(lines.map((line) => ({ words: line.replace(': ', '; also finds ') })));
    });
  }, []);
  return entries;
}
