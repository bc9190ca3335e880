import type { ComponentProps, ReactNode } from 'react';

/** The props by which a button shows whether its work is under way, and keeps the focus meanwhile. */
export function busy(loading: boolean): BusyProps {
  return loading ? { loading, renderRoot: renderBusy } : { loading };
}

interface BusyProps {
  loading: boolean;
  renderRoot?: (props: ComponentProps<'button'>) => ReactNode;
}

/** A button that ignores clicks: one that is `disabled`, as Mantine has it, would lose the focus. */
function renderBusy(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      disabled={false}
      aria-disabled
      // Also stops Enter in a field of its form, which clicks the button that submits it.
      onClick={(event) => event.preventDefault()}
    />
  );
}
