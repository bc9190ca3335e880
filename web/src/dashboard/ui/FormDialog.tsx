import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import classes from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The greatest width; wide enough for three editors side by side where it is left out. */
  size?: string;
  /** The form; it begins anew with every opening. */
  children: ReactNode;
}

/** A dialog for a form; it closes on a click outside or Escape (spec 4). */
export function FormDialog({ title, open, onClose, size = '72rem', children }: FormDialogProps) {
  function handleKeyDown(event: KeyboardEvent) {
    // Escape in what floats above the dialog, such as a link editor, closes only that.
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && inside) onClose();
  }

  // Nothing has the focus after an alert above the dialog was closed; Escape still means the dialog.
  useEffect(() => {
    if (!open) return;
    function handleUnfocusedKeyDown({ key, target }: globalThis.KeyboardEvent) {
      if (key === 'Escape' && target === document.body) onClose();
    }
    window.addEventListener('keydown', handleUnfocusedKeyDown);
    return () => window.removeEventListener('keydown', handleUnfocusedKeyDown);
  }, [open, onClose]);

  return (
    <Modal
      opened={open}
      onClose={onClose}
      closeOnEscape={false}
      onKeyDown={handleKeyDown}
      title={title}
      size={size}
      classNames={{ title: classes.title }}
      // The header of a dialog is no landmark of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Modal>
  );
}
