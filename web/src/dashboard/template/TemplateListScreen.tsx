import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Navigate } from 'dashboard-router';
import { useRef } from 'react';

import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useDialogs } from '../drafts/use-dialogs.ts';
import type { DialogsState } from '../drafts/use-dialogs.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { FocusList } from '../ui/FocusList.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import rows from '../lists/PlainRows.module.css';
import { AddTemplateForm } from './AddTemplateForm.tsx';
import { EditTemplateForm } from './EditTemplateForm.tsx';
import { TemplateListScreenDocument } from './TemplateListScreen.generated.ts';
import type { TemplateListScreenQuery } from './TemplateListScreen.generated.ts';
import { TemplateRow } from './TemplateRow.tsx';

const dialogStates = keptDrafts<DialogsState>();

const emptyList: NonNullable<TemplateListScreenQuery['templates']> = {
  __typename: 'TemplateConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

/**
 * Lists the texts with which enquiries are answered, with the dialogs that add and edit them. An unknown path
 * where the backend keeps none (spec 2.1).
 */
export function TemplateListScreen() {
  const { templates } = useScreenQuery(TemplateListScreenDocument, wholeList).data;
  const list = templates ?? emptyList;
  const { edges } = list;
  useWholeList(list, useReadMore(TemplateListScreenDocument, wholeList));
  const filter = useFilter(edges, ({ node }) => node.name);
  const dialogs = useDialogs(dialogStates, '');
  const chosen = edges.find(({ node }) => node.id === dialogs.chosen)?.node;
  const addButton = useRef<HTMLButtonElement>(null);

  if (!templates) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <ScreenHeader title="Reply templates">
        <ActionIcon
          ref={addButton}
          size="lg"
          onClick={dialogs.add}
          aria-label="Add a reply template"
        >
          <IconPlus size={20} />
        </ActionIcon>
      </ScreenHeader>
      <p className={rows.intro}>
        Texts for the e-mails that answer requests, offered in the language of the request.{' '}
        {'{name}'} stands for the name of the sender, {'{number}'} for the number of the request.
      </p>
      <Filtered filter={filter}>
        {edges.length === 0 && <EmptyList text="No reply templates yet" />}
        {filter.found.length > 0 && (
          <FocusList rest={addButton}>
            <ul className={rows.list} aria-label="Reply templates">
              {filter.found.map(({ node }) => (
                <TemplateRow key={node.id} template={node} onEdit={() => dialogs.edit(node.id)} />
              ))}
            </ul>
          </FocusList>
        )}
      </Filtered>
      <FormDialog
        title="Add a reply template"
        open={dialogs.open === 'add'}
        onClose={dialogs.close}
        size="72rem"
      >
        <AddTemplateForm onDone={dialogs.close} />
      </FormDialog>
      <FormDialog
        title="Edit reply template"
        open={dialogs.open === 'edit'}
        onClose={dialogs.close}
        size="72rem"
      >
        <EditTemplateForm template={chosen} onDone={dialogs.close} />
      </FormDialog>
    </>
  );
}
