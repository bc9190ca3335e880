import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { PartSearchField } from '../ui/PartSearchField.tsx';
import { partSearchText } from '../ui/part-search-text.ts';
import { Screen } from '../ui/Screen.tsx';
import { PartSearchResults } from './PartSearchResults.tsx';
import classes from './PartSearchScreen.module.css';

/** Searches all part lists for what the address says: our addition to the screens of spec 2.2. */
export function PartSearchScreen() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const query = partSearchText(parameters.get('q') ?? '');

  return (
    <Screen title={t('part search')} description={t('part search hint')}>
      <PartSearchField key={query} typed={query} />
      <p className={classes.hint}>
        {t('part search hint')} <Link to="/enquiry">{t('several parts at once')}</Link>
      </p>
      <PartSearchResults key={`results for ${query}`} query={query} />
    </Screen>
  );
}
