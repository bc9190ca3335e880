import { useQuery } from '@apollo/client/react';

import { MovableTypesDocument } from './MovableTypes.generated.ts';

/** Tells whether the backend can give objects of a type another position in their list. */
export function useMovable(
  type: 'Image' | 'Partner' | 'ProductProperty' | 'Service' | 'Spare' | 'SubPart',
): boolean {
  return useQuery(MovableTypesDocument).data?.movableTypes?.includes(type) ?? false;
}
