import { useContext, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

import { usePermissions } from '../ui/use-permissions.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { FailureContext } from './failure.ts';
import { SendingContext } from '../ui/sending.ts';
import { UnsavedFormsContext } from './unsaved-forms.ts';
import type { Draft } from './use-draft.ts';

interface DraftFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  draft: Pick<Draft<unknown>, 'changed' | 'failure' | 'offer' | 'forget' | 'sending'>;
  onSubmit: () => Promise<void>;
  /** Whether it is being saved without anybody having asked for it, so that leaving waits for that. */
  isSaving?: boolean;
}

/** Renders a form that counts among the unsaved ones while it has changes. */
export function DraftForm(allProps: DraftFormProps) {
  const { draft, onSubmit, isSaving = false, children, ...props } = allProps;
  const { changed, failure, offer, sending } = draft;
  const unsaved = useContext(UnsavedFormsContext);
  const form = useRef<HTMLFormElement>(null);

  // Once it is restored from the trash, its form offers them again.
  const isKept = usePermissions().offers('TRASH') && failure?.isDeleted === true;
  const forget = useEffectEvent(() => draft.forget());

  useLayoutEffect(() => {
    if (!changed || !form.current) return undefined;
    return unsaved.add(form.current, {
      isSaving,
      onDiscard: isKept ? undefined : () => forget(),
    });
  }, [changed, isSaving, isKept, unsaved]);

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
    >
      {offer && <DraftOffer offer={offer} />}
      <SendingContext value={sending}>
        <FailureContext value={failure}>{children}</FailureContext>
      </SendingContext>
    </form>
  );
}
