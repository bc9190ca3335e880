import { useLayoutEffect, useRef, useState } from 'react';

import { isStored, isUncertain } from '../../apollo/errors.ts';
import { closeOvertaken } from '../../ui/alert/alert.ts';
import { afterSave, changesOf, withoutChanges } from './changes.ts';
import type { Changes } from './changes.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { isSame } from './is-same.ts';
import { failureOf, UnchangedError } from './failure.ts';
import type { Failure } from './failure.ts';
import { keptDrafts } from './kept-drafts.ts';
import { resolveConflict } from './resolve-conflict.ts';
import type { Names } from './resolve-conflict.ts';
import type { Basis, Saved } from './saved.ts';
import { withDraft } from './stored-drafts.ts';
import { useKeptState } from './use-kept-state.ts';
import { useStoredDraft } from './use-stored-draft.ts';
import type { DraftOffer } from './use-stored-draft.ts';

/** The values of a form, those known to be stored, and their version. */
interface DraftState<T> {
  values: T;
  stored: unknown;
  version: string | null;
}

/**
 * Sends the changed fields, or all of them where none is changed, with the version that they are based on, if
 * the backend has versions.
 */
type Send<T> = (changes: Changes<T>, basis: Basis) => Promise<Saved<T>>;

/** What a form edits beside its values. */
interface Edited extends Partial<Names> {
  /** The version of the stored values, if the backend has versions. */
  version?: string | null;
  /** Whose history tells who saved last: a global id, or null for the settings. */
  of?: string | null;
}

/** The values of a form, with the functions that change and save them. */
export interface Draft<T> {
  values: T;
  change: (values: T) => void;
  /** Whether the form has changes that the server has not confirmed. */
  changed: boolean;
  /** Why the last save failed, until it is discarded or saved again. */
  failure: Failure | undefined;
  /** What was typed here before and neither saved nor discarded, until it is. */
  offer: DraftOffer | undefined;
  /** Deletes what the browser keeps of the changes; the form, which is about to go, still shows them. */
  forget: () => void;
  /** Marks all values of the form as stored. */
  saved: () => void;
  /**
   * Waits for a write other than `save`; resolves to whether it is stored. What was typed meanwhile would go
   * with the form, stored nowhere: it takes no changes.
   */
  attempt: (write: Promise<unknown>) => Promise<boolean>;
  /** Whether `attempt` is waiting. */
  sending: boolean;
  /** Gives up the changes: the form shows what is stored. */
  discard: () => void;
  /**
   * Sends the changes, or the values as they are where there are none, and adopts the stored ones: the
   * server may have cleaned a text, and another administrator may have changed the rest. Keeps what is
   * typed meanwhile. If another administrator was faster, merges the two, asks about what both have
   * changed, and saves again. Resolves to whether it is stored; a failed call shows no message (spec 8).
   * If the response does not contain the stored values, takes `unread` for them, or else what was sent.
   */
  save: (send: Send<T>, unread?: T) => Promise<boolean>;
  /** Whether the form may close after it was saved: it still shows, and nothing was typed meanwhile. */
  mayClose: () => boolean;
}

function isChanged({ values, stored }: DraftState<unknown>): boolean {
  return !isSame(values, stored);
}

/** Where one kind of form keeps its drafts. */
export interface DraftKind<T> {
  /** Names them in the browser's storage; undefined for what must not be stored there, such as passwords. */
  name: string | undefined;
  /** What is kept when a session is lost. */
  kept: Map<string, DraftState<T>>;
}

/** Creates the place where one kind of form keeps its drafts. */
export function draftsOf<T>(name?: string): DraftKind<T> {
  return { name, kept: keptDrafts() };
}

/**
 * Holds the values of a form, starting from the stored ones; survives the loss of the session. A form
 * without changes shows what is stored later as well, such as a revision that was restored.
 */
export function useDraft<T>(
  { name, kept }: DraftKind<T>,
  id: string,
  stored: NoInfer<T>,
  { version = null, of, fields = [], categoryName = (id) => id }: Edited = {},
): Draft<T> {
  const start = { values: stored, stored, version };
  const [state, setState] = useKeptState(kept, id, start, isChanged);
  const [failure, setFailure] = useState<Failure>();
  const [sending, setSending] = useState(false);
  const [shown, setShown] = useState(stored);
  if (!isChanged(state) && !isSame(shown, stored)) {
    setShown(stored);
    setState(start);
  }

  const { offer, forget } = useStoredDraft(
    name && `${name} ${id}`,
    isChanged(state) ? { values: state.values, base: state.stored, version: state.version } : null,
    (draft) =>
      setState((current) => ({
        values: withDraft(current.values, draft.values),
        stored: draft.base,
        version: draft.version,
      })),
  );

  const isShown = useIsShown();
  const isAllSaved = useRef(false);
  const latest = useRef(state.values);
  useLayoutEffect(() => {
    latest.current = state.values;
  });

  function fail(error: unknown) {
    setFailure(failureOf(error));
    // An alert of the save before would say the opposite.
    void closeOvertaken();
  }

  /** Nothing was stored, so what the form started from is still known. */
  function putBack(base: unknown) {
    setState((current) => ({ ...current, stored: base }));
  }

  async function save(send: Send<T>, unread = state.values) {
    setFailure(undefined);
    let sent = state.values;
    let base = state.stored;
    // An image that was added meanwhile has changed the version, but none of the fields.
    let basedOn = isSame(base, stored) ? version : state.version;
    const isUnchanged = isSame(sent, base);
    for (;;) {
      const changes = changesOf(sent, base);
      // Unknown until the server confirms them: a call that seems to have failed may have been received.
      setState((current) => ({ ...current, stored: withoutChanges(current.stored, changes) }));
      // The values as they are: a backend of section 7 takes no update without a field.
      const input = isUnchanged ? changesOf(sent, undefined) : changes;
      const saved = await sendChanges(send, input, basedOn);
      if (saved instanceof Failed) {
        if (!isUncertain(saved.cause)) putBack(base);
        fail(saved.cause);
        return false;
      }
      if (!saved.isOutdated) {
        if (isAsBefore(saved, sent, stored)) {
          putBack(base);
          fail(new UnchangedError('What is stored has not changed.'));
          return false;
        }
        isAllSaved.current = isSame(latest.current, sent);
        take(sent, saved.stored ?? unread, saved.version ?? basedOn);
        // The form may be closed before it renders once more.
        forget(sent);
        return true;
      }
      const theirs = saved.stored;
      // With what was typed meanwhile, or it would later replace what they have stored unseen.
      const mine = latest.current;
      const merged =
        theirs && (await resolveConflict({ base, mine, theirs }, { fields, categoryName }, of));
      if (!theirs || !merged) {
        putBack(base);
        return false;
      }
      take(mine, merged, saved.version ?? null, theirs);
      [sent, base, basedOn] = [merged, theirs, saved.version ?? null];
    }
  }

  function take(sent: T, next: T, nextVersion: string | null, nextStored: T = next) {
    setState(({ values }) => ({
      values: afterSave(values, sent, next),
      stored: nextStored,
      version: nextVersion,
    }));
  }

  return {
    values: state.values,
    changed: isChanged(state),
    failure,
    // What it puts in place of what is being sent would be taken for stored.
    offer: sending ? undefined : offer,
    forget: () => forget(state.values),
    change: (values) => {
      if (!sending) setState((current) => ({ ...current, values }));
    },
    sending,
    attempt: async (write) => {
      setFailure(undefined);
      setSending(true);
      try {
        await write;
        return true;
      } catch (error) {
        if (isStored(error)) return true;
        fail(error);
        return false;
      } finally {
        setSending(false);
      }
    },
    saved: () => {
      setState((current) => ({ ...current, stored: current.values }));
      forget(state.values);
    },
    // A form without changes may show what is stored later than `start`.
    discard: () => {
      setState((current) => (isChanged(current) ? start : current));
      setFailure(undefined);
    },
    save,
    mayClose: () => isShown() && isAllSaved.current,
  };
}

/**
 * Whether a response shows what was stored before in place of what was sent: some backends refuse with a status
 * of success, and the gateway then reads what they have kept. A new version says that they have stored it.
 */
function isAsBefore<T>({ stored, version }: Saved<T>, sent: T, before: T): boolean {
  if (!stored || version) return false;
  return isSame(stored, before) && !isSame(changesOf(stored, sent), {});
}

/** A save that failed, with the reason as its cause. */
class Failed extends Error {}

/** Sends the changes; resolves to the response, or to what is known without one. */
async function sendChanges<T>(
  send: Send<T>,
  changes: Changes<T>,
  version: string | null,
): Promise<Saved<T> | Failed> {
  try {
    return await send(changes, version === null ? {} : { version });
  } catch (error) {
    if (isStored(error)) return { stored: undefined, version: undefined, isOutdated: false };
    return new Failed('Not saved.', { cause: error });
  }
}
