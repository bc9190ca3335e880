import type { FragmentType } from '@apollo/client';
import { Burger, Container } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import logo from '../../ui/drawings/logo.svg';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import type { MainNavigation_NavbarFragment } from './MainNavigation.generated.ts';
import { Sidebar } from './Sidebar.tsx';
import type { Sidebar_NavbarFragment } from './Sidebar.generated.ts';
import classes from './SiteHeader.module.css';
import { TopBar } from './TopBar.tsx';
import type { TopBar_SettingsFragment } from './TopBar.generated.ts';

interface SiteHeaderProps {
  /** Undefined until it has loaded; the header keeps its height. */
  settings: FragmentType<TopBar_SettingsFragment> | undefined;
  navbar:
    | (FragmentType<MainNavigation_NavbarFragment> & FragmentType<Sidebar_NavbarFragment>)
    | undefined;
}

/** The header (spec 2.4): sticky once the page is scrolled, a sidebar on small screens. */
export function SiteHeader({ settings, navbar }: SiteHeaderProps) {
  const { t } = useTranslation();
  const [{ y }] = useWindowScroll();
  const [sidebarOpen, setSidebarOpen] = useState(false);

  return (
    <>
      <div className={classes.top}>{settings && <TopBar settings={settings} />}</div>
      <header className={classes.header} data-sticky={y > 0 || undefined}>
        <Container className={classes.row}>
          <Link to="/" className={classes.logo} aria-label={t('to the home page')}>
            <img src={logo} alt="" width={40} height={40} />
            <span aria-hidden>
              Hamberg <b>Turbinen</b>
            </span>
          </Link>
          <div className={classes.wide}>
            {navbar && <MainNavigation navbar={navbar} />}
            <LanguageSwitcher />
          </div>
          <Burger
            className={classes.narrow}
            opened={sidebarOpen}
            onClick={() => setSidebarOpen(true)}
            aria-label={t('Menu')}
            aria-haspopup="dialog"
            size="sm"
          />
          {/* Spec 2.4: a search box exists, hidden, and submits nothing. */}
          <input type="search" placeholder={t('Search...')} hidden />
        </Container>
      </header>
      {navbar && (
        <Sidebar navbar={navbar} opened={sidebarOpen} onClose={() => setSidebarOpen(false)} />
      )}
    </>
  );
}
