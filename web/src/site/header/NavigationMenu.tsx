import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { NavLink, useLocation } from 'react-router-dom';

import classes from './MainNavigation.module.css';
import menuClasses from './NavigationMenu.module.css';

interface NavigationMenuProps {
  label: string;
  /** The path before the entry's id, e.g. `/service`. */
  base: string;
  entries: { restId: string; title: string }[];
}

/** A dropdown of the main navigation, opened by mouse, touch or keyboard. */
export function NavigationMenu({ label, base, entries }: NavigationMenuProps) {
  const { pathname } = useLocation();

  return (
    <Menu
      trigger="click-hover"
      openDelay={80}
      closeDelay={160}
      position="bottom-start"
      offset={0}
      shadow="md"
      withinPortal={false}
    >
      <Menu.Target>
        <UnstyledButton
          className={classes.link}
          data-current={pathname.startsWith(`${base}/`) || undefined}
        >
          {label} <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={menuClasses.dropdown} data-wide={entries.length > 9 || undefined}>
        {entries.map(({ restId, title }) => (
          <Menu.Item
            key={restId}
            component={NavLink}
            to={`${base}/${restId}`}
            className={menuClasses.item}
          >
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
