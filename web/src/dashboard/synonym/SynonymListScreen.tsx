import { Navigate } from 'dashboard-router';
import { useEffect, useMemo, useState } from 'react';

import { appendEdge, removeEdge } from '../../apollo/connection.ts';
import type { AddSynonymInput } from '../../apollo/schema.generated.ts';
import { emptyList, useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EntriesScreen, entryDrafts } from '../entries/EntriesScreen.tsx';
import { EntryIcons } from '../entries/EntryIcons.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import rows from '../lists/PlainRows.module.css';
import { useFilter } from '../lists/use-filter.ts';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { SynonymField } from './SynonymField.tsx';
import {
  AddSynonymDocument,
  DeleteSynonymDocument,
  SynonymListScreenDocument,
  UpdateSynonymDocument,
} from './SynonymListScreen.generated.ts';
import type { SynonymListScreen_SynonymFragment } from './SynonymListScreen.generated.ts';
import { TryWord } from './TryWord.tsx';

const { fields } = entities.SYNONYM;
const drafts = entryDrafts<AddSynonymInput>('synonym');
const cachedList = { document: SynonymListScreenDocument, field: 'synonyms' } as const;

/** Names of one thing; the built-in ones have no node. */
interface Entry {
  words: string;
  node?: SynonymListScreen_SynonymFragment;
}

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

  if (!synonyms) return <Navigate to="/dashboard" replace />;
  const own = filter.found.flatMap(({ node }) => node ?? []);
  const others = filter.found.filter(({ node }) => !node);
  return (
    <EntriesScreen
      title="Synonyms"
      addTitle="Add synonyms"
      editTitle="Edit synonyms"
      size="32rem"
      entries={edges}
      entity={{
        kind: 'SYNONYM',
        fields,
        drafts,
        empty: emptyValues(fields),
        valuesOf: (synonym: SynonymListScreen_SynonymFragment) => toValues(fields, synonym),
        Fields: SynonymField,
        add: AddSynonymDocument,
        onAdded: (cache, { addSynonym }) => appendEdge(cache, cachedList, addSynonym.synonymEdge),
        update: UpdateSynonymDocument,
        updatedIn: ({ updateSynonym }) => updateSynonym.synonym,
      }}
    >
      {(edit) => (
        <>
          <p className={rows.intro}>
            The search takes names of the same thing for one another, in all languages and in any
            form. Add what your customers say; it counts at once, beside the built-in names.
          </p>
          <TryWord />
          <Filtered filter={filter}>
            {edges.length === 0 && !filter.active && (
              <EmptyList text="No synonyms of your own yet" />
            )}
            {own.length > 0 && (
              <ul className={rows.list} aria-label="Your synonyms">
                {own.map(({ id, words }) => (
                  <li key={id} className={rows.row}>
                    <span className={rows.text}>{words}</span>
                    <EntryIcons
                      id={id}
                      name={words}
                      onEdit={() => edit(id)}
                      call={DeleteSynonymDocument}
                      onDeleted={(cache) => removeEdge(cache, cachedList, id)}
                    />
                  </li>
                ))}
              </ul>
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
        </>
      )}
    </EntriesScreen>
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
