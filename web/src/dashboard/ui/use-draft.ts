import { isSame } from './is-same.ts';
import { keptDrafts } from './kept-drafts.ts';
import { useKeptState } from './use-kept-state.ts';

/** What a form holds, and what of it is stored. */
interface DraftState<T> {
  values: T;
  stored: T;
}

/** The values of a form with what changes them. */
export interface Draft<T> {
  values: T;
  change: (values: T) => void;
  /** Whether something would be lost with the form. */
  changed: boolean;
  /**
   * Tells that the values that were sent are stored, and as what: the server may have cleaned them.
   * What was typed while it did so stays.
   */
  saved: (sent: T, stored?: T) => void;
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

  return {
    values: state.values,
    changed: isChanged(state),
    change: (values) => setState((current) => ({ ...current, values })),
    saved: (sent, answer = sent) =>
      setState(({ values }) => ({ stored: answer, values: values === sent ? answer : values })),
  };
}
