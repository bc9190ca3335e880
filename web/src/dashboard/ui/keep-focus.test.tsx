import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { keepFocus } from './keep-focus.ts';

function Entry({ name, isDeleting }: { name: string; isDeleting: boolean }) {
  return (
    <li>
      {name === 'A' && <button type="button" className="only" aria-label="Only of A" />}
      <button type="button" aria-label={`More of ${name}`} />
      <button
        type="button"
        className={isDeleting ? 'deleting' : ''}
        aria-label={`Delete ${name}`}
      />
      {name === 'C' && <button type="button" className="only" aria-label="Only of C" />}
    </li>
  );
}

interface ScreenProps {
  names: string[];
  /** Which looks otherwise for that. */
  deleting?: string;
  /** Whether there is a question above the screen. */
  isAsked?: boolean;
  /** Where the screen is. */
  path?: string;
}

/** Its entries are mounted again when one before them goes. */
function Screen({ names, deleting, isAsked, path = '/' }: ScreenProps) {
  return (
    <>
      <main key={path} ref={keepFocus}>
        <h1 tabIndex={-1}>Screen</h1>
        <input aria-label="Filter" />
        {names.length > 0 && (
          <ul>
            {names.map((name, index) => (
              <Entry key={`${index} ${name}`} name={name} isDeleting={name === deleting} />
            ))}
          </ul>
        )}
      </main>
      {isAsked && (
        <div role="dialog" ref={keepFocus}>
          <button type="button" aria-label="Yes" />
        </div>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Shows A, B and C; `show` renders what is left of them, as a response of the server does. */
function renderScreen() {
  const { rerender } = render(<Screen names={['A', 'B', 'C']} />);
  const show = (names: string[], more?: Partial<ScreenProps>) =>
    act(async () => {
      rerender(<Screen names={names} {...more} />);
      await Promise.resolve();
    });
  return { user: userEvent.setup(), show };
}

test('the focus goes to the same control of the next entry, else of the one before', async () => {
  const { user, show } = renderScreen();
  await user.click(button('Delete A'));
  await show(['A', 'B', 'C'], { deleting: 'A' });
  await show(['B', 'C']);
  expect(button('Delete B')).toHaveFocus();
  await user.click(button('More of C'));
  await show(['B']);
  expect(button('More of B')).toHaveFocus();
});

test('an emptied list leaves it to what stands before it', async () => {
  const { user, show } = renderScreen();
  await user.click(button('Delete A'));
  await show([]);
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

/** Shows something else, in which one element is marked, and removes that. */
async function removeMarked(children: ReactNode, focused: string) {
  const { container } = render(<main ref={keepFocus}>{children}</main>);
  button(focused).focus();
  container.querySelector('[data-marked]')?.remove();
  await Promise.resolve();
}

test('a neighbour without the same control, which could do something else to it, leaves it to them as well', async () => {
  await removeMarked(
    <>
      <h2 tabIndex={-1}>List</h2>
      <ul>
        <li>
          <button type="button" aria-label="More of A" />
          <input type="checkbox" aria-label="A" />
        </li>
        <li data-marked>
          <button type="button" className="delete" aria-label="Delete B" />
        </li>
      </ul>
    </>,
    'Delete B',
  );
  expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus();
});

test('an entry that loses a part of itself keeps it', async () => {
  await removeMarked(
    <>
      <h2 tabIndex={-1}>List</h2>
      <ul>
        <li>
          <input aria-label="Name" />
          <button type="button" data-marked aria-label="Show" />
          <button type="button" aria-label="Delete A" />
        </li>
      </ul>
    </>,
    'Show',
  );
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('with nothing before it goes to what follows', async () => {
  await removeMarked(
    <>
      <form data-marked>
        <button type="button" aria-label="Send" />
      </form>
      <button type="button" aria-label="After" />
    </>,
    'Send',
  );
  expect(button('After')).toHaveFocus();
});

test('a dialog above the screen keeps the focus until it closes', async () => {
  const { user, show } = renderScreen();
  await user.click(button('Delete A'));
  await show(['A', 'B', 'C'], { isAsked: true });
  await user.click(button('Yes'));
  await show(['B', 'C'], { isAsked: true });
  expect(button('Yes')).toHaveFocus();
  await show(['B', 'C']);
  expect(button('Delete B')).toHaveFocus();
});

test('a button that gets the focus back while it works is still known', async () => {
  const { user, show } = renderScreen();
  await user.click(button('Delete A'));
  await show(['A', 'B', 'C'], { isAsked: true });
  await user.click(button('Yes'));
  await show(['A', 'B', 'C'], { deleting: 'A' });
  button('Delete A').focus();
  await show(['B', 'C'], { deleting: 'A' });
  expect(button('Delete B')).toHaveFocus();
});

test('entries without the same control are passed over', async () => {
  await removeMarked(
    <ul>
      <li data-marked>
        <button type="button" className="right" aria-label="Still right A" />
      </li>
      <li>
        <button type="button" className="edit" aria-label="Edit B" />
      </li>
      <li>
        <button type="button" className="edit" aria-label="Edit C" />
        <button type="button" className="right" aria-label="Still right C" />
      </li>
    </ul>,
    'Still right A',
  );
  expect(button('Still right C')).toHaveFocus();
});

test("the last 'Load more' leaves it to the first entry that it has loaded", async () => {
  const { container } = render(
    <main ref={keepFocus}>
      <input aria-label="Filter" />
      <ul>
        <li>
          <a href="/a">A</a>
        </li>
      </ul>
      <div>
        <button type="button" aria-label="Load more" />
      </div>
    </main>,
  );
  button('Load more').focus();
  container.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li><a href="/b">B</a></li>');
  container.querySelector('main > div')?.remove();
  await Promise.resolve();
  expect(screen.getByRole('link', { name: 'B' })).toHaveFocus();
});

test('the focus stays with what has it: another entry, or another field', async () => {
  const { user, show } = renderScreen();
  await user.click(button('Delete A'));
  await show(['A', 'C']);
  expect(button('Delete A')).toHaveFocus();
  await user.click(screen.getByLabelText('Filter'));
  await show(['C']);
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

test('the screen that follows gives it to its heading itself', async () => {
  const { user, show } = renderScreen();
  await user.click(button('Delete A'));
  await show(['A', 'B'], { path: '/other' });
  expect(document.body).toHaveFocus();
});
