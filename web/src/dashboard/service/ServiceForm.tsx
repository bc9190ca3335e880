import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { forgetObject } from '../../apollo/connection.ts';
import { TitledTextsForm } from '../trilingual/TitledTextsForm.tsx';
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
  const { id } = data;
  const [updateService, { loading: updating }] = useMutation(UpdateServiceDocument);
  const [deleteService, { loading: deleting }] = useMutation(DeleteServiceDocument, {
    update: (cache) => forgetObject(cache, { list: 'services', field: 'service' }, id),
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
