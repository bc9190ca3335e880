import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import banner from '../../ui/drawings/hero.svg';
import { useHeadingFocus } from '../../ui/screen/use-screen-heading.ts';
import classes from './Hero.module.css';

const slides = [1, 2, 3, 4];

/** Shows four identical slides with banner and tagline, 80vh high, 200px on small screens (spec 2.3, 9). */
export function Hero() {
  const { t } = useTranslation();
  const heading = useHeadingFocus(useLocation().key);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(1);

  function show(slide: number) {
    const width = track.current?.clientWidth ?? 0;
    track.current?.scrollTo({ left: (slide - 1) * width });
  }

  function handleScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth) + 1);
  }

  return (
    <section
      className={classes.hero}
      aria-roledescription={t('carousel')}
      aria-label={t('innovation is')}
    >
      {/* Scrollable content has to be reachable by keyboard, too. */}
      <div ref={track} className={classes.track} tabIndex={0} onScroll={handleScroll}>
        {slides.map((slide) => (
          // The slides are identical: assistive technology reads only the first one.
          <div key={slide} className={classes.slide} aria-hidden={slide > 1 || undefined}>
            <img
              src={banner}
              width={1440}
              height={720}
              alt=""
              className={classes.banner}
              fetchPriority="high"
            />
            <div className={`container ${classes.text}`}>
              {slide === 1 ? (
                <h1 ref={heading} tabIndex={-1} className={classes.tagline}>
                  {t('innovation is')}
                </h1>
              ) : (
                <p className={classes.tagline}>{t('innovation is')}</p>
              )}
            </div>
          </div>
        ))}
      </div>
      <div className={classes.dots}>
        {slides.map((slide) => (
          <button
            key={slide}
            type="button"
            aria-label={t('Slide', { number: slide })}
            aria-current={slide === current || undefined}
            onClick={() => show(slide)}
          />
        ))}
      </div>
    </section>
  );
}
