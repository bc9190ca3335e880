import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, NavLink, useLocation } from 'react-router-dom';

import { useLanguage } from '../../i18n/use-language.ts';
import type { EntryScreen } from '../../public-screens.ts';
import { entriesIn } from '../ui/entries-in.ts';
import classes from './MainNavigation.module.css';
import type { NavigationMenu_EntryFragment } from './NavigationMenu.generated.ts';
import menuClasses from './NavigationMenu.module.css';

interface NavigationMenuProps {
  label: string;
  /** The services or part lists to link. */
  items: NavigationMenu_EntryFragment[];
  /** The screen that shows one of them. */
  screen: EntryScreen;
  /** A link below the entries to their common page. */
  more?: { to: string; label: string };
}

/**
 * Shows a dropdown of links that opens by mouse, touch or keyboard (spec 2.4). Written by hand: Mantine's
 * menu would add 30 kB for every visitor, and to assistive technology links to pages are no menu but a
 * list behind a button.
 */
export function NavigationMenu({ label, items, screen, more }: NavigationMenuProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const entries = entriesIn(language, items, screen);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  // Hovering opens it until the mouse leaves; a click pins it.
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const isOpen = state !== 'closed';
  // Not by blur: Safari does not focus a button that is clicked, so the button would never lose focus.
  const menu = useClickOutside<HTMLDivElement>(
    () => setState('closed'),
    ['pointerdown', 'focusin'],
  );

  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && state === 'closed') setState('hovered');
  }

  function handlePointerLeave({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && state === 'hovered') setState('closed');
  }

  // Wherever the focus is: the mouse may have opened it over what somebody reads.
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    setState('closed');
    if (menu.current?.contains(document.activeElement)) button.current?.focus();
  });

  return (
    <div
      ref={menu}
      className={menuClasses.menu}
      onPointerEnter={handlePointerEnter}
      onPointerLeave={handlePointerLeave}
    >
      <button
        ref={button}
        type="button"
        className={classes.link}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-current={matchPath(screen, pathname) !== null || pathname === more?.to || undefined}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
      >
        {label} <IconChevronDown size={16} aria-hidden />
      </button>
      <ul
        id={listId}
        className={menuClasses.list}
        hidden={!isOpen}
        data-wide={entries.length > 9 || undefined}
      >
        {entries.length === 0 && <li className={menuClasses.empty}>{t('No item')}</li>}
        {entries.map(({ restId, path, title, lang }) => (
          <li key={restId}>
            <NavLink to={path} lang={lang} onClick={() => setState('closed')}>
              {title}
            </NavLink>
          </li>
        ))}
        {more && (
          <li className={menuClasses.more}>
            <NavLink to={more.to} onClick={() => setState('closed')}>
              {more.label}
            </NavLink>
          </li>
        )}
      </ul>
    </div>
  );
}
