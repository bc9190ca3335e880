import { useTranslation } from 'react-i18next';

import { calloutNumbers } from '../../ui/image/callout-numbers.ts';
import classes from './CalloutNumbers.module.css';

/** Shows the numbers at which drawings show a sub-part; nothing over a backend that does not store them. */
export function CalloutNumbers({ callout }: { callout: string | null }) {
  const { t } = useTranslation();
  return calloutNumbers(callout).map((number) => (
    <span key={number} className={classes.callout} title={t('callout number', { number })}>
      {number}
    </span>
  ));
}
