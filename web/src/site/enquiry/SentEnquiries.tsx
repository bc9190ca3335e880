import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { declarations } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { forgetSent, useSentEnquiries } from '../form/sent-enquiries.ts';
import { leaveEntry } from '../../ui/leave-entry.ts';
import classes from './EnquiryScreen.module.css';

/** Shows what was sent from this device, and when, by the number that the company has received as well. */
export function SentEnquiries() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const enquiries = useSentEnquiries();

  if (enquiries.length === 0) return null;
  return (
    <section className={classes.sent}>
      <h2>{t('sent enquiries')}</h2>
      {enquiries.map(({ reference, at, text }, index) => (
        <details key={reference} open={index === 0}>
          <summary>
            {t('Reference')}: <b translate="no">{reference}</b>,{' '}
            {new Date(at).toLocaleString(declarations[language].locale, {
              dateStyle: 'long',
              timeStyle: 'short',
            })}
          </summary>
          <pre translate="no">{text}</pre>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`${t('Remove from this device')}: ${reference}`}
            onClick={({ currentTarget }) => {
              leaveEntry(currentTarget, document.querySelector('h1'));
              forgetSent(reference);
            }}
          >
            {t('Remove from this device')}
          </Button>
        </details>
      ))}
    </section>
  );
}
