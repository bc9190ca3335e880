import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useScreenLanguage } from '../../i18n/use-language.ts';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import { ContactDetails } from '../ui/ContactDetails.tsx';
import { PageLinks } from '../ui/PageLinks.tsx';
import { PartSearchField } from '../ui/PartSearchField.tsx';
import { usePageVariables } from '../ui/use-page.ts';
import { PartLists } from './PartLists.tsx';
import { PreOrderForm } from './PreOrderForm.tsx';
import { ProductCard } from './ProductCard.tsx';
import { SparePartsScreenDocument } from './SparePartsScreen.generated.ts';
import classes from './SparePartsScreen.module.css';

/** Number of products loaded at a time. */
const pageSize = 24;

/**
 * Begins with the part lists; then shows the product cards and a pre-order form with the shop's contact
 * details (spec 2.6).
 */
export function SparePartsScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('spare parts')} description={t('spare parts policy.1')}>
      <p className={classes.policy}>{t('spare parts policy.1')}</p>
      <p className={classes.policy}>{t('spare parts policy.2')}</p>
      <div className={classes.search}>
        <PartSearchField />
      </div>
      <PartLists />
      <ProductCards />
      <div className={classes.order}>
        <div>
          <h2>{t('shop contact')}</h2>
          <ContactDetails />
        </div>
        <PreOrderForm />
      </div>
    </Screen>
  );
}

/** Shows the product cards; loads more as one scrolls near their end. */
function ProductCards() {
  const { t } = useTranslation();
  const wanted = { language: useScreenLanguage(), ...usePageVariables(pageSize) };
  const { data, variables } = usePartQuery(SparePartsScreenDocument, wanted);
  const readMore = useReadMore(SparePartsScreenDocument, variables);

  if (!data) return null;
  const { edges, pageInfo, totalCount } = data.products;
  // On failure the loaded cards stay, without a message (spec 8).
  const showMore = () => readMore(pageSize, data.products).catch(() => {});

  return (
    <>
      {edges.length === 0 && <Text>{t('No item')}</Text>}
      <div className={classes.cards}>
        {edges.map(({ node }) => (
          <ProductCard key={node.id} product={node} />
        ))}
      </div>
      <PageLinks total={totalCount} pageSize={pageSize} isOfOneLanguage />
      {pageInfo.hasNextPage && (
        <LoadMore label={t('Load more')} shown={edges.length} onMore={showMore} />
      )}
    </>
  );
}
