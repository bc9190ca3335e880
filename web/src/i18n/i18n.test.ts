import i18next from 'i18next';
import { expect, test } from 'vitest';

import { startTranslation } from './i18n.ts';

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
