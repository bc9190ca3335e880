import { useCallback } from 'react';

import { useKeptState } from './use-kept-state.ts';

/** The open dialog of a list, and the last entry chosen for editing. */
export interface DialogsState {
  open: 'add' | 'edit' | null;
  /** Kept while the dialog closes. */
  chosen: string;
}

function isOpen({ open }: DialogsState): boolean {
  return open !== null;
}

/** Holds which of a list's dialogs is open, add or edit; survives the loss of the session. */
export function useDialogs(kept: Map<string, DialogsState>, id: string) {
  const [state, setState] = useKeptState<DialogsState>(
    kept,
    id,
    { open: null, chosen: '' },
    isOpen,
  );
  const { open, chosen } = state;

  // The same function each time, so that rows which take it need not render again.
  const edit = useCallback(
    (entry: string) => setState({ open: 'edit', chosen: entry }),
    [setState],
  );

  return {
    open,
    chosen,
    edit,
    add: () => setState({ open: 'add', chosen }),
    /** Closes the dialog with which it was rendered, but none that was opened since, nor another entry's. */
    close: () => setState((current) => (current === state ? { open: null, chosen } : current)),
  };
}
