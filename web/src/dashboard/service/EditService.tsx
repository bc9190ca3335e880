import type { FragmentType } from '@apollo/client';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { removeEdge } from '../../apollo/connection.ts';
import { EditArticle } from '../article/EditArticle.tsx';
import { cascadeSummary } from '../ui/cascade-summary.ts';
import {
  AddServiceImageDocument,
  DeleteServiceDocument,
  DeleteServiceImageDocument,
  EditService_ServiceFragmentDoc,
  UpdateServiceDocument,
} from './EditService.generated.ts';
import { EditServiceScreenDocument } from './EditServiceScreen.generated.ts';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';

interface EditServiceProps {
  service: FragmentType<typeof EditService_ServiceFragmentDoc>;
}

const calls = {
  update: UpdateServiceDocument,
  delete: DeleteServiceDocument,
  images: { add: AddServiceImageDocument, delete: DeleteServiceImageDocument },
};

/** Edits the images, titles and texts of a service; deleting it returns to the list. */
export function EditService({ service }: EditServiceProps) {
  const data = useFragmentData(EditService_ServiceFragmentDoc, service);
  const { id, restId } = data;

  return (
    <EditArticle
      article={data}
      kind="SERVICE"
      calls={calls}
      cascade={() => cascadeSummary({ image: data.images.length })}
      onDeleted={(cache) => {
        removeEdge(cache, { document: ServiceListScreenDocument, field: 'services' }, id);
        // Not evicted: a screen that still watches it would request it again.
        cache.writeQuery({
          query: EditServiceScreenDocument,
          variables: { restId },
          data: { service: null },
        });
      }}
    />
  );
}
