import { modals } from '@mantine/modals';

/** Asks a question that is answered with Yes or No; closing the dialog in any way means No. */
export function confirm(question: string): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: question,
      labels: { confirm: 'Yes', cancel: 'No' },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
