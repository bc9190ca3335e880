import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import * as matchers from '@testing-library/jest-dom/matchers';
import { afterEach, expect, vi } from 'vitest';

import { chosenLanguage } from '../dashboard/trilingual/chosen-language.ts';
import { defaultLanguage } from '../i18n/languages.ts';
import { RequestOverFetch } from './request-over-fetch.ts';

// The first screen of a test file loads its chunks, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// What Mantine and the rich-text editor need and jsdom lacks.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    // Nothing moves in tests: what is opened is there at once, not in a third of a second.
    matches: media === '(prefers-reduced-motion: reduce)',
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
Object.assign(window, { XMLHttpRequest: RequestOverFetch });
Element.prototype.scrollIntoView = () => {};
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};

// As Playwright has it: a button that keeps the focus is disabled by its attribute (`ui/busy.tsx`).
expect.extend({
  toBeDisabled(element: HTMLElement) {
    if (element.getAttribute('aria-disabled') !== 'true')
      return matchers.toBeDisabled.call(this, element);
    return { pass: true, message: () => 'The element is disabled by its attribute.' };
  },
  toBeEnabled(element: HTMLElement) {
    if (element.getAttribute('aria-disabled') !== 'true')
      return matchers.toBeEnabled.call(this, element);
    return { pass: false, message: () => 'The element is disabled by its attribute.' };
  },
});

// The files share the document and the modules; each test begins with both as a new page has them.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  chosenLanguage(defaultLanguage);
  localStorage.clear();
  history.replaceState(null, '', '/');
});
