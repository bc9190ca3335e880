import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { AlertRegion } from './AlertRegion.tsx';
import { showAlert } from './alert.ts';

test('the focus returns to where it came from after the action of an alert (WCAG 2.4.3)', async () => {
  const user = userEvent.setup();
  const run = vi.fn();
  render(
    <>
      <button>Before</button>
      <AlertRegion />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  showAlert('Successfully deleted', { label: 'Undo', run });
  const undo = await screen.findByRole('button', { name: 'Undo' });

  act(() => undo.focus());
  await user.keyboard('{Enter}');

  expect(before).toHaveFocus();
  expect(run).toHaveBeenCalledOnce();
});
