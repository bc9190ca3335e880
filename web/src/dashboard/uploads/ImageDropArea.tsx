import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { DropArea } from './DropArea.tsx';
import { imageTypes, takeImages } from './image-files.ts';
import type { Refusal } from './image-files.ts';
import { RefusedFiles } from './RefusedFiles.tsx';

interface ImageDropAreaProps {
  label: string;
  /** The maximum number of images to accept at once, */
  max: number;
  /** and how many of them were accepted before. */
  count?: number;
  onPick: (images: File[]) => void;
}

/**
 * Accepts images by click, drop or paste; lists refused files with the reason. The size in the hint is
 * not enforced (spec 5).
 */
export function ImageDropArea({ label, max, count = 0, onPick }: ImageDropAreaProps) {
  const [refused, setRefused] = useState<Refusal[]>([]);

  function pick(files: File[]) {
    const taken = takeImages(files, max, count);
    setRefused(taken.refused);
    if (taken.images.length > 0) onPick(taken.images);
  }

  return (
    <div>
      <DropArea
        label={label}
        hints={['PNG, JPG, GIF up to 10MB', 'Click, drop or paste']}
        icon={<IconPhotoPlus size={22} stroke={1.5} />}
        accept={imageTypes.join()}
        multiple={max > 1}
        onPick={pick}
      />
      <RefusedFiles refused={refused} />
    </div>
  );
}
