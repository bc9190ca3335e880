import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// What jsdom lacks and Mantine and the rich-text editor ask for.
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
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.location.hash = '';
});
