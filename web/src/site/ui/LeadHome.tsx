import { use } from 'react';
import { Navigate } from 'react-router-dom';

import { ServerSideContext } from '../../ui/screen/server-side.ts';

/** Redirects to the home page from missing content (spec 2.1); on the server that is a 404. */
export function LeadHome() {
  const serverSide = use(ServerSideContext);
  return serverSide ? serverSide.noSuchScreen : <Navigate to="/" replace />;
}
