import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useScreenLanguage } from '../../i18n/use-screen-language.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useScreenQuery } from '../../ui/use-screen-query.ts';
import { ContactDetails } from '../ui/ContactDetails.tsx';
import { PreOrderForm } from './PreOrderForm.tsx';
import { ProductCard } from './ProductCard.tsx';
import { SparePartsScreenDocument } from './SparePartsScreen.generated.ts';
import classes from './SparePartsScreen.module.css';

/** The product cards, then a pre-order form with the shop's contact details (spec 2.6). */
export function SparePartsScreen() {
  const { t } = useTranslation();
  const language = useScreenLanguage();
  const { settings, products } = useScreenQuery(SparePartsScreenDocument, { language }).data;

  return (
    <Screen title={t('spare parts')} description={t('spare parts policy.1')}>
      <p className={classes.policy}>{t('spare parts policy.1')}</p>
      <p className={classes.policy}>{t('spare parts policy.2')}</p>
      {products.edges.length === 0 && <Text>{t('No item')}</Text>}
      <div className={classes.cards}>
        {products.edges.map(({ node }) => (
          <ProductCard key={node.id} product={node} />
        ))}
      </div>
      <div className={classes.order}>
        <div>
          <h2>{t('shop contact')}</h2>
          <ContactDetails settings={settings} />
        </div>
        <PreOrderForm />
      </div>
    </Screen>
  );
}
