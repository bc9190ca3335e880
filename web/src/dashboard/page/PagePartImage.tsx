import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';

import { succeeds } from '../ui/succeeds.ts';
import { ImageDropArea } from '../ui/ImageDropArea.tsx';
import {
  PagePartImage_PagePartFragmentDoc,
  UpdatePagePartImageDocument,
} from './PagePartImage.generated.ts';
import classes from './PagePartImage.module.css';

interface PagePartImageProps {
  pagePart: FragmentType<typeof PagePartImage_PagePartFragmentDoc>;
}

/** The image of a part; another one that is picked takes its place at once. */
export function PagePartImage({ pagePart }: PagePartImageProps) {
  const { id, image: stored } = useSuspenseFragment({
    fragment: PagePartImage_PagePartFragmentDoc,
    from: pagePart,
  }).data;
  const [updateImage, { loading }] = useMutation(UpdatePagePartImageDocument);

  async function handlePick(image: File | undefined) {
    if (image) await succeeds(updateImage({ variables: { input: { id, image } } }));
  }

  return (
    <div className={classes.row}>
      {stored && <img src={stored.url} alt="Part" className={classes.image} loading="lazy" />}
      <div className={classes.area}>
        <ImageDropArea
          label={stored ? 'Change image' : 'Choose image'}
          multiple={false}
          loading={loading}
          onPick={([image]) => handlePick(image)}
        />
      </div>
    </div>
  );
}
