import type { FragmentType } from '@apollo/client';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { languageOf } from '../../i18n/languages.ts';
import { entities } from '../entity/entities.ts';
import { LinkCard } from '../lists/LinkCard.tsx';
import { ProductListCard_ProductFragmentDoc } from './ProductListCard.generated.ts';

interface ProductListCardProps {
  product: FragmentType<typeof ProductListCard_ProductFragmentDoc>;
}

/** Shows a product's language, first image and title, and links to its screen. */
export function ProductListCard({ product }: ProductListCardProps) {
  const { restId, title, language, images } = useFragmentData(
    ProductListCard_ProductFragmentDoc,
    product,
  );

  return (
    <LinkCard
      id={restId}
      to={entities.PRODUCT.path(restId)}
      title={title}
      language={languageOf(language)}
      image={images[0]}
      badge={language}
      restId={restId}
    />
  );
}
