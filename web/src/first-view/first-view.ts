import { readStored } from '../browser-storage.ts';
import { deferEvents, replayEvents } from './early-events.ts';
import { forgetEmbeddedData } from './embedded-data.ts';
import {
  adopt,
  completeAddress,
  requestedView,
  isInDocument,
  isMissing,
  loadDocument,
} from './view.ts';

/*
 * Runs in the head of every document, before anything else has loaded; the build inlines it
 * (web/build/server-rendering.ts).
 *
 * 1. A route after '#' is not seen by the server. Where the document came with another screen, or in
 *    another language, than the visitor asks for, the document of that screen is loaded and put in its
 *    place. So is the first page of a list where a later one came, since the app begins with the first.
 * 2. The address is completed, so that both its parts name the screen.
 * 3. Once the screen and its first images show, the app's scripts are loaded; on a slow line they
 *    would delay it.
 * 4. Clicks from before hydration are held back and then replayed.
 */

const page = document.documentElement;
const requested = requestedView();
const isDashboard = location.pathname === '/' && Boolean(readStored('access_token'));
const isNoSuchScreen = !isDashboard && isMissing(requested);
const isComplete = isNoSuchScreen || isInDocument(requested);

// The home page must not be seen for a frame by those who have come for something else.
if (isDashboard || !isComplete) page.style.display = 'none';
const loading =
  isDashboard || isComplete ? undefined : loadDocument(requested).catch(() => undefined);

// Until the first images show, the style sheet keeps lazy ones out of the browser's reach. It would load them at
// the same time, even before the end of the document.
page.dataset['firstImages'] = 'loading';

/** Shows the screen, then loads the app; called at the end of the document. */
async function show(): Promise<void> {
  await showScreen().finally(() => delete page.dataset['firstImages']);
}

async function showScreen(): Promise<void> {
  // A page that says that there is no such screen works without the app.
  if (isNoSuchScreen) return;
  const other = await loading;
  if (other) adopt(other.loaded);
  for (const element of document.querySelectorAll('[data-without-scripts]')) element.remove();
  const root = document.getElementById('root');
  if (!root) return;
  const isShown = isComplete || other !== undefined;
  if (isDashboard || !isShown) {
    root.replaceChildren();
    forgetEmbeddedData();
  }
  if (!isDashboard && isShown) completeAddress(other?.view ?? requested);
  page.style.display = '';
  if (root.firstElementChild) {
    root.dataset['rendered'] = location.hash;
    deferEvents();
    await firstImages();
  }
  // Background tabs are not painted.
  if (document.hidden) loadApp();
  else requestAnimationFrame(() => setTimeout(loadApp));
}

/** Resolves when the images in view are decoded, after two seconds at the latest. */
async function firstImages(): Promise<void> {
  const images = document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]');
  const decoded = [...images].map((image) => image.decode().catch(() => undefined));
  const patience = new Promise((resolve) => setTimeout(resolve, 2_000));
  await Promise.race([Promise.all(decoded), patience]);
}

function loadApp(): void {
  const { entry = '', scripts = '' } = page.dataset;
  for (const href of scripts.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  // If the app fails, the browser gets its events back.
  void import(/* @vite-ignore */ entry).finally(() => setTimeout(() => void replayed(), 10_000));
}

/** Called by the app after hydration. */
async function replayed(): Promise<void> {
  await replayEvents();
  delete window.firstView;
}

window.firstView = { show, afterHydration: replayed };
