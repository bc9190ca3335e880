import { Navigate } from 'dashboard-router';

import { appendEdge, removeEdge } from '../../apollo/connection.ts';
import type { AddTemplateInput } from '../../apollo/schema.generated.ts';
import { emptyList, useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { EntriesScreen, entryDrafts } from '../entries/EntriesScreen.tsx';
import { EntryIcons } from '../entries/EntryIcons.tsx';
import { entities } from '../entity/entities.ts';
import { emptyValues, toValues } from '../entity/fields.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import rows from '../lists/PlainRows.module.css';
import { useFilter } from '../lists/use-filter.ts';
import { TemplateFields } from './TemplateFields.tsx';
import {
  AddTemplateDocument,
  DeleteTemplateDocument,
  TemplateListScreenDocument,
  UpdateTemplateDocument,
} from './TemplateListScreen.generated.ts';
import type { TemplateListScreen_TemplateFragment } from './TemplateListScreen.generated.ts';

const { fields } = entities.TEMPLATE;
const drafts = entryDrafts<AddTemplateInput>('template');
const cachedList = { document: TemplateListScreenDocument, field: 'templates' } as const;

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

  if (!templates) return <Navigate to="/dashboard" replace />;
  return (
    <EntriesScreen
      title="Reply templates"
      addTitle="Add a reply template"
      editTitle="Edit reply template"
      size="72rem"
      entries={edges}
      entity={{
        kind: 'TEMPLATE',
        fields,
        drafts,
        empty: emptyValues(fields),
        valuesOf: ({ name, plainText }: TemplateListScreen_TemplateFragment) =>
          toValues(fields, { name, text: plainText }),
        Fields: TemplateFields,
        add: AddTemplateDocument,
        onAdded: (cache, { addTemplate }) =>
          appendEdge(cache, cachedList, addTemplate.templateEdge),
        update: UpdateTemplateDocument,
        updatedIn: ({ updateTemplate }) => updateTemplate.template,
      }}
    >
      {(edit) => (
        <>
          <p className={rows.intro}>
            Texts for the e-mails that answer requests, offered in the language of the request.{' '}
            {'{name}'} stands for the name of the sender, {'{number}'} for the number of the
            request.
          </p>
          <Filtered filter={filter}>
            {edges.length === 0 && <EmptyList text="No reply templates yet" />}
            {filter.found.length > 0 && (
              <ul className={rows.list} aria-label="Reply templates">
                {filter.found.map(({ node: { id, name } }) => (
                  <li key={id} className={rows.row}>
                    <span className={rows.text}>{name}</span>
                    <EntryIcons
                      id={id}
                      name={name}
                      onEdit={() => edit(id)}
                      call={DeleteTemplateDocument}
                      onDeleted={(cache) => removeEdge(cache, cachedList, id)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </Filtered>
        </>
      )}
    </EntriesScreen>
  );
}
