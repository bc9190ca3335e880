import { EditBar } from '../public-screen/EditBar.tsx';
import { SiteInPreview } from './SiteInPreview.tsx';

/** Adds to a public screen what only administrators see there; in the preview's frame what they have not saved. */
export function AtPublicScreen({ path }: { path: string }) {
  return window.parent === window ? <EditBar path={path} /> : <SiteInPreview />;
}
