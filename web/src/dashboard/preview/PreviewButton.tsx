import { Button } from '@mantine/core';
import { useLocation } from 'dashboard-router';
import { useState } from 'react';

import { publicRoute } from '../public-screen/screen-pairs.ts';
import type { Previewed } from './previewed.ts';
import { previewedByForms, usePreviewed } from './previewed-forms.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

interface PreviewButtonProps {
  /** What the form edits, with its present values. */
  of: Previewed;
  /** What else it edits. */
  others?: readonly Previewed[];
}

/** Opens the preview of the public screen, with the present values of this form and of those beside it. */
export function PreviewButton({ of, others = [] }: PreviewButtonProps) {
  usePreviewed([of, ...others]);
  const route = publicRoute(useLocation().pathname);
  const [objects, setObjects] = useState<Previewed[]>();

  if (!route) return null;
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        onClick={() => setObjects(previewedByForms())}
      >
        Preview
      </Button>
      {objects && (
        <PreviewDialog route={route} objects={objects} onClose={() => setObjects(undefined)} />
      )}
    </>
  );
}
