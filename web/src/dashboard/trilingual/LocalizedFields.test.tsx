import { MantineProvider } from '@mantine/core';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { languages } from '../../i18n/languages.ts';
import { emptyLocalizedText, labelIn } from '../entity/localized-text.ts';
import { LocalizedInputs } from './LocalizedInputs.tsx';
import { LocalizedRichTexts } from './LocalizedRichTexts.tsx';

const queries: EventTarget[] = [];

/** Makes all media queries match, or none, also those that are listened to. */
function setMatches(matches: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = { matches, media, addListener() {}, removeListener() {} };
    const target = Object.assign(new EventTarget(), query);
    queries.push(target);
    return target;
  });
  for (const query of queries) query.dispatchEvent(Object.assign(new Event('change'), { matches }));
}

afterEach(() => setMatches(false));

function Form() {
  const [title, setTitle] = useState({ ...emptyLocalizedText, de: 'Düsen', ru: 'Форсунки' });
  const [text, setText] = useState({
    ...emptyLocalizedText,
    de: '<p>Dreißig.</p>',
    en: '<p><br></p>',
  });
  return (
    <MantineProvider env="test">
      <LocalizedInputs name="Title" value={title} onChange={setTitle} />
      <LocalizedRichTexts name="Description" value={text} onChange={setText} />
    </MantineProvider>
  );
}

test('on a wide screen the languages stand side by side, those that are empty are marked', async () => {
  render(<Form />);

  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByLabelText('Title(De)')).toHaveAccessibleDescription('');
  const english = screen.getByLabelText('Title(En)');
  expect(english).toHaveAccessibleDescription('empty');
  await userEvent.type(english, 'N');
  expect(english).toHaveAccessibleDescription('');

  const editors = await screen.findAllByRole('textbox', { name: /^Description/ });
  expect(editors.map((editor) => editor.getAttribute('lang'))).toEqual(languages);
  for (const editor of editors) expect(editor).toHaveAttribute('spellcheck', 'true');
  expect(editors[0]).not.toHaveAccessibleDescription();
  expect(editors[1]).toHaveAccessibleDescription('empty');
  expect(editors[2]).toHaveAccessibleDescription('empty');
});

test('on a narrow screen they are tabs of the same labels, by keyboard, too', async () => {
  setMatches(true);
  render(<Form />);

  const [titles, texts] = screen.getAllByRole('tablist');
  if (!titles || !texts) throw new Error('There are no tabs.');
  expect(
    within(titles)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual([
    'Title(De) ',
    'Title(En) empty',
    'Title(Ru) ',
    ...languages.slice(3).map((language) => `${labelIn(language, 'Title')} empty`),
  ]);
  expect(screen.getByRole('textbox', { name: 'Title(De)' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Title(Ru)' })).toBeNull();

  within(titles).getByRole('tab', { name: 'Title(De)' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');

  expect(screen.getByRole('textbox', { name: 'Title(Ru)' })).toHaveValue('Форсунки');
  // The rich texts of the form switch to the same language.
  expect(within(texts).getByRole('tab', { selected: true })).toHaveTextContent('Description(Ru)');
  expect(await screen.findByRole('textbox', { name: 'Description(Ru)' })).toBeVisible();
});

function Restoring() {
  const [text, setText] = useState(emptyLocalizedText);
  return (
    <MantineProvider>
      <LocalizedRichTexts name="Description" value={text} onChange={setText} />
      <button onClick={() => setText({ ...text, ru: '<p>Сопло.</p>' })}>Restore</button>
    </MantineProvider>
  );
}

test('a text that changes while another tab is open shows once its own is', async () => {
  setMatches(true);
  render(<Restoring />);
  await screen.findByRole('textbox', { name: 'Description(De)' });
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await userEvent.click(screen.getByRole('tab', { name: /^Description\(Ru\)/ }));
  expect(await screen.findByRole('textbox', { name: 'Description(Ru)' })).toHaveTextContent(
    'Сопло.',
  );
});

test('the other editors come back after the whole text of one, whatever the window does meanwhile', async () => {
  setMatches(false);
  render(<Form />);
  await screen.findByRole('textbox', { name: 'Description(De)' });
  const toggle = () =>
    within(screen.getByRole('group', { name: 'Description(De)' })).getByRole('button', {
      name: 'Whole text',
    });
  await userEvent.click(toggle());
  // Narrowing and widening the window remounts the fields.
  act(() => setMatches(true));
  expect(screen.getAllByRole('tab')).not.toHaveLength(0);
  act(() => setMatches(false));
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle());
  expect(screen.getAllByRole('textbox', { name: /^Description/ })).toHaveLength(languages.length);
});

test('an editor that shows its whole text has the width of all three, and stays the same editor', async () => {
  render(<Form />);
  const german = await screen.findByRole('textbox', { name: 'Description(De)' });
  const group = within(screen.getByRole('group', { name: 'Description(De)' }));
  const toggle = group.getByRole('button', { name: 'Whole text' });
  expect(toggle).not.toHaveAttribute('aria-pressed');

  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('textbox', { name: /^Description/ })).toBe(german);
  // The titles stay side by side.
  expect(screen.getAllByLabelText(/^Title/)).toHaveLength(languages.length);

  await userEvent.click(toggle);
  const [first, ...others] = screen.getAllByRole('textbox', { name: /^Description/ });
  expect(first).toBe(german);
  expect(others).toHaveLength(languages.length - 1);
});
