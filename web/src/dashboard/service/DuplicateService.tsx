import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { appendEdge } from '../../apollo/connection.ts';
import { DuplicateArticle } from '../article/DuplicateArticle.tsx';
import {
  DuplicateService_ServiceFragmentDoc,
  DuplicateServiceDocument,
} from './DuplicateService.generated.ts';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';

interface DuplicateServiceProps {
  service: FragmentType<typeof DuplicateService_ServiceFragmentDoc>;
}

/** Copies a service in a dialog, and leads to the copy. */
export function DuplicateService({ service }: DuplicateServiceProps) {
  const article = useFragmentData(DuplicateService_ServiceFragmentDoc, service);
  const [duplicate, { loading }] = useMutation(DuplicateServiceDocument, {
    update: (cache, { data }) => {
      const edge = data?.duplicateService.serviceEdge;
      if (edge) appendEdge(cache, { document: ServiceListScreenDocument, field: 'services' }, edge);
    },
  });

  return (
    <DuplicateArticle
      kind="SERVICE"
      article={article}
      contents="images and texts"
      duplicating={loading}
      onDuplicate={async (input) => {
        const { data } = await duplicate({ variables: { input } });
        return data?.duplicateService.serviceEdge?.node.restId;
      }}
    />
  );
}
