import Panzoom from '@panzoom/panzoom';
import type { PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { Language } from '../../i18n/languages.ts';
import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { SiteImage } from '../ui/SiteImage.tsx';
import { CalloutButtons } from './CalloutButtons.tsx';
import classes from './LargeDrawing.module.css';

interface LargeDrawingProps extends ComponentProps<typeof CalloutButtons> {
  image: StoredImage_ImageFragment;
  alt: string;
  /** The language of `alt`. */
  lang: Language | undefined;
  /** Which parts the callout shows that is pointed at or holds the focus. */
  text: string;
  onClose: () => void;
}

/** How far the mouse may move between press and release of a click, in pixels. */
const clickReach = 6;

/** How far the arrow keys move the drawing, in pixels. */
const step = 60;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** Shows a drawing as large as the window; it is zoomed and moved by fingers, wheel and keys. */
export function LargeDrawing({ image, alt, lang, text, onClose, ...callouts }: LargeDrawingProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const zoomed = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(undefined);
  const pressed = useRef({ x: 0, y: 0 });

  useEffect(() => {
    const element = zoomed.current;
    if (!element) return;
    // The rest of the page is inert meanwhile; once it closes, the focus is back at the image.
    if (!dialog.current?.open) dialog.current?.showModal();
    const zoom = Panzoom(element, {
      ...{ minScale: 1, maxScale: 8, canvas: true },
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
      // What could be scrolled would follow the focus, beside the zoom.
      overflow: 'clip',
    });
    const stage = element.parentElement;
    stage?.addEventListener('wheel', zoom.zoomWithWheel, { passive: false });
    panzoom.current = zoom;
    return () => {
      stage?.removeEventListener('wheel', zoom.zoomWithWheel);
      zoom.destroy();
    };
  }, []);

  /** Moves the drawing by pixels of the window. */
  function panBy(x: number, y: number) {
    const scale = panzoom.current?.getScale() ?? 1;
    panzoom.current?.pan(x / scale, y / scale, { relative: true });
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    const arrow = arrows[key];
    if (arrow) panBy(...arrow);
    else if (key === '+' || key === '=') panzoom.current?.zoomIn();
    else if (key === '-') panzoom.current?.zoomOut();
    else if (key === '0') panzoom.current?.reset();
  }

  /** A drag that begins and ends on a callout is none of its clicks. */
  function handleClick(event: MouseEvent) {
    const { clientX, clientY, detail } = event;
    const moved = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
    if (detail > 0 && moved > clickReach) event.stopPropagation();
  }

  /**
   * Brings a callout into view that the focus reaches beside the window. Its place is taken in the
   * drawing, not in the window, where a zoom may not have been drawn yet.
   */
  function handleFocus({ target }: FocusEvent) {
    const [zoom, element] = [panzoom.current, zoomed.current];
    if (!zoom || !element || !target.matches(':focus-visible')) return;
    const [to, drawing] = [target.getBoundingClientRect(), element.getBoundingClientRect()];
    const drawnScale = drawing.width / element.offsetWidth;
    // From the middle of the drawing, which the window shows in its own middle until it is moved.
    const x = (to.left + to.right - drawing.left - drawing.right) / 2 / drawnScale;
    const y = (to.top + to.bottom - drawing.top - drawing.bottom) / 2 / drawnScale;
    const [pan, scale] = [zoom.getPan(), zoom.getScale()];
    const isInside =
      Math.abs(x + pan.x) <= (element.offsetWidth / scale - to.width / drawnScale) / 2 &&
      Math.abs(y + pan.y) <= (element.offsetHeight / scale - to.height / drawnScale) / 2;
    if (!isInside) zoom.pan(-x, -y);
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('Enlarged drawing')}
      // That of a dialog inside comes by, too.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={handleKeyDown}
    >
      <div className={classes.bar}>
        <button type="button" onClick={() => panzoom.current?.zoomIn()} aria-label={t('Zoom in')}>
          +
        </button>
        <button type="button" onClick={() => panzoom.current?.zoomOut()} aria-label={t('Zoom out')}>
          −
        </button>
        <button type="button" onClick={() => panzoom.current?.reset()}>
          {t('Whole drawing')}
        </button>
        <button
          type="button"
          className={classes.close}
          onClick={() => dialog.current?.close()}
          aria-label={t('Close')}
        >
          ×
        </button>
      </div>
      <div
        className={classes.stage}
        onPointerDownCapture={({ clientX, clientY }) => {
          pressed.current = { x: clientX, y: clientY };
        }}
        onClickCapture={handleClick}
        onFocus={handleFocus}
      >
        {/* As large as the window: what is zoomed stays below the pointer. */}
        <div ref={zoomed} className={classes.zoomed}>
          <div className={classes.drawing}>
            <SiteImage image={image} alt={alt} lang={lang} sizes="200vw" eager />
            <div className={classes.callouts}>
              <CalloutButtons
                {...callouts}
                onPick={(part) => {
                  dialog.current?.close();
                  callouts.onPick(part);
                }}
              />
            </div>
          </div>
        </div>
      </div>
      <p className={classes.text}>{text || t('callout hint')}</p>
    </dialog>,
    document.body,
  );
}
