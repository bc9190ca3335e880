import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { ScreenBoundary } from '../../ui/screen/ScreenBoundary.tsx';
import { FormDialog } from '../drafts/FormDialog.tsx';
import type { EntityKind } from '../entity/entities.ts';
import { forgetRevisions } from './revisions.ts';
import { HistoryOfferDocument } from './HistoryOffer.generated.ts';
import { RevisionList } from './RevisionList.tsx';
import { useRestoreRevision } from './use-restore-revision.ts';

interface HistoryButtonProps {
  kind: EntityKind;
  /** The global id; left out for the settings. */
  id?: string;
  /** Names a category by its global id, if the object has one. */
  categoryName?: (id: string) => string;
  /** Forgets the unsaved changes of the form, which the administrator gave up for a restore. */
  onRestored: () => void;
}

/**
 * Opens the history of what a form edits, in a dialog; renders nothing where the backend keeps none. Place
 * it in the form, whose unsaved changes a restore asks about.
 */
export function HistoryButton({ kind, id, categoryName, onRestored }: HistoryButtonProps) {
  const isOffered = Boolean(useQuery(HistoryOfferDocument).data?.revisions);
  const { cache } = useApolloClient();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const restore = useRestoreRevision();

  function handleOpen() {
    forgetRevisions(cache, id);
    setOpen(true);
  }

  function handleRestored() {
    setOpen(false);
    onRestored();
  }

  if (!isOffered) return null;
  return (
    <>
      <Button
        ref={button}
        variant="subtle"
        leftSection={<IconHistory size={18} stroke={1.75} />}
        aria-haspopup="dialog"
        onClick={handleOpen}
      >
        History
      </Button>
      <FormDialog title="History" open={open} onClose={() => setOpen(false)}>
        <ScreenBoundary language="en">
          <RevisionList
            kind={kind}
            id={id}
            categoryName={categoryName}
            onRestore={(revision) => restore(revision, button.current?.form ?? undefined)}
            onRestored={handleRestored}
          />
        </ScreenBoundary>
      </FormDialog>
    </>
  );
}
