import i18next from 'i18next';

let requested = false;
const listeners = new Set<() => void>();

/**
 * Shows an alert of spec 8: a notification that is announced at once and closes by itself or by its
 * button. The notifications are loaded when the first one is shown.
 */
export function showAlert(message: string): void {
  requested = true;
  // In the language of the page; the dashboard's is English, as the keys are.
  const { lang } = document.documentElement;
  const closeLabel = i18next.t('Close', { lng: lang, fallbackLng: false });
  for (const listener of listeners) listener();
  let before: EventTarget | null = null;
  const show = async () => {
    const { notifications } = await loadAlerts();
    notifications.show({
      message,
      role: 'alert',
      withBorder: true,
      closeButtonProps: {
        'aria-label': closeLabel,
        onFocus: ({ relatedTarget }) => (before = relatedTarget),
      },
      // Closing it returns the focus.
      onClose: () => {
        const isInAlert = document.activeElement?.closest('[role="alert"]');
        if (isInAlert && before instanceof HTMLElement) before.focus();
      },
    });
  };
  show().catch((error: unknown) => console.warn('An alert could not be shown:', error));
}

/** Loads the notifications, so that an alert can show even without a connection. */
export async function loadAlerts() {
  const [loaded] = await Promise.all([import('@mantine/notifications'), import('./Alerts.tsx')]);
  return loaded;
}

/** Subscribes to the first request for an alert; for `AlertRegion`. */
export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resets after the notifications could not be loaded, so that the next alert tries again. */
export function forgetAlerts(): void {
  requested = false;
  for (const listener of listeners) listener();
}

/** Tells whether an alert has been requested. */
export function wasAlertShown(): boolean {
  return requested;
}
