import { skipToken, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

import type { SearchKind } from '../../apollo/schema.generated.ts';
import type { Place } from '../entity/place.ts';
import { SearchBox } from '../ui/SearchBox.tsx';
import { minSearchLength, typingMs } from '../ui/search-text.ts';
import { FindDialogDocument } from './FindDialog.generated.ts';
import { optionGroups } from './find-options.ts';
import type { FindOption } from './find-options.ts';
import { FoundOption } from './FoundOption.tsx';

/** How many hits of each kind are shown, and of the one that is shown alone. */
const [fewHits, allHits] = [5, 200];

interface FindFieldProps {
  onChoose: (to: Place) => void;
}

/** Shows the field of the search with what it finds. */
export function FindField({ onChoose }: FindFieldProps) {
  const [text, setText] = useState('');
  /** The only kind to show, all of it. */
  const [kind, setKind] = useState<SearchKind>();
  const [asked] = useDebouncedValue(text.trim(), typingMs);
  const isAsked = asked.length >= minSearchLength;
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
    isAsked && text.trim().length >= minSearchLength ? (data ?? previousData)?.find : undefined;

  function choose(option: FindOption) {
    if (option.type === 'hit') onChoose(option.to);
    else setKind(option.kind);
  }

  function status(): string {
    if (text.trim().length < minSearchLength) return 'Type two or more letters or digits';
    if (error && !isWaiting) return 'The search failed';
    if (!found) return 'Searching…';
    if (isWaiting) return '';
    return found.length === 0 ? `Nothing found for '${asked}'` : '';
  }

  return (
    <SearchBox
      label="Find"
      placeholder="Part number, title, text, name or e-mail"
      text={text}
      onType={(typed) => {
        setText(typed);
        setKind(undefined);
      }}
      groups={optionGroups(found ?? [], asked)}
      isWaiting={isWaiting}
      status={status()}
      onChoose={choose}
    >
      {(option) => <FoundOption option={option} />}
    </SearchBox>
  );
}
