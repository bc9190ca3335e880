import { Burger, Drawer } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { loginOf, useAccessToken, wasSessionLost } from '../../session/session.ts';
import { ScreenBoundary } from '../../ui/screen/ScreenBoundary.tsx';
import { DashboardMenu } from './DashboardMenu.tsx';
import { forgetDrafts, keepDraftsOf } from '../drafts/kept-drafts.ts';
import classes from './DashboardLayout.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

/** Frames every dashboard screen with the side menu, a drawer on small screens (spec 2.14). */
export function DashboardLayout() {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useEnglishDocument();
  useLeaveGuard();
  useSaveShortcut();
  useKeptDrafts(pathname);

  return (
    <div className={classes.frame}>
      <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <aside className={classes.side}>
        <p className={classes.brand}>Hamberg Turbinen</p>
        <DashboardMenu />
      </aside>
      <header className={classes.bar}>
        <Burger
          opened={menuOpen}
          onClick={() => setMenuOpen(true)}
          color="white"
          size="sm"
          aria-label="Menu"
          aria-haspopup="dialog"
        />
        <p className={classes.brand}>Hamberg Turbinen</p>
      </header>
      <Drawer
        opened={menuOpen}
        onClose={() => setMenuOpen(false)}
        title="Hamberg Turbinen"
        size={272}
        classNames={{
          content: classes.drawer,
          header: classes.drawer,
          title: classes.brand,
          body: classes.drawerBody,
          close: classes.drawerClose,
        }}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <DashboardMenu onChoose={() => setMenuOpen(false)} />
      </Drawer>
      <main className={classes.main} ref={main} tabIndex={-1}>
        <ScreenBoundary key={pathname} language="en">
          <Outlet />
        </ScreenBoundary>
      </main>
    </div>
  );
}

/** The dashboard is English in any language of the site; screen readers and spell checks need to know. */
function useEnglishDocument(): void {
  useEffect(() => {
    const root = document.documentElement;
    const siteLanguage = root.lang;
    root.lang = 'en';
    return () => {
      root.lang = siteLanguage;
    };
  }, []);
}

/** Keeps drafts if the session is lost, and forgets them if the administrator ends it. */
function useKeptDrafts(pathname: string): void {
  const token = useAccessToken() ?? '';
  const path = useRef(pathname);

  useLayoutEffect(() => {
    path.current = pathname;
  }, [pathname]);

  // Its clean-up runs before those of the forms, which then keep their values.
  useLayoutEffect(
    () => () => {
      if (wasSessionLost(token)) keepDraftsOf(loginOf(token), path.current);
      else forgetDrafts();
    },
    [token],
  );
}
