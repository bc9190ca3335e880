import { Tabs, Text } from '@mantine/core';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { Language } from '../../apollo/schema.generated.ts';
import { useScreenLanguage } from '../../i18n/use-language.ts';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { usePartQuery } from '../../ui/screen/use-screen-query.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import classes from './CategoryTabs.module.css';
import { CategoryTabsDocument } from './CategoryTabs.generated.ts';
import { ProductTable } from './ProductTable.tsx';
import { ProductTableDocument } from './ProductTable.generated.ts';

/** The category chosen last at each entry of the history, for Back; in memory only. */
const chosenAt = new Map<string, string>();

/** Shows a tab for each category; loads the first one's products at once, others on a click (spec 2.11). */
export function CategoryTabs() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const wanted = { language: useScreenLanguage(), ...wholeList };
  const { data, variables } = usePartQuery(CategoryTabsDocument, wanted);
  useWholeList(data?.categories, useReadMore(CategoryTabsDocument, variables));

  if (!data) return null;
  const categories = data.categories.edges.map(({ node }) => node);
  const chosen = categories.find(({ id }) => id === chosenAt.get(key)) ?? categories[0];

  if (!chosen) return <Text mt="xl">{t('No item')}</Text>;
  return <ProductTabs language={variables.language} categories={categories} first={chosen.id} />;
}

interface ProductTabsProps {
  language: Language;
  categories: { id: string; name: string }[];
  /** The id of the category whose products load at once. */
  first: string;
}

function ProductTabs({ language, categories, first }: ProductTabsProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [chosen, setChosen] = useState(first);
  // Each language has its own categories.
  const shown = categories.some(({ id }) => id === chosen) ? chosen : first;
  const [isLoading, startTransition] = useTransition();
  const wanted = { language, category: { id: shown }, ...wholeList };
  const { data, variables } = usePartQuery(ProductTableDocument, wanted);
  useWholeList(data?.products, useReadMore(ProductTableDocument, variables));

  function choose(id: string | null) {
    if (!id) return;
    chosenAt.set(key, id);
    // The table of the previous category stays until the next one is loaded.
    startTransition(() => setChosen(id));
  }

  return (
    <Tabs value={variables.category.id} onChange={choose} className={classes.tabs}>
      <Tabs.List>
        {categories.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id}>
            {name.trim() || t('gas turbines')}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={variables.category.id} aria-busy={isLoading}>
        {data && <ProductTable products={data.products} />}
      </Tabs.Panel>
    </Tabs>
  );
}
