import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';

import { FocusList } from './FocusList.tsx';
import { useEntryButton } from './list-focus.ts';

function Entry({ name }: { name: string }) {
  const button = useEntryButton();
  return (
    <li>
      <button type="button" aria-label={`More of ${name}`} />
      <button ref={button} type="button" aria-label={`Delete ${name}`} />
    </li>
  );
}

/** Like the chosen images, its entries are mounted anew when one before them goes. */
function List({ names }: { names: string[] }) {
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={addButton} type="button" aria-label="Add" />
      <input aria-label="Filter" />
      {names.length > 0 && (
        <FocusList rest={addButton}>
          <ul>
            {names.map((name, index) => (
              <Entry key={`${index} ${name}`} name={name} />
            ))}
          </ul>
        </FocusList>
      )}
      <div role="dialog">
        <button type="button" aria-label="Yes" />
      </div>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Shows A, B and C; `show` renders what is left of them, as a response of the server does. */
function renderList() {
  const { rerender } = render(<List names={['A', 'B', 'C']} />);
  const show = (...names: string[]) =>
    act(async () => {
      rerender(<List names={names} />);
      await Promise.resolve();
    });
  return { user: userEvent.setup(), show };
}

test('the focus goes to the next entry, else to the one before, and from the last one to what adds', async () => {
  const { user, show } = renderList();
  await user.click(button('Delete B'));
  await show('A', 'C');
  expect(button('Delete C')).toHaveFocus();
  await show('A');
  expect(button('Delete A')).toHaveFocus();
  await show();
  expect(button('Add')).toHaveFocus();
});

test('any part of an entry counts, also where a question above it has the focus meanwhile', async () => {
  const { user, show } = renderList();
  await user.click(button('More of A'));
  await user.click(button('Yes'));
  await show('B', 'C');
  expect(button('Delete B')).toHaveFocus();
});

test('the focus stays with what has it: another entry, or another field', async () => {
  const { user, show } = renderList();
  await user.click(button('Delete A'));
  await show('A', 'C');
  expect(button('Delete A')).toHaveFocus();
  await user.click(screen.getByLabelText('Filter'));
  await show('C');
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

test('a list of many entries is left without looking for the place of each', async () => {
  const compare = vi.spyOn(Node.prototype, 'compareDocumentPosition');
  const names = Array.from({ length: 300 }, (_, index) => `N${index}`);
  const { rerender } = render(<List names={names} />);
  button('Delete N7').focus();
  compare.mockClear();
  rerender(<List names={[]} />);
  // Sorting them once takes about 2,500 comparisons.
  expect(compare.mock.calls.length).toBeLessThan(5000);
  await waitFor(() => expect(button('Add')).toHaveFocus());
});
