import { Navigate, useParams } from 'dashboard-router';
import { Fragment } from 'react';

import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { DuplicateService } from './DuplicateService.tsx';
import { EditService } from './EditService.tsx';
import { EditServiceScreenDocument } from './EditServiceScreen.generated.ts';

/** Edits a service with its images, titles and descriptions (spec 2.14, 'Service edit'). */
export function EditServiceScreen() {
  const { restId = '' } = useParams();
  const { service } = useScreenQuery(EditServiceScreenDocument, { restId }).data;

  // Deleted here just now, or earlier by someone else.
  if (!service) return <Navigate to="/dashboard/services" replace />;
  return (
    // Its parts keep nothing of another service, whose copy it may be.
    <Fragment key={service.id}>
      <ScreenHeader
        title="Service"
        subject={{ text: service.title.en, lang: 'en' }}
        list="/dashboard/services"
      >
        <DuplicateService service={service} />
      </ScreenHeader>
      <EditService service={service} />
    </Fragment>
  );
}
