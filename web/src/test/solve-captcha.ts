import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Ticks the robot checkbox, types the code that the dialog shows and confirms. */
export async function solveCaptcha(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), dialog.getByRole('status').textContent);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
}
