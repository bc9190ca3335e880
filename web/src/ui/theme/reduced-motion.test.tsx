import { Modal } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { UiProvider } from './UiProvider.tsx';

const dialog = (opened: boolean) => (
  <UiProvider>
    <Modal opened={opened} onClose={() => {}} title="A dialog" />
  </UiProvider>
);

/** Opens a dialog, and returns whether it is there at once. */
function isThereAtOnce(): boolean {
  const { rerender } = render(dialog(false));
  rerender(dialog(true));
  return screen.queryByRole('dialog') !== null;
}

test('a dialog is there at once where less motion is asked for (spec 9, WCAG 2.3.3)', () => {
  expect(isThereAtOnce()).toBe(true);
});

test('elsewhere it fades in (spec 4)', () => {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  vi.stubGlobal('matchMedia', () => Object.assign(query, { matches: false }));
  expect(isThereAtOnce()).toBe(false);
});
