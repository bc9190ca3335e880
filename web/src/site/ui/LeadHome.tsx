import { Navigate } from 'react-router-dom';

/** Redirects to the home page from missing content (spec 2.1). The server does not render it. */
export function LeadHome() {
  if (typeof window === 'undefined') throw new Error('The screen leads elsewhere.');
  return <Navigate to="/" replace />;
}
