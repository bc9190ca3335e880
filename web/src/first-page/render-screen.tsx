import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createInstance } from 'i18next';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { from } from 'rxjs';

import { createCache } from '../apollo/cache.ts';
import { declarations } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { translationOptions } from '../i18n/translation-options.ts';
import { SiteLayoutDocument } from '../site/SiteLayout.generated.ts';
import { hasScreen, SiteRoutes } from '../site/SiteRoutes.tsx';
import { AlertRegion } from '../ui/AlertRegion.tsx';
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx';
import { ServerRouter } from './ServerRouter.tsx';

/*
 * The entry of the server's bundle (`web/dist-server`): the gateway renders the public screens with
 * it, so that a visitor sees them before any script has run (docs/decisions/web-first-paint.md).
 */

/** Gives the data of an operation, named by its name, as a visitor would get them. */
export type Ask = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** What the browser needs to show a screen at once: the markup of `#root` and the cache behind it. */
export interface FirstPage {
  markup: string;
  cache: unknown;
}

/**
 * Renders a public screen. Rejects where it leads elsewhere or where its data cannot be had; the
 * browser then loads it as it would after a click.
 */
export async function renderScreen(path: string, language: Language, ask: Ask): Promise<FirstPage> {
  if (path !== '/' && !hasScreen(path)) throw new Error(`${path} is no route`);
  const { default: catalogue } = await declarations[language].loadCatalogue();
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    ...translationOptions,
    lng: language,
    resources: { [language]: { translation: catalogue } },
  });
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(({ operationName = '', variables }) =>
      from(ask(operationName, variables).then((data) => ({ data }))),
    ),
    ssrMode: true,
    dataMasking: true,
  });
  // The layout does not wait for its data (it frames a screen without them, too); here it has them.
  await client.query({ query: SiteLayoutDocument });

  // The tree is that of `App`, so that the browser can take the markup over.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <AlertRegion />
        <ServerRouter path={path}>
          <ScreenBoundary>
            <SiteRoutes />
          </ScreenBoundary>
        </ServerRouter>
      </ApolloProvider>
    </I18nextProvider>,
    // In one piece: no part of it is to wait for a script that puts it in its place.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const markup = await text(prelude);
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return { markup: withoutPreloads(markup), cache: client.cache.extract() };
}

/** Without the hints that React writes in front: what they name follows at once. */
function withoutPreloads(markup: string): string {
  return markup.replace(/^(<link rel="preload"[^>]*>)+/, '');
}
