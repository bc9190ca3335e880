import { useEffect } from 'react';
import type { RefObject } from 'react';

import { fieldText } from './field-text.ts';
import { keepForm, keptFields, keptTexts } from './kept-forms.ts';
import type { KeptTexts } from './kept-forms.ts';

/** Reads the fields that a person fills in. */
export function readTexts(form: HTMLFormElement): KeptTexts {
  return {
    name: fieldText(form, 'name'),
    email: fieldText(form, 'email'),
    company: fieldText(form, 'company'),
    // Until the layout has loaded, nobody knows whether the form has one.
    ...(form.elements.namedItem('phone') && { phone: fieldText(form, 'phone') }),
    text: fieldText(form, 'text'),
  };
}

/**
 * Keeps what is typed into a form for a day, and puts it back when the form shows again; what was typed
 * before hydration stays and is kept, too. Returns the props of the form; its phone number may come later.
 */
export function useKeptTexts(
  element: RefObject<HTMLFormElement | null>,
  path: string,
  hasPhone: boolean,
) {
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const isTypedIn = Object.values(readTexts(form)).some((text) => text !== '');
    const texts = keptTexts(path);
    for (const name of keptFields) {
      const field = form.elements.namedItem(name);
      const isEmptyField =
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        field.value === '';
      if (texts && isEmptyField) field.value = texts[name] ?? '';
    }
    if (isTypedIn) keepTyped(form, path);
  }, [element, path, hasPhone]);

  return {
    onInput: () => {
      if (element.current) keepTyped(element.current, path);
    },
  };
}

/** Keeps what the fields hold; what belongs into one that does not show stays kept. */
function keepTyped(form: HTMLFormElement, path: string): void {
  keepForm(path, { ...keptTexts(path), ...readTexts(form) });
}
