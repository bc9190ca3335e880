import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { useLanguage } from '../../i18n/use-language.ts';
import { entriesIn } from '../ui/entries-in.ts';
import classes from './MainNavigation.module.css';
import { MainNavigation_NavbarFragmentDoc } from './MainNavigation.generated.ts';
import type { MainNavigation_NavbarFragment } from './MainNavigation.generated.ts';
import { NavigationMenu } from './NavigationMenu.tsx';

interface MainNavigationProps {
  navbar: FragmentType<MainNavigation_NavbarFragment>;
}

/** Shows the main navigation of large screens, in the order of spec 2.4. */
export function MainNavigation({ navbar }: MainNavigationProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data } = useSuspenseFragment({
    fragment: MainNavigation_NavbarFragmentDoc,
    fragmentName: 'MainNavigation_navbar',
    from: navbar,
  });

  return (
    <nav className={classes.navigation} aria-label={t('Main navigation')}>
      <NavLink to="/gas-turbina" className={classes.link}>
        {t('gas turbines')}
      </NavLink>
      <NavigationMenu
        label={t('services')}
        base="/service"
        entries={entriesIn(language, data.services)}
      />
      <NavigationMenu
        label={t('spare parts')}
        base="/part-list"
        entries={entriesIn(language, data.spares)}
        more={{ to: '/spare-parts', label: t('stock and pre-order') }}
      />
      {data.partnerCount > 0 && (
        <NavLink to="/partners" className={classes.link}>
          {t('partners')}
        </NavLink>
      )}
      <NavLink to="/careers" className={classes.link}>
        {t('careers')}
      </NavLink>
    </nav>
  );
}
