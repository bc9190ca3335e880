import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { StoredImages } from '../uploads/StoredImages.tsx';
import {
  AddServiceImageDocument,
  DeleteServiceImageDocument,
  ServiceImages_ServiceFragmentDoc,
} from './ServiceImages.generated.ts';

interface ServiceImagesProps {
  service: FragmentType<typeof ServiceImages_ServiceFragmentDoc>;
}

/** Uploads and deletes the images of a service; both mutations return the service with its images. */
export function ServiceImages({ service }: ServiceImagesProps) {
  const { id, images } = useSuspenseFragment({
    fragment: ServiceImages_ServiceFragmentDoc,
    fragmentName: 'ServiceImages_service',
    from: service,
  }).data;
  const [addImage] = useMutation(AddServiceImageDocument);
  const [deleteImage] = useMutation(DeleteServiceImageDocument);

  return (
    <StoredImages
      images={images}
      onAdd={(image) => addImage({ variables: { input: { id, image } } })}
      onDelete={(path) => deleteImage({ variables: { input: { id, path } } })}
    />
  );
}
