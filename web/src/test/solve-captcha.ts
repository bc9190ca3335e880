import { screen, within } from '@testing-library/react';

import type { User } from './render-app.tsx';

/** Ticks the robot checkbox, types the code that the dialog shows and confirms. */
export async function solveCaptcha(user: User): Promise<void> {
  await user.click(screen.getByRole('checkbox'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.fill(dialog.getByRole('textbox'), dialog.getByRole('status').textContent);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
}
