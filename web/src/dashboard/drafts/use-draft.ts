import { isStored } from '../../apollo/errors.ts';
import { afterSave, changesOf, withoutChanges } from './changes.ts';
import type { Changes } from './changes.ts';
import { isSame } from './is-same.ts';
import { keptDrafts } from './kept-drafts.ts';
import { useKeptState } from './use-kept-state.ts';

/** The values of a form, and those known to be stored. */
interface DraftState<T> {
  values: T;
  stored: unknown;
}

/** Sends the changed fields; resolves to the stored values if the response contains them. */
type Send<T> = (changes: Changes<T>) => Promise<T | null | undefined>;

/** The values of a form, with the functions that change and save them. */
export interface Draft<T> {
  values: T;
  change: (values: T) => void;
  /** Whether the form has changes that the server has not confirmed. */
  changed: boolean;
  /** Marks all values of the form as stored. */
  saved: () => void;
  /**
   * Sends the changes and adopts the stored values: the server may have cleaned a text, and another
   * administrator may have changed the rest. Keeps what is typed meanwhile. Resolves to whether it is
   * stored; a failed call shows no message (spec 8). If the response does not contain the stored values,
   * takes `unread` for them, or else what was sent.
   */
  save: (send: Send<T>, unread?: T) => Promise<boolean>;
}

function isChanged({ values, stored }: DraftState<unknown>): boolean {
  return !isSame(values, stored);
}

/** Creates the map in which one kind of form keeps its draft when a session is lost. */
export function draftsOf<T>(): Map<string, DraftState<T>> {
  return keptDrafts();
}

/** Holds the values of a form, starting from the stored ones; survives the loss of the session. */
export function useDraft<T>(
  kind: Map<string, DraftState<T>>,
  id: string,
  stored: NoInfer<T>,
): Draft<T> {
  const [state, setState] = useKeptState(kind, id, { values: stored, stored }, isChanged);

  async function save(send: Send<T>, unread = state.values) {
    const sent = state.values;
    const changes = changesOf(sent, state.stored);
    // Unknown until the server confirms them: a call that seems to have failed may have been received.
    setState((current) => ({ ...current, stored: withoutChanges(current.stored, changes) }));
    try {
      take(sent, (await send(changes)) ?? unread);
      return true;
    } catch (error) {
      if (isStored(error)) take(sent, unread);
      return isStored(error);
    }
  }

  function take(sent: T, response: T) {
    setState(({ values }) => ({ values: afterSave(values, sent, response), stored: response }));
  }

  return {
    values: state.values,
    changed: isChanged(state),
    change: (values) => setState((current) => ({ ...current, values })),
    saved: () => setState(({ values }) => ({ values, stored: values })),
    save,
  };
}
