import type { FragmentType } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import classes from './SiteFooter.module.css';
import { SiteFooter_SettingsFragmentDoc } from './SiteFooter.generated.ts';
import type { SiteFooter_SettingsFragment } from './SiteFooter.generated.ts';

interface SiteFooterProps {
  settings: FragmentType<SiteFooter_SettingsFragment>;
}

/** Shows the footer text and the legal links (spec 2.4; the imprint link is our addition, see docs/differences.md). */
export function SiteFooter({ settings }: SiteFooterProps) {
  const { t } = useTranslation();
  const data = useFragmentData(SiteFooter_SettingsFragmentDoc, settings);

  return (
    <footer className={classes.footer}>
      <div className={`container ${classes.row}`}>
        <p>{data.footerText}</p>
        <Link to="/imprint">{t('imprint')}</Link>
        <Link to="/privacy-policy">{t('privacy policy')}</Link>
      </div>
    </footer>
  );
}
