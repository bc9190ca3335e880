import { Tabs, Text } from '@mantine/core';
import { Suspense, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';

import type { Language } from '../../apollo/schema.generated.ts';
import classes from './CategoryTabs.module.css';
import { ProductTable } from './ProductTable.tsx';

interface CategoryTabsProps {
  language: Language;
  categories: { id: string; name: string }[];
}

/** A tab for each category; the first one's products load by themselves, another's on a click (spec 2.11). */
export function CategoryTabs({ language, categories }: CategoryTabsProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(categories[0]?.id ?? null);
  const [isLoading, startTransition] = useTransition();

  if (!chosen) return <Text mt="xl">{t('No item')}</Text>;
  return (
    <Tabs
      value={chosen}
      // The table of the last category stays until the next one has come.
      onChange={(id) => startTransition(() => setChosen(id))}
      className={classes.tabs}
      keepMounted={false}
    >
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
