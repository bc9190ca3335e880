import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What a watched page has done wrong. */
export interface PageWatch {
  /** Console errors and warnings, uncaught errors, failed responses and requests to other hosts so far. */
  complaints: string[];
}

/** Collects the browser's complaints and all requests to other hosts. */
export function watchPage(page: Page): PageWatch {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.type()} on ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => complaints.push(`uncaught on ${page.url()}: ${message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = hostname === 'localhost' || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) complaints.push(`foreign request on ${page.url()}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`);
  });
  return { complaints };
}

/** Expects that the visitor's browser stores only the chosen language, and no cookie (spec 4, 9). */
export async function expectNothingStored(page: Page): Promise<void> {
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['i18nextLng']);
  expect(await page.context().cookies()).toEqual([]);
}

/** Expects that the screen is not wider than the window; names the elements that overflow. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const beyond = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth)
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
      return [`${scrollWidth - clientWidth} px too wide`, ...beyond.slice(-3)];
    });
  // A screen takes a moment to be drawn again when the window becomes narrower.
  await expect.poll(tooWide, page.url()).toEqual([]);
}
