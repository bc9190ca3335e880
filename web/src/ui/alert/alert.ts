import i18next from 'i18next';
import { createElement } from 'react';

import type { AlertKind } from './AlertIcon.tsx';
import { alertsRequested } from './alert-requests.ts';

/** What an alert lets undo or do, by a button. */
export interface AlertAction {
  label: string;
  run: () => void;
}

/** How long an alert with an action shows, in milliseconds. */
const actionTime = 10_000;

/** The alerts that were shown since the last click or submit, and those from before. */
let current: string[] = [];
let overtaken: string[] = [];

function handleAction({ target }: Event) {
  // Closing one of two says nothing about the other.
  if (target instanceof Element && target.closest('[role="alert"]')) return;
  overtaken = [...overtaken, ...current];
  current = [];
}

/** Shows an alert that something was not done or not taken, as `showAlert` does. */
export function showFailure(message: string, action?: AlertAction): void {
  show(message, 'failure', action);
}

/**
 * Shows an alert of spec 8: a notification that is announced at once and closes by itself or by its
 * button. One with an action closes with that. Those from before the last click or submit go when the next one
 * shows, so that no two contradict each other. The notifications are loaded when the first one is shown.
 */
export function showAlert(message: string, action?: AlertAction): void {
  show(message, 'success', action);
}

function show(message: string, kind: AlertKind, action?: AlertAction): void {
  alertsRequested(true);
  // In the capture phase, before the listener that shows an alert.
  for (const type of ['submit', 'click']) document.addEventListener(type, handleAction, true);
  const outdated = overtaken;
  overtaken = [];
  // In the language of the page; the dashboard's is English, as the keys are.
  const { lang } = document.documentElement;
  const closeLabel = i18next.t('Close', { lng: lang, fallbackLng: false });
  let before: EventTarget | null = null;
  const notify = async () => {
    const { notifications, ActionMessage, AlertIcon } = await loadAlerts();
    const close = () => notifications.hide(id);
    for (const one of outdated) notifications.hide(one);
    const id = notifications.show({
      message: action ? createElement(ActionMessage, { message, action, close }) : message,
      role: 'alert',
      // A glance tells them apart.
      icon: createElement(AlertIcon, { kind }),
      color: kind === 'failure' ? 'red' : 'steel',
      ...(action && { autoClose: actionTime }),
      withBorder: true,
      closeButtonProps: { 'aria-label': closeLabel },
      onFocus: ({ currentTarget, relatedTarget }) => {
        // From one button of the alert to the other, the focus has not come from outside.
        if (!currentTarget.contains(relatedTarget)) before = relatedTarget;
      },
      // Closing it returns the focus.
      onClose: () => {
        const isInAlert = document.activeElement?.closest('[role="alert"]');
        if (isInAlert && before instanceof HTMLElement) before.focus();
      },
    });
    // One with an action stays as long as it can be used.
    if (!action) current = [...current, id];
  };
  notify().catch((error: unknown) => console.warn('An alert could not be shown:', error));
}

/** Closes the alerts of earlier actions, for one that shows no alert of its own but has made them untrue. */
export async function closeOvertaken(): Promise<void> {
  const outdated = overtaken;
  overtaken = [];
  if (outdated.length === 0) return;
  const { notifications } = await loadAlerts();
  for (const one of outdated) notifications.hide(one);
}

/** Loads the notifications, so that an alert can show even without a connection. */
export async function loadAlerts() {
  const [{ notifications }, { ActionMessage }, { AlertIcon }] = await Promise.all([
    import('@mantine/notifications'),
    import('./ActionMessage.tsx'),
    import('./AlertIcon.tsx'),
    import('./Alerts.tsx'),
  ]);
  return { notifications, ActionMessage, AlertIcon };
}
