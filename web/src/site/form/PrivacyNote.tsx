import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/**
 * Links a form to the privacy policy (Art. 13 GDPR requires it where data are collected). Opens a new
 * tab, so that nothing typed is lost.
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
