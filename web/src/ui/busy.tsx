import type { ComponentProps, ReactNode } from 'react';

/** The props by which a button shows whether its work is under way. */
export function busy(isBusy: boolean) {
  return { loading: isBusy, ...(isBusy && inert) };
}

/** The props by which a button shows whether there is nothing for it to do. */
export function idle(isIdle: boolean) {
  return { 'data-disabled': isIdle || undefined, ...(isIdle && inert) };
}

/** Ignores clicks: a button that is `disabled`, as Mantine has it, would lose the focus. */
const inert = {
  renderRoot: (props: ComponentProps<'button'>): ReactNode => (
    <button
      {...props}
      disabled={false}
      aria-disabled
      // Also stops Enter in a field of its form, which clicks the button that submits it.
      onClick={(event) => event.preventDefault()}
    />
  ),
};
