import { Link } from 'dashboard-router';

import { languageOf } from '../../i18n/languages.ts';
import { entities } from '../entity/entities.ts';
import { isEmptyText } from '../entity/localized-text.ts';
import { DataCell, DataTable } from '../lists/DataTable.tsx';
import type { useSelection } from '../lists/use-selection.ts';
import type { useSort } from '../lists/use-sort.ts';
import { EmptyMark } from '../ui/EmptyMark.tsx';
import type { ProductListScreenQuery } from './ProductListScreen.generated.ts';
import classes from './ProductTable.module.css';

/** A product as its list reads it. */
export type ListedProduct = ProductListScreenQuery['products']['edges'][number]['node'];

interface ProductTableProps {
  products: readonly ListedProduct[];
  order: Omit<ReturnType<typeof useSort>, 'sorted'>;
  selection: Pick<ReturnType<typeof useSelection>, 'isSelected' | 'select'>;
}

const columns = [
  { name: 'Title' },
  { name: 'Language', width: '6.5rem' },
  { name: 'Category', width: '20%' },
  { name: 'Type', width: '18%' },
  { name: 'Model', width: '15%' },
  { name: 'Power', width: '5.5rem' },
];

/** What the columns of the table are sorted by. */
export const productSortKeys = {
  Title: ({ title }: ListedProduct) => title,
  Language: ({ language }: ListedProduct) => language,
  Category: ({ category }: ListedProduct) => category?.name,
  Type: ({ type }: ListedProduct) => type,
  Model: ({ model }: ListedProduct) => model,
  Power: ({ power }: ListedProduct) => power,
};

/** Lists products in rows, for those who have many; beside the cards of spec 2.14. */
export function ProductTable({ products, order, selection }: ProductTableProps) {
  return (
    <DataTable label="Products" columns={columns} order={order} dense>
      {products.map(({ id, restId, title, language, category, type, model, power }) => (
        <tr key={id} role="row">
          <DataCell column="Title" kind="strong">
            <span className={classes.title}>
              <input
                type="checkbox"
                aria-label={`Select ${title || `product ${restId}`}`}
                checked={selection.isSelected(id)}
                onChange={({ currentTarget }) => selection.select(id, currentTarget.checked)}
              />
              <Link to={entities.PRODUCT.path(restId)} lang={languageOf(language)}>
                {isEmptyText(title) ? <EmptyMark /> : title}
              </Link>
            </span>
          </DataCell>
          <DataCell column="Language">{language}</DataCell>
          <DataCell column="Category" lang={languageOf(language)}>
            {category?.name}
          </DataCell>
          <DataCell column="Type" lang={languageOf(language)}>
            {type}
          </DataCell>
          <DataCell column="Model">{model}</DataCell>
          <DataCell column="Power">{power}</DataCell>
        </tr>
      ))}
    </DataTable>
  );
}
