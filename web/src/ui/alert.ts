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
  void import('@mantine/notifications').then(({ notifications }) =>
    notifications.show({
      message,
      role: 'alert',
      withBorder: true,
      closeButtonProps: { 'aria-label': closeLabel },
    }),
  );
}

/** Tells when the first alert is to be shown; for `AlertRegion`. */
export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there has been an alert. */
export function wasAlertShown(): boolean {
  return requested;
}
