import { Group } from '@mantine/core';

import { ScreenBoundary } from '../../ui/screen/ScreenBoundary.tsx';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { plainText } from '../../ui/screen/excerpt.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { AddButton } from '../lists/AddButton.tsx';
import { CardGrid } from '../lists/CardGrid.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Filtered } from '../lists/Filtered.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useOrdering } from '../order/use-ordering.tsx';
import { TranslationMarks } from '../lists/TranslationMarks.tsx';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { textsOf } from '../entity/localized-text.ts';
import { AddPartnerForm } from './AddPartnerForm.tsx';
import { EditPartnerForm } from './EditPartnerForm.tsx';
import { PartnerCard } from './PartnerCard.tsx';
import { PartnerListScreenDocument } from './PartnerListScreen.generated.ts';
import { useDialogs } from '../drafts/use-dialogs.ts';
import type { DialogsState } from '../drafts/use-dialogs.ts';

const dialogStates = keptDrafts<DialogsState>();

/** Lists the partners as image cards, with the dialogs that add and edit one (spec 2.14, 'Partners'). */
export function PartnerListScreen() {
  const { data } = useScreenQuery(PartnerListScreenDocument, wholeList);
  const { edges } = data.partners;
  const reading = useWholeList(data.partners, useReadMore(PartnerListScreenDocument, wholeList));
  // Partners have no names: their positions in the list tell them apart.
  const partners = edges.map(({ node }, index) => ({ node, name: `partner ${index + 1}` }));
  const filter = useFilter(partners, ({ node: { text } }) => plainText(textsOf(text)));
  const isWhole = !reading && !filter.active;
  const order = useOrdering('PARTNER', { field: 'partners' }, isWhole);
  const dialogs = useDialogs(dialogStates, '');

  return (
    <>
      <ScreenHeader title="Partners">
        <Group gap="xs" wrap="nowrap">
          {order.button}
          <AddButton label="Add partner" onClick={dialogs.add} />
        </Group>
      </ScreenHeader>
      {edges.length === 0 ? (
        <EmptyList text="No partner" />
      ) : (
        <Filtered filter={filter}>
          <TranslationMarks kind="PARTNER">
            <OrderedEntries ids={edges.map(({ node }) => node.id)} onMove={order.onMove}>
              <CardGrid>
                {filter.found.map(({ node, name }) => (
                  <PartnerCard
                    key={node.id}
                    partner={node}
                    name={name}
                    onEdit={() => dialogs.edit(node.restId)}
                  />
                ))}
              </CardGrid>
            </OrderedEntries>
          </TranslationMarks>
        </Filtered>
      )}
      <FormDialog title="Add partner" open={dialogs.open === 'add'} onClose={dialogs.close}>
        <AddPartnerForm onDone={dialogs.close} />
      </FormDialog>
      <FormDialog title="Edit partner" open={dialogs.open === 'edit'} onClose={dialogs.close}>
        <ScreenBoundary language="en">
          <EditPartnerForm restId={dialogs.chosen} onDone={dialogs.close} />
        </ScreenBoundary>
      </FormDialog>
    </>
  );
}
