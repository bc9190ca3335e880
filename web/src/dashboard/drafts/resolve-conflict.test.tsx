import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { resolveConflict } from './resolve-conflict.ts';

const names = {
  fields: [
    { name: 'title', label: 'Title', kind: 'localizedText' },
    { name: 'text', label: 'Text', kind: 'html' },
    { name: 'note', label: 'Note', kind: 'localizedHtml' },
    { name: 'category', label: 'Category', kind: 'category' },
    { name: 'power', label: 'Power', kind: 'text' },
  ],
  categoryName: (id: string) => `Category ${id}`,
} as const;

const base = {
  title: { de: 'Düse', en: 'Nozzle' },
  text: '<p>One</p><p>Two</p><p>Three</p>',
  note: { de: '', en: '' },
  ...{ category: '1', power: '' },
};

test('what only one has changed is merged without a question', async () => {
  const mine = { ...base, power: '2' };
  const theirs = { ...base, category: '2' };
  expect(await resolveConflict({ base, mine, theirs }, names, undefined)).toEqual({
    ...base,
    ...{ category: '2', power: '2' },
  });
});

test('what both have changed is asked about as the form names it, in words that one can read', async () => {
  const user = userEvent.setup();
  render(
    <MantineProvider>
      <ModalsProvider>{null}</ModalsProvider>
    </MantineProvider>,
  );
  const mine = {
    title: { de: 'Δp <3 bar, <b>', en: 'Nozzle' },
    text: '<p>One &amp; a half</p><p>Two</p><p><b>Three</b></p>',
    note: { de: '<p>Zwei</p>', en: '' },
    ...{ category: '2', power: '2' },
  };
  const theirs = {
    title: { de: '', en: 'Nozzles' },
    text: '<p>Nothing</p><p>Two</p><p>Four</p>',
    note: { de: '<p>Drei</p>', en: '<p>Three</p>' },
    ...{ category: '3', power: '' },
  };
  const answer = resolveConflict({ base, mine, theirs }, names, undefined);
  const groups = await screen.findAllByRole('radiogroup');
  for (const [name, text] of [
    ['Title(De)', 'As it wasDüse MineDüseΔp <3 bar, <b> TheirsDüseEmpty'],
    ['Text, 1 of 2', 'As it wasOne MineOne & a half TheirsOneNothing'],
    ['Text, 2 of 2', 'As it wasThree MineOnly the formatting differs. TheirsThreeFour'],
    ['Note(De)', 'As it wasEmpty MineZwei TheirsDrei'],
    ['Category', 'As it wasCategory 1 MineCategory 12 TheirsCategory 13'],
  ] as const) {
    const group = screen.getByRole('radiogroup', { name });
    // Without what tells screen readers which words were added or removed.
    expect(group.textContent.replaceAll(/(added|removed): /g, '')).toContain(text);
  }
  expect(screen.getByText('Düse', { selector: 'p' })).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Taken over from them: Title(En), Note(En)')).toBeInTheDocument();
  const save = screen.getByRole('button', { name: 'Save' });
  // As a browser sends it, which would leave the page.
  expect(fireEvent.submit(save)).toBe(false);
  // The last to be decided is one of two passages.
  for (const group of [...groups.slice(2), ...groups.slice(0, 2)]) {
    expect(save).toBeDisabled();
    const side = group === groups[2] ? /^Mine/ : /^Theirs/;
    const radio = within(group).getByRole('radio', { name: side });
    await user.click(radio);
    expect(radio).toBeChecked();
  }
  await user.click(save);
  expect(await answer).toEqual({
    ...{ ...theirs, power: '2' },
    text: '<p>Nothing</p><p>Two</p><p><b>Three</b></p>',
  });
});
