import { Navigate } from 'react-router-dom';

/** Leads home from what is not there (spec 2.1). The server renders no screen for it. */
export function LeadHome() {
  if (typeof window === 'undefined') throw new Error('The screen leads elsewhere.');
  return <Navigate to="/" replace />;
}
