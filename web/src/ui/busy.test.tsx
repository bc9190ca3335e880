import { Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { busy } from './busy.tsx';

test('a button keeps the focus while its work is under way, which neither a click nor Enter begins again', async () => {
  const send = vi.fn<() => void>();
  const form = (loading: boolean) => (
    <MantineProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" {...busy(loading)} onClick={send}>
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
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), 'A{Enter}');
  expect(send).toHaveBeenCalledTimes(2);

  rerender(form(false));
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(4);
});
