import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { PageTextForm } from './PageTextForm.tsx';
import { EditTextPageScreenDocument } from './EditTextPageScreen.generated.ts';

interface TextPageScreenProps {
  slug: 'PRIVACY_POLICY' | 'CONTACT';
  title: string;
}

/** Edits a page that consists of text alone (spec 2.14, 'Privacy Policy Page' and 'Contact Page'). */
export function EditTextPageScreen({ slug, title }: TextPageScreenProps) {
  const { page } = useScreenQuery(EditTextPageScreenDocument, { slug }).data;
  return (
    <>
      <ScreenHeader title={title} />
      <PageTextForm page={page} />
    </>
  );
}
