import { Modal } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useCallback, useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import classes from './FormDialog.module.css';
import { keepFocus } from '../ui/keep-focus.ts';
import { useMayBeLost } from './unsaved-forms.ts';

interface FormDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The maximum width; by default wide enough for three editors side by side. */
  size?: string;
  /** The form; every opening mounts a new one. */
  children: ReactNode;
}

/**
 * Shows a form in a dialog; closes on a click outside or Escape (spec 4), and asks first if changes
 * would be lost.
 */
export function FormDialog({ title, open, onClose, size = '72rem', children }: FormDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const mayBeLost = useMayBeLost();
  const close = useCallback(async () => {
    if (await mayBeLost(body.current ?? undefined)) onClose();
  }, [mayBeLost, onClose]);

  // A question about it would outlive a dialog that closes by itself, once it is stored.
  useEffect(() => (open ? () => modals.closeAll() : undefined), [open]);

  function handleKeyDown(event: KeyboardEvent) {
    // Escape in a popover above the dialog, such as a link editor, closes only the popover; in a field with
    // an open list, only the list: Mantine marks the field for its own dialogs.
    const { key, target, currentTarget } = event;
    const isInside = target instanceof Element && currentTarget.contains(target);
    if (key !== 'Escape' || !isInside) return;
    if (target.getAttribute('data-mantine-stop-propagation') !== 'true') void close();
  }

  // Focus may still be on the page below, or lost when an alert above was closed.
  useEffect(() => {
    if (!open) return;
    function handleKeyDownBelow({ key, target }: globalThis.KeyboardEvent) {
      const isBelow = target instanceof Element && !target.closest('[data-portal]');
      if (key === 'Escape' && isBelow) void close();
    }
    window.addEventListener('keydown', handleKeyDownBelow);
    return () => window.removeEventListener('keydown', handleKeyDownBelow);
  }, [open, close]);

  return (
    <Modal
      opened={open}
      onClose={close}
      closeOnEscape={false}
      onKeyDown={handleKeyDown}
      title={title}
      size={size}
      // Below an alert, which would hide the title.
      yOffset="5.5rem"
      // In the middle, what comes later or changes its height would move all of it.
      centered={false}
      classNames={{ title: classes.title, content: classes.content }}
    >
      <div ref={body}>
        <div ref={keepFocus}>{children}</div>
      </div>
    </Modal>
  );
}
