import { Button, Group } from '@mantine/core';

import type { AlertAction } from './alert.ts';

interface ActionMessageProps {
  message: string;
  action: AlertAction;
  /** Closes the alert. */
  close: () => void;
}

/** Shows the message of an alert with the button of its action. */
export function ActionMessage({ message, action, close }: ActionMessageProps) {
  return (
    <Group justify="space-between" gap="xs">
      {message}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          close();
          action.run();
        }}
      >
        {action.label}
      </Button>
    </Group>
  );
}
