import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { EditCareersScreenDocument } from './EditCareersScreen.generated.ts';
import { PageImages } from './PageImages.tsx';
import { PageTextForm } from './PageTextForm.tsx';

/** Edits the images and texts of the page about careers (spec 2.14, 'Careers Page'). */
export function EditCareersScreen() {
  const { page } = useScreenQuery(EditCareersScreenDocument, {}).data;
  return (
    <>
      <ScreenHeader title="Careers Page" />
      <PageImages page={page} />
      <PageTextForm page={page} />
    </>
  );
}
