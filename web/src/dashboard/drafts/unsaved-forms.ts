import { createContext, useCallback, useContext } from 'react';

import { confirm } from '../ui/confirm.ts';

/** Knows the forms with unsaved changes. */
export interface UnsavedForms {
  /** Adds a form; returns its removal. */
  add: (form: HTMLFormElement) => () => void;
  /** Finds the first form that was changed, on the whole screen or within an element. */
  find: (within?: Node) => HTMLFormElement | undefined;
  /** Finds all forms that were changed, on the whole screen or within an element, in their order. */
  findAll: (within?: Node) => HTMLFormElement[];
}

/** Creates an empty set of unsaved forms. */
export function createUnsavedForms(): UnsavedForms {
  const forms = new Set<HTMLFormElement>();

  return {
    add(form) {
      forms.add(form);
      return () => {
        forms.delete(form);
      };
    },
    find: (within = document) => [...forms].find((form) => within.contains(form)),
    findAll: (within = document) => [...forms].filter((form) => within.contains(form)),
  };
}

/** The unsaved forms of the dashboard, which its layout provides. */
export const UnsavedFormsContext = createContext(createUnsavedForms());

/** Asks whether to discard what a form holds: by the form's own question, or else of unsaved changes. */
export function confirmLoss(form?: HTMLFormElement): Promise<boolean> {
  return confirm(form?.dataset['question'] ?? 'Discard unsaved changes?');
}

/**
 * Returns a function that asks before unsaved changes on the screen, or within an element, are discarded;
 * resolves to true if there are none or they may be discarded.
 */
export function useMayBeLost(): (within?: Node) => Promise<boolean> {
  const unsaved = useContext(UnsavedFormsContext);
  return useCallback(
    async (within) => {
      const form = unsaved.find(within);
      return !form || confirmLoss(form);
    },
    [unsaved],
  );
}
