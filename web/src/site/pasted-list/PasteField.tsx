import { Button, Textarea } from '@mantine/core';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';

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

/** A field for a list from a spreadsheet; keeps what is in it for a day. It is uncontrolled, as those of forms. */
export function PasteField({ ref, searching = false, error, children, onSubmit }: PasteFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const text = usePastedText()?.text ?? '';

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
    if (!searching) onSubmit();
  }

  return (
    // A search as that of one part; nothing of it is sent but the numbers.
    <form role="search" onSubmit={handleSubmit}>
      <Textarea
        ref={field}
        rows={5}
        label={t('Part numbers and quantities')}
        description={t('paste hint')}
        classNames={{ input: classes.field }}
        error={error}
        spellCheck={false}
        readOnly={searching}
        translate="no"
        onInput={({ currentTarget }) => keepPastedText(currentTarget.value)}
      />
      {children}
      <Button type="submit" variant="default" mt="sm" loading={searching}>
        {t('Add the list')}
      </Button>
    </form>
  );
}
