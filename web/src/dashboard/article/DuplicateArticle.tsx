import type { ApolloCache, TypedDocumentNode, Unmasked } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { Navigate } from 'dashboard-router';
import { useState } from 'react';

import { forEachLanguage } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { entities } from '../entity/entities.ts';
import { labelOf } from '../entity/fields.ts';
import type { LocalizedText } from '../entity/localized-text.ts';
import { LocalizedInputs } from '../trilingual/LocalizedInputs.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';

interface Copy {
  id: string;
  title: LocalizedText;
}

interface DuplicateArticleProps<TData> {
  kind: 'SPARE' | 'SERVICE';
  article: Copy;
  /** Names what the copy has of the original, such as 'images and texts'. */
  contents: string;
  call: TypedDocumentNode<TData, { input: Copy }>;
  /** Appends the copy to the cached list, and returns it. */
  append: (
    cache: ApolloCache,
    data: Unmasked<TData>,
  ) => { node: { restId: string } } | null | undefined;
}

const drafts = draftsOf<LocalizedText>('copy of article');

/** Opens the dialog that copies a spare or service, and leads to the copy. */
export function DuplicateArticle<TData>(props: DuplicateArticleProps<TData>) {
  const [open, setOpen] = useState(false);
  const [copy, setCopy] = useState<string>();
  const { name, path } = entities[props.kind];
  const close = () => setOpen(false);
  return (
    <>
      {/* When the form counts as unsaved no longer, or it would be asked about. */}
      {copy !== undefined && <Navigate to={path(copy)} />}
      <Button variant="default" flex="none" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Duplicate
      </Button>
      <FormDialog
        title={`Duplicate ${name.toLowerCase()}`}
        open={open}
        onClose={close}
        size="52rem"
      >
        <DuplicateArticleForm
          {...props}
          onDone={(restId) => {
            close();
            setCopy(restId);
          }}
        />
      </FormDialog>
    </>
  );
}

interface FormProps<TData> extends DuplicateArticleProps<TData> {
  /** Called with the id of the copy in the contract, where it is known. */
  onDone: (copy: string | undefined) => void;
}

function DuplicateArticleForm<TData>(props: FormProps<TData>) {
  const { kind, article, contents, call, append, onDone } = props;
  const { id } = article;
  const { fields } = entities[kind];
  const draft = useDraft(drafts, id, titleOfCopy(article.title));
  const title = draft.values;
  const [duplicate] = useMutation(call);
  const isShown = useIsShown();

  async function handleSubmit() {
    let copy: string | undefined;
    const write = duplicate({
      variables: { input: { id, title } },
      update: (cache, { data }) => {
        if (data) copy = append(cache, data)?.node.restId;
      },
    });
    if (!(await draft.attempt(write))) return;
    draft.saved();
    showAlert('Duplicated');
    if (isShown()) onDone(copy);
  }

  return (
    <DraftForm draft={draft} onSubmit={handleSubmit}>
      <Stack>
        <LocalizedInputs name={labelOf(fields, 'title')} value={title} onChange={draft.change} />
        <p>
          The copy has the same {contents} as they are stored, and visitors see it at once. The
          screen that opens edits it.
        </p>
        <FormBar changed={draft.changed} sending={draft.sending} submit="Duplicate" />
      </Stack>
    </DraftForm>
  );
}

const copyMarks: Record<Language, string> = { de: 'Kopie', en: 'copy', ru: 'копия' };

/** Marks the titles of a copy, so that lists and the navigation tell it from the original. */
function titleOfCopy(title: LocalizedText): LocalizedText {
  return forEachLanguage((language) =>
    title[language] === '' ? '' : `${title[language]} (${copyMarks[language]})`,
  );
}
