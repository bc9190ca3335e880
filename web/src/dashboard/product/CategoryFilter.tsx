import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

import { languageOf } from '../../i18n/languages.ts';
import { CategoryFilter_CategoryFragmentDoc } from './CategoryFilter.generated.ts';
import classes from './CategoryFilter.module.css';

interface CategoryFilterProps {
  categories: FragmentType<typeof CategoryFilter_CategoryFragmentDoc>[];
  /** The global id of a category; null for all products. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Shows the row of categories above the products; a click filters the products by one (spec 2.14). */
export function CategoryFilter({ chosen, onChoose, ...props }: CategoryFilterProps) {
  const { data: categories } = useSuspenseFragment({
    fragment: CategoryFilter_CategoryFragmentDoc,
    fragmentName: 'CategoryFilter_category',
    from: props.categories,
  });

  if (categories.length === 0) return <p className={classes.empty}>No category</p>;
  return (
    <div role="group" aria-label="Categories" className={classes.row}>
      <button
        type="button"
        className={classes.choice}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        All
      </button>
      {categories.map(({ id, name, language }) => (
        <button
          key={id}
          type="button"
          className={classes.choice}
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          <span lang={languageOf(language)}>{name}</span>{' '}
          <span className={classes.language}>{language}</span>
        </button>
      ))}
    </div>
  );
}
