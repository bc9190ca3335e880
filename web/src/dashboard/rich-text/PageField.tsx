import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { declarations } from '../../i18n/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { SearchBox } from '../ui/SearchBox.tsx';
import { minSearchLength } from '../ui/search-text.ts';
import { useTypedSearch } from '../ui/use-typed-search.ts';
import { PageFieldDocument } from './PageField.generated.ts';
import classes from './PageLink.module.css';
import { findScreens, groupPages } from './site-pages.ts';
import type { SitePage } from './site-pages.ts';

interface PageFieldProps {
  /** The language in which the pages are named. */
  language: Language;
  onChoose: (page: SitePage) => void;
}

/** Finds a page of this website by what is typed; without that, offers the screens that are always there. */
export function PageField({ language, onChoose }: PageFieldProps) {
  const [text, setText] = useState('');
  // The dashboard itself is in English, so the names may still have to be loaded.
  const { t, ready } = useTranslation(undefined, { lng: language, useSuspense: false });
  const typed = text.trim();
  const { data, isWaiting, error } = useTypedSearch(text, PageFieldDocument, (query) => ({
    text: query,
    language: declarations[language].schemaName,
  }));
  const screens = ready ? findScreens(typed, t, language) : [];
  const groups = groupPages(screens, data?.search.content ?? [], language);

  function status(): string {
    if (typed.length < minSearchLength) return 'Type a title to find other pages';
    if (error && !isWaiting) return 'The search failed';
    if (isWaiting) return groups.length === 0 ? 'Searching…' : '';
    return groups.length === 0 ? `No page found for '${typed}'` : '';
  }

  return (
    <SearchBox
      label="Page of this website"
      placeholder="Title of a page"
      text={text}
      onType={setText}
      groups={groups}
      isWaiting={isWaiting}
      status={status()}
      onChoose={onChoose}
      keepsEscape
    >
      {(page) => (
        <span className={classes.title} lang={page.language}>
          {page.title}
        </span>
      )}
    </SearchBox>
  );
}
