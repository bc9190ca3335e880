import { Button, SegmentedControl } from '@mantine/core';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { languages } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { documentAddress } from '../../i18n/site-address.ts';
import { chosenLanguage } from '../trilingual/chosen-language.ts';
import type { Previewed } from './previewed.ts';
import classes from './PreviewDialog.module.css';

const widths = [
  { value: 'full', label: 'Full width' },
  { value: 'phone', label: 'Phone' },
] as const;

interface PreviewDialogProps {
  /** The route of the public screen. */
  route: string;
  /** What the forms edit, with their present values. */
  objects: Previewed[];
  onClose: () => void;
}

/**
 * Shows a public screen as visitors will see it, with values that are not saved. The site itself runs in
 * the frame, at the screen's own address; the frame asks for the values (docs/decisions/editing.md).
 */
export function PreviewDialog({ route, objects, onClose }: PreviewDialogProps) {
  const [language, setLanguage] = useState(chosenLanguage());
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('full');
  /** The language in which the frame shows the values. */
  const [shown, setShown] = useState<Language>();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const title = useId();

  useEffect(() => {
    // The rest of the page is inert meanwhile; once it closes, the focus is back at the button.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const handleMessage = useCallback(
    ({ source, origin, data }: MessageEvent<unknown>) => {
      const site = frame.current?.contentWindow;
      if (!site || source !== site || origin !== location.origin) return;
      if (data === 'close') dialog.current?.close();
      if (data === 'ready') {
        site.postMessage(objects, location.origin);
        setShown(language);
      }
    },
    [objects, language],
  );
  useEffect(() => {
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [handleMessage]);

  return createPortal(
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={title}
      onClose={onClose}
      // Keys mean nothing to the form below: Escape would close its dialog, Ctrl+S save it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className={classes.bar}>
        <h2 id={title} className={classes.title}>
          Preview
        </h2>
        <SegmentedControl
          aria-label="Language"
          data={languages.map((code) => ({ value: code, label: code.toUpperCase() }))}
          value={language}
          onChange={setLanguage}
        />
        <SegmentedControl
          className={classes.width}
          aria-label="Width"
          data={[...widths]}
          value={width}
          onChange={setWidth}
        />
        <p role="status" className={classes.status}>
          {shown === language ? 'Only you see this' : 'Loading…'}
        </p>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </header>
      <div className={classes.desk}>
        <iframe
          // A new frame for each language: another address in the same one would enter the history.
          key={language}
          ref={frame}
          className={classes.frame}
          data-width={width}
          title="The page as visitors will see it"
          src={documentAddress(language, route)}
          // Sends no form, opens no window and downloads nothing.
          sandbox="allow-scripts allow-same-origin"
        />
      </div>
    </dialog>,
    document.body,
  );
}
