import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/**
 * Leads from a form to what becomes of the data (Art. 13 GDPR: when they are collected). It opens a
 * tab of its own, so that nothing typed is lost.
 */
export function PrivacyNote() {
  const { t } = useTranslation();

  return (
    <Text size="sm">
      {t('privacy note')}{' '}
      <Link to="/privacy-policy" target="_blank">
        {t('privacy policy')} ({t('new tab')})
      </Link>
    </Text>
  );
}
