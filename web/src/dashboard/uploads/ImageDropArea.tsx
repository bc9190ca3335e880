import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, Ref } from 'react';

import { takeImages } from './image-files.ts';
import type { Refusal } from './image-files.ts';
import classes from './ImageDropArea.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import { usePastedFiles } from './use-pasted-files.ts';

interface ImageDropAreaProps {
  inputRef?: Ref<HTMLInputElement>;
  label: string;
  /** The maximum number of images to accept at once. */
  room: number;
  onPick: (images: File[]) => void;
}

/**
 * Accepts images by click, drop or paste; lists refused files with the reason. The size in the hint is
 * not enforced (spec 5).
 */
export function ImageDropArea({ inputRef, label, room, onPick }: ImageDropAreaProps) {
  const area = useRef<HTMLLabelElement>(null);
  const [dragging, setDragging] = useState(false);
  const [refused, setRefused] = useState<Refusal[]>([]);

  function pick(files: Iterable<File> | null) {
    const taken = takeImages([...(files ?? [])], room);
    setRefused(taken.refused);
    if (taken.images.length > 0) onPick(taken.images);
  }

  usePastedFiles(area, pick);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    pick(event.currentTarget.files);
    // Reset, so that a removed file can be chosen again.
    event.currentTarget.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    pick(event.dataTransfer.files);
  }

  return (
    <div>
      <label
        ref={area}
        className={classes.area}
        data-drop-area
        data-dragging={dragging || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={handleDrop}
      >
        <input
          ref={inputRef}
          type="file"
          accept="image/*"
          multiple={room > 1}
          className={classes.input}
          aria-label={label}
          onChange={handleChange}
        />
        <IconPhotoPlus size={22} stroke={1.5} />
        <span>
          <span className={classes.action}>{label}</span>
          <span className={classes.hint}>PNG, JPG, GIF up to 10MB</span>
          <span className={classes.hint}>Click, drop or paste</span>
        </span>
      </label>
      <RefusedFiles refused={refused} />
    </div>
  );
}
