import { useFragment } from '@apollo/client/react';

import { useLanguage } from '../i18n/use-language.ts';
import { entriesIn } from './ui/entries-in.ts';
import type { MenuEntry } from './ui/entries-in.ts';
import { MainNavigation_NavbarFragmentDoc } from './header/MainNavigation.generated.ts';

/** Returns the services and part lists of the menus; none until the layout has loaded them. */
export function useMenu(): { services: MenuEntry[]; partLists: MenuEntry[] } {
  const { language } = useLanguage();
  const navbar = useFragment({
    fragment: MainNavigation_NavbarFragmentDoc,
    fragmentName: 'MainNavigation_navbar',
    from: { __typename: 'Navbar' },
  });

  if (!navbar.complete) return { services: [], partLists: [] };
  const { services, spares } = navbar.data;
  return {
    services: entriesIn(language, services, '/service/:id'),
    partLists: entriesIn(language, spares, '/part-list/:id'),
  };
}
