import type { FragmentType } from '@apollo/client';
import { IconPhotoOff } from '@tabler/icons-react';
import { Link } from 'dashboard-router';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { entities } from '../entity/entities.ts';
import { TranslationMark } from '../lists/TranslationMarks.tsx';
import { OrderedItem } from '../order/OrderedItem.tsx';
import { EmptyMark } from '../ui/EmptyMark.tsx';
import { isEmptyText } from '../entity/localized-text.ts';
import { ServiceCard_ServiceFragmentDoc } from './ServiceCard.generated.ts';
import classes from './ServiceCard.module.css';

interface ServiceCardProps {
  service: FragmentType<typeof ServiceCard_ServiceFragmentDoc>;
}

/** Shows a service's scrollable images and its English title. */
export function ServiceCard({ service }: ServiceCardProps) {
  const { id, restId, title, images } = useFragmentData(ServiceCard_ServiceFragmentDoc, service);
  const to = entities.SERVICE.path(restId);

  return (
    <OrderedItem id={id} name={title.en} className={classes.card}>
      {images.length === 0 ? (
        <div className={classes.images}>
          <IconPhotoOff size={28} stroke={1.25} />
        </div>
      ) : (
        <div
          className={classes.images}
          role="group"
          aria-label={`Images of ${title.en}`}
          // Scrollable content has to be reachable by keyboard.
          tabIndex={images.length > 1 ? 0 : undefined}
        >
          {images.map((image) => (
            // For the pointer only: the title is the link for everyone.
            <Link key={image.path} to={to} className={classes.image} tabIndex={-1} aria-hidden>
              <StoredImage image={image} alt="" sizes="300px" cropped />
            </Link>
          ))}
        </div>
      )}
      <Link to={to} className={classes.title} lang="en">
        <span className={classes.name}>{isEmptyText(title.en) ? <EmptyMark /> : title.en}</span>
      </Link>
      <TranslationMark restId={restId} />
    </OrderedItem>
  );
}
