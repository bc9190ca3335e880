import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';

import { busy } from '../../ui/busy.tsx';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { emptyList, useReadMore } from '../../ui/list/use-read-more.ts';
import { ScreenBoundary } from '../../ui/screen/ScreenBoundary.tsx';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { entities } from '../entity/entities.ts';
import type { EntityKind } from '../entity/entities.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { useGrowingList } from '../lists/use-growing-list.ts';
import { newestFirst } from '../ui/newest-first.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { usePending } from '../../ui/use-pending.ts';
import { Comparison } from './Comparison.tsx';
import { timeOf } from './revisions.ts';
import { RevisionEntry } from './RevisionEntry.tsx';
import classes from './RevisionList.module.css';
import { RevisionListDocument } from './RevisionList.generated.ts';
import { revisedFields } from './revised-fields.ts';

interface RevisionListProps {
  kind: EntityKind;
  id: string | undefined;
  categoryName: ((id: string) => string) | undefined;
  /** Resolves to whether it is stored. */
  onRestore: (revision: string) => Promise<boolean>;
  /** Called once it is stored, if the list still shows. */
  onRestored: () => void;
}

/** How many revisions are loaded at first. */
const pageSize = 20;

/** Lists the revisions of an object, the newest first, and compares one with the present or with another. */
export function RevisionList(props: RevisionListProps) {
  const { kind, id, categoryName, onRestore, onRestored } = props;
  const variables = { ...(id !== undefined && { of: id }), first: pageSize, orderBy: newestFirst };
  const list = useScreenQuery(RevisionListDocument, variables).data.revisions ?? emptyList;
  const readMore = useReadMore(RevisionListDocument, variables);
  const fields = revisedFields(entities[kind]);
  const { shown, more } = useGrowingList(list.edges, {
    list,
    readMore,
    needsAll: false,
    name: `${kind} ${id}`,
  });
  const revisions = shown.map(({ node }) => node);
  const [newest, previous] = revisions;
  // What the last save has changed, to begin with.
  const [chosenId, setChosenId] = useState((previous ?? newest)?.id);
  const [otherId, setOtherId] = useState<string>();
  const isShown = useIsShown();
  const [restoring, run] = usePending();
  const chosen = revisions.find((revision) => revision.id === chosenId);
  const others = revisions.filter((revision) => revision !== chosen);
  // The present, unless another one is chosen.
  const other = others.find((revision) => revision.id === otherId) ?? others[0];

  if (!newest || !chosen) return <EmptyList text="No revisions yet" />;
  const isOtherNewer = other && revisions.indexOf(other) < revisions.indexOf(chosen);
  const [older, newer] = isOtherNewer ? [chosen, other] : [other, chosen];

  function choose(revision: string) {
    setChosenId(revision);
    setOtherId(undefined);
  }

  async function handleRestore(revision: string) {
    const isRestored = await run(onRestore(revision));
    if (isRestored && isShown()) onRestored();
  }

  return (
    <div className={classes.layout}>
      <div className={classes.revisions}>
        <ol className={classes.list} aria-label="Revisions">
          {revisions.map((revision) => (
            <RevisionEntry
              key={revision.id}
              revision={revision}
              fields={fields}
              isPresent={revision === newest}
              isChosen={revision === chosen}
              onChoose={() => choose(revision.id)}
            />
          ))}
        </ol>
        {more && <LoadMore {...more} />}
      </div>
      <section className={classes.comparison} aria-label="Comparison">
        {older ? (
          <>
            <div className={classes.actions}>
              <NativeSelect
                label="Compare with"
                data={others.map((one) => ({
                  value: one.id,
                  label: one === newest ? 'The present' : timeOf(one),
                }))}
                value={other?.id ?? ''}
                onChange={(event) => setOtherId(event.currentTarget.value)}
              />
              {chosen !== newest && (
                <Button
                  variant="outline"
                  {...busy(restoring)}
                  onClick={() => handleRestore(chosen.id)}
                  aria-label={`Restore ${timeOf(chosen)}`}
                >
                  Restore
                </Button>
              )}
            </div>
            <h3 tabIndex={-1} className={classes.span}>
              {timeOf(older)} → {newer === newest ? 'the present' : timeOf(newer)}
            </h3>
            <ScreenBoundary language="en">
              <Comparison
                fields={fields}
                olderId={older.id}
                newerId={newer.id}
                isWithPresent={newer === newest}
                categoryName={categoryName}
              />
            </ScreenBoundary>
          </>
        ) : (
          <p className={classes.note}>There is no other revision to compare with yet.</p>
        )}
      </section>
    </div>
  );
}
