import { modals } from '@mantine/modals';

/** Asks a yes-no question, with a detail below it; closing the dialog in any other way means No. */
export function confirm(question: string, detail?: string): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: question,
      children: detail,
      labels: { confirm: 'Yes', cancel: 'No' },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
