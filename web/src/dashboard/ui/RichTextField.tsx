import { Input, Skeleton } from '@mantine/core';
import { Suspense, lazy, useId } from 'react';

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
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label id={labelId} labelElement="div">
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
