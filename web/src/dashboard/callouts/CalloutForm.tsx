import { useMutation } from '@apollo/client/react';

import { isStored } from '../../apollo/errors.ts';
import { isOutdated } from '../../apollo/outdated.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { calloutNumbers } from '../../ui/image/callout-numbers.ts';
import type { Changes } from '../drafts/changes.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import type { Basis, Saved } from '../drafts/saved.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { entities } from '../entity/entities.ts';
import { toValues } from '../entity/fields.ts';
import { UpdateImageDocument } from '../order/UpdateImage.generated.ts';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownValues } from '../preview/shown-text.ts';
import { fields as partFields } from '../sub-part/sub-part-fields.ts';
import type { SubPartFields_SubPartFragment } from '../sub-part/SubPartFields.generated.ts';
import { UpdateSubPartDocument } from '../sub-part/UpdateSubPartForm.generated.ts';
import { calloutLines, parseCallouts } from './callout-lines.ts';
import type { Drawing } from './callout-lines.ts';
import { CalloutEditor } from './CalloutEditor.tsx';
import type { SpareWithImages } from './PlaceCallouts.tsx';
import { joined } from './placing.ts';
import type { Placing } from './placing.ts';

type Part = SubPartFields_SubPartFragment;

const drafts = draftsOf<Placing>('callouts');
const byNumber = new Intl.Collator('en', { numeric: true });

interface CalloutFormProps {
  spare: SpareWithImages;
  image: Drawing;
  /** All sub-parts of the spare, in their order. */
  parts: readonly Part[];
  onDone: () => void;
}

function toPlacing({ callouts }: Drawing, parts: Iterable<Part>): Placing {
  const rows = [...parts].map(({ id, callout }) => [id, joined(calloutNumbers(callout))] as const);
  return { callouts: calloutLines(callouts ?? []), rows: Object.fromEntries(rows) };
}

/** In the order of their numbers, which is the one in which visitors reach them by keyboard. */
function toCalloutsInput(lines: string) {
  return parseCallouts(lines).toSorted((one, other) => byNumber.compare(one.number, other.number));
}

/** Waits for a write; one that is stored but could not be read back is no reason to stop. */
async function unlessStored<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (isStored(error)) return undefined;
    throw error;
  }
}

/** Places the callouts of an image, and gives sub-parts their numbers. */
export function CalloutForm({ spare, image, parts, onDone }: CalloutFormProps) {
  const { path } = image;
  const stored = toPlacing(image, parts);
  const draft = useDraft(drafts, `${spare.id} ${path}`, stored, {
    version: spare.version,
    fields: [
      ...entities.IMAGE.fields,
      ...parts.map(
        ({ id, partNumber }) =>
          ({ name: id, label: `Callout of ${partNumber}`, kind: 'mono' }) as const,
      ),
    ],
  });
  const [updateImage, { loading: updatingImage }] = useMutation(UpdateImageDocument);
  const [updateSubPart, { loading: updatingPart }] = useMutation(UpdateSubPartDocument);
  const { values } = draft;
  const shownCallouts = parseCallouts(values.callouts).map((callout) => ({
    __typename: 'Callout' as const,
    ...callout,
  }));

  async function handleSubmit() {
    const current = new Map(parts.map((part) => [part.id, part]));

    /** The image first, with the version of the spare: a sub-part that is saved changes that version. */
    async function send(
      { callouts, rows = {} }: Changes<Placing>,
      basis: Basis,
    ): Promise<Saved<Placing>> {
      const image = {
        ...{ ownerId: spare.id, path, ...basis },
        ...(callouts !== undefined && { callouts: toCalloutsInput(callouts) }),
      };
      const response = await unlessStored(updateImage({ variables: { input: image } }));
      const owner = response?.data?.updateImage.owner;
      const saved = owner?.__typename === 'Spare' ? owner : undefined;
      const savedImage = saved?.images.find((one) => one.path === path);
      let outdated = isOutdated(response ?? {});
      for (const [id, callout = ''] of outdated ? [] : Object.entries(rows)) {
        const version = current.get(id)?.version ?? null;
        const input = { id, callout, ...(version !== null && { version }) };
        const partResponse = await unlessStored(updateSubPart({ variables: { input } }));
        const part = partResponse?.data?.updateSubPart.subPart;
        if (part) current.set(id, part);
        outdated ||= isOutdated(partResponse ?? {});
      }
      return {
        stored: savedImage && toPlacing(savedImage, current.values()),
        version: saved?.version,
        isOutdated: outdated,
      };
    }

    // An unchanged form sends what it holds, but not thousands of parts: each would be a call.
    const sendImage: typeof send = ({ callouts }, basis) => send({ callouts }, basis);
    if (!(await draft.save(draft.changed ? send : sendImage))) return;
    showAlert('Successfully updated');
    if (draft.mayClose()) onDone();
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <CalloutEditor
        image={image}
        parts={parts}
        values={values}
        onChange={draft.change}
        source={{
          ids: parts.map(({ id }) => id),
          stored: stored.rows,
          elsewhere: new Set(
            spare.images
              .filter((other) => other.path !== path)
              .flatMap(({ callouts }) => (callouts ?? []).map(({ number }) => number)),
          ),
        }}
        others={spare.images.flatMap((other, index) =>
          other.path === path || !other.callouts?.length
            ? []
            : { image: index + 1, lines: calloutLines(other.callouts) },
        )}
      />
      <FormBar changed={draft.changed} sending={updatingImage || updatingPart}>
        <PreviewButton
          of={{
            ...{ __typename: 'Spare', id: spare.id },
            images: spare.images.map((one) =>
              one.path === path ? { ...one, callouts: shownCallouts } : one,
            ),
          }}
          others={parts
            .filter(({ id }) => values.rows[id] !== stored.rows[id])
            .map((part) => ({
              ...{ __typename: 'SubPart' as const, id: part.id },
              ...shownValues(partFields, toValues(partFields, part)),
              callout: values.rows[part.id] ?? null,
            }))}
        />
      </FormBar>
    </DraftForm>
  );
}
