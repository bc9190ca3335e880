import { visit } from 'graphql';
import type { DocumentNode } from 'graphql';
import { expect, test } from 'vitest';

import { entities } from './entity/entities.ts';
import { MoveDocument } from './order/Move.generated.ts';
import { UpdateImageDocument } from './order/UpdateImage.generated.ts';
import { RestoreRevisionDocument } from './history/RestoreRevision.generated.ts';

/** What a mutation of any type does not give of one stays in the dashboard as it was before. */

/** Lists the types for which a document has a part of its own. */
function typesIn(document: DocumentNode): Set<string | undefined> {
  const types = new Set<string | undefined>();
  visit(document, {
    InlineFragment: ({ typeCondition }) => void types.add(typeCondition?.name.value),
  });
  return types;
}

// An image is given with what shows it; the settings have no id, and a field of their own.
const types = Object.values(entities)
  .filter(({ type, fields }) => fields.length > 0 && !['Image', 'Settings'].includes(type))
  .map(({ type }) => type);

test.for(types)('what is restored, moved or has its image described is given whole: %s', (type) => {
  for (const document of [RestoreRevisionDocument, MoveDocument, UpdateImageDocument]) {
    expect(typesIn(document)).toContain(type);
  }
});
