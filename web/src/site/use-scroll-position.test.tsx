import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { useScrollPosition } from './use-scroll-position.ts';

/* Where the page is scrolled to while its screens load; that the browser moves is held by navigation.spec.ts. */

let pageHeight: number;
let scrollY: number;
let onResize: () => void;

/** Scrolls as far as the page goes, as a browser does. */
function scrollTo(top: number): void {
  const reached = Math.max(0, Math.min(top, pageHeight - window.innerHeight));
  if (reached === scrollY) return;
  scrollY = reached;
  window.dispatchEvent(new Event('scroll'));
}

/** Makes the page as long as its screen. */
function setPageHeight(height: number): void {
  pageHeight = height;
  scrollTo(scrollY);
  onResize();
}

beforeEach(() => {
  pageHeight = 3_000;
  scrollY = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => scrollTo(Number(top)));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

/** Opens a screen; returns how to leave it and to come back. */
function open() {
  const { result } = renderHook(
    () => {
      useScrollPosition();
      return useNavigate();
    },
    { wrapper: MemoryRouter },
  );
  return {
    leaveFor: (path: string) => act(async () => result.current(path)),
    goBack: () => act(async () => result.current(-1)),
  };
}

it('returns with Back to where one was, even while the screen is loading again', async () => {
  const { leaveFor, goBack } = open();
  scrollTo(1_998);
  await leaveFor('/imprint');
  expect(scrollY).toBe(0);

  pageHeight = 900;
  await goBack();
  setPageHeight(1_500);
  setPageHeight(3_000);
  expect(scrollY).toBe(1_998);
});

it('keeps the position when the screen is put up again under the visitor', () => {
  open();
  scrollTo(1_998);
  setPageHeight(900);
  expect(scrollY).toBeLessThan(200);
  setPageHeight(3_000);
  expect(scrollY).toBe(1_998);
});

it('leaves the page where the visitor has moved it in the meantime', async () => {
  const { leaveFor, goBack } = open();
  scrollTo(1_998);
  await leaveFor('/imprint');
  pageHeight = 900;
  await goBack();
  window.dispatchEvent(new Event('wheel'));
  scrollTo(50);
  setPageHeight(3_000);
  expect(scrollY).toBe(50);
});
