import { useMutation } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { busy } from '../../ui/busy.tsx';
import { isRefusedAs } from '../../apollo/errors.ts';
import type { Language } from '../../apollo/schema.generated.ts';
import { showFailure } from '../../ui/alert/alert.ts';
import { useReadMore } from '../../ui/list/use-read-more.ts';
import { useWholeList, wholeList } from '../../ui/list/use-whole-list.ts';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';
import { succeeds } from '../ui/succeeds.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import {
  JoinProductTranslationsDocument,
  TranslationChoicesDocument,
} from './ChooseTranslationForm.generated.ts';
import { forgetTranslations } from './forget-translations.ts';

interface ChooseTranslationFormProps {
  /** The global id of the product. */
  id: string;
  /** The languages in which the product is already. */
  takenLanguages: (Language | null)[];
  onDone: () => void;
}

/** Chooses a product that says the same in another language. */
export function ChooseTranslationForm({ id, takenLanguages, onDone }: ChooseTranslationFormProps) {
  const { products } = useScreenQuery(TranslationChoicesDocument, wholeList).data;
  useWholeList(products, useReadMore(TranslationChoicesDocument, wholeList));
  const [chosen, setChosen] = useState('');
  const [join, { loading }] = useMutation(JoinProductTranslationsDocument, {
    update: (cache) => forgetTranslations(cache, id),
  });
  const isShown = useIsShown();
  const choices = products.edges
    .map(({ node }) => node)
    .filter(({ language }) => language && !takenLanguages.includes(language));

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const write = join({ variables: { input: { id, translationId: chosen } } }).catch(
      (error: unknown) => {
        if (isRefusedAs(error, 'CONFLICT')) {
          showFailure('Two of these products have the same language');
        }
        throw error;
      },
    );
    if ((await succeeds(write)) && isShown()) onDone();
  }

  if (choices.length === 0) return <p>There is no product in another language.</p>;
  return (
    <form onSubmit={handleSubmit}>
      <Stack>
        <NativeSelect
          label="Product"
          required
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="" disabled>
            Select product
          </option>
          {choices.map(({ id: choice, title, language }) => (
            <option key={choice} value={choice}>
              {title} ({language})
            </option>
          ))}
        </NativeSelect>
        <Group justify="flex-end">
          <Button type="submit" {...busy(loading)}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
