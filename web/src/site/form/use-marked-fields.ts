import { useState } from 'react';

/** Marks the fields of a form that keep it from being sent. `adviceOn` says what to do about one. */
export function useMarkedFields<Name extends string>(adviceOn: (name: Name) => string) {
  const [marked, setMarked] = useState<string[]>([]);

  return {
    /** Returns the props of a field; typing removes its mark. */
    fieldProps: (name: Name) => ({
      name,
      error: marked.includes(name) && adviceOn(name),
      onChange: () => setMarked((names) => names.filter((other) => other !== name)),
    }),
    /** Marks the fields that are wrong and focuses the first; returns whether there is none. */
    checkFields: (
      form: HTMLFormElement,
      isWrong: (field: HTMLInputElement | HTMLTextAreaElement) => boolean,
    ): boolean => {
      const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input, textarea',
      );
      const wrong = [...fields].filter(isWrong);
      setMarked(wrong.map(({ name }) => name));
      wrong[0]?.focus();
      return wrong.length === 0;
    },
    clearMarks: () => setMarked([]),
  };
}
