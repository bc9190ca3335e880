import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { encodeText } from '../../ui/encode-text.ts';
import { useInBrowser } from '../../ui/use-in-browser.ts';
import { CalloutChooser } from './CalloutChooser.tsx';
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

/** Half of a target for fingers, in pixels. */
const fingerReach = 22;

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
  const isApp = useInBrowser(() => true, false);
  const [choices, setChoices] = useState<readonly string[]>([]);

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

  /** Where the targets of callouts overlap, a finger may mean each of them. */
  function handleClick({ clientX, clientY, detail, currentTarget, target }: MouseEvent) {
    const hit = target instanceof Element ? target.closest('button') : null;
    if (!hit) return;
    const isFinger = detail > 0 && matchMedia('(pointer: coarse)').matches;
    const buttons = isFinger ? [...currentTarget.querySelectorAll('button')] : [];
    const targets = buttons
      .map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const right = Math.abs(clientX - x - width / 2);
        const down = Math.abs(clientY - y - height / 2);
        const isHit =
          right <= Math.max(fingerReach, width / 2) && down <= Math.max(fingerReach, height / 2);
        return { number: button.value, isHit, distance: Math.hypot(right, down) };
      })
      .toSorted((one, other) => one.distance - other.distance);
    const numbers = new Set(targets.filter(({ isHit }) => isHit).map(({ number }) => number));
    if (numbers.size > 1) setChoices([...numbers]);
    else pick(targets[0]?.number ?? hit.value);
  }

  return (
    <>
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
            const href = `#${encodeText(first.partNumber)}`;
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
      {choices.length > 0 && (
        <CalloutChooser
          numbers={choices}
          textOf={textOf}
          onChoose={pick}
          onClose={() => setChoices([])}
        />
      )}
    </>
  );
}
