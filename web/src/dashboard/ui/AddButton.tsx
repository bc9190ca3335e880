import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

import { prepareRichTextEditor } from './prepare-rich-text-editor.tsx';

interface AddButtonProps {
  /** What its dialog is called. */
  label: string;
  onClick: () => void;
}

/** The plus button of a list; its dialog has editors, which load once the button is pointed at. */
export function AddButton({ label, onClick }: AddButtonProps) {
  return (
    <ActionIcon
      size="lg"
      aria-label={label}
      onClick={onClick}
      onPointerEnter={prepareRichTextEditor}
      onFocus={prepareRichTextEditor}
      data-add
    >
      <IconPlus size={20} />
    </ActionIcon>
  );
}
