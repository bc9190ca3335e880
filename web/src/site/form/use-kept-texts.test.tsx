import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';

import { keepForm, keptTexts } from './kept-forms.ts';
import { useKeptTexts } from './use-kept-texts.ts';

interface FormProps {
  path?: string;
  hasPhone?: boolean;
  /** What was typed into the comment before hydration. */
  text?: string;
}

function Form({ path = '/a', hasPhone = true, text }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form} {...useKeptTexts(form, path, { hasPhone })}>
      <input name="name" />
      <input name="email" />
      <input name="company" />
      {hasPhone && <input name="phone" />}
      <textarea name="text" defaultValue={text} />
    </form>
  );
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
const values = () => Object.fromEntries(fields().map(({ name, value }) => [name, value]));
function type(name: string, value: string) {
  const field = fields().find((one) => one.name === name);
  fireEvent.input(field ?? document.body, { target: { value } });
}
const texts = { name: 'Ada', email: 'a@example.org', company: 'Power', phone: '+49', text: 'HT-1' };

test('what is typed into a form is there when it shows again, and in no other form', () => {
  render(<Form />);
  for (const [name, value] of Object.entries(texts)) type(name, value);
  cleanup();
  render(<Form path="/b" />);
  expect(Object.values(values()).join('')).toBe('');
  cleanup();
  render(<Form />);
  expect(values()).toEqual(texts);
});

test('what was typed before hydration stays and is kept; the rest is put back', () => {
  keepForm('/a', texts);
  render(<Form text="HT-2" />);
  expect(values()).toEqual({ ...texts, text: 'HT-2' });
  expect(keptTexts('/a')).toEqual(values());
});

test('a form that is only looked at is not kept longer', () => {
  vi.useFakeTimers();
  keepForm('/a', { ...texts, phone: undefined });
  vi.advanceTimersByTime(23 * 60 * 60_000);
  render(<Form />);
  expect(values()).toEqual({ ...texts, phone: '' });
  vi.advanceTimersByTime(60 * 60_000);
  expect(keptTexts('/a')).toBeUndefined();
});

test('a phone number stays kept while its field has not loaded, and is put back then', () => {
  keepForm('/a', texts);
  const { rerender } = render(<Form hasPhone={false} />);
  type('name', 'Bob');
  rerender(<Form />);
  expect(values()).toEqual({ ...texts, name: 'Bob' });
});
