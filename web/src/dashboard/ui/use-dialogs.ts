import { useKeptState } from './use-kept-state.ts';

/** Which dialog of a list is open, and which entry was chosen last to be edited. */
export interface DialogsState {
  open: 'add' | 'edit' | null;
  /** Stays while the dialog closes. */
  chosen: string;
}

function isOpen({ open }: DialogsState): boolean {
  return open !== null;
}

/** The two dialogs of a list, one that adds and one that edits; they outlive the loss of the session. */
export function useDialogs(kept: Map<string, DialogsState>, id: string) {
  const [{ open, chosen }, setState] = useKeptState(kept, id, { open: null, chosen: '' }, isOpen);

  return {
    open,
    chosen,
    add: () => setState({ open: 'add', chosen }),
    edit: (entry: string) => setState({ open: 'edit', chosen: entry }),
    close: () => setState({ open: null, chosen }),
  };
}
