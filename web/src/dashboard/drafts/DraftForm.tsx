import { useContext, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

import { UnsavedFormsContext } from './unsaved-forms.ts';

interface DraftFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  /** Whether closing the form would lose changes. */
  changed: boolean;
  onSubmit: () => Promise<void>;
}

/** Renders a form that counts among the unsaved ones while it has changes. */
export function DraftForm({ changed, onSubmit, ...props }: DraftFormProps) {
  const unsaved = useContext(UnsavedFormsContext);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(
    () => (changed && form.current ? unsaved.add(form.current) : undefined),
    [changed, unsaved],
  );

  return (
    <form
      {...props}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog opened in the form may have a form of its own, whose events come up here.
        if (event.target !== event.currentTarget) return;
        void onSubmit();
      }}
    />
  );
}
