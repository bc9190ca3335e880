import { afterEach, expect, test, vi } from 'vitest';

import { readStored, store } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  store('key', null);
});

test('where site data is blocked, a value lives as long as the page', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  // As on each visit, to forget what is old.
  store('key', null);
  expect(warn).not.toHaveBeenCalled();
  expect(readStored('key')).toBeNull();
  store('key', 'a');
  expect(warn).toHaveBeenCalledOnce();
  expect(readStored('key')).toBe('a');
  store('key', null);
  expect(readStored('key')).toBeNull();
});

test('where the storage is full, the newer value is read until one can be stored again', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  store('key', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  store('key', 'new');
  expect(readStored('key')).toBe('new');
  expect(localStorage.getItem('key')).toBe('old');
  full.mockRestore();
  store('key', 'new');
  expect(localStorage.getItem('key')).toBe('new');
  // As another tab changes it.
  localStorage.setItem('key', 'other');
  expect(readStored('key')).toBe('other');
  store('key', null);
  expect([localStorage.getItem('key'), readStored('key')]).toEqual([null, null]);
});
