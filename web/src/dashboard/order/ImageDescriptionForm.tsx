import { useMutation } from '@apollo/client/react';
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import type { MouseEvent } from 'react';

import { showAlert } from '../../ui/alert/alert.ts';
import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { savedIn } from '../drafts/saved.ts';
import { SaveState } from '../drafts/SaveState.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { emptyLocalizedText, toLocalizedText } from '../trilingual/localized-text.ts';
import classes from './ImageDescriptionForm.module.css';
import { UpdateListedImageDocument, UpdateOnlyImageDocument } from './UpdateImage.generated.ts';
import type {
  UpdateListedImageMutation,
  UpdateOnlyImageMutation,
} from './UpdateImage.generated.ts';

const drafts = draftsOf<ReturnType<typeof toValues>>();

interface ImageDescriptionFormProps {
  /** The global id of what shows the image. */
  ownerId: string;
  image: StoredImage_ImageFragment;
  /** Whether it is one of a list of images. */
  listed: boolean;
  onDone: () => void;
}

function toValues({ alternativeText, focalX, focalY }: StoredImage_ImageFragment) {
  return {
    alternativeText: toLocalizedText(alternativeText ?? emptyLocalizedText),
    focalX: focalX ?? 50,
    focalY: focalY ?? 50,
  };
}

type Updated = UpdateListedImageMutation['updateImage'] | UpdateOnlyImageMutation['updateImage'];

/** Finds the image in what the response says of its owner. */
function imageIn({ owner }: Updated, path: string): StoredImage_ImageFragment | undefined {
  if (!owner) return undefined;
  if ('images' in owner) return owner.images.find((image) => image.path === path);
  return 'image' in owner && owner.image?.path === path ? owner.image : undefined;
}

/** Edits what is said of a stored image, and the point that stays in view where it is cropped. */
export function ImageDescriptionForm(props: ImageDescriptionFormProps) {
  const { ownerId, image, listed, onDone } = props;
  const { path } = image;
  const draft = useDraft(drafts, `${ownerId} ${path}`, toValues(image));
  const [update, { loading }] = useMutation(
    listed ? UpdateListedImageDocument : UpdateOnlyImageDocument,
  );
  const { values, changed } = draft;
  const { focalX, focalY } = values;

  function handlePoint({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    draft.change({
      ...values,
      focalX: Math.round(((clientX - left) / width) * 100),
      focalY: Math.round(((clientY - top) / height) * 100),
    });
  }

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes, basis) => {
      const input = { ownerId, path, ...basis, ...changes };
      const response = await update({ variables: { input } });
      const updated = response.data?.updateImage;
      return savedIn(response, updated && imageIn(updated, path), toValues);
    });
    if (!isSaved) return;
    showAlert('Successfully updated');
    onDone();
  }

  return (
    <DraftForm changed={changed} onSubmit={handleSubmit}>
      <Stack>
        <LocalizedInputs
          name="Alternative text"
          value={values.alternativeText}
          onChange={(alternativeText) => draft.change({ ...values, alternativeText })}
        />
        <Text size="sm" c="var(--ink-soft)">
          What the image shows, for visitors who cannot see it and for search engines. Where it is
          empty, the website says the title and the number of the image, or nothing where the text
          beside it says it already.
        </Text>
        <div className={classes.columns}>
          {/* For the pointer: the numbers below do the same. */}
          <div className={classes.whole} onClick={handlePoint}>
            <StoredImage image={image} alt="The whole image" sizes="400px" eager />
            <span className={classes.point} style={{ left: `${focalX}%`, top: `${focalY}%` }} />
          </div>
          <div className={classes.crop}>
            <StoredImage
              image={{ ...image, focalX, focalY }}
              alt="The image as cards crop it"
              sizes="320px"
              cropped
              eager
            />
          </div>
        </div>
        <Group grow align="end">
          <NumberInput
            label="Focal point from the left, %"
            min={0}
            max={100}
            allowDecimal={false}
            value={focalX}
            onChange={(value) => draft.change({ ...values, focalX: Number(value) })}
          />
          <NumberInput
            label="Focal point from the top, %"
            min={0}
            max={100}
            allowDecimal={false}
            value={focalY}
            onChange={(value) => draft.change({ ...values, focalY: Number(value) })}
          />
        </Group>
        <Group justify="flex-end">
          <SaveState changed={changed} />
          <Button type="submit" loading={loading}>
            Update
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
