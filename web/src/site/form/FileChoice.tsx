import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { maxUploadMegabytes } from '../../max-upload.ts';
import { leaveEntry } from '../../ui/leave-entry.ts';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import classes from './FileChoice.module.css';

/** How large a file of a visitor may be, in MB (docs/operations.md); less where uploads are smaller. */
const maxMegabytes = 10;

function namesOf(files: File[]): string {
  return files.map(({ name }) => name).join(', ');
}

/** Tells files apart as far as a browser shows: the same one may be chosen again. */
function identityOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

interface FileChoiceProps {
  files: File[];
  onChange: (files: File[]) => void;
  maxFiles: number;
  /** How the names of the files may end, in small letters: `.pdf`. */
  endings: readonly string[];
  /** What a click does; names the input. */
  label: string;
  /** How many files, and which. */
  note: string;
  /** Returns the message for files that end otherwise. */
  refusedText: (names: string) => string;
  /** Whether the files are a small part of the form. */
  isSmall?: boolean;
  /** What happens to the files; stands below them. */
  children?: ReactNode;
}

/** Accepts files by click or drag (spec 2.12, 9); each can be removed before sending. */
export function FileChoice(props: FileChoiceProps) {
  const { files, onChange, maxFiles, endings, label, note, refusedText, isSmall, children } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const noteId = useId();
  const limitId = useId();
  const [isOver, setIsOver] = useState(false);
  /** What was not taken, and the files that were chosen then: it is said of no others. */
  const [rejection, setRejection] = useState<{ of: File[]; rejected: File[] }>();

  const limit = useInBrowser(() => Math.min(maxMegabytes, maxUploadMegabytes()), maxMegabytes);
  const rejected = rejection?.of === files ? rejection.rejected : [];
  const ofOtherType = rejected.filter((file) => !isOfType(file));
  const tooLarge = rejected.filter((file) => isOfType(file) && !isSmallEnough(file));
  const leftOut = rejected.filter((file) => isOfType(file) && isSmallEnough(file));

  /** Dropped files bypass the input's `accept`. */
  function isOfType({ name }: File): boolean {
    return endings.some((ending) => name.toLowerCase().endsWith(ending));
  }

  function isSmallEnough({ size }: File): boolean {
    return size <= limit * 1024 * 1024;
  }

  function add(more: FileList | null) {
    const all = new Map([...files, ...(more ?? [])].map((file) => [identityOf(file), file]));
    const added = [...all.values()].slice(files.length);
    if (added.length === 0) return;
    const usable = added.filter((file) => isOfType(file) && isSmallEnough(file));
    const taken = [...files, ...usable].slice(0, maxFiles);
    setRejection({ of: taken, rejected: added.filter((file) => !taken.includes(file)) });
    onChange(taken);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  }

  return (
    <div>
      <label
        className={classes.area}
        data-over={isOver || undefined}
        data-small={isSmall || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
            accept={endings.join()}
            // Its name is what it does, not all that the label says.
            aria-labelledby={labelId}
            aria-describedby={`${noteId} ${limitId}`}
            onChange={(event) => {
              add(event.currentTarget.files);
              // Reset, so that a removed file can be chosen again.
              event.currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
        {!isSmall && <IconFileUpload size={28} aria-hidden />}
        <span id={labelId}>
          {label} <span data-for-mouse>{t('or drag them into this area')}</span>
        </span>
        <Text
          span
          id={noteId}
          size="sm"
          className={classes.hint}
          role="status"
          data-error={leftOut.length > 0 || undefined}
        >
          {note}
        </Text>
        <Text span id={limitId} size="sm" className={classes.hint}>
          {t('file limit', { number: limit })}
        </Text>
      </label>
      <p className={classes.refused} role="status">
        {ofOtherType.length > 0 && refusedText(namesOf(ofOtherType))}{' '}
        {tooLarge.length > 0 && t('File too large', { names: namesOf(tooLarge), number: limit })}{' '}
        {leftOut.length > 0 && t('Files over the number', { names: namesOf(leftOut) })}
      </p>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={identityOf(file)}>
            <span>{file.name}</span>
            <ActionIcon
              variant="subtle"
              aria-label={t('Remove file', { name: file.name })}
              onClick={({ currentTarget }) => {
                leaveEntry(currentTarget, input.current);
                onChange(files.filter((other) => other !== file));
              }}
            >
              <IconX size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
