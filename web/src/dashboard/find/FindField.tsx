import { useState } from 'react';

import type { SearchKind } from '../../apollo/schema.generated.ts';
import type { Place } from '../entity/place.ts';
import { SearchBox } from '../ui/SearchBox.tsx';
import { minSearchLength } from '../ui/search-text.ts';
import { useTypedSearch } from '../ui/use-typed-search.ts';
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
  const { query, data, isWaiting, error } = useTypedSearch(text, FindDialogDocument, (query) =>
    kind ? { text: query, first: allHits, kinds: [kind] } : { text: query, first: fewHits },
  );
  const found = data?.find;

  function choose(option: FindOption) {
    if (option.type === 'hit') onChoose(option.to);
    else setKind(option.kind);
  }

  function status(): string {
    if (text.trim().length < minSearchLength) return 'Type two or more letters or digits';
    if (error && !isWaiting) return 'The search failed';
    if (!found) return 'Searching…';
    if (isWaiting) return '';
    return found.length === 0 ? `Nothing found for '${query}'` : '';
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
      groups={optionGroups(found ?? [], query)}
      isWaiting={isWaiting}
      status={status()}
      onChoose={choose}
    >
      {(option) => <FoundOption option={option} />}
    </SearchBox>
  );
}
