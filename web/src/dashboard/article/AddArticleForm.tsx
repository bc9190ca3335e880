import type { ApolloCache, TypedDocumentNode, Unmasked } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { showFailure } from '../../ui/alert/alert.ts';
import { AddForm } from '../drafts/AddForm.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { entities } from '../entity/entities.ts';
import { emptyValues, labelOf } from '../entity/fields.ts';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { LocalizedRichTexts } from '../trilingual/LocalizedRichTexts.tsx';
import { useDescribeAdded } from '../uploads/chosen-images.ts';
import type { Added, ChosenImage } from '../uploads/chosen-images.ts';
import { ImagePicker } from '../uploads/ImagePicker.tsx';
import type { ArticleTexts } from './EditArticle.tsx';

interface NewArticle extends ArticleTexts {
  images: File[];
}

interface ArticleDraft extends ArticleTexts {
  images: ChosenImage[];
}

/** How a spare or service is added. */
export interface AddArticle<TData> {
  /** Whether nothing is sent without an image (spec 5). */
  needsImage?: boolean;
  call: TypedDocumentNode<TData, { input: NewArticle }>;
  /** Appends what was added to the cached list, and returns it. */
  append: (cache: ApolloCache, data: Unmasked<TData>) => { node: Added } | null | undefined;
}

interface AddArticleFormProps<TData> extends AddArticle<TData> {
  kind: 'SPARE' | 'SERVICE';
  onDone: () => void;
}

const drafts = draftsOf<ArticleDraft>('new article');

/** Adds a spare or service to its list (spec 2.14). */
export function AddArticleForm<TData>(props: AddArticleFormProps<TData>) {
  const { kind, needsImage = false, call, append, onDone } = props;
  const { fields } = entities[kind];
  const draft = useDraft(drafts, kind, { images: [], ...emptyValues(fields) });
  const article = draft.values;
  const [send, { error }] = useMutation(call);
  const describeAdded = useDescribeAdded();

  function add() {
    if (needsImage && article.images.length === 0) {
      showFailure('Please select a file first!');
      return undefined;
    }
    const input = { ...article, images: article.images.map(({ file }) => file) };
    let added: Added | undefined;
    const write = send({
      variables: { input },
      update: (cache, { data }) => {
        if (data) added = append(cache, data)?.node;
      },
    });
    return describeAdded(
      write.then(() => added),
      article.images,
    );
  }

  return (
    <AddForm draft={draft} onAdd={add} onDone={onDone}>
      <ImagePicker
        images={article.images}
        onChange={(images) => draft.change({ ...article, images })}
        error={error}
      />
      <LocalizedInputs
        name={labelOf(fields, 'title')}
        value={article.title}
        onChange={(texts) => draft.change({ ...article, title: texts })}
      />
      <LocalizedRichTexts
        name={labelOf(fields, 'text')}
        value={article.text}
        onChange={(text) => draft.change({ ...article, text })}
      />
    </AddForm>
  );
}
