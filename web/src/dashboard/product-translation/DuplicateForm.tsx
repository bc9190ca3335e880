import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { busy } from '../../ui/busy.tsx';
import { isRefusedAs } from '../../apollo/errors.ts';
import type { Language } from '../../apollo/schema.generated.ts';
import { schemaLanguages } from '../ui/schema-languages.ts';
import { showAlert, showFailure } from '../../ui/alert/alert.ts';
import { cascadeSummary } from '../ui/cascade-summary.ts';
import { succeeds } from '../ui/succeeds.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import {
  DuplicateForm_CategoryFragmentDoc,
  DuplicateProductDocument,
} from './DuplicateForm.generated.ts';
import { forgetTranslations } from './forget-translations.ts';

interface DuplicateFormProps {
  product: { id: string; categoryId: string | undefined };
  categories: FragmentType<typeof DuplicateForm_CategoryFragmentDoc>[];
  /** The languages in which the product is already. */
  takenLanguages: (Language | null)[];
  /** Called with the id of the copy in the contract, where it is known. */
  onDuplicated: (restId: string | undefined) => void;
}

/** Copies a product into another language, with its images and properties, and its texts as they are. */
export function DuplicateForm({
  product,
  takenLanguages,
  onDuplicated,
  ...props
}: DuplicateFormProps) {
  const { data: categories } = useSuspenseFragment({
    fragment: DuplicateForm_CategoryFragmentDoc,
    fragmentName: 'DuplicateForm_category',
    from: props.categories,
  });
  const { id, categoryId } = product;
  const free = schemaLanguages.filter((name) => !takenLanguages.includes(name));
  const [chosen, setChosen] = useState(free[0]);
  const [category, setCategory] = useState('');
  const fitting = categories.filter(({ language }) => language === chosen);
  const [duplicate, { loading }] = useMutation(DuplicateProductDocument, {
    update: (cache) => {
      forgetTranslations(cache);
      // The list is read again, with the copy.
      cache.evict({ fieldName: 'products' });
    },
  });
  const isShown = useIsShown();

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!chosen) return;
    const input = { id, language: chosen, categoryId: category || categoryId };
    const write = duplicate({ variables: { input } }).catch((error: unknown) => {
      if (isRefusedAs(error, 'CONFLICT')) showFailure(`There is a product in ${chosen} already`);
      throw error;
    });
    if (!(await succeeds(write))) return;
    // Not known where the copy is stored but could not be read back.
    const copy = await write.then(
      ({ data }) => data?.duplicateProduct.productEdge?.node,
      () => undefined,
    );
    const summary =
      copy && cascadeSummary({ property: copy.properties.length, image: copy.images.length });
    showAlert(`Duplicated into ${chosen}. ${summary ?? ''}`.trim());
    if (isShown()) onDuplicated(copy?.restId);
  }

  if (!chosen) return <p>The product is there in every language.</p>;
  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <NativeSelect
          label="Language"
          data={free}
          value={chosen}
          onChange={({ currentTarget }) => {
            setChosen(free.find((name) => name === currentTarget.value));
            setCategory('');
          }}
        />
        {fitting.length > 0 && (
          <NativeSelect
            label="Category"
            required
            value={category}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
          >
            <option value="" disabled>
              Select category
            </option>
            {fitting.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name} ({one.language})
              </option>
            ))}
          </NativeSelect>
        )}
        <p>
          The copy has the same images, properties and texts, and visitors see it at once. Translate
          its texts on the screen that opens.
        </p>
        <Group justify="flex-end">
          <Button type="submit" {...busy(loading)}>
            Duplicate
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
