import { useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { calloutAttribute, markCallouts, showRow } from './callouts.ts';
import classes from './DrawingCallouts.module.css';
import type { PartTable_PartFragment } from './PartTable.generated.ts';

type Part = PartTable_PartFragment;

/** A number at a place on a drawing, in percent of its width and height. */
export interface Callout {
  number: string;
  x: number;
  y: number;
}

/** The rows of the list by the numbers at which drawings show them. */
export type PartsOf = ReadonlyMap<string, readonly Part[]>;

interface CalloutButtonsProps {
  callouts: readonly Callout[];
  partsOf: PartsOf;
  /** Called with the part of the number that is clicked. */
  onPick: (part: Part) => void;
  /** Called with the number that is pointed at or holds the focus, and without one after that. */
  onShow: (number: string | undefined) => void;
}

const neverChanges = () => () => undefined;

/** Returns a function that says which parts a number shows. */
export function useCalloutText(partsOf: PartsOf): (number: string) => string {
  const { t } = useTranslation();
  const nameOf = ({ partNumber, description, substPart, quantity }: Part) => {
    const subst = substPart && `${t('Subst-Part')}: ${substPart}`;
    const texts = [partNumber, description.in, subst, `${t('Quantity')}: ${quantity}`];
    return texts.filter(Boolean).join(', ');
  };
  return (number) => `${number}: ${(partsOf.get(number) ?? []).map(nameOf).join('; ')}`;
}

/**
 * Shows the callouts of a drawing, above it. Each leads to its row in the list: a button, or a link where
 * there are no scripts. One without a row is only shown.
 */
export function CalloutButtons({ callouts, partsOf, onPick, onShow }: CalloutButtonsProps) {
  const { t } = useTranslation();
  const textOf = useCalloutText(partsOf);
  const isApp = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  function show(number: string | undefined) {
    onShow(number);
    markCallouts(number === undefined ? undefined : calloutAttribute([number]));
  }

  function pick(number: string) {
    const [part] = partsOf.get(number) ?? [];
    if (!part) return;
    onPick(part);
    showRow(number);
    show(number);
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

  return (
    <div className={classes.callouts} onClick={handleClick}>
      {callouts.map(({ number, x, y }, index) => {
        const place = {
          className: classes.callout,
          style: { left: `${x}%`, top: `${y}%` },
          'data-callouts': calloutAttribute([number]),
        };
        const label = t('callout number', { number: textOf(number) });
        const key = `${index} ${number}`;
        const [first] = partsOf.get(number) ?? [];
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
  );
}
