import i18next from 'i18next';

let requested = false;
const listeners = new Set<() => void>();

/**
 * Shows an alert of spec 8: a notification that is announced at once and closes by itself or by its
 * button. The notifications are loaded when the first one is shown.
 */
export function showAlert(message: string): void {
  requested = true;
  // In the language of the page: the dashboard's is English, which the keys are.
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
      // Whoever closes it goes on where the focus was before.
      onClose: () => {
        const isInAlert = document.activeElement?.closest('[role="alert"]');
        if (isInAlert && before instanceof HTMLElement) before.focus();
      },
    });
  };
  show().catch((error: unknown) => console.warn('An alert could not be shown:', error));
}

/** Loads what alerts are shown with, so that one can also be shown where the connection is gone. */
export async function loadAlerts() {
  const [loaded] = await Promise.all([import('@mantine/notifications'), import('./Alerts.tsx')]);
  return loaded;
}

/** Tells when the first alert is to be shown; for `AlertRegion`. */
export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins anew: what alerts are shown with could not be loaded, and the next one tries again. */
export function forgetAlerts(): void {
  requested = false;
  for (const listener of listeners) listener();
}

/** Whether there has been an alert. */
export function wasAlertShown(): boolean {
  return requested;
}
