import { afterEach, expect, test, vi } from 'vitest';

import { readStored, store } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  store('key', null);
});

test('where site data is blocked, a value lives as long as the page', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect(readStored('key')).toBeNull();
  store('key', 'a');
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
  store('key', 'newest');
  expect(readStored('key')).toBe('newest');
  expect(localStorage.getItem('key')).toBe('newest');
  // As another tab changes it.
  localStorage.setItem('key', 'other');
  expect(readStored('key')).toBe('other');
  store('key', null);
  expect([localStorage.getItem('key'), readStored('key')]).toEqual([null, null]);
});
