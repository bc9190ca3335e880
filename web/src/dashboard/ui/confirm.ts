import { modals } from '@mantine/modals';

/** Asks a question that is answered with Yes or No; closing the dialog in any way means No. */
export function confirm(question: string): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: question,
      labels: { confirm: 'Yes', cancel: 'No' },
      closeButtonProps: { 'aria-label': 'Close' },
      // The header of a dialog is no landmark of the page.
      attributes: { header: { role: 'presentation' } },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
