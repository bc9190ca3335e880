import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

/** Whether an alert says that something was done, or that it was not. */
export type AlertKind = 'success' | 'failure';

/** Shows what kind of alert it is; the message says the same in words. */
export function AlertIcon({ kind }: { kind: AlertKind }) {
  const Icon = kind === 'failure' ? IconAlertTriangle : IconCheck;
  return <Icon size={18} stroke={2} aria-hidden />;
}
