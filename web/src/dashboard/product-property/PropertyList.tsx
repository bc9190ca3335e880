import type { FragmentType } from '@apollo/client';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { keptDrafts } from '../drafts/kept-drafts.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { defaultLanguage, languageOf } from '../../i18n/languages.ts';
import { OrderedEntries } from '../order/OrderedEntries.tsx';
import { useMovable } from '../order/use-movable.ts';
import { useMove } from '../order/use-move.ts';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { AddPropertyForm } from './AddPropertyForm.tsx';
import { PropertyBlock } from './PropertyBlock.tsx';
import { PropertyList_ProductFragmentDoc } from './PropertyList.generated.ts';
import classes from './PropertyList.module.css';

const dialogs = keptDrafts<boolean>();

interface PropertyListProps {
  product: FragmentType<typeof PropertyList_ProductFragmentDoc>;
}

/** Lists the properties of a product, with the dialog that adds one (spec 2.14, 'Product edit'). */
export function PropertyList({ product }: PropertyListProps) {
  const { id, language, properties } = useFragmentData(PropertyList_ProductFragmentDoc, product);
  const isMovable = useMovable('PRODUCT_PROPERTY');
  const move = useMove({ of: { __typename: 'Product', id }, field: 'properties' });
  const [adding, setAdding] = useKeptState(dialogs, id, false, Boolean);
  const tag = languageOf(language) ?? defaultLanguage;

  function close() {
    setAdding(false);
  }

  return (
    <section>
      <SectionHeader title="Properties">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => setAdding(true)}
        >
          Add property
        </Button>
      </SectionHeader>
      {properties.length === 0 ? (
        <EmptyList text="No item" />
      ) : (
        <OrderedEntries
          ids={properties.map((property) => property.id)}
          onMove={isMovable ? move : undefined}
        >
          <ol className={classes.properties}>
            {properties.map((property, index) => (
              <li key={property.id}>
                <PropertyBlock
                  productId={id}
                  label={`Property ${index + 1}`}
                  language={tag}
                  property={property}
                />
              </li>
            ))}
          </ol>
        </OrderedEntries>
      )}
      <FormDialog title="Add property" open={adding} onClose={close} size="52rem">
        <AddPropertyForm productId={id} language={tag} onDone={close} />
      </FormDialog>
    </section>
  );
}
