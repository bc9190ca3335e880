import { Input, Skeleton } from '@mantine/core';
import { Suspense, lazy, useId, useRef } from 'react';

import type { Language } from '../../i18n/language.ts';

// The editor is the heaviest part of the dashboard: it loads where one is shown.
const RichTextEditor = lazy(async () => ({
  default: (await import('./RichTextEditor.tsx')).RichTextEditor,
}));

interface RichTextFieldProps {
  label: string;
  language: Language;
  /** HTML; '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
}

/** A labelled rich-text editor. */
export function RichTextField({ label, language, value, onChange }: RichTextFieldProps) {
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);

  // An editor is no form control, so that its label does not lead to it by itself.
  function focusEditor() {
    group.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  }

  return (
    <div ref={group} role="group" aria-labelledby={labelId}>
      <Input.Label id={labelId} labelElement="div" onClick={focusEditor}>
        {label}
      </Input.Label>
      <Suspense fallback={<Skeleton height={240} animate={false} />}>
        <RichTextEditor
          labelledBy={labelId}
          language={language}
          value={value}
          onChange={onChange}
        />
      </Suspense>
    </div>
  );
}
