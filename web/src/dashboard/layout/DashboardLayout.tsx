import { Burger, Drawer } from '@mantine/core';
import { Outlet, ScrollRestoration, useLocation } from 'dashboard-router';
import type { Location } from 'dashboard-router';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { loginOf, useAccessToken, wasSessionLost } from '../../session/session.ts';
import { ScreenBoundary } from '../../ui/screen/ScreenBoundary.tsx';
import { useMediaChange } from '../../ui/use-media-change.ts';
import { FindButton } from '../find/FindButton.tsx';
import { FindDialog } from '../find/FindDialog.tsx';
import { useFindShortcut } from '../find/use-find-shortcut.ts';
import { DashboardMenu } from './DashboardMenu.tsx';
import { MenuCount } from './OpenCount.tsx';
import { forgetDrafts, keepDraftsOf } from '../drafts/kept-drafts.ts';
import { createUnsavedForms, UnsavedFormsContext } from '../drafts/unsaved-forms.ts';
import { forgetHistoryStates } from '../lists/use-history-state.ts';
import { AllowedScreen } from './AllowedScreen.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { ViewPage } from '../public-screen/ViewPage.tsx';
import classes from './DashboardLayout.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useReadAfterAbsence } from './use-read-after-absence.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { useSessionCheck } from './use-session-check.ts';

/** Frames every dashboard screen with the side menu, a drawer on small screens (spec 2.14). */
export function DashboardLayout() {
  const location = useLocation();
  const { pathname } = location;
  /** Where the menu was opened: it closes with the screen. */
  const [menuAt, setMenuAt] = useState<Location | null>(null);
  const [unsaved] = useState(createUnsavedForms);
  const [finding, setFinding] = useState(false);
  const find = useCallback(() => setFinding(true), []);
  const countId = useId();
  const main = useRef<HTMLElement>(null);
  const closeMenu = useCallback(() => setMenuAt(null), []);
  // As in DashboardLayout.module.css.
  useMediaChange('(min-width: 62em)', closeMenu);
  useEnglishDocument();
  useSessionCheck();
  useReadAfterAbsence();
  useLeaveGuard(unsaved);
  useSaveShortcut(unsaved);
  useFindShortcut(find);
  useKeptDrafts(pathname);
  // Not from one screen to the next, whose heading takes the focus.
  useLayoutEffect(() => keepFocus(main.current), [pathname]);

  return (
    <UnsavedFormsContext value={unsaved}>
      <div className={classes.frame}>
        <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
          Skip to content
        </button>
        <aside className={classes.side}>
          <p className={classes.brand}>Hamberg Turbinen</p>
          <FindButton onClick={find} />
          <DashboardMenu />
        </aside>
        <header className={classes.bar}>
          <Burger
            opened={menuAt === location}
            onClick={() => setMenuAt(location)}
            color="white"
            size="sm"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-describedby={countId}
          />
          <MenuCount id={countId} />
          <p className={classes.brand}>Hamberg Turbinen</p>
          <FindButton compact onClick={find} />
        </header>
        <Drawer
          opened={menuAt === location}
          onClose={closeMenu}
          title="Hamberg Turbinen"
          size={272}
          classNames={{
            content: classes.drawer,
            header: classes.drawer,
            title: classes.brand,
            body: classes.drawerBody,
            close: classes.drawerClose,
          }}
        >
          <DashboardMenu />
        </Drawer>
        <FindDialog open={finding} onClose={() => setFinding(false)} />
        <div className={classes.content}>
          <ViewPage path={pathname} />
          <main className={classes.main} ref={main} tabIndex={-1}>
            <ScreenBoundary key={pathname} language="en">
              <AllowedScreen>
                <Outlet />
              </AllowedScreen>
            </ScreenBoundary>
          </main>
        </div>
        {/* Addresses typed by hand share one key. */}
        <ScrollRestoration getKey={({ key, pathname }) => `${key} ${pathname}`} />
      </div>
    </UnsavedFormsContext>
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

/**
 * Keeps drafts if the session is lost, and forgets them if the administrator ends it. Forgets in either case
 * by what lists were filtered, which names persons.
 */
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
      forgetHistoryStates();
    },
    [token],
  );
}
