import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './CalloutChooser.module.css';

interface CalloutChooserProps {
  numbers: readonly string[];
  /** Returns which parts a number shows. */
  textOf: (number: string) => string;
  onChoose: (number: string) => void;
  onClose: () => void;
}

/** Asks which callout is meant, where a finger covers several. */
export function CalloutChooser({ numbers, textOf, onChoose, onClose }: CalloutChooserProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function choose(number: string) {
    // The focus is back at the drawing before it goes on to the row.
    dialog.current?.close();
    onChoose(number);
  }

  function handleClick({ target, currentTarget }: MouseEvent) {
    // Beside the list: on the backdrop.
    if (target === currentTarget) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={classes.chooser}
      aria-labelledby={headingId}
      onClick={handleClick}
      onClose={onClose}
    >
      <div className={classes.choices}>
        <p id={headingId}>{t('Which number?')}</p>
        {numbers.map((number) => (
          <button key={number} type="button" onClick={() => choose(number)}>
            {textOf(number)}
          </button>
        ))}
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('Close')}
        </button>
      </div>
    </dialog>
  );
}
