import { useMutation } from '@apollo/client/react';
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { MouseEvent } from 'react';

import { showAlert } from '../../ui/alert/alert.ts';
import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import { changesOf } from '../drafts/changes.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { isSame } from '../drafts/is-same.ts';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { emptyLocalizedText, toLocalizedText } from '../trilingual/localized-text.ts';
import { succeeds } from '../ui/succeeds.ts';
import classes from './ImageDescriptionForm.module.css';
import { UpdateListedImageDocument, UpdateOnlyImageDocument } from './UpdateImage.generated.ts';

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

/** Edits what is said of a stored image, and the point that stays in view where it is cropped. */
export function ImageDescriptionForm(props: ImageDescriptionFormProps) {
  const { ownerId, image, listed, onDone } = props;
  const stored = toValues(image);
  const [values, setValues] = useState(stored);
  const [update, { loading }] = useMutation(
    listed ? UpdateListedImageDocument : UpdateOnlyImageDocument,
  );
  const { focalX, focalY } = values;

  function handlePoint({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setValues({
      ...values,
      focalX: Math.round(((clientX - left) / width) * 100),
      focalY: Math.round(((clientY - top) / height) * 100),
    });
  }

  async function handleSubmit() {
    const changes = changesOf(values, stored);
    const input = { ownerId, path: image.path, ...changes };
    if (!(await succeeds(update({ variables: { input } })))) return;
    showAlert('Successfully updated');
    onDone();
  }

  return (
    <DraftForm changed={!isSame(values, stored)} onSubmit={handleSubmit}>
      <Stack>
        <LocalizedInputs
          name="Alternative text"
          value={values.alternativeText}
          onChange={(alternativeText) => setValues({ ...values, alternativeText })}
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
            onChange={(value) => setValues({ ...values, focalX: Number(value) })}
          />
          <NumberInput
            label="Focal point from the top, %"
            min={0}
            max={100}
            allowDecimal={false}
            value={focalY}
            onChange={(value) => setValues({ ...values, focalY: Number(value) })}
          />
        </Group>
        <Group justify="flex-end">
          <Button type="submit" loading={loading}>
            Update
          </Button>
        </Group>
      </Stack>
    </DraftForm>
  );
}
