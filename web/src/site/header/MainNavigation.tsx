import type { FragmentType } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { linkedScreens } from '../../public-screens.ts';
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
      <NavigationMenu label={t('services')} items={data.services} screen="/service/:id" />
      <NavigationMenu
        label={t('spare parts')}
        items={data.spares}
        screen="/part-list/:id"
        more={{ to: '/spare-parts', label: t('stock and pre-order') }}
      />
      {others}
    </nav>
  );
}
