import type { ComponentProps } from 'react';

interface DraftFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Whether something would be lost with the form. */
  changed: boolean;
  onSubmit: () => Promise<void>;
}

/** A form that says of itself whether it holds what is not stored yet (unsaved.ts looks for that). */
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
