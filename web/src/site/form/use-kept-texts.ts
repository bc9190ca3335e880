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

interface KeptTextsOptions {
  /** Whether the form has a phone number, which may come later. */
  hasPhone: boolean;
  /** A line that stands above what is typed, and is not kept. */
  subject?: string | undefined;
}

/**
 * Keeps what is typed into a form for a day, and puts it back when the form shows again; what was typed
 * before hydration stays and is kept, too. Returns the props of the form.
 */
export function useKeptTexts(
  element: RefObject<HTMLFormElement | null>,
  path: string,
  { hasPhone, subject }: KeptTextsOptions,
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
    if (isTypedIn) keepTyped(form, path, subject);
  }, [element, path, hasPhone, subject]);

  // After what was typed earlier has been put back; another subject, or language, takes its place.
  useEffect(() => {
    const field = element.current?.elements.namedItem('text');
    if (!subject || !(field instanceof HTMLTextAreaElement)) return;
    if (field.value.split('\n').includes(subject)) return;
    field.value = `${subject}\n${field.value}`;
    return () => {
      field.value = withoutLine(field.value, subject);
    };
  }, [element, subject]);

  return {
    onInput: () => {
      if (element.current) keepTyped(element.current, path, subject);
    },
  };
}

/** Keeps what is typed into the fields; what belongs into one that does not show stays kept. */
function keepTyped(form: HTMLFormElement, path: string, subject: string | undefined): void {
  const texts = readTexts(form);
  keepForm(path, { ...keptTexts(path), ...texts, text: withoutLine(texts.text, subject) });
}

function withoutLine(text: string, line: string | undefined): string {
  const lines = text.split('\n');
  return lines.filter((one) => one !== line).join('\n');
}
