import { useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';

import { busy } from '../../ui/busy.tsx';
import { usePending } from '../../ui/use-pending.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { confirm } from '../ui/confirm.ts';
import { secondOf } from '../ui/times.ts';
import { EarlierImportsDocument } from './EarlierImports.generated.ts';
import type { EarlierImportsQuery } from './EarlierImports.generated.ts';
import classes from './EarlierImports.module.css';
import { counted, countsOf, keptOf } from './plan-counts.ts';

interface EarlierImportsProps {
  spareId: string;
  onUndo: (importId: string) => Promise<void>;
}

/**
 * Lists the imports into a spare of which something can be undone, the newest first, each with a button that
 * does; renders nothing where the backend lists none.
 */
export function EarlierImports({ spareId, onUndo }: EarlierImportsProps) {
  const { data, previousData, error } = useQuery(EarlierImportsDocument, {
    variables: { spareId },
    // Somebody else may have imported or undone something since the dialog was open last.
    fetchPolicy: 'cache-and-network',
  });
  const known = data ?? previousData;

  if (!known) {
    return (
      <Text role="status">
        {error ? 'The earlier imports could not be loaded.' : 'Loading earlier imports…'}
      </Text>
    );
  }
  const imports = known.undoableImports;
  if (!imports) return null;
  return (
    <section className={classes.section}>
      <h3 className={classes.title} tabIndex={-1}>
        Earlier imports
      </h3>
      <Text className={classes.detail}>
        An import that was undone, or whose spare parts were all changed since then, is not listed.
      </Text>
      {imports.length === 0 ? (
        <EmptyList text="No import can be undone" />
      ) : (
        <ul className={classes.list} aria-label="Earlier imports">
          {imports.map((one) => (
            <EarlierImport key={one.importId} of={one} onUndo={onUndo} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface EarlierImportProps {
  of: NonNullable<EarlierImportsQuery['undoableImports']>[number];
  onUndo: EarlierImportsProps['onUndo'];
}

function EarlierImport({ of: one, onUndo }: EarlierImportProps) {
  const { importId, importedAt, importedBy, keptCount } = one;
  const [undoing, run] = usePending();
  const time = secondOf(importedAt);
  const counts = { added: one.addedCount, changed: one.changedCount, removed: one.removedCount };

  async function handleUndo() {
    const count = counts.added + counts.changed + counts.removed - keptCount;
    const detail = [
      `${counted(count, 'spare part')} will be as before the import.`,
      ...(counts.added > 0 ? ['What it added goes to the trash.'] : []),
      ...(keptCount > 0 ? [`${keptOf(keptCount)}.`] : []),
    ];
    const question = 'Are you sure you want to undo this import?';
    if (!(await confirm(question, detail.join(' ')))) return;
    await run(onUndo(importId));
  }

  return (
    <li className={classes.entry}>
      <div className={classes.text}>
        <time dateTime={importedAt}>{time}</time> by {importedBy.login}
        <div className={classes.detail}>{countsOf(counts).join(', ')}</div>
        {keptCount > 0 && <div className={classes.detail}>{keptOf(keptCount)}</div>}
      </div>
      <Button
        variant="default"
        {...busy(undoing)}
        onClick={handleUndo}
        aria-label={`Undo this import of ${time}`}
      >
        Undo this import
      </Button>
    </li>
  );
}
