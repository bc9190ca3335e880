import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';

import type { Language } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import { schemaLanguages } from '../ui/schema-languages.ts';
import { historyStates, useHistoryState } from '../lists/use-history-state.ts';
import { CategoryFilter_CategoryFragmentDoc } from './CategoryFilter.generated.ts';
import classes from './CategoryFilter.module.css';

/** Which products are listed: those of a category or of a language; all where it is null. */
export type ProductChoice = { categoryId: string } | { language: Language } | null;

interface CategoryFilterProps {
  categories: FragmentType<typeof CategoryFilter_CategoryFragmentDoc>[];
  chosen: ProductChoice;
  onChoose: (choice: ProductChoice) => void;
}

const chosenLanguages = historyStates<Language | null>();

/**
 * Shows the row of categories above the products, those of one language at a time; a click filters the
 * products by one (spec 2.14), or by the language.
 */
export function CategoryFilter({ chosen, onChoose, ...props }: CategoryFilterProps) {
  const { data: categories } = useSuspenseFragment({
    fragment: CategoryFilter_CategoryFragmentDoc,
    fragmentName: 'CategoryFilter_category',
    from: props.categories,
  });
  const [wanted, setWanted] = useHistoryState(chosenLanguages, () => null);
  const used = schemaLanguages.filter((name) =>
    categories.some(({ language }) => language === name),
  );
  // The first again, where the last category of the chosen one is gone.
  const shown = used.find((name) => name === wanted) ?? used[0];

  function handleLanguage(name: string) {
    setWanted(used.find((language) => language === name) ?? null);
    onChoose(null);
  }

  if (categories.length === 0) return <p className={classes.empty}>No category</p>;
  return (
    <div role="group" aria-label="Categories" className={classes.row}>
      {used.length > 1 && (
        <NativeSelect
          aria-label="Language of the categories"
          className={classes.select}
          data={used}
          value={shown}
          onChange={({ currentTarget }) => handleLanguage(currentTarget.value)}
        />
      )}
      <Chip isChosen={chosen === null} onChoose={() => onChoose(null)}>
        All
      </Chip>
      {shown && used.length > 1 && (
        <Chip
          isChosen={chosen !== null && 'language' in chosen && chosen.language === shown}
          onChoose={() => onChoose({ language: shown })}
        >
          All {shown}
        </Chip>
      )}
      {categories
        .filter(({ language }) => language === null || language === shown)
        .map(({ id, name, language }) => (
          <Chip
            key={id}
            isChosen={chosen !== null && 'categoryId' in chosen && chosen.categoryId === id}
            onChoose={() => onChoose({ categoryId: id })}
          >
            <span lang={languageOf(language)}>{name}</span>{' '}
            <span className={classes.language}>{language}</span>
          </Chip>
        ))}
    </div>
  );
}

interface ChipProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Chip({ isChosen, onChoose, children }: ChipProps) {
  return (
    <button type="button" className={classes.choice} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
