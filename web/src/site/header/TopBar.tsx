import type { FragmentType } from '@apollo/client';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { PhoneLinks } from '../../ui/phone/PhoneLinks.tsx';
import classes from './TopBar.module.css';
import { TopBar_SettingsFragmentDoc } from './TopBar.generated.ts';
import type { TopBar_SettingsFragment } from './TopBar.generated.ts';

interface TopBarProps {
  settings: FragmentType<TopBar_SettingsFragment>;
}

/** Shows phone, e-mail, address and the contacts link above the main navigation (spec 2.4). */
export function TopBar({ settings }: TopBarProps) {
  const { t } = useTranslation();
  const data = useFragmentData(TopBar_SettingsFragmentDoc, settings);
  const { phone, email, address } = data;

  return (
    <div className={`container ${classes.items}`}>
      {phone && (
        <span className={classes.phone}>
          <IconPhone size={16} aria-hidden />
          <span>
            <PhoneLinks phone={phone} label={t('phone')} />
          </span>
        </span>
      )}
      {email && (
        <a href={`mailto:${email}`} aria-label={`${t('Email')}: ${email}`}>
          <IconMail size={16} aria-hidden /> {email}
        </a>
      )}
      {address && (
        <Link to="/contacts" className={classes.address} aria-label={`${t('address')}: ${address}`}>
          <IconMapPin size={16} aria-hidden /> {address}
        </Link>
      )}
      <Link to="/contacts" className={classes.contacts}>
        {t('contacts')}
      </Link>
    </div>
  );
}
