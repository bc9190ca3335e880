import { useQuery } from '@apollo/client/react';

import { MovableTypesDocument } from './MovableTypes.generated.ts';

/** A type whose objects may be moved, if the backend can. */
export type MovableType = 'Image' | 'Partner' | 'ProductProperty' | 'Service' | 'Spare' | 'SubPart';

/** Tells whether the backend can give objects of a type another position in their list. */
export function useMovable(type: MovableType): boolean {
  return useQuery(MovableTypesDocument).data?.movableTypes?.includes(type) ?? false;
}
