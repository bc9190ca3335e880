import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { Link } from 'dashboard-router';
import { useState } from 'react';

import { useFragmentData } from '../../apollo/use-fragment-data.ts';
import { busy, idle } from '../../ui/busy.tsx';
import { languageOf } from '../../i18n/languages.ts';
import { ScreenBoundary } from '../../ui/screen/ScreenBoundary.tsx';
import { entities } from '../entity/entities.ts';
import { FormDialog } from '../drafts/FormDialog.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import { succeeds } from '../ui/succeeds.ts';
import { ChooseTranslationForm } from './ChooseTranslationForm.tsx';
import { DuplicateForm } from './DuplicateForm.tsx';
import { forgetTranslations } from './forget-translations.ts';
import type { DuplicateForm_CategoryFragmentDoc } from './DuplicateForm.generated.ts';
import {
  LeaveProductTranslationsDocument,
  TranslationList_ProductFragmentDoc,
} from './TranslationList.generated.ts';
import classes from './TranslationList.module.css';

interface TranslationListProps {
  product: FragmentType<typeof TranslationList_ProductFragmentDoc>;
  /** Undefined where they cannot be loaded: a copy needs one of them. */
  categories: FragmentType<typeof DuplicateForm_CategoryFragmentDoc>[] | undefined;
  /** Called with the id of the copy in the contract. */
  onDuplicated: (restId: string) => void;
}

/**
 * Lists the products that say the same in other languages, with the dialogs that copy the product into
 * another language or choose one that is there already. A backend that does not keep translations can
 * only copy.
 */
export function TranslationList({ product, categories, onDuplicated }: TranslationListProps) {
  const data = useFragmentData(TranslationList_ProductFragmentDoc, product);
  const { id, translations } = data;
  const [open, setOpen] = useState<'duplicate' | 'choose'>();
  const [leave, { loading }] = useMutation(LeaveProductTranslationsDocument, {
    update: (cache) => forgetTranslations(cache, id),
  });
  const close = () => setOpen(undefined);
  const takenLanguages = [data, ...(translations ?? [])].map(({ language }) => language);

  return (
    <section>
      <SectionHeader title="In other languages">
        <Group gap="sm">
          {translations && (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('choose')}>
              Choose a translation
            </Button>
          )}
          <Button
            variant="default"
            aria-haspopup="dialog"
            {...idle(!categories)}
            onClick={() => setOpen('duplicate')}
          >
            Duplicate into another language
          </Button>
        </Group>
      </SectionHeader>
      {translations?.length === 0 && <EmptyList text="No translation" />}
      {translations && translations.length > 0 && (
        <>
          <ul className={classes.list}>
            {translations.map(({ restId, title: name, language }) => (
              <li key={restId}>
                <span className={classes.language}>{language}</span>{' '}
                <Link to={entities.PRODUCT.path(restId)} lang={languageOf(language)}>
                  {name || `Product ${restId}`}
                </Link>
              </li>
            ))}
          </ul>
          <Button
            size="compact-sm"
            variant="outline"
            {...busy(loading)}
            onClick={() => void succeeds(leave({ variables: { input: { id } } }))}
          >
            Not a translation of these
          </Button>
        </>
      )}
      <FormDialog
        title="Duplicate into another language"
        open={open === 'duplicate'}
        onClose={close}
        size="32rem"
      >
        <DuplicateForm
          product={{ id, categoryId: data.category?.id }}
          categories={categories ?? []}
          takenLanguages={takenLanguages}
          onDuplicated={(restId) => {
            close();
            if (restId !== undefined) onDuplicated(restId);
          }}
        />
      </FormDialog>
      <FormDialog
        title="Choose a translation"
        open={open === 'choose'}
        onClose={close}
        size="32rem"
      >
        <ScreenBoundary language="en">
          <ChooseTranslationForm id={id} takenLanguages={takenLanguages} onDone={close} />
        </ScreenBoundary>
      </FormDialog>
    </section>
  );
}
