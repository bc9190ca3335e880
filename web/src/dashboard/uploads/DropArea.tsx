import { useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';

import classes from './DropArea.module.css';
import { usePastedFiles } from './use-pasted-files.ts';

interface DropAreaProps {
  label: string;
  /** What may be chosen, line by line. */
  hints: string[];
  icon: ReactNode;
  /** The types of the files, as a file input takes them. */
  accept: string;
  multiple?: boolean;
  onPick: (files: File[]) => void;
}

/** Accepts files by click, drop or paste. */
export function DropArea({ label, hints, icon, accept, multiple = false, onPick }: DropAreaProps) {
  const area = useRef<HTMLLabelElement>(null);
  const [dragging, setDragging] = useState(false);

  usePastedFiles(area, onPick);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onPick([...(event.currentTarget.files ?? [])]);
    // Reset, so that a removed file can be chosen again.
    event.currentTarget.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    onPick([...event.dataTransfer.files]);
  }

  return (
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
        type="file"
        accept={accept}
        multiple={multiple}
        className={classes.input}
        aria-label={label}
        onChange={handleChange}
      />
      {icon}
      <span>
        <span className={classes.action}>{label}</span>
        {hints.map((hint) => (
          <span key={hint} className={classes.hint}>
            {hint}
          </span>
        ))}
      </span>
    </label>
  );
}
