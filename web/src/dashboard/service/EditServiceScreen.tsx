import { Navigate, useParams } from 'dashboard-router';
import { Fragment } from 'react';

import { appendEdge } from '../../apollo/connection.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { DuplicateArticle } from '../article/DuplicateArticle.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { EditService } from './EditService.tsx';
import { ServiceListScreenDocument } from './ServiceListScreen.generated.ts';
import {
  DuplicateServiceDocument,
  EditServiceScreenDocument,
} from './EditServiceScreen.generated.ts';

const list = { document: ServiceListScreenDocument, field: 'services' } as const;

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
        <DuplicateArticle
          kind="SERVICE"
          article={service}
          contents="images and texts"
          call={DuplicateServiceDocument}
          append={(cache, { duplicateService }) =>
            appendEdge(cache, list, duplicateService.serviceEdge)
          }
        />
      </ScreenHeader>
      <EditService service={service} />
    </Fragment>
  );
}
