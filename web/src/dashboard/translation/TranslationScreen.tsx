import { useMutation } from '@apollo/client/react';
import { Button, SegmentedControl } from '@mantine/core';
import { Link } from 'dashboard-router';

import { isOutdated } from '../../apollo/outdated.ts';
import { showFailure } from '../../ui/alert/alert.ts';
import { busy } from '../../ui/busy.tsx';
import type { TranslatedField, TranslationProblem } from '../../apollo/schema.generated.ts';
import { schemaLanguages } from '../ui/schema-languages.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { entities } from '../entity/entities.ts';
import type { Entity, ScreenEntity } from '../entity/entities.ts';
import { DataCell, DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { useForgetOnLeave } from '../lists/use-forget-on-leave.ts';
import { historyStates, useHistoryState } from '../lists/use-history-state.ts';
import { useSort } from '../lists/use-sort.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { ConfirmTranslationDocument } from './ConfirmTranslation.generated.ts';
import { TranslationScreenDocument } from './TranslationScreen.generated.ts';
import type { TranslationScreenQuery } from './TranslationScreen.generated.ts';

type Gap = TranslationScreenQuery['translationGaps'][number];

const fieldNames: Record<TranslatedField, string> = {
  TITLE: 'Title',
  TEXT: 'Text',
  DESCRIPTION: 'Description',
  ALL: 'Whole product',
};

const problemNames: Record<TranslationProblem, string> = {
  EMPTY: 'Empty',
  UNTRANSLATED: 'Same as in another language',
  OUTDATED: 'Older than another language',
};

const columns = [
  { name: 'Where', sortKey: (gap: Gap) => placeOf(gap).name },
  { name: 'Field', width: '9rem', sortKey: ({ field }: Gap) => fieldNames[field] },
  { name: 'Language', width: '8rem', sortKey: ({ language }: Gap) => language },
  { name: 'Missing', width: '16rem', sortKey: ({ problem }: Gap) => problemNames[problem] },
  { name: 'Texts', width: '6rem', kind: 'number' as const, sortKey: ({ count }: Gap) => count },
];
const sortKeys = Object.fromEntries(columns.map(({ name, sortKey }) => [name, sortKey]));

/** Returns the dashboard screen on which a missing text is edited, and its name in the list. */
function placeOf({ kind, restId, title }: Gap): { name: string; path: string } {
  const { path, owner }: ScreenEntity = entities[kind];
  const { name, ownName }: Entity = entities[owner ?? kind];
  const shown = title || (ownName?.(restId) ?? `${name} ${restId}`);
  return { name: owner ? `${shown}, parts` : shown, path: path(restId) };
}

/** What the filter searches. */
function textOf(gap: Gap): string {
  const { field, language, problem } = gap;
  return [placeOf(gap).name, fieldNames[field], language, problemNames[problem]].join(' ');
}

/** Shown where texts are outdated. */
const actions = { name: 'Actions', width: '8rem' };

const chosenLanguages = historyStates<string>();

/** Lists the texts that are missing in a language, with links to the screens that edit them. */
export function TranslationScreen() {
  const gaps = useScreenQuery(TranslationScreenDocument, {}).data.translationGaps;
  useForgetOnLeave('translationGaps');
  const [chosen, setChosen] = useHistoryState(chosenLanguages, () => 'ALL');
  const order = useSort(gaps, sortKeys);
  const shown = order.sorted.filter(({ language }) => chosen === 'ALL' || chosen === language);
  const filter = useFilter(shown, textOf);
  const hasOutdated = gaps.some(({ problem }) => problem === 'OUTDATED');

  const countIn = (name: string) =>
    gaps.filter(({ language }) => language === name).reduce((sum, { count }) => sum + count, 0);
  const choices = schemaLanguages.map((value) => ({
    value,
    label: `${value} (${countIn(value)})`,
  }));

  return (
    <>
      <ScreenHeader title="Translations" />
      {gaps.length === 0 ? (
        <EmptyList text="Nothing is missing" />
      ) : (
        <>
          <SegmentedControl
            aria-label="Language"
            mb="md"
            data={[{ value: 'ALL', label: 'All' }, ...choices]}
            value={chosen}
            onChange={setChosen}
          />
          {shown.length === 0 ? (
            <EmptyList text="Nothing is missing in this language" />
          ) : (
            <Filtered filter={filter}>
              <DataTable
                label="Missing translations"
                columns={hasOutdated ? [...columns, actions] : columns}
                order={order}
              >
                {filter.found.map((gap) => (
                  <GapRow key={keyOf(gap)} gap={gap} hasActions={hasOutdated} />
                ))}
              </DataTable>
            </Filtered>
          )}
        </>
      )}
    </>
  );
}

function GapRow({ gap, hasActions }: { gap: Gap; hasActions: boolean }) {
  const { name, path } = placeOf(gap);
  const { kind, restId, field, language, count } = gap;
  const [confirm, { loading }] = useMutation(ConfirmTranslationDocument, {
    variables: { input: { kind, restId, field, language, count } },
    update: (cache, response) => {
      if (isOutdated(response)) {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'translationGaps' });
        showFailure('These texts have changed meanwhile. The list shows what is missing now.');
        return;
      }
      cache.updateQuery({ query: TranslationScreenDocument }, (data) => {
        return (
          data && {
            translationGaps: data.translationGaps.filter((one) => keyOf(one) !== keyOf(gap)),
          }
        );
      });
    },
  });
  return (
    <tr role="row">
      <DataCell column="Where" kind="strong">
        <Link to={path}>{name}</Link>
      </DataCell>
      <DataCell column="Field">{fieldNames[gap.field]}</DataCell>
      <DataCell column="Language">{gap.language}</DataCell>
      <DataCell column="Missing">{problemNames[gap.problem]}</DataCell>
      <DataCell column="Texts" kind="number">
        {count}
      </DataCell>
      {hasActions && (
        <DataCell column="Actions" kind="actions">
          {gap.problem === 'OUTDATED' && (
            <Button
              size="compact-sm"
              variant="outline"
              {...busy(loading)}
              onClick={() => void succeeds(confirm())}
              aria-label={`${name}, ${fieldNames[field]}, ${language}: still right`}
            >
              Still right
            </Button>
          )}
        </DataCell>
      )}
    </tr>
  );
}

/** Tells gaps apart, which have no ids. */
function keyOf({ kind, restId, field, language, problem }: Gap): string {
  return [kind, restId, field, language, problem].join();
}
