import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { removeEdge } from '../../apollo/connection.ts';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';
import { TitledTextsForm } from '../trilingual/TitledTextsForm.tsx';
import { EditServiceScreenDocument } from './EditServiceScreen.generated.ts';
import {
  DeleteServiceDocument,
  ServiceForm_ServiceFragmentDoc,
  UpdateServiceDocument,
} from './ServiceForm.generated.ts';

interface ServiceFormProps {
  service: FragmentType<typeof ServiceForm_ServiceFragmentDoc>;
}

/** Edits the titles and descriptions of a service; deleting it returns to the list. */
export function ServiceForm({ service }: ServiceFormProps) {
  const { data } = useSuspenseFragment({
    fragment: ServiceForm_ServiceFragmentDoc,
    fragmentName: 'ServiceForm_service',
    from: service,
  });
  const { id, restId } = data;
  const [updateService, { loading: updating }] = useMutation(UpdateServiceDocument);
  const [deleteService, { loading: deleting }] = useMutation(DeleteServiceDocument, {
    update: (cache) => {
      removeEdge(cache, { document: ServiceListScreenDocument, field: 'services' }, id);
      // Not evicted: a screen that still watches it would request it again.
      cache.writeQuery({
        query: EditServiceScreenDocument,
        variables: { restId },
        data: { service: null },
      });
    },
  });

  return (
    <TitledTextsForm
      id={id}
      stored={data}
      textName="Description"
      updating={updating}
      deleting={deleting}
      onUpdate={async (changes) => {
        const response = await updateService({ variables: { input: { id, ...changes } } });
        return response.data?.updateService.service;
      }}
      onDelete={() => deleteService({ variables: { input: { id } } })}
    />
  );
}
