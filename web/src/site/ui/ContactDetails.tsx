import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './ContactDetails.module.css';
import { ContactDetails_SettingsFragmentDoc } from './ContactDetails.generated.ts';
import type { ContactDetails_SettingsFragment } from './ContactDetails.generated.ts';
import { phoneLink } from '../../ui/phone-link.ts';

interface ContactDetailsProps {
  settings: FragmentType<ContactDetails_SettingsFragment>;
}

/** Shows address, phone and e-mail from the settings; leaves out blank ones (spec 2.5, 2.6). */
export function ContactDetails({ settings }: ContactDetailsProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseFragment({
    fragment: ContactDetails_SettingsFragmentDoc,
    from: settings,
  });
  const { address, phone, email } = data;

  return (
    <dl className={classes.details}>
      {address && (
        <>
          <dt>
            <IconMapPin size={20} aria-hidden /> {t('address')}
          </dt>
          <dd>{address}</dd>
        </>
      )}
      {phone && (
        <>
          <dt>
            <IconPhone size={20} aria-hidden /> {t('phone')}
          </dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        </>
      )}
      {email && (
        <>
          <dt>
            <IconMail size={20} aria-hidden /> {t('Email')}
          </dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
    </dl>
  );
}
