import { useQuery } from '@apollo/client/react';

import type { EntityKind } from '../entity/entities.ts';
import { MovableTypesDocument } from './MovableTypes.generated.ts';

/** Whether the backend can give entities of a kind another position in their list. */
export function useMovable(kind: EntityKind): boolean {
  const { movableTypes } = useQuery(MovableTypesDocument).data ?? {};
  return movableTypes?.some((type) => type === kind) ?? false;
}
