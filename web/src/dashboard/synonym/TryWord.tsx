import { useApolloClient } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { busy } from '../../ui/busy.tsx';
import { usePending } from '../../ui/use-pending.ts';
import { defaultSchemaLanguage, languageOf } from '../../i18n/languages.ts';
import rows from '../lists/PlainRows.module.css';
import classes from './TryWord.module.css';
import { TryWordDocument } from './TryWord.generated.ts';
import type { TryWordQuery } from './TryWord.generated.ts';

interface Trial {
  word: string;
  /** Undefined where the search has failed. */
  parts: TryWordQuery['search']['parts'] | undefined;
}

/** Shows the parts that visitors find first by a word. */
export function TryWord() {
  const client = useApolloClient();
  const [typed, setTyped] = useState('');
  const [trial, setTrial] = useState<Trial>();
  const [isSearching, run] = usePending();

  async function search() {
    const word = typed.trim();
    if (!word) return;
    // Not cached: the synonyms change between two trials.
    const { data } = await client.query({
      query: TryWordDocument,
      variables: { query: word, language: defaultSchemaLanguage },
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
    });
    setTrial({ word, parts: data?.search.parts });
  }

  return (
    <>
      <form
        className={classes.trial}
        onSubmit={(event) => {
          event.preventDefault();
          void run(search());
        }}
      >
        <TextInput
          className={classes.trialField}
          label="What does a word find?"
          maxLength={100}
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" {...busy(isSearching)}>
          Try
        </Button>
      </form>
      <div role="status" aria-label="Found parts">
        {trial && <Found {...trial} />}
      </div>
    </>
  );
}

function Found({ word, parts }: Trial) {
  if (!parts) return <p className={rows.intro}>The search could not be reached.</p>;
  if (parts.hits.length === 0) return <p className={rows.intro}>‘{word}’ finds no part.</p>;
  return (
    <>
      <p className={rows.intro}>
        ‘{word}’ finds {parts.hasMore ? 'these parts first' : 'these parts'}:
      </p>
      <ul className={rows.list}>
        {parts.hits.map(({ subPart: { id, partNumber, description } }) => (
          <li key={id} className={rows.row}>
            <span className={classes.number}>{partNumber}</span>
            <span className={rows.text} lang={languageOf(description.writtenIn)}>
              {description.in}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
