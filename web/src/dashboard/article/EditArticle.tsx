import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

import { showAlert } from '../../ui/alert/alert.ts';
import type { StoredImage_ImageFragment } from '../../ui/image/StoredImage.generated.ts';
import type { Changes } from '../drafts/changes.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import type { Basis } from '../drafts/saved.ts';
import { savedIn } from '../drafts/saved.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import { UpdateDelete } from '../drafts/UpdateDelete.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { shownValues } from '../preview/shown-text.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { entities } from '../entity/entities.ts';
import { labelOf, toValues } from '../entity/fields.ts';
import type { ValuesOf } from '../entity/fields.ts';
import { StoredImages } from '../uploads/StoredImages.tsx';
import { useImageCalls } from '../uploads/use-image-calls.ts';
import type { ImageCalls } from '../uploads/use-image-calls.ts';

/** The texts of a spare or service. */
export type ArticleTexts = ValuesOf<(typeof entities)['SPARE' | 'SERVICE']['fields']>;

interface StoredArticle extends ArticleTexts {
  __typename: 'Spare' | 'Service';
  id: string;
  version: string | null;
  images: readonly StoredImage_ImageFragment[];
}

/** A mutation with its input. */
type Call<TInput, TData = unknown> = TypedDocumentNode<TData, { input: TInput }>;

interface EditArticleProps {
  kind: 'SPARE' | 'SERVICE';
  article: StoredArticle;
  calls: {
    update: Call<
      { id: string } & Basis & Changes<ArticleTexts>,
      { updated: { article: (ArticleTexts & { version: string | null }) | null } }
    >;
    delete: Call<{ id: string }>;
    images: ImageCalls<{ id: string }>;
  };
  /** What else can be done with an image, by its index. */
  imageTools?: (index: number) => ReactNode;
  /** Names what is deleted with it. */
  cascade: () => string | undefined;
  /** Removes the deleted article from what is cached. */
  onDeleted: (cache: ApolloCache) => void;
}

const drafts = draftsOf<ArticleTexts>('article');

/** Edits the images, titles and rich texts of a spare or service, with Update and Delete (spec 2.14). */
export function EditArticle(props: EditArticleProps) {
  const { kind, article, calls, imageTools, cascade, onDeleted } = props;
  const { id } = article;
  const { fields } = entities[kind];
  const draft = useDraft(drafts, id, toValues(fields, article), {
    version: article.version,
    of: id,
    fields,
  });
  const texts = draft.values;
  const shown = { id, ...shownValues(fields, texts) };
  const [update, { loading: updating }] = useMutation(calls.update);
  const imageCalls = useImageCalls(calls.images, { id });
  const [remove, { loading: deleting }] = useMutation(calls.delete, { update: onDeleted });

  async function handleSubmit() {
    const isSaved = await draft.save(async (changes, basis) => {
      const response = await update({ variables: { input: { id, ...basis, ...changes } } });
      return savedIn(response, response.data?.updated.article, (saved) => toValues(fields, saved));
    });
    if (isSaved) showAlert('Successfully updated');
  }

  return (
    <>
      <StoredImages owner={article} images={article.images} tools={imageTools} {...imageCalls} />
      <DraftForm draft={draft} onSubmit={handleSubmit}>
        <Stack mt="lg">
          <LocalizedInputs
            name={labelOf(fields, 'title')}
            value={texts.title}
            onChange={(title) => draft.change({ ...texts, title })}
          />
          <LocalizedRichTexts
            name={labelOf(fields, 'text')}
            value={texts.text}
            onChange={(text) => draft.change({ ...texts, text })}
          />
          <UpdateDelete
            changed={draft.changed}
            updating={updating}
            deleting={deleting}
            onDelete={() => remove({ variables: { input: { id } } })}
            cascade={cascade}
            editors={<EditedBy id={id} />}
          >
            <PreviewButton
              of={
                article.__typename === 'Spare'
                  ? { __typename: 'Spare', ...shown }
                  : { __typename: 'Service', ...shown }
              }
            />
            <HistoryButton kind={kind} id={id} onRestored={draft.discard} />
          </UpdateDelete>
        </Stack>
      </DraftForm>
    </>
  );
}
