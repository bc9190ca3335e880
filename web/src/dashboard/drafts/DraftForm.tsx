import type { ComponentProps } from 'react';

interface DraftFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Whether closing the form would lose changes. */
  changed: boolean;
  onSubmit: () => Promise<void>;
}

/** Renders a form that is marked while it has unsaved changes (unsaved.ts looks for the mark). */
export function DraftForm({ changed, onSubmit, ...props }: DraftFormProps) {
  return (
    <form
      {...props}
      data-unsaved={changed || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    />
  );
}
