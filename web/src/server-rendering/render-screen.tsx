import { plainText } from 'backend/html-text';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { i18n as Translation } from 'i18next';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { parsePath } from 'react-router-dom';

import { declarations } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { SiteLayoutDocument } from '../site/SiteLayout.generated.ts';
import { SearchScreenDocument } from '../site/search/SearchScreen.generated.ts';
import { firstHits } from '../site/search/SearchResults.tsx';
import { SiteRoutes } from '../site/SiteRoutes.tsx';
import { ContactDetails_SettingsFragmentDoc } from '../site/ui/ContactDetails.generated.ts';
import { CleanHtml } from '../site/ui/RichText.tsx';
import { AlertRegion } from '../ui/alert/AlertRegion.tsx';
import { excerpt } from '../ui/screen/excerpt.ts';
import { ScreenBoundary } from '../ui/screen/ScreenBoundary.tsx';
import { ServerSideContext } from '../ui/screen/server-side.ts';
import type { ListPage } from '../ui/screen/server-side.ts';
import type { ScreenLanguages } from '../ui/screen/screen-languages.ts';
import { cleanHtml } from './clean-html.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ServerRouter } from './ServerRouter.tsx';
import { translationInto } from './translation-into.ts';

/** A screen as it stands in a document. */
export interface RenderedScreen {
  /** False for the page that says that there is no such screen. */
  isFound: boolean;
  /** The markup of `#root`. */
  markup: string;
  /** The link that loads the first image that shows at once; empty where there is none. */
  preload: string;
  title: string;
  /** The title without the company's name. */
  heading: string;
  description: string;
  /** The address of its first image. */
  image: string | undefined;
  /** The languages in which it is written; undefined for all. */
  written: ScreenLanguages | undefined;
  /** The page of its list that it shows; undefined if it has no list in pages. */
  listPage: ListPage | undefined;
  /** The cache behind it: all that hydration needs. */
  client: ApolloClient;
  translation: Translation;
}

/** Renders the public screen at a path. Rejects where its data cannot be loaded. */
export async function renderScreen(
  path: string,
  language: Language,
  client: ApolloClient,
): Promise<RenderedScreen> {
  const translation = await translationInto(language);
  // The layout shows without its data, too, and does not wait for them; load them first.
  await client.query({ query: SiteLayoutDocument });
  await loadSearch(client, path, language);
  const settings = client.cache.readFragment({
    fragment: ContactDetails_SettingsFragmentDoc,
    from: { __typename: 'Settings' },
  });

  const head = { title: '', description: '', isFound: true };
  const notFound = <NotFoundScreen onRender={() => void (head.isFound = false)} />;
  const images: string[] = [];
  let written: ScreenLanguages | undefined;
  let listPage: ListPage | undefined;
  const serverSide = {
    describe: (title: string, description = '') => {
      Object.assign(head, { title, description: excerpt(plainText(description)) });
    },
    paginate: (shown: ListPage) => void (listPage = shown),
    translate: (screen: ScreenLanguages | undefined) => void (written = screen),
    show: (image: string) => void images.push(image),
    noSuchScreen: notFound,
    email: settings?.email ?? '',
  };

  // Same tree as `App`, so that React can hydrate the markup.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <ServerSideContext value={serverSide}>
      <I18nextProvider i18n={translation}>
        <ApolloProvider client={client}>
          <AlertRegion />
          <ServerRouter language={language} path={path}>
            <CleanHtml value={(html) => cleanHtml(html, language)}>
              <ScreenBoundary>
                <SiteRoutes fallback={notFound} />
              </ScreenBoundary>
              {/* The place of the administrator's bar. */}
              {null}
            </CleanHtml>
          </ServerRouter>
        </ApolloProvider>
      </I18nextProvider>
    </ServerSideContext>,
    // Rendered in one piece: no part of the markup depends on a script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const { preload, markup } = splitPreloads(await text(prelude));
  if (errors.length > 0) throw errors[0];
  if (listPage && listPage.page > listPage.last) head.isFound = false;
  const company = / – Hamberg Turbinen$/;
  const page = listPage?.page ?? 1;
  const name = page > 1 ? ` – ${translation.t('page of a list', { number: page })}` : '';
  const title = head.title.replace(company, `${name}$&`);
  const heading = title.replace(company, '');
  const image = images[0];
  return {
    preload,
    markup,
    ...head,
    title,
    heading,
    image,
    written,
    listPage,
    client,
    translation,
  };
}

/** Loads what a search has found, for which its screen does not wait. */
async function loadSearch(client: ApolloClient, path: string, language: Language): Promise<void> {
  const { pathname, search } = parsePath(path);
  const query = new URLSearchParams(search).get('q')?.trim();
  if (pathname !== '/search' || !query) return;
  const { schemaName } = declarations[language];
  await client.query({
    query: SearchScreenDocument,
    variables: { query, first: firstHits, language: schemaName },
  });
}

/**
 * Takes the links that preload images from the beginning of what React has written. The first image is often
 * the largest of the screen; the others would take the line from it.
 */
function splitPreloads(written: string) {
  const [links = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(written) ?? [];
  const [preload = ''] = /^<[^>]*>/.exec(links) ?? [];
  return { preload, markup: written.slice(links.length) };
}
