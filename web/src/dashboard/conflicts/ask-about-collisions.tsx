import { modals } from '@mantine/modals';

import { CollisionForm } from './CollisionForm.tsx';
import type { Choice, Conflict } from './CollisionForm.tsx';

/**
 * Asks which version of each passage to keep that two people have changed, and lists the fields that take
 * over the other's changes without a question. Resolves to nothing if the dialog is closed.
 */
export function askAboutCollisions(conflict: Conflict): Promise<Choice[][] | undefined> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Somebody else has saved this in the meantime',
      size: '72rem',
      onClose: () => resolve(undefined),
      children: (
        <CollisionForm
          {...conflict}
          onChoose={(choices) => {
            resolve(choices);
            modals.close(id);
          }}
          onCancel={() => modals.close(id)}
        />
      ),
    });
  });
}
