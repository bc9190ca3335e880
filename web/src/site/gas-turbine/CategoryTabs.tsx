import { Tabs, Text } from '@mantine/core';
import { Suspense, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { Language } from '../../apollo/schema.generated.ts';
import classes from './CategoryTabs.module.css';
import { ProductTable } from './ProductTable.tsx';

/** The category last chosen at each entry of the history, for the way back; in memory only. */
const chosenAt = new Map<string, string>();

interface CategoryTabsProps {
  language: Language;
  categories: { id: string; name: string }[];
}

/** A tab for each category; the first one's products load by themselves, another's on a click (spec 2.11). */
export function CategoryTabs({ language, categories }: CategoryTabsProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [chosen, setChosen] = useState(
    () => (categories.find(({ id }) => id === chosenAt.get(key)) ?? categories[0])?.id ?? null,
  );
  const [isLoading, startTransition] = useTransition();

  function choose(id: string | null) {
    if (id) chosenAt.set(key, id);
    // The table of the last category stays until the next one has come.
    startTransition(() => setChosen(id));
  }

  if (!chosen) return <Text mt="xl">{t('No item')}</Text>;
  return (
    <Tabs value={chosen} onChange={choose} className={classes.tabs} keepMounted={false}>
      <Tabs.List>
        {categories.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {categories.map(({ id }) => (
        <Tabs.Panel key={id} value={id} aria-busy={isLoading}>
          <Suspense fallback={<div className={classes.loading} />}>
            <ProductTable language={language} categoryId={id} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
