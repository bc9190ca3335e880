import type { TranslatedKind } from '../../apollo/schema.generated.ts';
import { pagePlaces } from '../lists/page-places.ts';
import type { Place } from '../lists/page-places.ts';
import type { TranslationScreenQuery } from './TranslationScreen.generated.ts';

type Gap = TranslationScreenQuery['translationGaps'][number];

const places: Record<TranslatedKind, (gap: Gap) => Place> = {
  PAGE: pageOf,
  PAGE_PART: (gap) => ({ ...pageOf(gap), name: `${pageOf(gap).name}, parts` }),
  SPARE: spareOf,
  SUB_PART: (gap) => ({ ...spareOf(gap), name: `${spareOf(gap).name}, parts` }),
  SERVICE: ({ restId, title }) => ({
    name: title || `Service ${restId}`,
    path: `/dashboard/services/${encodeURIComponent(restId)}`,
  }),
  PRODUCT: ({ restId, title }) => ({
    name: title || `Product ${restId}`,
    path: `/dashboard/product/${encodeURIComponent(restId)}`,
  }),
  PARTNER: ({ restId }) => ({ name: `Partner ${restId}`, path: '/dashboard/partners' }),
};

/** Returns the dashboard screen on which a missing text is edited, and its name in the list. */
export function placeOf(gap: Gap): Place {
  return places[gap.kind](gap);
}

function pageOf({ restId }: Gap): Place {
  return pagePlaces[restId] ?? { name: restId, path: '/dashboard' };
}

function spareOf({ restId, title }: Gap): Place {
  return {
    name: title || `Spare part ${restId}`,
    path: `/dashboard/spare/${encodeURIComponent(restId)}`,
  };
}
