import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

import { preloadRichTextEditor } from '../rich-text/load-rich-text-editor.ts';

interface AddButtonProps {
  /** The name of its dialog. */
  label: string;
  onClick: () => void;
}

/** Shows the plus button of a list; pointing at it loads the editors of its dialog. */
export function AddButton({ label, onClick }: AddButtonProps) {
  return (
    <ActionIcon
      size="lg"
      aria-label={label}
      onClick={onClick}
      onPointerEnter={preloadRichTextEditor}
      onFocus={preloadRichTextEditor}
    >
      <IconPlus size={20} />
    </ActionIcon>
  );
}
