import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { PrintedFrom } from './PrintedFrom.tsx';
import classes from './Screen.module.css';
import { useScreenHeading } from '../../ui/screen/use-screen-heading.ts';

interface ScreenProps {
  title: string;
  /** The language of the title, if it may differ from the screen's. */
  lang?: string | undefined;
  /** The description for search engines, as text or rich text; by default the company's. */
  description?: string;
  children: ReactNode;
}

/** Shows a screen below its title banner; the title also names the tab and takes the focus after navigation. */
export function Screen({ title, lang, description, children }: ScreenProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const heading = useScreenHeading(title, key, description ?? t('site description'));

  return (
    <>
      <div className={classes.banner}>
        <div className="container">
          <h1 ref={heading} tabIndex={-1} lang={lang} className={classes.title}>
            {title}
          </h1>
          <PrintedFrom />
        </div>
      </div>
      <div className={`container ${classes.body}`}>{children}</div>
    </>
  );
}
