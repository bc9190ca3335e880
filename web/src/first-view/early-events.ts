const types = ['click', 'change', 'pointerover'] as const;
const field = 'textarea, input:not([type="checkbox"])';

interface EarlyEvent {
  type: string;
  target: EventTarget | null;
  pointerType?: string | undefined;
  ctrlKey?: boolean | undefined;
  metaKey?: boolean | undefined;
  shiftKey?: boolean | undefined;
  /** What was chosen; a further choice replaces it in the input. */
  files?: FileList | null;
}

/** Clicks and chosen files from before hydration, in order. Typed text stays in its fields. */
let early: EarlyEvent[] = [];

/** Holds back what only the app can handle, for `replayEvents`. */
export function deferEvents(): void {
  for (const type of types) addEventListener(type, defer, true);
  addEventListener('pointerdown', recordPress, true);
}

/**
 * Whether the browser can handle an event alone: a click into a field, or one that leads to another
 * document, which shows before the app would have loaded. A link of the app waits where something is
 * typed, which would be lost.
 */
function isForBrowser(event: Event): boolean {
  if (!(event instanceof MouseEvent) || event.type !== 'click') return false;
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element)) return false;
  const link = target.closest('a');
  if (link) return !link.hash.startsWith('#/') || ctrlKey || metaKey || shiftKey || !isTypedIn();
  if (target.closest('button')?.form?.hasAttribute('action')) return true;
  return target.closest(`label, ${field}`) !== null;
}

function isTypedIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(field);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

function defer(event: Event): void {
  if (isForBrowser(event)) return;
  if (event.type === 'pointerover') {
    // Only the latest position of the pointer counts.
    early = early.filter(({ type }) => type !== 'pointerover');
  } else {
    event.preventDefault();
    event.stopPropagation();
    // Shows that the click counts, and waits (global.css).
    document.documentElement.dataset['waiting'] = '';
  }
  const { type, target } = event;
  const files = target instanceof HTMLInputElement ? target.files : null;
  const { pointerType } = event instanceof PointerEvent ? event : {};
  const { ctrlKey, metaKey, shiftKey } = event instanceof MouseEvent ? event : {};
  early.push({ type, target, pointerType, ctrlKey, metaKey, shiftKey, files });
}

/** Resolves when the pointer is up and its click is held back. */
let released = Promise.resolve();

function recordPress(): void {
  released = new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel']) {
      addEventListener(type, () => setTimeout(resolve), { capture: true, once: true });
    }
  });
}

/** Replays the events once the app has hydrated the page; later ones go to the app directly. */
export async function replayEvents(): Promise<void> {
  // A replay may move what the pointer is pressed on, such as the button below a list of files.
  await released;
  removeEventListener('pointerdown', recordPress, true);
  for (const type of types) removeEventListener(type, defer, true);
  delete document.documentElement.dataset['waiting'];
  const focused = document.activeElement;
  for (const { type, target, files, ...details } of early.splice(0)) {
    if (files && target instanceof HTMLInputElement) target.files = files;
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...details }));
    // Lets React render the changes of each event before the next, as it does between real events.
    await Promise.resolve();
  }
  // A replayed click may move the focus; give it back to the field the visitor has gone on to.
  if (
    focused instanceof HTMLElement &&
    focused !== document.activeElement &&
    focused.matches(field)
  )
    focused.focus();
}
