import { Loader } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';

import classes from './ImageDropArea.module.css';

interface ImageDropAreaProps {
  label: string;
  multiple: boolean;
  loading?: boolean;
  onPick: (images: File[]) => void;
}

/** Takes images by click or drop; other files are left out. The size in the hint is no limit (spec 5). */
export function ImageDropArea({ label, multiple, loading = false, onPick }: ImageDropAreaProps) {
  const [dragging, setDragging] = useState(false);

  function pick(files: FileList | null) {
    const images = Array.from(files ?? []).filter(({ type }) => type.startsWith('image/'));
    if (images.length > 0 && !loading) onPick(multiple ? images : images.slice(0, 1));
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    pick(event.currentTarget.files);
    // The same file can be picked again after it was removed.
    event.currentTarget.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    pick(event.dataTransfer.files);
  }

  return (
    <label
      className={classes.area}
      data-dragging={dragging || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(true);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={handleDrop}
    >
      <input
        type="file"
        accept="image/*"
        multiple={multiple}
        disabled={loading}
        className={classes.input}
        aria-label={label}
        onChange={handleChange}
      />
      {loading ? <Loader size={22} /> : <IconPhotoPlus size={22} stroke={1.5} />}
      <span>
        <span className={classes.action}>{label}</span>
        <span className={classes.hint}>PNG, JPG, GIF up to 10MB</span>
      </span>
    </label>
  );
}
