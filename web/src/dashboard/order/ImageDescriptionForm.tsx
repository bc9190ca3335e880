import { useMutation } from '@apollo/client/react';
import { Group, NumberInput, Stack, Text } from '@mantine/core';
import type { MouseEvent } from 'react';

import { showAlert } from '../../ui/alert/alert.ts';
import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import { StoredImage } from '../../ui/image/StoredImage.tsx';
import type { Changes } from '../drafts/changes.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { savedIn } from '../drafts/saved.ts';
import { FormBar } from '../drafts/FormBar.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { entities } from '../entity/entities.ts';
import { labelOf } from '../entity/fields.ts';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { emptyLocalizedText, toLocalizedText } from '../entity/localized-text.ts';
import { useNumberBefore } from '../ui/use-number-before.ts';
import type { ImageOwner } from './use-move-image.ts';
import classes from './ImageDescriptionForm.module.css';
import { UpdateImageDocument } from './UpdateImage.generated.ts';
import type { UpdateImageMutation } from './UpdateImage.generated.ts';

/** The values of the form; a number is text while it is typed. */
type Values = ReturnType<typeof toValues>;

const drafts = draftsOf<Values>('image');
const { fields } = entities.IMAGE;

interface ImageDescriptionFormProps {
  /** What shows the image. */
  owner: ImageOwner;
  image: StoredImage_ImageFragment;
  onDone: () => void;
}

function toValues({ alternativeText, focalX, focalY }: StoredImage_ImageFragment) {
  return {
    alternativeText: toLocalizedText(alternativeText ?? emptyLocalizedText),
    focalX: String(focalX ?? 50),
    focalY: String(focalY ?? 50),
  };
}

function toInput({ focalX, focalY, ...texts }: Changes<Values>) {
  return {
    ...texts,
    ...(focalX !== undefined && { focalX: Number(focalX) }),
    ...(focalY !== undefined && { focalY: Number(focalY) }),
  };
}

function percent(part: number, whole: number): string {
  return String(Math.round((part / whole) * 100));
}

/** Finds the image in what the response says of its owner, whose version counts. */
function imageIn({ owner }: UpdateImageMutation['updateImage'], path: string) {
  if (!owner || !('version' in owner)) return undefined;
  const images = 'images' in owner ? owner.images : 'image' in owner ? [owner.image] : [];
  const image = images.find((one) => one?.path === path);
  return image && { ...image, version: owner.version };
}

/** Edits what is said of a stored image, and the point that stays in view where it is cropped. */
export function ImageDescriptionForm(props: ImageDescriptionFormProps) {
  const { owner, image, onDone } = props;
  const { path } = image;
  const draft = useDraft(drafts, `${owner.id} ${path}`, toValues(image), {
    version: owner.version,
    of: owner.id,
    fields,
  });
  const [update, { loading }] = useMutation(UpdateImageDocument);
  const { values, changed } = draft;
  const { focalX, focalY } = values;

  function handlePoint({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    draft.change({
      ...values,
      focalX: percent(clientX - left, width),
      focalY: percent(clientY - top, height),
    });
  }

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes, basis) => {
      const input = { ownerId: owner.id, path, ...basis, ...toInput(changes) };
      const response = await update({ variables: { input } });
      const updated = response.data?.updateImage;
      return savedIn(response, updated && imageIn(updated, path), toValues);
    });
    if (!isSaved) return;
    showAlert('Successfully updated');
    if (draft.mayClose()) onDone();
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack>
        <LocalizedInputs
          name={labelOf(fields, 'alternativeText')}
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
              image={{ ...image, focalX: Number(focalX), focalY: Number(focalY) }}
              alt="The image as cards crop it"
              sizes="320px"
              cropped
              eager
            />
          </div>
        </div>
        <Group grow align="end">
          <PercentInput
            label={labelOf(fields, 'focalX')}
            value={focalX}
            onChange={(value) => draft.change({ ...values, focalX: value })}
          />
          <PercentInput
            label={labelOf(fields, 'focalY')}
            value={focalY}
            onChange={(value) => draft.change({ ...values, focalY: value })}
          />
        </Group>
        <FormBar changed={changed} sending={loading} />
      </Stack>
    </DraftForm>
  );
}

interface PercentInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function PercentInput({ label, value, onChange }: PercentInputProps) {
  return (
    <NumberInput
      label={label}
      min={0}
      max={100}
      allowDecimal={false}
      allowNegative={false}
      value={value}
      onChange={(typed) => onChange(String(typed))}
      withAsterisk={false}
      {...useNumberBefore(value, onChange)}
    />
  );
}
