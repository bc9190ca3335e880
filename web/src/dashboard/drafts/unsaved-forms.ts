import { createContext, useCallback, useContext } from 'react';

import { confirm } from '../ui/confirm.ts';

/** What a form with unsaved changes says of itself. */
interface UnsavedForm {
  /** Called when its changes are discarded; without it they are kept, and nobody is asked about them. */
  onDiscard?: (() => void) | undefined;
  /** Whether it is just being saved by itself. */
  isSaving?: boolean;
}

/** Knows the forms with unsaved changes. */
export interface UnsavedForms {
  /** Adds a form; returns its removal. */
  add: (form: HTMLFormElement, state: UnsavedForm) => () => void;
  /** Finds the first form whose changes would be lost, on the whole screen or within an element. */
  find: (within?: Node) => HTMLFormElement | undefined;
  /** Discards the changes that would be lost, on the whole screen or within an element. */
  discard: (within?: Node) => void;
  /** Finds all forms that were changed, on the whole screen or within an element, in their order. */
  findAll: (within?: Node) => HTMLFormElement[];
  /** Waits a moment for what is being saved by itself, on the whole screen or within an element. */
  settled: (within?: Node) => Promise<void>;
}

/** How long one waits for a save that nobody has asked for before a question, in milliseconds. */
const maxWaitMs = 2000;

/** Creates an empty set of unsaved forms. */
export function createUnsavedForms(): UnsavedForms {
  const forms = new Map<HTMLFormElement, UnsavedForm>();
  const waiting = new Set<() => void>();

  function findAll(within: Node = document): HTMLFormElement[] {
    return [...forms.keys()].filter((form) => within.contains(form));
  }

  function change() {
    for (const resume of waiting) resume();
    waiting.clear();
  }

  return {
    add(form, state) {
      forms.set(form, state);
      change();
      return () => {
        forms.delete(form);
        change();
      };
    },
    find: (within) => findAll(within).find((form) => forms.get(form)?.onDiscard),
    discard: (within) => {
      for (const form of findAll(within)) forms.get(form)?.onDiscard?.();
    },
    findAll,
    async settled(within) {
      const end = performance.now() + maxWaitMs;
      const isSaving = (form: HTMLFormElement) => forms.get(form)?.isSaving;
      while (findAll(within).some(isSaving) && performance.now() < end) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
          setTimeout(resolve, end - performance.now());
        });
      }
    },
  };
}

/** The unsaved forms of the dashboard, which its layout provides. */
export const UnsavedFormsContext = createContext(createUnsavedForms());

/**
 * Asks before unsaved changes on the screen, or within an element, are lost: by the form's own question, or else
 * of unsaved changes. Resolves to true if there are none or they may be discarded.
 */
export async function askToDiscard(unsaved: UnsavedForms, within?: Node): Promise<boolean> {
  await unsaved.settled(within);
  const form = unsaved.find(within);
  return !form || confirm(form.dataset['question'] ?? 'Discard unsaved changes?');
}

/** Asks as `askToDiscard` does, and discards the changes. */
export async function mayBeLost(unsaved: UnsavedForms, within?: Node): Promise<boolean> {
  const isDiscarded = await askToDiscard(unsaved, within);
  if (isDiscarded) unsaved.discard(within);
  return isDiscarded;
}

/** Returns `mayBeLost` for the unsaved forms of the dashboard. */
export function useMayBeLost(): (within?: Node) => Promise<boolean> {
  const unsaved = useContext(UnsavedFormsContext);
  return useCallback((within) => mayBeLost(unsaved, within), [unsaved]);
}
