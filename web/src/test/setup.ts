import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { RequestOverFetch } from './request-over-fetch.ts';

// The first screen of a test file loads its chunks, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Stubs what Mantine and the rich-text editor need and jsdom lacks.
vi.stubGlobal(
  'matchMedia',
  vi.fn((query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  })),
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('XMLHttpRequest', RequestOverFetch);
Element.prototype.scrollIntoView = () => {};
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.location.hash = '';
});
