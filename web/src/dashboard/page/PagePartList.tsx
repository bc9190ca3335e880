import type { FragmentType } from '@apollo/client';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { MoveButtons } from '../order/MoveButtons.tsx';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useMovable } from '../order/use-movable.ts';
import { useMove } from '../order/use-move.ts';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { AddPagePartForm } from './AddPagePartForm.tsx';
import { PagePartForm } from './PagePartForm.tsx';
import { PagePartImage } from './PagePartImage.tsx';
import { PagePartList_PageFragmentDoc } from './PagePartList.generated.ts';
import classes from './PagePartList.module.css';

const dialogs = keptDrafts<boolean>();

interface PagePartListProps {
  page: FragmentType<typeof PagePartList_PageFragmentDoc>;
}

/** Lists the parts of a page in their order, with the dialog that adds one (spec 2.14, 'Gas Turbina Page'). */
export function PagePartList({ page }: PagePartListProps) {
  const { id, parts } = useFragmentData(PagePartList_PageFragmentDoc, page);
  const isMovable = useMovable('PAGE_PART');
  const move = useMove({ of: { __typename: 'Page', id }, field: 'parts' });
  const [adding, setAdding] = useKeptState(dialogs, '', false, Boolean);

  return (
    <section>
      <SectionHeader title="Parts">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => setAdding(true)}
        >
          Add Part
        </Button>
      </SectionHeader>
      {parts.length === 0 ? (
        <EmptyList text="No part" />
      ) : (
        <OrderedEntries ids={parts.map((part) => part.id)} onMove={isMovable ? move : undefined}>
          <ol className={classes.parts}>
            {parts.map((part, index) => (
              <li key={part.id} className={classes.part} aria-label={`Part ${index + 1}`}>
                <div className={classes.moves}>
                  <MoveButtons id={part.id} name={`part ${index + 1}`} />
                </div>
                <PagePartImage pagePart={part} />
                <PagePartForm pageId={id} pagePart={part} />
              </li>
            ))}
          </ol>
        </OrderedEntries>
      )}
      <FormDialog title="Add Part" open={adding} onClose={() => setAdding(false)}>
        <AddPagePartForm pageId={id} onDone={() => setAdding(false)} />
      </FormDialog>
    </section>
  );
}
