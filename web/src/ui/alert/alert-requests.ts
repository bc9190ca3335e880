let requested = false;
const listeners = new Set<() => void>();

/** Subscribes to the first request for an alert; for `AlertRegion`, which every screen loads. */
export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the region of the alerts loaded. */
export function requestAlerts(): void {
  setRequested(true);
}

/** Resets after the notifications could not be loaded, so that the next alert tries again. */
export function forgetAlerts(): void {
  setRequested(false);
}

/** Whether an alert has been requested. */
export function wasAlertShown(): boolean {
  return requested;
}

function setRequested(value: boolean): void {
  requested = value;
  for (const listener of listeners) listener();
}
