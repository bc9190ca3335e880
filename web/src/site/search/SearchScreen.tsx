import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { documentAddress } from '../../i18n/site-address.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PartSearchField } from '../ui/PartSearchField.tsx';
import { partSearchText } from '../ui/part-search-text.ts';
import { Screen } from '../ui/Screen.tsx';
import { SearchResults } from './SearchResults.tsx';
import classes from './SearchScreen.module.css';

/** Searches the website for what the address says: our addition to the screens of spec 2.2. */
export function SearchScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [parameters] = useSearchParams();
  const query = partSearchText(parameters.get('q') ?? '');

  return (
    <Screen title={t('site search')} description={t('site search hint')}>
      <PartSearchField key={query} typed={query} action={documentAddress(language, '/search')} />
      <p className={classes.hint}>
        {t('site search hint')} <Link to="/enquiry">{t('several parts at once')}</Link>
      </p>
      <SearchResults key={`results for ${query}`} query={query} />
    </Screen>
  );
}
