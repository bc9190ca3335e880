import { Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endsSelection, startClick } from '../ui/ends-selection.ts';
import { productName } from '../ui/product.ts';
import { pathOf } from '../../public-screens.ts';
import type { ProductTableQuery } from './ProductTable.generated.ts';
import classes from './ProductTable.module.css';

interface ProductTableProps {
  products: ProductTableQuery['products'];
}

/** Shows the products of a category; a click on a row opens the product (spec 2.11). */
export function ProductTable({ products }: ProductTableProps) {
  const { t } = useTranslation();
  const { edges } = products;

  if (edges.length === 0) return <Text my="lg">{t('No item')}</Text>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Type')}</th>
          <th scope="col">{t('Model')}</th>
          <th scope="col">{t('Power(MW)')}</th>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ node }) => (
          <tr key={node.id} onMouseDown={startClick} onClick={followLink}>
            <td>
              <Link to={pathOf('/parts/:id', node.restId)} title={node.title}>
                {/* Links need a text. */}
                {node.type.trim() || productName(node)}
              </Link>
            </td>
            {/* What tells the rows apart: many products share a type. */}
            <th scope="row" translate="no">
              {node.model}
            </th>
            <td>{node.power}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Clicks the link of a row, with the keys that open it in another tab or window. */
function followLink(event: MouseEvent): void {
  const link = event.currentTarget.querySelector('a');
  // The dispatched click bubbles up here as well.
  if (event.target === link || endsSelection(event)) return;
  link?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}
