import type { FragmentType } from '@apollo/client';
import { Accordion, Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { linkedScreens } from '../../public-screens.ts';
import { UiProvider } from '../../ui/theme/UiProvider.tsx';
import { useMediaChange } from '../../ui/use-media-change.ts';
import { ContactDetails } from '../ui/ContactDetails.tsx';
import { entriesIn } from '../ui/entries-in.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import classes from './Sidebar.module.css';
import { Sidebar_NavbarFragmentDoc } from './Sidebar.generated.ts';
import type { Sidebar_NavbarFragment } from './Sidebar.generated.ts';

interface SidebarProps {
  navbar: FragmentType<Sidebar_NavbarFragment>;
  opened: boolean;
  onClose: () => void;
}

/** Shows the navigation of small screens: slides in over the page, one section open at a time (spec 2.4). */
export function Sidebar({ navbar, opened, onClose }: SidebarProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  // The drawer returns the focus only if it opens after it was mounted.
  const isMounted = useMounted();
  const data = useFragmentData(Sidebar_NavbarFragmentDoc, navbar);
  const services = entriesIn(language, data.services, '/service/:id');
  const spares = entriesIn(language, data.spares, '/part-list/:id');

  // As in SiteHeader.module.css.
  useMediaChange('(max-width: 76em)', onClose);

  const empty = <p className={classes.empty}>{t('No item')}</p>;
  const link = (to: string, text: string, lang?: string) => (
    <NavLink key={to} to={to} className={classes.link} lang={lang}>
      {text}
    </NavLink>
  );
  const [first, ...others] = linkedScreens(data)
    .filter(({ linkedIn }) => linkedIn)
    .map(({ path, label }) => link(path, t(label)));

  return (
    <UiProvider>
      <Drawer
        opened={opened && isMounted}
        onClose={onClose}
        position="right"
        size="min(22rem, 88vw)"
        title={t('Menu')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <nav aria-label={t('Main navigation')}>
          {first}
          <Accordion classNames={{ item: classes.section, content: classes.panel }} radius={0}>
            <Accordion.Item value="services">
              <Accordion.Control>{t('services')}</Accordion.Control>
              <Accordion.Panel>
                {services.length === 0 && empty}
                {services.map(({ path, title, lang }) => link(path, title, lang))}
              </Accordion.Panel>
            </Accordion.Item>
            <Accordion.Item value="spares">
              <Accordion.Control>{t('spare parts')}</Accordion.Control>
              <Accordion.Panel>
                {spares.length === 0 && empty}
                {spares.map(({ path, title, lang }) => link(path, title, lang))}
                {link('/spare-parts', t('stock and pre-order'))}
              </Accordion.Panel>
            </Accordion.Item>
            <Accordion.Item value="language">
              <Accordion.Control>{t('Language')}</Accordion.Control>
              <Accordion.Panel>
                <LanguageSwitcher />
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
          {others}
        </nav>
        <div className={classes.contact}>
          <ContactDetails />
        </div>
      </Drawer>
    </UiProvider>
  );
}
