import { use, useState } from 'react';

import type { Language } from '../../i18n/languages.ts';
import { ServerSideContext } from '../screen/server-side.ts';
import type { StoredImage_ImageFragment } from './StoredImage.generated.ts';

interface StoredImageProps {
  image: StoredImage_ImageFragment;
  alt: string;
  /** The language of `alt`, if it may differ from the screen's. */
  lang?: string | undefined;
  /** The displayed width, as the `sizes` attribute takes it. */
  sizes: string;
  className?: string | undefined;
  /** The language of readers, to whom what is said of the image is told rather than `alt`. */
  readers?: Language;
  /** Whether its place crops it, so that its focal point has to stay in view. */
  cropped?: boolean;
  /** Whether it is in view without scrolling and loads first. */
  eager?: boolean;
}

/**
 * Shows an image of the backend in the width that the screen needs; the original if no width fits or the
 * backend offers none. Its size is unknown until it is loaded, so every place for an image has the ratio
 * 4 to 3.
 */
export function StoredImage({
  image,
  alt,
  lang,
  sizes,
  className,
  readers,
  cropped = false,
  eager = false,
}: StoredImageProps) {
  const { original, w320, w640, w960, w1280, w1920, alternativeText, focalX, focalY } = image;
  const description = readers && alternativeText?.[readers];
  use(ServerSideContext)?.show(original);
  const [failed, setFailed] = useState<string>();
  const takeOriginal = () => setFailed(original);
  const widths = `${w320} 320w, ${w640} 640w, ${w960} 960w, ${w1280} 1280w, ${w1920} 1920w`;
  return (
    <img
      // The image in server-rendered markup may have failed before hydration.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) takeOriginal();
      }}
      onError={takeOriginal}
      src={original}
      // Where the backend offers no widths, each is the original.
      srcSet={failed === original || w320 === original ? undefined : widths}
      sizes={sizes}
      width={800}
      height={600}
      alt={description || alt}
      lang={description ? undefined : lang}
      style={cropped ? { objectPosition: `${focalX ?? 50}% ${focalY ?? 50}%` } : undefined}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
