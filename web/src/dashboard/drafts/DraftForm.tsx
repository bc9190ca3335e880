import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

import { usePermissions } from '../ui/use-permissions.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { FailureContext } from './failure.ts';
import { SendingContext } from '../ui/sending.ts';
import { holdsFile } from './stored-drafts.ts';
import { UnsavedFormsContext } from './unsaved-forms.ts';
import type { Draft } from './use-draft.ts';

interface DraftFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  draft: Pick<Draft<unknown>, 'values' | 'changed' | 'failure' | 'offer' | 'forget' | 'sending'>;
  onSubmit: () => Promise<void>;
  /** Whether it is being saved without anybody having asked for it, so that leaving waits for that. */
  isSaving?: boolean;
}

/** Renders a form that counts among the unsaved ones while it has changes. */
export function DraftForm(allProps: DraftFormProps) {
  const { draft, onSubmit, isSaving = false, children, ...props } = allProps;
  const { values, changed, failure, offer, sending } = draft;
  const unsaved = useContext(UnsavedFormsContext);
  const form = useRef<HTMLFormElement>(null);

  // Once it is restored from the trash, its form offers them again.
  const isInTrash = usePermissions().offers('TRASH') && failure?.isDeleted === true;
  const isKept = isInTrash && !holdsFile(values);
  const forget = useEffectEvent(() => draft.forget());

  useLayoutEffect(() => {
    if (!changed || !form.current) return undefined;
    return unsaved.add(form.current, {
      isSaving,
      onDiscard: isKept ? undefined : () => forget(),
    });
  }, [changed, isSaving, isKept, unsaved]);

  useEffect(() => {
    const sent = form.current;
    if (!sending || !sent) return undefined;
    // React would put the value back, and the caret at its end.
    const refuse = (event: Event) => event.preventDefault();
    sent.addEventListener('beforeinput', refuse);
    return () => sent.removeEventListener('beforeinput', refuse);
  }, [sending]);

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
