import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { DescribeImage } from '../order/DescribeImage.tsx';
import { ImageDropArea } from '../uploads/ImageDropArea.tsx';
import { UploadQueue } from '../uploads/UploadQueue.tsx';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';
import {
  PagePartImage_PagePartFragmentDoc,
  UpdatePagePartImageDocument,
} from './PagePartImage.generated.ts';
import classes from './PagePartImage.module.css';

interface PagePartImageProps {
  pagePart: FragmentType<typeof PagePartImage_PagePartFragmentDoc>;
}

/** Shows the image of a part; choosing another one replaces it at once. */
export function PagePartImage({ pagePart }: PagePartImageProps) {
  const data = useFragmentData(PagePartImage_PagePartFragmentDoc, pagePart);
  const { id, image: stored } = data;
  const [updateImage] = useMutation(UpdatePagePartImageDocument);
  const queue = useUploadQueue(id, (image) => updateImage({ variables: { input: { id, image } } }));

  return (
    <div className={classes.row}>
      {stored && (
        <div>
          <StoredImage image={stored} alt="Part" sizes="200px" className={classes.image} />
          <DescribeImage owner={data} image={stored} name="the image" />
        </div>
      )}
      <div className={classes.area}>
        <ImageDropArea
          label={stored ? 'Change image' : 'Choose image'}
          max={1}
          onPick={queue.add}
        />
        <UploadQueue
          files={queue.files}
          onRemove={queue.remove}
          onRetry={(image) => queue.add([image])}
        />
      </div>
    </div>
  );
}
