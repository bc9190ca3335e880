import type { ApolloCache } from '@apollo/client';

import { changeEdges } from '../../apollo/connection.ts';
import { TrashScreenDocument } from './TrashScreen.generated.ts';

/** Removes entries, which were restored or deleted for good, from the cached list of the trash. */
export function removeFromTrash(cache: ApolloCache, removedIds: readonly string[]): void {
  changeEdges(cache, { document: TrashScreenDocument, field: 'trash' }, { removedIds });
}
