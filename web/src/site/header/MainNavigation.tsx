import type { FragmentType } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { linkedScreens } from '../../public-screens.ts';
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
  const data = useFragmentData(MainNavigation_NavbarFragmentDoc, navbar);

  const [first, ...others] = linkedScreens(data)
    .filter(({ linkedIn }) => linkedIn === 'navigation')
    .map(({ path, label }) => (
      <NavLink key={path} to={path} className={classes.link}>
        {t(label)}
      </NavLink>
    ));

  return (
    <nav className={classes.navigation} aria-label={t('Main navigation')}>
      {first}
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
      {others}
    </nav>
  );
}
