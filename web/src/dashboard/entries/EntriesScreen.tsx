import type { ApolloCache, MaybeMasked, TypedDocumentNode, Unmasked } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';

import { AddForm } from '../drafts/AddForm.tsx';
import type { Changes } from '../drafts/changes.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { savedIn } from '../drafts/saved.ts';
import type { Basis } from '../drafts/saved.ts';
import { useDialogs } from '../drafts/use-dialogs.ts';
import type { DialogsState } from '../drafts/use-dialogs.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import type { Draft } from '../drafts/use-draft.ts';
import { EditForm } from '../editing/EditForm.tsx';
import type { EntityKind } from '../entity/entities.ts';
import type { Field } from '../entity/fields.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';

/** What the fields of a form need of its draft. */
export interface FieldsProps<TValues> {
  draft: Pick<Draft<TValues>, 'values' | 'change' | 'failure'>;
}

/** What is stored of an entry. */
interface StoredEntry {
  id: string;
  version: string | null;
}

/** What a small entity is, for the dialogs that add and edit it. */
interface EntryDescription<TEntry extends StoredEntry, TValues, TAdded, TUpdated> {
  kind: EntityKind;
  fields: readonly Field[];
  /** What a form holds of something new. */
  empty: TValues;
  /** What a form holds of an entry. */
  valuesOf: (entry: TEntry) => TValues;
  drafts: ReturnType<typeof entryDrafts<TValues>>;
  Fields: ComponentType<FieldsProps<TValues>>;
  add: TypedDocumentNode<TAdded, { input: TValues }>;
  /** Appends what was added to the cached list. */
  onAdded: (cache: ApolloCache, data: Unmasked<TAdded>) => void;
  update: TypedDocumentNode<TUpdated, { input: { id: string } & Basis & Changes<TValues> }>;
  /** Returns the entry of the response to an update. */
  updatedIn: (data: MaybeMasked<TUpdated>) => TEntry | null;
}

interface EntriesScreenProps<TEntry extends StoredEntry, TValues, TAdded, TUpdated> {
  entity: EntryDescription<TEntry, TValues, TAdded, TUpdated>;
  title: string;
  /** The names of its dialogs. */
  addTitle: string;
  editTitle: string;
  /** The width of its dialogs. */
  size: string;
  entries: readonly { node: TEntry }[];
  /** The list, whose rows call this to be edited. */
  children: (edit: (id: string) => void) => ReactNode;
}

const dialogStates = keptDrafts<DialogsState>();

/** Creates the places where the forms of an entity keep their drafts; its name is theirs in the browser's storage. */
export function entryDrafts<TValues>(name: string) {
  return { added: draftsOf<TValues>(`new ${name}`), edited: draftsOf<TValues>(name) };
}

/** Shows a list of small entities, with the dialogs that add and edit one (spec 2.14). */
export function EntriesScreen<TEntry extends StoredEntry, TValues, TAdded, TUpdated>(
  props: EntriesScreenProps<TEntry, TValues, TAdded, TUpdated>,
) {
  const { entity, title, addTitle, editTitle, size, entries, children } = props;
  const { open, chosen, add, edit, close } = useDialogs(dialogStates, entity.kind);
  const entry = entries.find(({ node }) => node.id === chosen)?.node;

  return (
    <>
      <ScreenHeader title={title}>
        <ActionIcon size="lg" onClick={add} aria-label={addTitle}>
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      {children(edit)}
      <FormDialog title={addTitle} open={open === 'add'} onClose={close} size={size}>
        <AddEntryForm entity={entity} onDone={close} />
      </FormDialog>
      <FormDialog title={editTitle} open={open === 'edit'} onClose={close} size={size}>
        <EditEntryForm entity={entity} id={chosen} entry={entry} onDone={close} />
      </FormDialog>
    </>
  );
}

interface EntryFormProps<TEntry extends StoredEntry, TValues, TAdded, TUpdated> {
  entity: EntryDescription<TEntry, TValues, TAdded, TUpdated>;
  onDone: () => void;
}

function AddEntryForm<TEntry extends StoredEntry, TValues, TAdded, TUpdated>({
  entity: { drafts, empty, add, onAdded, Fields },
  onDone,
}: EntryFormProps<TEntry, TValues, TAdded, TUpdated>) {
  const draft = useDraft(drafts.added, '', empty);
  const [send] = useMutation(add, {
    update: (cache, { data }) => {
      if (data) onAdded(cache, data);
    },
  });

  return (
    <AddForm
      draft={draft}
      onAdd={() => send({ variables: { input: draft.values } })}
      onDone={onDone}
    >
      <Fields draft={draft} />
    </AddForm>
  );
}

function EditEntryForm<TEntry extends StoredEntry, TValues, TAdded, TUpdated>({
  entity: { kind, fields, drafts, empty, valuesOf, update, updatedIn, Fields },
  id,
  entry,
  onDone,
}: EntryFormProps<TEntry, TValues, TAdded, TUpdated> & {
  id: string;
  /** Undefined once it is deleted, which may happen while the dialog is open. */
  entry: TEntry | undefined;
}) {
  const draft = useDraft(drafts.edited, id, entry ? valuesOf(entry) : empty, {
    version: entry?.version,
    of: id,
    fields,
  });
  const [send, { loading }] = useMutation(update);

  return (
    <EditForm
      kind={kind}
      id={entry?.id}
      draft={draft}
      saving={loading}
      onSave={async (id, changes, basis) => {
        // Whether the changes of any values are an object, the compiler cannot tell, as a spread needs.
        const input = Object.assign({ id, ...basis }, changes);
        const response = await send({ variables: { input } });
        return savedIn(response, response.data && updatedIn(response.data), valuesOf);
      }}
      onDone={onDone}
    >
      <Fields draft={draft} />
    </EditForm>
  );
}
