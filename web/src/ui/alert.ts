import { notifications } from '@mantine/notifications';

/** Shows an alert of spec 8; it is announced at once and closes by itself or by its button. */
export function showAlert(message: string): void {
  notifications.show({ message, role: 'alert', withBorder: true });
}
