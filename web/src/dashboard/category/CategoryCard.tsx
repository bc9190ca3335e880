import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';

import { removeEdge } from '../../apollo/connection.ts';
import { DeleteIcon } from '../ui/DeleteIcon.tsx';
import { languageOf } from '../../i18n/languages.ts';
import {
  CategoryCard_CategoryFragmentDoc,
  DeleteCategoryDocument,
} from './CategoryCard.generated.ts';
import classes from './CategoryCard.module.css';
import { CategoryListScreenDocument } from './CategoryListScreen.generated.ts';

interface CategoryCardProps {
  category: FragmentType<typeof CategoryCard_CategoryFragmentDoc>;
  onEdit: () => void;
}

/** Shows a category's name and language, with its edit and delete icons. */
export function CategoryCard({ category, onEdit }: CategoryCardProps) {
  const { id, name, language } = useSuspenseFragment({
    fragment: CategoryCard_CategoryFragmentDoc,
    from: category,
  }).data;
  const [deleteCategory, { loading }] = useMutation(DeleteCategoryDocument, {
    update: (cache) =>
      removeEdge(cache, { document: CategoryListScreenDocument, field: 'categories' }, id),
  });
  // Categories of different languages may have the same name.
  const fullName = language ? `${name} (${language})` : name;

  return (
    <li className={classes.card}>
      <span className={classes.text}>
        <span className={classes.name} lang={languageOf(language)}>
          {name}
        </span>
        <span className={classes.language}>{language}</span>
      </span>
      <ActionIcon
        variant="subtle"
        size="lg"
        onClick={onEdit}
        aria-label={`Edit ${fullName}`}
        aria-haspopup="dialog"
      >
        <IconPencil size={18} stroke={1.75} />
      </ActionIcon>
      <DeleteIcon
        label={`Delete ${fullName}`}
        deleting={loading}
        onDelete={() => deleteCategory({ variables: { input: { id } } })}
      />
    </li>
  );
}
