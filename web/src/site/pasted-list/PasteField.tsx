import { Button, FileButton, Group, Textarea } from '@mantine/core';
import type { DragEvent, ReactNode, Ref, SubmitEvent } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n/use-language.ts';
import { busy } from '../../ui/busy.tsx';
import { keepPastedText, readPastedText, usePastedText } from './pasted-text.ts';
import classes from './PasteField.module.css';

interface PasteFieldProps {
  ref?: Ref<HTMLTextAreaElement>;
  searching?: boolean;
  error?: string | false;
  /** Stands between the field and its button. */
  children?: ReactNode;
  onSubmit: () => void;
}

interface RefusedFile {
  name: string;
  reason: 'unreadable' | 'other list';
}

/**
 * A field for a list from a spreadsheet, or for the file; keeps what is in it for a day. It is uncontrolled,
 * as those of forms.
 */
export function PasteField({ ref, searching = false, error, children, onSubmit }: PasteFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const resetChoice = useRef<() => void>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const text = usePastedText()?.text ?? '';
  /** How often files were chosen or dropped that are still being read. */
  const [readings, setReadings] = useState(0);
  const isBusy = searching || readings > 0;
  const { language } = useLanguage();
  /** The files that are not in the field. */
  const [refused, setRefused] = useState<RefusedFile[]>([]);

  useEffect(() => {
    // What was typed before hydration is the newer one.
    const typed = field.current?.value ?? '';
    if (typed !== '' && readPastedText()?.text !== typed) keepPastedText(typed);
  }, []);
  useEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  }, [text]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setRefused([]);
    onSubmit();
  }

  /** Puts the lists of files below what is in the field by then, but those that would be read otherwise there. */
  async function readFiles(files: readonly File[]) {
    setReadings((number) => number + 1);
    setRefused([]);
    for (const file of files) {
      const reason = await addFile(file).catch(() => 'unreadable' as const);
      if (reason) setRefused((others) => [...others, { name: file.name, reason }]);
    }
    setReadings((number) => number - 1);
    // Leads to what was read, and says aloud what could not be.
    field.current?.focus();
  }

  async function addFile(file: File): Promise<RefusedFile['reason'] | undefined> {
    const [{ readSpreadsheet }, { joinLists }] = await Promise.all([
      import('../../ui/csv/read-spreadsheet.ts'),
      import('./join-lists.ts'),
    ]);
    const { text: read } = await readSpreadsheet(file);
    const list = read.replace('\uFEFF', '').replaceAll('\r\n', '\n');
    const { text: above = '', roles } = readPastedText() ?? {};
    const joined = joinLists(above, list, language, roles);
    if (joined === undefined) return 'other list';
    keepPastedText(joined, roles);
    return undefined;
  }

  function fileError(): string | undefined {
    const namesOf = (one: RefusedFile['reason']) =>
      refused.flatMap(({ name, reason }) => (reason === one ? [name] : [])).join(', ');
    const [unreadable, others] = [namesOf('unreadable'), namesOf('other list')];
    const problems = [
      unreadable && t('File unreadable', { names: unreadable }),
      others && t('File unlike the list', { names: others }),
    ];
    return problems.filter(Boolean).join(' ') || undefined;
  }

  function handleDrop(event: DragEvent) {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    if (!searching) void readFiles(files);
  }

  return (
    // A search as that of one part; nothing of it is sent but the numbers.
    <form
      role="search"
      onSubmit={handleSubmit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <Textarea
        ref={field}
        rows={5}
        label={t('Part numbers and quantities')}
        description={t('paste hint')}
        classNames={{ input: classes.field }}
        error={fileError() ?? error}
        spellCheck={false}
        readOnly={searching}
        translate="no"
        onInput={({ currentTarget }) => {
          setRefused([]);
          keepPastedText(currentTarget.value);
        }}
      />
      {children}
      <Group mt="sm" gap="sm">
        <Button type="submit" variant="default" {...busy(isBusy)}>
          {t('Add the list')}
        </Button>
        <FileButton
          accept=".xlsx,.csv,.tsv,.txt"
          multiple
          onChange={(files) => {
            void readFiles(files);
            // Reset, so that a changed file can be chosen again.
            resetChoice.current?.();
          }}
          resetRef={resetChoice}
          disabled={searching}
        >
          {(props) => (
            <Button {...props} variant="subtle" {...busy(readings > 0)}>
              {t('Choose an Excel or CSV file')}
            </Button>
          )}
        </FileButton>
      </Group>
    </form>
  );
}
