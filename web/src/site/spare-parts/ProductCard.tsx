import type { FragmentType } from '@apollo/client';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { pathOf } from '../../public-screens.ts';
import { RichText } from '../ui/RichText.tsx';
import { SiteImage } from '../ui/SiteImage.tsx';
import { productName } from '../ui/product.ts';
import { ProductCard_ProductFragmentDoc } from './ProductCard.generated.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import classes from './ProductCard.module.css';

interface ProductCardProps {
  product: FragmentType<ProductCard_ProductFragment>;
}

/** Shows a product's image, title and description, with a button to its page (spec 2.6). */
export function ProductCard({ product }: ProductCardProps) {
  const { t } = useTranslation();
  const data = useFragmentData(ProductCard_ProductFragmentDoc, product);
  const image = data.images[0] ?? data.image;
  const name = productName(data);
  const more = t('more about the product');

  return (
    <article className={classes.card}>
      {image && <SiteImage image={image} alt="" sizes="400px" cropped className={classes.image} />}
      <div className={classes.text}>
        {name && <h2 className={classes.title}>{name}</h2>}
        <RichText html={data.description} />
        <Button
          component={Link}
          to={pathOf('/parts/:id', data.restId)}
          variant="default"
          aria-label={name ? `${more}: ${name}` : more}
        >
          {more}
        </Button>
      </div>
    </article>
  );
}
