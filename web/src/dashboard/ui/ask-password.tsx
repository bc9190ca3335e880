import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';

/**
 * Asks the administrator's own password before something that an open browser must not suffice for, with a
 * detail of what it does. Resolves to nothing if the dialog is closed.
 */
export function askPassword(title: string, detail?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const id = modals.open({
      title,
      onClose: () => resolve(undefined),
      children: (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('password');
            resolve(typeof typed === 'string' ? typed : undefined);
            modals.close(id);
          }}
        >
          <Stack>
            {detail && <Text>{detail}</Text>}
            <PasswordInput
              name="password"
              label="Your password"
              required
              data-autofocus
              autoComplete="current-password"
            />
            <Group justify="flex-end">
              <Button variant="outline" onClick={() => modals.close(id)}>
                Cancel
              </Button>
              <Button type="submit">Confirm</Button>
            </Group>
          </Stack>
        </form>
      ),
    });
  });
}
