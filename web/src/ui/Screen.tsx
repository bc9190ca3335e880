import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './Screen.module.css';
import { useScreenHeading } from './use-screen-heading.ts';

interface ScreenProps {
  title: string;
  /** The language of the title, where it may be another than the screen's. */
  lang?: string | undefined;
  /** What search engines say about the screen, as text or rich text; about the company where it is left out. */
  description?: string;
  children: ReactNode;
}

/** A screen below its title banner; the title is the tab's too, and takes the focus after navigation. */
export function Screen({ title, lang, description, children }: ScreenProps) {
  const { t } = useTranslation();
  const heading = useScreenHeading(title, description ?? t('site description'));

  return (
    <>
      <div className={classes.banner}>
        <div className="container">
          <h1 ref={heading} tabIndex={-1} lang={lang} className={classes.title}>
            {title}
          </h1>
        </div>
      </div>
      <div className={`container ${classes.body}`}>{children}</div>
    </>
  );
}
