import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { productName } from '../ui/product.ts';
import type { ProductTableQuery } from './ProductTable.generated.ts';
import classes from './ProductTable.module.css';

interface ProductTableProps {
  products: ProductTableQuery['products'];
}

/** Shows the products of a category; a click on a row opens the product (spec 2.11). */
export function ProductTable({ products }: ProductTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
          <tr
            key={node.id}
            onClick={() => void navigate(`/parts/${encodeURIComponent(node.restId)}`)}
          >
            <td>
              {/* Makes the row's click available by keyboard; navigating twice to the same place does nothing. */}
              <Link
                to={`/parts/${encodeURIComponent(node.restId)}`}
                title={node.title}
                onClick={(event) => event.stopPropagation()}
              >
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
