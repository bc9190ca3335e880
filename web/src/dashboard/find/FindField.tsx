import { skipToken, useQuery } from '@apollo/client/react';
import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { SearchKind } from '../../apollo/schema.generated.ts';
import { FindDialogDocument } from './FindDialog.generated.ts';
import classes from './FindDialog.module.css';
import { optionGroups } from './find-options.ts';
import type { FindOption, Place } from './find-options.ts';
import { FindResults } from './FindResults.tsx';

/** How long to wait for the next key before the server is asked. */
const typingMs = 250;

/** A shorter text is in almost everything. */
const shortest = 2;

/** How many hits of each kind are shown, and of the one that is shown alone. */
const [fewHits, allHits] = [5, 200];

interface FindFieldProps {
  onChoose: (to: Place) => void;
}

/** Shows the field of the search with what it finds, as a combobox whose list is always open. */
export function FindField({ onChoose }: FindFieldProps) {
  const [text, setText] = useState('');
  /** The only kind to show, all of it. */
  const [kind, setKind] = useState<SearchKind>();
  const [active, setActive] = useState(0);
  const listId = useId();
  const [asked] = useDebouncedValue(text.trim(), typingMs);
  const isAsked = asked.length >= shortest;
  const { data, previousData, loading, error } = useQuery(
    FindDialogDocument,
    // Enquiries are personal data, so nothing of them stays in the cache.
    isAsked
      ? {
          variables: kind
            ? { text: asked, first: allHits, kinds: [kind] }
            : { text: asked, first: fewHits },
          fetchPolicy: 'no-cache',
        }
      : skipToken,
  );
  const isWaiting = loading || text.trim() !== asked;
  const found =
    isAsked && text.trim().length >= shortest ? (data ?? previousData)?.find : undefined;
  const groups = optionGroups(found ?? [], asked);
  const options = groups.flatMap((group) => group.options);
  const current = options[Math.min(active, options.length - 1)];

  function type(typed: string) {
    setText(typed);
    setKind(undefined);
    setActive(0);
  }

  function choose(option: FindOption) {
    if (option.type === 'hit') {
      onChoose(option.to);
      return;
    }
    setKind(option.kind);
    setActive(0);
  }

  const moves: Record<string, (index: number) => number> = {
    ArrowDown: (index) => (index + 1) % options.length,
    ArrowUp: (index) => (index - 1 + options.length) % options.length,
  };

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const move = moves[event.key];
    if (move) setActive(move(Math.min(active, options.length - 1)));
    // What is shown may still be what an older text has found.
    else if (event.key === 'Enter' && current && !isWaiting) choose(current);
    else return;
    event.preventDefault();
  }

  function status(): string {
    if (text.trim().length < shortest) return 'Type two or more letters or digits';
    if (error && !isWaiting) return 'The search failed';
    if (!found) return 'Searching…';
    if (isWaiting) return '';
    return found.length === 0 ? `Nothing found for '${asked}'` : '';
  }

  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label="Find"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && `${listId}-${current.key}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        size="md"
        placeholder="Part number, title, text, name or e-mail"
        className={classes.field}
        leftSection={
          isWaiting && text ? <Loader size="xs" aria-hidden /> : <IconSearch size={18} />
        }
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <FindResults id={listId} groups={groups} current={current} onChoose={choose} />
      <p role="status" className={classes.status}>
        {status()}
      </p>
    </>
  );
}
