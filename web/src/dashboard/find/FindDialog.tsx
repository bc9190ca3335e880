import { Modal } from '@mantine/core';
import { useNavigate } from 'dashboard-router';

import type { Place } from '../entity/place.ts';
import { FindField } from './FindField.tsx';
import classes from './FindDialog.module.css';

interface FindDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Searches everything that the dashboard keeps, and goes to what is chosen. */
export function FindDialog({ open, onClose }: FindDialogProps) {
  const navigate = useNavigate();

  /** Goes there as a link does: where changes would be lost, the dashboard asks first. */
  function go({ path, filter }: Place) {
    onClose();
    void navigate(path, filter ? { state: { filter } } : {});
  }

  return (
    <Modal
      opened={open}
      onClose={onClose}
      title="Find"
      size="40rem"
      // Its field stays in its place while the list grows and shrinks.
      centered={false}
      // Below an alert, which would hide the title.
      yOffset="max(8vh, 5.5rem)"
      classNames={{ content: classes.content, body: classes.body }}
    >
      <FindField onChoose={go} />
    </Modal>
  );
}
