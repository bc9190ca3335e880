import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { PhoneLinks } from '../../ui/phone/PhoneLinks.tsx';
import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import classes from './ContactDetails.module.css';
import { ContactDetailsDocument } from './ContactDetails.generated.ts';

/** Shows address, phone and e-mail from the settings; leaves out blank ones (spec 2.5, 2.6). */
export function ContactDetails() {
  const { t } = useTranslation();
  const settings = usePartQuery(ContactDetailsDocument, {}).data?.settings;

  if (!settings) return null;
  const { address, phone, email } = settings;
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
            <PhoneLinks phone={phone} />
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
