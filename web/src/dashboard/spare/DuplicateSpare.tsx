import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { appendEdge } from '../../apollo/connection.ts';
import { DuplicateArticle } from '../article/DuplicateArticle.tsx';
import {
  DuplicateSpare_SpareFragmentDoc,
  DuplicateSpareDocument,
} from './DuplicateSpare.generated.ts';
import { SpareListScreenDocument } from './SpareListScreen.generated.ts';

interface DuplicateSpareProps {
  spare: FragmentType<typeof DuplicateSpare_SpareFragmentDoc>;
}

/** Copies a spare in a dialog, and leads to the copy. */
export function DuplicateSpare({ spare }: DuplicateSpareProps) {
  const article = useFragmentData(DuplicateSpare_SpareFragmentDoc, spare);
  const [duplicate, { loading }] = useMutation(DuplicateSpareDocument, {
    update: (cache, { data }) => {
      const edge = data?.duplicateSpare.spareEdge;
      if (edge) appendEdge(cache, { document: SpareListScreenDocument, field: 'spares' }, edge);
    },
  });

  return (
    <DuplicateArticle
      kind="SPARE"
      article={article}
      contents="images, texts and spare parts"
      duplicating={loading}
      onDuplicate={async (input) => {
        const { data } = await duplicate({ variables: { input } });
        return data?.duplicateSpare.spareEdge?.node.restId;
      }}
    />
  );
}
