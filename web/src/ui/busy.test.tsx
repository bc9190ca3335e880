import { Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { busy, idle } from './busy.tsx';

test.each([
  ['whose work is under way', busy],
  ['that has nothing to do', idle],
])('a button %s keeps the focus, and ignores clicks and Enter', async (_name, state) => {
  const send = vi.fn<() => void>();
  const form = (isInert: boolean) => (
    <MantineProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" {...state(isInert)} onClick={send}>
          Send
        </Button>
      </form>
    </MantineProvider>
  );
  const user = userEvent.setup();
  const { rerender } = render(form(false));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledTimes(2);

  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveFocus();
  expect(button).toBeDisabled();
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), 'A{Enter}');
  expect(send).toHaveBeenCalledTimes(2);

  rerender(form(false));
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(4);
});
