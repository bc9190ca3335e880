import { ActionIcon, Text, VisuallyHidden } from '@mantine/core';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './CvFiles.module.css';

const maxFiles = 2;
const endings = ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.png', '.jpg', '.jpeg'];

/** Dropped files bypass the input's `accept`. */
function isAccepted({ name }: File): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}

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

  const refusedNames = refused.map(({ name }) => name).join(', ');

  function add(more: FileList | null) {
    const added = [...(more ?? [])];
    const all = [...files, ...added.filter(isAccepted)];
    setRefused(added.filter((file) => !isAccepted(file)));
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
      </label>
      <p className={classes.refused} role="status">
        {refusedNames && t('File not taken', { names: refusedNames })}
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
