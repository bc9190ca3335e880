import { IconPhotoOff } from '@tabler/icons-react';
import { Link } from 'dashboard-router';

import type { Language } from '../../i18n/languages.ts';
import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { OrderedItem } from '../order/OrderedItem.tsx';
import { EmptyMark } from '../ui/EmptyMark.tsx';
import classes from './LinkCard.module.css';
import { isEmptyText } from '../entity/localized-text.ts';
import { TranslationMark } from './TranslationMarks.tsx';

interface LinkCardProps {
  /** What identifies the card in an ordered list. */
  id: string;
  to: string;
  title: string;
  /** The language of the title, if known. */
  language: Language | undefined;
  image: StoredImage_ImageFragment | undefined;
  /** A short text in the corner of the image. */
  badge?: string | null;
  /** Why it is in a filtered list, where the title does not say so. */
  note?: string | undefined;
  /** The id by which the card is marked where it is not translated. */
  restId: string;
}

/** Shows a card of a `CardGrid` that links to a screen of its own. */
export function LinkCard(props: LinkCardProps) {
  const { id, to, title, language, image, badge, note, restId } = props;
  return (
    <OrderedItem id={id} name={title} className={classes.card}>
      <Link to={to} className={classes.link}>
        <span className={classes.image}>
          {image ? (
            <StoredImage image={image} alt="" sizes="300px" cropped />
          ) : (
            <IconPhotoOff size={28} stroke={1.25} />
          )}
          {badge && <span className={classes.badge}>{badge}</span>}
        </span>{' '}
        <span className={classes.title}>
          <span className={classes.name} lang={language}>
            {isEmptyText(title) ? <EmptyMark /> : title}
          </span>
          {note && <span className={classes.note}>{note}</span>}
        </span>
      </Link>
      <TranslationMark restId={restId} />
    </OrderedItem>
  );
}
