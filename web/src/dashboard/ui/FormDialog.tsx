import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The form; it begins anew with every opening. */
  children: ReactNode;
}

/** A dialog for a form; it closes on a click outside or Escape (spec 4). */
export function FormDialog({ title, open, onClose, children }: FormDialogProps) {
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      size="72rem"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Modal>
  );
}
