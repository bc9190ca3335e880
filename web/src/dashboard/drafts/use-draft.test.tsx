import { CombinedGraphQLErrors } from '@apollo/client';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  endSession,
  loseSession,
  nameSession,
  startSession,
  useAccessToken,
} from '../../session/session.ts';
import type { Changes } from './changes.ts';
import { forgetDrafts } from './kept-drafts.ts';
import type { Basis, Saved } from './saved.ts';
import { readDrafts } from './stored-drafts.ts';
import { draftsOf, useDraft } from './use-draft.ts';
import type { Draft } from './use-draft.ts';

/** A form of two fields, and how it is sent. */
interface Values {
  title: string;
  text: string;
}
const stored: Values = { title: 'Düse', text: '<p>One</p>' };
const send = vi.fn<(changes: Changes<Values>, basis: Basis) => Promise<Saved<Values>>>();
const accepts = (values: Values, version?: string): Saved<Values> => ({
  stored: values,
  version,
  isOutdated: false,
});
const outdated = (values: Values | null, version: string): Saved<Values> => ({
  ...{ stored: values, version, isOutdated: true },
});
const error = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });

const fields = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'text', label: 'Text', kind: 'html' },
] as const;
const kind = draftsOf<Values>('test');

/** Goes with the session, as the dashboard does. */
function Dashboard({ children }: { children: ReactNode }) {
  return (
    useAccessToken() && (
      <MantineProvider>
        <ModalsProvider>{children}</ModalsProvider>
      </MantineProvider>
    )
  );
}

function open(values = stored, version: string | null = '1', id = '7') {
  const { result, rerender, unmount } = renderHook(
    (from: { stored: Values; version: string | null }) =>
      useDraft(kind, id, from.stored, { version: from.version, fields }),
    {
      initialProps: { stored: values, version },
      wrapper: Dashboard,
    },
  );
  const draft = () => result.current;
  const change = (changes: Partial<Values>) =>
    act(() => draft().change({ ...draft().values, ...changes }));
  const save = (unread?: Values) => act(() => draft().save(send, unread));
  return { draft, change, save, rerender, unmount };
}

beforeEach(() => {
  send.mockReset();
  forgetDrafts();
  startSession('token', 'admin');
});

test('a form without changes shows what is stored later, one with changes what was typed', () => {
  const { draft, change, rerender } = open();
  expect([draft().values, draft().changed]).toEqual([stored, false]);
  const later = { ...stored, text: '' };
  rerender({ stored: later, version: '2' });
  expect(draft().values).toEqual(later);
  change({ title: 'Mine' });
  rerender({ stored, version: '3' });
  expect([draft().values, draft().changed]).toEqual([{ title: 'Mine', text: '' }, true]);
  act(() => draft().discard());
  expect([draft().values, draft().changed]).toEqual([stored, false]);
  change({ title: 'Mine' });
  act(() => draft().saved());
  act(() => draft().discard());
  expect([draft().values.title, draft().changed]).toEqual(['Mine', false]);
});

test('a save sends the changes and shows what was stored; what is typed meanwhile stays', async () => {
  const { draft, change } = open();
  change({ title: ' Mine' });
  const { promise, resolve } = Promise.withResolvers<Saved<Values>>();
  send.mockReturnValueOnce(promise);
  const results: boolean[] = [];
  act(() => void draft().save(send).then(results.push.bind(results)));
  // Nobody knows yet what is stored, whatever is typed.
  change({ title: stored.title });
  expect(draft().changed).toBe(true);
  change({ title: ' Mine', text: '<p>Later</p>' });
  resolve(accepts({ ...stored, title: 'Mine' }, '2'));
  await act(() => new Promise((go) => setTimeout(go)));
  expect(results).toEqual([true]);
  expect(draft().mayClose()).toBe(false);
  expect(draft().values).toEqual({ title: 'Mine', text: '<p>Later</p>' });
  send.mockResolvedValue(accepts(draft().values));
  await act(() => draft().save(send));
  expect(send.mock.calls).toEqual([
    [{ title: ' Mine' }, { version: '1' }],
    [{ text: '<p>Later</p>' }, { version: '2' }],
  ]);
  expect(draft().changed).toBe(false);
  expect(draft().mayClose()).toBe(true);
  cleanup();
  expect(draft().mayClose()).toBe(false);
});

test('a form without changes is sent as it is; by somebody else faster, it adds nothing of its own (spec 7)', async () => {
  const theirs = { ...stored, title: 'Theirs' };
  send.mockResolvedValueOnce(outdated(theirs, '2')).mockResolvedValueOnce(accepts(theirs, '2'));
  const { draft, save } = open();
  expect(await save()).toBe(true);
  expect(send.mock.calls).toEqual([
    [stored, { version: '1' }],
    [theirs, { version: '2' }],
  ]);
  expect([draft().values, draft().changed]).toEqual([theirs, false]);
  send.mockRejectedValueOnce(error('BACKEND_UNAVAILABLE'));
  expect(await save()).toBe(false);
  // Whatever has become of the call, it is what is stored.
  expect(draft().changed).toBe(false);
});

test('without versions none is sent; one that an added image has changed is the new one', async () => {
  send.mockImplementation((changes) => Promise.resolve(accepts({ ...stored, ...changes })));
  const old = open(stored, null);
  old.change({ title: 'A' });
  await old.save();
  cleanup();
  const { change, save, rerender } = open();
  change({ title: 'A' });
  rerender({ stored, version: '2' });
  await save();
  change({ title: 'B' });
  // With what somebody else has stored, it says nothing of what this form knows.
  rerender({ stored: { ...stored, title: 'Theirs' }, version: '9' });
  await save();
  expect(send.mock.calls.map(([, basis]) => basis)).toEqual([
    {},
    { version: '2' },
    { version: '2' },
  ]);
});

test('a save that fails says why and sends all again; one whose response is lost takes what was sent', async () => {
  const { draft, change, save } = open();
  change({ title: 'Mine' });
  send.mockRejectedValueOnce(error('NOT_FOUND'));
  expect(await save()).toBe(false);
  expect(draft().failure).toMatchObject({ isDeleted: true });
  send.mockRejectedValueOnce(error('BACKEND_TIMEOUT'));
  expect(await save()).toBe(false);
  // It may have been stored all the same.
  change({ title: stored.title });
  expect(draft().changed).toBe(true);
  send.mockRejectedValueOnce(error('STORED_NOT_READ'));
  expect(await save()).toBe(true);
  expect(send.mock.lastCall).toEqual([{ title: stored.title }, { version: '1' }]);
  expect([draft().values, draft().changed, draft().failure]).toEqual([stored, false, undefined]);
  change({ title: 'Mine' });
  send.mockRejectedValueOnce(error('STORED_NOT_READ'));
  await save({ ...stored, title: 'Unread' });
  expect(draft().values.title).toBe('Unread');
});

test('a save that was refused has stored nothing: own images meanwhile are no conflict', async () => {
  const { draft, change, save, rerender } = open();
  change({ title: 'Mine' });
  send.mockRejectedValueOnce(error('INVALID_INPUT'));
  expect(await save()).toBe(false);
  // Another image has changed the version.
  rerender({ stored, version: '2' });
  send.mockResolvedValueOnce(accepts({ ...stored, title: 'Mine' }, '3'));
  expect(await save()).toBe(true);
  expect(send.mock.lastCall).toEqual([{ title: 'Mine' }, { version: '2' }]);
  change({ title: 'Other' });
  send.mockRejectedValueOnce(error('INVALID_INPUT'));
  await save();
  change({ title: 'Mine' });
  expect(draft().changed).toBe(false);
});

test('a response that shows what was stored before confirms nothing, unless its version is new', async () => {
  vi.useFakeTimers();
  const { draft, change, save } = open(stored, null);
  change({ title: 'Mine' });
  pause();
  send.mockResolvedValue(accepts(stored));
  // Nor does the second time, when nobody knows any more what is stored.
  for (const time of [1, 2]) {
    expect(await save(), String(time)).toBe(false);
    expect([draft().values.title, draft().changed, kept().length]).toEqual(['Mine', true, 1]);
    expect(draft().failure?.reason).toBe('the server still has what was stored before');
  }
  send.mockRejectedValueOnce(error('BACKEND_TIMEOUT'));
  await save();
  expect(await save()).toBe(false);
  // It may clean what is typed.
  send.mockResolvedValueOnce(accepts(stored, '2'));
  expect(await save()).toBe(true);
  expect([draft().values, draft().changed, kept().length]).toEqual([stored, false, 0]);
});

test('another write is waited for in the same way; the form takes no changes meanwhile', async () => {
  const { draft, change } = open();
  const attempt = (write: Promise<unknown>) => act(() => draft().attempt(write));
  expect(await attempt(Promise.reject(error('FORBIDDEN')))).toBe(false);
  expect(draft().failure?.reason).toBe('the server does not allow it');
  expect(await attempt(Promise.resolve())).toBe(true);
  expect(draft().failure).toBeUndefined();
  expect(await attempt(Promise.reject(error('STORED_NOT_READ')))).toBe(true);
  await attempt(Promise.reject(error('FORBIDDEN')));
  act(() => draft().discard());
  expect(draft().failure).toBeUndefined();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  act(() => void draft().attempt(promise));
  change({ title: 'Late' });
  expect([draft().sending, draft().values]).toEqual([true, stored]);
  resolve(undefined);
  await act(() => new Promise((go) => setTimeout(go)));
  change({ title: 'Mine' });
  expect([draft().sending, draft().values.title]).toEqual([false, 'Mine']);
});

test('what only the other one has changed is taken over, and the save is repeated', async () => {
  const { draft, change, save } = open();
  change({ title: 'Mine' });
  const theirs = { ...stored, text: '<p>Theirs</p>' };
  send.mockResolvedValueOnce(outdated(theirs, '2'));
  send.mockResolvedValueOnce(accepts({ ...theirs, title: 'Mine' }, '3'));
  expect(await save()).toBe(true);
  expect(send.mock.calls).toEqual([
    [{ title: 'Mine' }, { version: '1' }],
    [{ title: 'Mine' }, { version: '2' }],
  ]);
  expect([draft().values, draft().changed]).toEqual([{ ...theirs, title: 'Mine' }, false]);
  change({ title: 'More' });
  // Deleted meanwhile.
  send.mockResolvedValueOnce(outdated(null, '4'));
  expect(await save()).toBe(false);
});

test('a question that is not answered saves nothing and is asked again, with what was typed since', async () => {
  const user = userEvent.setup();
  const { draft, change } = open();
  const theirs = { title: 'Theirs', text: '<p>Two</p>' };
  const mine = { title: 'Mine', text: '<p>Mine</p>' };
  send.mockResolvedValue(outdated(theirs, '2'));
  const saveAnd = async (button: string) => {
    const saving = { done: Promise.resolve(false) };
    act(() => void (saving.done = draft().save(send)));
    change(mine);
    expect(await screen.findAllByRole('radiogroup')).toHaveLength(2);
    for (const radio of screen.getAllByRole('radio', { name: /^Mine/ })) await user.click(radio);
    await user.click(screen.getByRole('button', { name: button }));
    return act(() => saving.done);
  };
  change({ title: 'Mine' });
  expect(await saveAnd('Keep editing')).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([draft().values, draft().changed, draft().failure]).toEqual([mine, true, undefined]);
  change(stored);
  expect(draft().changed).toBe(false);
  send.mockResolvedValueOnce(outdated(theirs, '2')).mockResolvedValueOnce(accepts(mine, '3'));
  change({ title: 'Mine' });
  expect(await saveAnd('Save')).toBe(true);
  expect(send.mock.lastCall).toEqual([mine, { version: '2' }]);
  expect([draft().values, draft().changed]).toEqual([mine, false]);
});

const kept = () => Object.entries<string>(localStorage).filter(([key]) => /^draft /.test(key));
const pause = (ms = 300) => act(() => void vi.advanceTimersByTime(ms));

test('what is typed is stored after a pause, or when the page goes, until it is saved or discarded', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
  const { change, save, draft } = open();
  pause();
  expect(kept()).toEqual([]);
  change({ title: 'Mi' });
  pause(299);
  change({ title: 'Mine' });
  pause(299);
  expect(kept()).toEqual([]);
  pause(1);
  const typed = { values: { ...stored, title: 'Mine' }, base: stored, version: '1' };
  expect(kept()).toEqual([['draft admin test 7', expect.any(String)]]);
  expect(readDrafts('draft admin test 7')).toEqual([
    { ...typed, typedAt: '2026-03-01T12:00:00.899Z', id: expect.any(String) as unknown },
  ]);
  send.mockImplementation((changes) => Promise.resolve(accepts({ ...stored, ...changes })));
  await save();
  expect(kept()).toEqual([]);
  change({ title: 'B' });
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toHaveLength(1);
  act(() => draft().discard());
  expect(kept()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual([]);
});

test.each([
  ['a form that goes without a question', cleanup, false],
  ['a session that is ended', endSession, false],
  ['a session that is lost', () => loseSession('token'), true],
])('%s leaves what was typed, to be shown at once: $2', (_, leave, isBack) => {
  vi.useFakeTimers();
  const { change } = open();
  change({ title: 'M' });
  pause();
  change({ title: 'Mine' });
  act(() => {
    leave();
  });
  for (const later of [() => {}, pause, () => window.dispatchEvent(new Event('pagehide'))]) {
    later();
    expect(kept().map(([, draft]) => draft.includes('Mine'))).toEqual([true]);
  }
  cleanup();
  startSession('token', 'admin');
  const { draft, unmount } = open();
  // What is shown already is not offered.
  expect([draft().values.title, draft().offer === undefined]).toEqual(
    isBack ? ['Mine', true] : ['Düse', false],
  );
  act(() => draft().discard());
  unmount();
  expect(kept()).toHaveLength(isBack ? 0 : 1);
  expect(open().draft().values).toEqual(stored);
});

test.each([
  ['saved', (draft: Draft<Values>) => draft.save(send).then(() => {})],
  ['added', (draft: Draft<Values>) => Promise.resolve(draft).then(({ saved }) => saved())],
  ['discarded', (draft: Draft<Values>) => Promise.resolve(draft).then(({ forget }) => forget())],
])('what is %s by a form that goes at once is deleted', async (_, end) => {
  send.mockResolvedValueOnce(accepts({ ...stored, title: 'Mine' }));
  vi.useFakeTimers();
  const { change, draft, unmount } = open();
  change({ title: 'Mine' });
  pause();
  await act(async () => {
    await end(draft());
    unmount();
  });
  expect(kept()).toEqual([]);
});

test('what was typed and taken back while it was saved is no draft', async () => {
  const { change, draft, unmount } = open();
  change({ title: 'Mine' });
  const { promise, resolve } = Promise.withResolvers<Saved<Values>>();
  send.mockReturnValueOnce(promise);
  let saving: Promise<boolean> | undefined;
  act(() => void (saving = draft().save(send)));
  change({ title: 'Mine!' });
  change({ title: 'Mine' });
  await act(async () => {
    resolve(accepts({ ...stored, title: 'Mine' }, '2'));
    await saving;
    unmount();
  });
  expect(kept()).toEqual([]);
});

test('nothing is offered in place of what is being added', async () => {
  leaveDraft();
  const { change, draft } = open();
  change({ title: 'New' });
  const { promise, resolve } = Promise.withResolvers<object>();
  let adding: Promise<boolean> | undefined;
  act(() => void (adding = draft().attempt(promise)));
  expect(draft().offer).toBeUndefined();
  await act(async () => {
    resolve({});
    await adding;
  });
  expect(draft().offer?.typedAt).toBe('2026-03-01T12:00:00Z');
});

test('what was discarded with a form that stays after all is kept once more is typed', () => {
  vi.useFakeTimers();
  const { change, draft } = open();
  change({ title: 'Mine' });
  act(() => draft().forget());
  pause();
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual([]);
  change({ title: 'Mine 2' });
  pause();
  expect(kept()).toHaveLength(1);
});

/** Leaves a draft as a killed tab does. */
function leaveDraft() {
  const draft = { values: { title: 'Mine' }, base: { ...stored, title: 'Known' }, version: '0' };
  const typedAt = '2026-03-01T12:00:00Z';
  localStorage.setItem('draft admin test 7', JSON.stringify({ ...draft, typedAt }));
}

test('a draft that was left is offered to its account, and restored with what it is based on', async () => {
  leaveDraft();
  expect(open(stored, '1', '8').draft().offer).toBeUndefined();
  const { draft, save } = open();
  expect(draft().values).toEqual(stored);
  expect(draft().offer?.typedAt).toBe('2026-03-01T12:00:00Z');
  act(() => draft().offer?.restore());
  expect([draft().values, draft().offer]).toEqual([{ ...stored, title: 'Mine' }, undefined]);
  send.mockResolvedValue(accepts(draft().values, '1'));
  await save();
  expect(send.mock.lastCall).toEqual([{ title: 'Mine' }, { version: '0' }]);
  expect(kept()).toEqual([]);
});

test('a draft of another login is not offered', () => {
  leaveDraft();
  startSession('another token', 'other');
  expect(open().draft().offer).toBeUndefined();
});

test('a draft that is not wanted is deleted, one that nobody has decided about stays', () => {
  leaveDraft();
  open().unmount();
  expect(kept()).toHaveLength(1);
  const { draft, change } = open();
  change({ title: 'Newer' });
  act(() => draft().offer?.discard());
  expect([kept().length, draft().offer]).toEqual([1, undefined]);
  cleanup();
  leaveDraft();
  const other = open();
  act(() => other.draft().offer?.discard());
  expect([kept(), other.draft().values]).toEqual([[], stored]);
});

test('a draft that is offered stays whatever is typed, undone, saved or left beside it', async () => {
  vi.useFakeTimers();
  leaveDraft();
  const { change, draft, save, unmount } = open();
  const titles = () => (kept()[0]?.[1].match(/(?<="values":{"title":")[^"]*/g) ?? []).toReversed();
  change({ title: 'Newer' });
  pause();
  expect(titles()).toEqual(['Mine', 'Newer']);
  change({ title: stored.title });
  expect(titles()).toEqual(['Mine']);
  change({ title: 'Newer' });
  send.mockResolvedValueOnce(accepts({ ...stored, title: 'Newer' }, '2'));
  await save();
  expect([titles(), draft().offer?.typedAt]).toEqual([['Mine'], '2026-03-01T12:00:00Z']);
  change({ title: 'Newest' });
  unmount();
  expect(titles()).toEqual(['Mine', 'Newest']);

  // One after the other.
  const next = open();
  act(() => next.draft().offer?.restore());
  expect(next.draft().values.title).toBe('Newest');
  act(() => next.draft().discard());
  expect(titles()).toEqual(['Mine']);
  act(() => next.draft().offer?.restore());
  expect([next.draft().values.title, next.draft().offer]).toEqual(['Mine', undefined]);
  act(() => next.draft().forget());
  expect(kept()).toEqual([]);
});

test('what is typed in two tabs is kept for both; each deletes only its own', async () => {
  vi.useFakeTimers();
  const one = open();
  one.change({ title: 'One' });
  pause();
  const two = open();
  two.change({ title: 'Two' });
  pause();
  one.change({ title: 'One and more' });
  pause();
  expect(kept()[0]?.[1]).toMatch(/One and more.*"Two"/);
  send.mockResolvedValueOnce(accepts({ ...stored, title: 'Two' }));
  await two.save();
  expect(kept()[0]?.[1]).toMatch(/One and more/);
  expect(kept()[0]?.[1]).not.toMatch(/"Two"/);
  act(() => one.draft().discard());
  expect(kept()).toEqual([]);
});

test('what is typed goes with the account to its new login', () => {
  vi.useFakeTimers();
  const { change } = open();
  change({ title: 'Mine' });
  pause();
  act(() => nameSession('token', 'boss'));
  pause();
  expect(kept().map(([key]) => key)).toEqual(['draft boss test 7']);
});

test('the login becomes known after the form has opened; without one nothing is stored', () => {
  vi.useFakeTimers();
  leaveDraft();
  localStorage.setItem('access_token', 'of an earlier page');
  const { draft, change } = open();
  expect(draft().offer).toBeUndefined();
  change({ title: 'Newer' });
  pause();
  expect(kept()).toHaveLength(1);
  act(() => nameSession('of an earlier page', 'admin'));
  expect(draft().offer?.typedAt).toBe('2026-03-01T12:00:00Z');
  pause();
  expect(kept()[0]?.[1]).toContain('Newer');
});

test('what must not be stored, such as a password, is in no storage', () => {
  vi.useFakeTimers();
  const unnamed = draftsOf<Values>();
  const { result } = renderHook(() => useDraft(unnamed, '7', stored), { wrapper: Dashboard });
  act(() => result.current.change({ ...stored, title: 'Secret' }));
  pause();
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual([]);
});
