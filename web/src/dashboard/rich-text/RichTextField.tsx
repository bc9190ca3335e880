import { Input, Skeleton } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { Suspense, useId, useRef } from 'react';

import type { Language } from '../../i18n/languages.ts';
import { EmptyMark } from '../ui/EmptyMark.tsx';
import { LazyRichTextEditor } from './LazyRichTextEditor.tsx';
import classes from '../ui/MarkedField.module.css';

interface RichTextFieldProps {
  label: string;
  /** Whether another element shows the label, such as a tab. */
  labelHidden?: boolean;
  /** Whether the field is marked as empty. */
  marked?: boolean;
  language: Language;
  /** HTML; '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
  /** Whether all of the text is shown; left out, the field decides by itself. */
  whole?: boolean;
  /** Called when the administrator expands or collapses the field. */
  onWhole?: (whole: boolean) => void;
}

/** Shows a labelled rich-text editor. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, labelHidden, marked = false, language, value, onChange, onWhole } = props;
  const [whole, setWhole] = useUncontrolled({
    value: props.whole,
    defaultValue: false,
    onChange: onWhole,
  });
  const labelId = useId();
  const markId = useId();
  const group = useRef<HTMLDivElement>(null);

  // An editor is no form control, so its label does not focus it by itself.
  function focusEditor() {
    group.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  }

  return (
    <div
      ref={group}
      className={labelHidden ? classes.unlabelled : classes.labelled}
      role="group"
      aria-labelledby={labelId}
    >
      <Input.Label id={labelId} labelElement="div" onClick={focusEditor}>
        {label}
      </Input.Label>
      {marked && <EmptyMark id={markId} />}
      <Suspense fallback={<Skeleton height={240} animate={false} />}>
        <LazyRichTextEditor
          labelledBy={labelId}
          describedBy={marked ? markId : undefined}
          language={language}
          value={value}
          onChange={onChange}
          whole={whole}
          onWhole={setWhole}
        />
      </Suspense>
    </div>
  );
}
