import { startTransition, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Language } from '../../i18n/languages.ts';
import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { loadable } from '../../ui/screen/loadable.tsx';
import { OptionalPart } from '../../ui/screen/OptionalPart.tsx';
import { SiteImage } from '../ui/SiteImage.tsx';
import { CalloutButtons, useCalloutText } from './CalloutButtons.tsx';
import type { Callout, PartsOf } from './CalloutButtons.tsx';
import classes from './DrawingCallouts.module.css';
import type { PartTable_PartFragment } from './PartTable.generated.ts';

const LargeDrawing = loadable(async () => (await import('./LargeDrawing.tsx')).LargeDrawing);

interface DrawingCalloutsProps {
  image: StoredImage_ImageFragment & { callouts: readonly Callout[] | null };
  alt: string;
  /** The language of `alt`. */
  lang: Language | undefined;
  eager: boolean;
  partsOf: PartsOf;
  /** Called with the part of the number that is clicked. */
  onPick: (part: PartTable_PartFragment) => void;
}

/** Shows an image of a spare; a drawing with its callouts, which a click opens large. */
export function DrawingCallouts(props: DrawingCalloutsProps) {
  const { image, alt, lang, eager, partsOf, onPick } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState<string>();
  const [isLarge, setLarge] = useState(false);
  const textOf = useCalloutText(partsOf);
  const callouts = image.callouts ?? [];

  function handleClick(event: MouseEvent) {
    // Keys and other buttons mean the browser's own: a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setLarge(true);
  }

  const link = (
    <a
      href={image.original}
      target="_blank"
      rel="noreferrer"
      className={callouts.length > 0 ? classes.enlarge : undefined}
      onClick={callouts.length > 0 ? handleClick : undefined}
    >
      <SiteImage
        image={image}
        alt={alt}
        lang={lang}
        // A little less than a phone's width: 640 pixels suffice for most and load in half the time.
        sizes="(max-width: 26em) 88vw, (max-width: 56em) 45vw, 350px"
        eager={eager}
      />
    </a>
  );
  if (callouts.length === 0) return link;
  // Below a list of thousands of rows, another caption takes a slow phone as long as the rest of a frame:
  // the marks come first.
  const handleShow = (number: string | undefined) => startTransition(() => setShown(number));
  const buttons = { callouts, partsOf, onPick, onShow: handleShow };
  return (
    <figure className={classes.drawing}>
      {link}
      <CalloutButtons {...buttons} />
      <figcaption className={classes.text} data-app-only>
        {shown === undefined ? t('callout hint') : textOf(shown)}
      </figcaption>
      {isLarge && (
        <OptionalPart onFailure={() => setLarge(false)}>
          <LargeDrawing
            {...buttons}
            image={image}
            alt={alt}
            lang={lang}
            text={shown === undefined ? '' : textOf(shown)}
            onClose={() => setLarge(false)}
          />
        </OptionalPart>
      )}
    </figure>
  );
}
