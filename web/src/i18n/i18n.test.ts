import i18next from 'i18next';
import { expect, test, vi } from 'vitest';

import { startTranslation } from './i18n.ts';
import { declarations } from './languages.ts';

test('a missing catalogue is read again as the specification says (spec 9)', async () => {
  await startTranslation();
  expect(i18next.services.backendConnector).toMatchObject({
    ...{ maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 },
  });
  expect(i18next.options.defaultNS).toEqual(['translation']);
});

test('the stored language is the one to fall back to (spec 4)', async () => {
  localStorage.setItem('i18nextLng', 'ru');
  await startTranslation();
  expect(i18next.options.fallbackLng).toEqual(['ru']);
});

test('a missing catalogue is read 5 times more, first after 350 ms, then twice as long each time (spec 9)', async () => {
  await startTranslation();
  vi.useFakeTimers();
  const begin = Date.now();
  const readAt: number[] = [];
  const read = vi.spyOn(declarations.ru, 'loadCatalogue').mockImplementation(() => {
    readAt.push(Date.now() - begin);
    return Promise.reject(new Error('There is no connection.'));
  });
  // What an earlier test still loads may have read it already.
  void i18next.reloadResources('ru');
  await vi.runAllTimersAsync();
  read.mockRestore();
  expect(readAt).toEqual([0, 350, 1050, 2450, 5250, 10850]);
});

test('a stored language that there is not is German (spec 4, 9)', async () => {
  localStorage.setItem('i18nextLng', 'fr-FR');
  await startTranslation();
  expect(i18next.language).toBe('de');
  expect(document.documentElement.lang).toBe('de');
});
