import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  endSession,
  isForDashboard,
  isSessionOver,
  loginOf,
  loseSession,
  nameSession,
  startSession,
  useAccessToken,
  useLogin,
  wasSessionLost,
} from './session.ts';

/** The session and the address, as the screens see them. */
const state = () => [localStorage.getItem('access_token'), location.hash];

function changeInOtherTab(token: string | null, key: string | null = 'access_token') {
  if (token === null) localStorage.removeItem('access_token');
  else localStorage.setItem('access_token', token);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

beforeEach(() => history.replaceState(null, '', '/#/controller'));
afterEach(() => endSession());

test('a login shows the dashboard, a logout is no loss, and the login is known in this tab', () => {
  const { result } = renderHook(() => [useAccessToken(), useLogin()]);
  expect(result.current).toEqual([null, undefined]);
  history.replaceState(null, '', '/en/login#/controller');
  act(() => startSession('one', 'admin'));
  expect([location.pathname, ...state()]).toEqual(['/', 'one', '#/']);
  expect(result.current).toEqual(['one', 'admin']);
  expect([isForDashboard(), loginOf('other')]).toEqual([true, undefined]);
  act(() => nameSession('one', 'boss'));
  expect(result.current[1]).toBe('boss');

  act(() => endSession());
  expect(result.current[0]).toBeNull();
  expect([isSessionOver('one'), wasSessionLost('one'), isForDashboard()]).toEqual([
    ...[true, false, false],
  ]);
  // A late response says nothing of a session that was ended by choice.
  loseSession('one');
  expect(state()).toEqual([null, '#/']);
  // Nor does what ended before count for the same token again.
  startSession('one', 'admin');
  changeInOtherTab(null);
  expect(wasSessionLost('one')).toBe(true);
});

test.each([
  ['the session', 'one', [null, '#/controller']],
  ['one before it', 'old', ['one', '#/dashboard/settings']],
])('a response that refuses %s ends it alone', (_, token, expected) => {
  const { result } = renderHook(useAccessToken);
  location.hash = '#/dashboard/settings';
  act(() => startSession('one', 'admin'));
  act(() => loseSession(token));
  expect(state()).toEqual(expected);
  expect(result.current).toBe(expected[0]);
  expect(wasSessionLost('one')).toBe(token === 'one');
});

test('a session that ends or starts in another tab is followed, the site stays', () => {
  const { result, unmount } = renderHook(useAccessToken);
  changeInOtherTab('one');
  expect([result.current, location.hash]).toEqual(['one', '#/']);
  location.hash = '#/dashboard';
  changeInOtherTab('two');
  expect([result.current, location.hash]).toEqual(['two', '#/dashboard']);
  changeInOtherTab(null);
  expect([result.current, location.hash]).toEqual([null, '#/controller']);
  // All of the storage was cleared, or something else was stored.
  localStorage.setItem('access_token', 'three');
  changeInOtherTab('three', 'other');
  expect([result.current, location.hash]).toEqual([null, '#/controller']);
  changeInOtherTab('three', null);
  expect([result.current, location.hash]).toEqual(['three', '#/controller']);
  history.replaceState(null, '', '/en/search#/search');
  changeInOtherTab(null);
  expect([location.pathname, location.hash]).toEqual(['/en/search', '#/search']);
  expect(isForDashboard()).toBe(false);

  unmount();
  history.replaceState(null, '', '/#/dashboard');
  changeInOtherTab(null);
  expect(location.hash).toBe('#/dashboard');
});
