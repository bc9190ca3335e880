import type { ApolloCache, FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { showAlert } from '../../ui/alert/alert.ts';
import { busy } from '../../ui/busy.tsx';
import type { RequestStatus } from '../../apollo/schema.generated.ts';
import { languageOf } from '../../i18n/languages.ts';
import { PhoneLinks } from '../../ui/phone/PhoneLinks.tsx';
import { DraftForm } from '../drafts/DraftForm.tsx';
import { FormBar } from '../drafts/FormBar.tsx';
import { savedIn } from '../drafts/saved.ts';
import { useMayBeLost } from '../drafts/unsaved-forms.ts';
import { draftsOf, useDraft } from '../drafts/use-draft.ts';
import { EditedBy } from '../editing/EditedBy.tsx';
import type { Field } from '../entity/fields.ts';
import { AnswerMail } from './AnswerMail.tsx';
import { FileList } from '../ui/FileList.tsx';
import { minuteOf } from '../ui/times.ts';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import { RequestedParts } from './RequestedParts.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import {
  RequestDialog_RequestFragmentDoc,
  UpdateRequestsDocument,
} from './RequestDialog.generated.ts';
import classes from './RequestDialog.module.css';
import { isStatus, statusOptions } from '../ui/request-status.ts';

/** A change of the status of an enquiry. */
export interface Marking {
  before: RequestStatus;
  after: RequestStatus;
}

/** Records in the cache that an enquiry was marked. */
type OnMarked = (cache: ApolloCache, marking: Marking) => void;

interface RequestDialogProps {
  request: FragmentType<typeof RequestDialog_RequestFragmentDoc>;
  onMarked: OnMarked;
  /** Goes on to the next enquiry of the list; undefined at its end. */
  onNext: (() => void) | undefined;
}

/** Helps to answer an enquiry: the address of an e-mail, the parts it asks for, and what was done. */
export function RequestDialog({ request, onMarked, onNext }: RequestDialogProps) {
  const { id, status, note, assignee, version, ...asked } = useFragmentData(
    RequestDialog_RequestFragmentDoc,
    request,
  );
  /** The enquiry of which an e-mail was begun. */
  const [mailed, setMailed] = useState('');
  const mayBeLost = useMayBeLost();
  const { receivedAt, language } = asked;
  const about = [asked.company, receivedAt && minuteOf(receivedAt), language];

  async function showNext({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const dialog = currentTarget.closest('[role="dialog"]') ?? undefined;
    if (await mayBeLost(dialog)) onNext?.();
  }

  return (
    <Stack>
      <div>
        <p className={classes.sender}>
          {asked.name}, {asked.email}
          {asked.phone && (
            <>
              , <PhoneLinks phone={asked.phone} />
            </>
          )}
        </p>
        <p className={classes.when}>{about.filter(Boolean).join(' · ')}</p>
      </div>
      {asked.text && (
        <blockquote className={classes.comment} lang={languageOf(language)}>
          {asked.text}
        </blockquote>
      )}
      <FileList files={asked.attachments} />
      <RequestedParts key={`parts of ${id}`} text={asked.text} />
      <Group align="end">
        <AnswerMail key={id} asked={asked} onOpen={() => setMailed(id)} />
        {onNext && (
          <Button variant="default" onClick={showNext}>
            Next request
          </Button>
        )}
      </Group>
      {status && (
        <HandlingForm
          key={`handling of ${id}`}
          id={id}
          stored={{ status, note: note ?? '', assignee: assignee?.login ?? '' }}
          version={version}
          offersAnswered={mailed === id && status === 'OPEN'}
          onMarked={onMarked}
        />
      )}
      {version && <RequestHistory key={`history of ${id} ${version}`} id={id} />}
    </Stack>
  );
}

interface Handling {
  status: RequestStatus;
  note: string;
  /** A login; empty for nobody. */
  assignee: string;
}

const fields: readonly Field[] = [
  { name: 'status', label: 'Status', kind: 'text' },
  { name: 'assignee', label: 'Assignee', kind: 'text' },
  { name: 'note', label: 'Note', kind: 'text' },
];

const drafts = draftsOf<Handling>('enquiry');

interface HandlingFormProps {
  id: string;
  stored: Handling;
  version: string | null;
  /** Offers to mark the enquiry as answered in one step. */
  offersAnswered: boolean;
  onMarked: OnMarked;
}

/** Records what was done about an enquiry, and who is to answer it. */
function HandlingForm({ id, stored, version, offersAnswered, onMarked }: HandlingFormProps) {
  const draft = useDraft(drafts, id, stored, { version, fields });
  const statusField = useRef<HTMLSelectElement>(null);
  const [updateRequests, { loading }] = useMutation(UpdateRequestsDocument, {
    update: (cache, { data }) => {
      const status = data?.updateRequests.requests?.[0]?.status;
      if (status) onMarked(cache, { before: stored.status, after: status });
    },
  });

  async function handleSubmit() {
    if (!draft.changed) return;
    const isSaved = await draft.save(async (changes, basis) => {
      const input = { ids: [id], ...changes, ...basis };
      const response = await updateRequests({ variables: { input } });
      const [saved] = response.data?.updateRequests.requests ?? [];
      return savedIn(response, saved, ({ status, note, assignee }): Handling => ({
        status: status ?? stored.status,
        note: note ?? '',
        assignee: assignee?.login ?? '',
      }));
    });
    if (isSaved) showAlert('Successfully updated');
  }

  function markAnswered({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes once it is answered (WCAG 2.4.3).
    statusField.current?.focus();
    // The form has to hold the status before it is sent.
    flushSync(() => draft.change({ ...draft.values, status: 'ANSWERED' }));
    currentTarget.form?.requestSubmit();
  }

  // Enquiries are deleted for good.
  const failure = draft.failure && { ...draft.failure, isDeleted: false };

  return (
    <DraftForm draft={{ ...draft, failure }} onSubmit={handleSubmit}>
      <Stack>
        {offersAnswered && (
          <Group>
            <span>Has the e-mail been sent?</span>
            <Button variant="light" {...busy(loading)} onClick={markAnswered}>
              Mark as answered
            </Button>
          </Group>
        )}
        <NativeSelect
          ref={statusField}
          label="Status"
          data={statusOptions}
          value={draft.values.status}
          onChange={({ currentTarget: { value } }) =>
            isStatus(value) && draft.change({ ...draft.values, status: value })
          }
        />
        <AssigneeSelect
          value={draft.values.assignee}
          onChange={(assignee) => draft.change({ ...draft.values, assignee })}
        />
        <Textarea
          label="Note"
          rows={4}
          maxLength={5000}
          value={draft.values.note}
          onChange={({ currentTarget: { value } }) =>
            draft.change({ ...draft.values, note: value })
          }
        />
        <FormBar
          changed={draft.changed}
          sending={loading}
          editors={version && <EditedBy id={id} />}
        />
      </Stack>
    </DraftForm>
  );
}
