import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

import { StoredImage } from '../../ui/image/StoredImage.tsx';
import type { Callout, Drawing } from './callout-lines.ts';
import classes from './CalloutEditor.module.css';
import { within } from './placing.ts';
import type { Point } from './placing.ts';

interface CalloutImageProps {
  image: Drawing;
  callouts: readonly Callout[];
  selected: number | undefined;
  /** Names the rows of a number. */
  namesOf: (number: string) => string;
  onPlace: (point: Point) => void;
  onSelect: (index: number) => void;
  /** Called with where a callout was dragged to, or with a step of it by an arrow key. */
  onMove: (index: number, point: Point, isStep: boolean) => void;
  onDelete: (index: number) => void;
  /** Called before a character is typed on a callout. */
  onType: () => void;
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A callout on its way: how far it lies from the pointer, and where it is. */
interface Drag extends Point {
  index: number;
  left: number;
  top: number;
}

/** Shows the image with its callouts, which can be dragged; a click beside them places one. */
export function CalloutImage({
  image,
  callouts,
  selected,
  namesOf,
  ...actions
}: CalloutImageProps) {
  const area = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();

  /** Converts pixels from the corner of the image to percent. */
  function percentOf(x: number, y: number): Point {
    const { width = 1, height = 1 } = area.current?.getBoundingClientRect() ?? {};
    return { x: (x / width) * 100, y: (y / height) * 100 };
  }

  function pointAt({ clientX, clientY }: MouseEvent): Point {
    const { left = 0, top = 0 } = area.current?.getBoundingClientRect() ?? {};
    return percentOf(clientX - left, clientY - top);
  }

  function handlePointerDown(event: PointerEvent, index: number) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x = 0, y = 0 } = callouts[index] ?? {};
    const at = pointAt(event);
    setDrag({ index, x, y, left: x - at.x, top: y - at.y });
  }

  function handlePointerMove(event: PointerEvent) {
    if (!drag) return;
    const at = pointAt(event);
    setDrag({ ...drag, ...within({ x: at.x + drag.left, y: at.y + drag.top }) });
  }

  function handlePointerUp() {
    if (!drag) return;
    setDrag(undefined);
    const { x, y } = drag;
    const before = callouts[drag.index];
    if (before?.x !== x || before.y !== y) actions.onMove(drag.index, { x, y }, false);
  }

  function handleKeyDown(event: KeyboardEvent, index: number) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const arrow = arrows[key];
    const callout = callouts[index];
    if (!callout || ctrlKey || metaKey || altKey) return;
    if (arrow) {
      event.preventDefault();
      const pixels = shiftKey ? 10 : 1;
      const by = percentOf(arrow.x * pixels, arrow.y * pixels);
      actions.onMove(index, { x: callout.x + by.x, y: callout.y + by.y }, true);
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      actions.onDelete(index);
    } else if (key.length === 1 && key !== ' ') {
      // The field gets the character.
      actions.onType();
    }
  }

  return (
    <div
      ref={area}
      className={classes.image}
      // For the pointer: 'Place in the middle' and arrow keys do the same.
      onClick={(event) => actions.onPlace(pointAt(event))}
    >
      <StoredImage
        image={image}
        alt="The whole image"
        sizes="(max-width: 62em) 90vw, 700px"
        eager
      />
      {callouts.map((callout, index) => {
        const { number } = callout;
        const { x, y } = drag?.index === index ? drag : callout;
        const names = namesOf(number);
        return (
          <button
            // By its place in the list: one that is renumbered keeps the focus.
            key={index}
            type="button"
            className={classes.callout}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label={`Callout ${number}${names && `: ${names}`}`}
            aria-description={`${x}% from the left, ${y}% from the top`}
            aria-pressed={index === selected}
            data-rowless={names === '' || undefined}
            // One that was placed just now.
            autoFocus={index === selected}
            onFocus={() => actions.onSelect(index)}
            onPointerDown={(event) => handlePointerDown(event, index)}
            onPointerMove={handlePointerMove}
            onPointerUp={handlePointerUp}
            onPointerCancel={() => setDrag(undefined)}
            onKeyDown={(event) => handleKeyDown(event, index)}
            onClick={(event) => {
              event.stopPropagation();
              // Safari does not focus a button that is clicked.
              event.currentTarget.focus();
            }}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
