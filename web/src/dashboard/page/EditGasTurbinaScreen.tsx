import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { EditGasTurbinaScreenDocument } from './EditGasTurbinaScreen.generated.ts';
import { PageImages } from './PageImages.tsx';
import { PagePartList } from './PagePartList.tsx';
import { PageTextForm } from './PageTextForm.tsx';

/** Edits the images, texts and parts of the page about gas turbines (spec 2.14, 'Gas Turbina Page'). */
export function EditGasTurbinaScreen() {
  const { page } = useScreenQuery(EditGasTurbinaScreenDocument, {}).data;
  return (
    <>
      <ScreenHeader title="Gas Turbina Page" />
      <PageImages page={page} />
      <PageTextForm page={page} />
      <PagePartList page={page} />
    </>
  );
}
