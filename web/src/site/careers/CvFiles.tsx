import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { maxUploadMegabytes } from '../../max-upload.ts';
import classes from './CvFiles.module.css';

const maxFiles = 2;
/** How large a file of a visitor may be, in MB (docs/operations.md); less where uploads are smaller. */
const maxMegabytes = 10;
const endings = ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.png', '.jpg', '.jpeg'];

/** Dropped files bypass the input's `accept`. */
function isOfType({ name }: File): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}

function namesOf(files: File[]): string {
  return files.map(({ name }) => name).join(', ');
}

const neverChanges = () => () => undefined;

interface CvFilesProps {
  files: File[];
  onChange: (files: File[]) => void;
}

/** Accepts up to 2 files by click or drag (spec 2.12, 9); each can be removed before sending. */
export function CvFiles({ files, onChange }: CvFilesProps) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const [tooMany, setTooMany] = useState(false);
  const [refused, setRefused] = useState<File[]>([]);

  const limit = useSyncExternalStore(
    neverChanges,
    () => Math.min(maxMegabytes, maxUploadMegabytes()),
    () => maxMegabytes,
  );
  const ofOtherType = refused.filter((file) => !isOfType(file));
  const tooLarge = refused.filter((file) => isOfType(file));

  function add(more: FileList | null) {
    const added = [...(more ?? [])];
    const isTaken = (file: File) => isOfType(file) && file.size <= limit * 1024 * 1024;
    const all = [...files, ...added.filter(isTaken)];
    setRefused(added.filter((file) => !isTaken(file)));
    setTooMany(all.length > maxFiles);
    onChange(all.slice(0, maxFiles));
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
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <VisuallyHidden>
          <input
            type="file"
            multiple
            accept={endings.join()}
            onChange={(event) => {
              add(event.currentTarget.files);
              // Reset, so that a removed file can be chosen again.
              event.currentTarget.value = '';
            }}
          />
        </VisuallyHidden>
        <IconFileUpload size={28} aria-hidden />
        <span>
          {t('Choose files')} <span data-for-mouse>{t('or drag them into this area')}</span>
        </span>
        <Text
          span
          size="sm"
          className={classes.hint}
          role="status"
          data-error={tooMany || undefined}
        >
          {t('You can upload up to 2 files')}
        </Text>
        <Text span size="sm" className={classes.hint}>
          {t('file limit', { number: limit })}
        </Text>
      </label>
      <p className={classes.refused} role="status">
        {ofOtherType.length > 0 && t('File not taken', { names: namesOf(ofOtherType) })}{' '}
        {tooLarge.length > 0 && t('File too large', { names: namesOf(tooLarge), number: limit })}
      </p>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={`${file.name} ${file.lastModified}`}>
            <span>{file.name}</span>
            <ActionIcon
              variant="subtle"
              aria-label={t('Remove file', { name: file.name })}
              onClick={() => onChange(files.filter((other) => other !== file))}
            >
              <IconX size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}
