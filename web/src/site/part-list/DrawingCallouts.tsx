import { useState, useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { calloutAttribute, markCallouts, showRow } from './callouts.ts';
import classes from './DrawingCallouts.module.css';
import type { PartTable_PartFragment } from './PartTable.generated.ts';

type Part = PartTable_PartFragment;

interface Callout {
  number: string;
  x: number;
  y: number;
}

interface DrawingCalloutsProps {
  callouts: readonly Callout[];
  /** The rows of the list by the numbers at which drawings show them. */
  partsOf: ReadonlyMap<string, readonly Part[]>;
  /** Called with the part of the number that is clicked. */
  onPick: (part: Part) => void;
  /** The drawing. */
  children: ReactNode;
}

const neverChanges = () => () => undefined;

/**
 * Shows the callouts of a drawing above it. Each leads to its row in the list: a button, or a link where
 * there are no scripts. One without a row is only shown.
 */
export function DrawingCallouts({ callouts, partsOf, onPick, children }: DrawingCalloutsProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>();
  const isApp = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  function show(number: string | undefined) {
    setShown(number);
    markCallouts(number === undefined ? undefined : calloutAttribute([number]));
  }

  function pick(number: string) {
    const [part] = partsOf.get(number) ?? [];
    if (!part) return;
    onPick(part);
    showRow(number);
    show(number);
  }

  function textOf({ partNumber, description, substPart, quantity }: Part): string {
    const subst = substPart && `${t('Subst-Part')}: ${substPart}`;
    const texts = [partNumber, description.in, subst, `${t('Quantity')}: ${quantity}`];
    return texts.filter(Boolean).join(', ');
  }

  /** Buttons for fingers may overlap: of those beside the one that is hit, the nearest is meant. */
  function handleClick({ clientX, clientY, detail, currentTarget, target }: MouseEvent) {
    const hit = target instanceof Element ? target.closest('button') : null;
    if (!hit) return;
    const distance = (button: Element) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
    };
    const isPointer = detail > 0;
    const others = isPointer ? currentTarget.querySelectorAll('button') : [];
    const [nearest] = [hit, ...others].toSorted((a, b) => distance(a) - distance(b));
    if (nearest) pick(nearest.value);
  }

  if (callouts.length === 0) return children;
  return (
    <figure className={classes.drawing}>
      {children}
      <div className={classes.callouts} onClick={handleClick}>
        {callouts.map(({ number, x, y }, index) => {
          const parts = partsOf.get(number) ?? [];
          const place = {
            className: classes.callout,
            style: { left: `${x}%`, top: `${y}%` },
            'data-callouts': calloutAttribute([number]),
          };
          const label = `${t('callout number', { number })}: ${parts.map(textOf).join('; ')}`;
          const key = `${index} ${number}`;
          const [first] = parts;
          if (!first) {
            return (
              <span key={key} {...place}>
                {number}
              </span>
            );
          }
          if (!isApp) {
            const href = `#${encodeURIComponent(first.partNumber)}`;
            return (
              <a key={key} {...place} href={href} aria-label={label}>
                {number}
              </a>
            );
          }
          return (
            <button
              key={key}
              type="button"
              {...place}
              value={number}
              aria-label={label}
              onMouseEnter={() => show(number)}
              onFocus={() => show(number)}
              onMouseLeave={() => show(undefined)}
              onBlur={() => show(undefined)}
            >
              {number}
            </button>
          );
        })}
      </div>
      <figcaption className={classes.text} data-app-only>
        {shown === undefined
          ? t('callout hint')
          : `${shown}: ${(partsOf.get(shown) ?? []).map(textOf).join('; ')}`}
      </figcaption>
    </figure>
  );
}
