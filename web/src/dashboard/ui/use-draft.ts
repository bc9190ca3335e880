import { isStored } from '../../apollo/errors.ts';
import { afterSave, changesOf, withoutChanges } from './changes.ts';
import type { Changes } from './changes.ts';
import { isSame } from './is-same.ts';
import { keptDrafts } from './kept-drafts.ts';
import { useKeptState } from './use-kept-state.ts';

/** What a form holds, and what of it is known to be stored. */
interface DraftState<T> {
  values: T;
  stored: unknown;
}

/** Sends the changed fields; gives what the server stored, where its response tells. */
type Send<T> = (changes: Changes<T>) => Promise<T | undefined>;

/** The values of a form with what changes and saves them. */
export interface Draft<T> {
  values: T;
  change: (values: T) => void;
  /** Whether the form holds what the server has not confirmed. */
  changed: boolean;
  /** Tells that all that the form holds is stored. */
  saved: () => void;
  /**
   * Sends what was changed, and takes over what the server stored: it may have cleaned a text, and
   * another administrator may have changed the rest. What is typed while it does so stays. Tells whether
   * it is stored; a failed call shows no message (spec 8). Where the response cannot tell what is stored,
   * `unread` is taken for it, or else what was sent.
   */
  save: (send: Send<T>, unread?: T) => Promise<boolean>;
}

function isChanged({ values, stored }: DraftState<unknown>): boolean {
  return !isSame(values, stored);
}

/** Where one kind of form keeps what was typed when a session was lost. */
export function draftsOf<T>(): Map<string, DraftState<T>> {
  return keptDrafts();
}

/** The values of a form, which outlive the loss of the session; they start with what is stored. */
export function useDraft<T>(
  kind: Map<string, DraftState<T>>,
  id: string,
  stored: NoInfer<T>,
): Draft<T> {
  const [state, setState] = useKeptState(kind, id, { values: stored, stored }, isChanged);

  async function save(send: Send<T>, unread = state.values) {
    const sent = state.values;
    const changes = changesOf(sent, state.stored);
    // Until the server has confirmed them, nobody knows what is stored in their place: a call that
    // seems to have failed may have been heard.
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
