import { Navigate, useParams } from 'dashboard-router';

import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { EditService } from './EditService.tsx';
import { EditServiceScreenDocument } from './EditServiceScreen.generated.ts';

/** Edits a service with its images, titles and descriptions (spec 2.14, 'Service edit'). */
export function EditServiceScreen() {
  const { restId = '' } = useParams();
  const { service } = useScreenQuery(EditServiceScreenDocument, { restId }).data;

  // Deleted here just now, or earlier by someone else.
  if (!service) return <Navigate to="/dashboard/services" replace />;
  return (
    <>
      <ScreenHeader
        title="Service"
        subject={{ text: service.title.en, lang: 'en' }}
        list="/dashboard/services"
      />
      <EditService service={service} />
    </>
  );
}
