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
import { CleanHtml } from '../site/ui/RichText.tsx';
import { AlertRegion } from '../ui/alert/AlertRegion.tsx';
import { ScreenBoundary } from '../ui/screen/ScreenBoundary.tsx';
import { cleanHtml } from './clean-html.ts';
import { ServerRouter } from './ServerRouter.tsx';

/*
 * Entry of the server's bundle (`web/dist-server`): the gateway uses it to render the public screens, so
 * that visitors see them before any script has run (docs/decisions/web-first-paint.md).
 */

/** Runs a registered operation by its name, with the permissions of a visitor. */
export type Ask = (
  operation: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

/** The markup of `#root` and the cache behind it: all that hydration needs. */
export interface RenderedScreen {
  markup: string;
  cache: unknown;
}

/**
 * Renders a public screen. Rejects if the screen redirects or its data cannot be loaded; the browser
 * then loads it as after a click.
 */
export async function renderScreen(
  path: string,
  language: Language,
  ask: Ask,
): Promise<RenderedScreen> {
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
  // The layout shows without its data, too, and does not wait for them; load them first.
  await client.query({ query: SiteLayoutDocument });

  // Same tree as `App`, so that React can hydrate the markup.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <AlertRegion />
        <ServerRouter path={path}>
          <CleanHtml value={cleanHtml}>
            <ScreenBoundary>
              <SiteRoutes />
            </ScreenBoundary>
          </CleanHtml>
        </ServerRouter>
      </ApolloProvider>
    </I18nextProvider>,
    // Rendered in one piece: no part of the markup depends on a script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  const markup = await text(prelude);
  if (errors.length > 0) throw new Error(`${path} cannot be rendered`, { cause: errors[0] });
  return { markup: withoutPreloads(markup), cache: client.cache.extract() };
}

/** Removes the preload hints that React writes first: the markup that needs them follows at once. */
function withoutPreloads(markup: string): string {
  return markup.replace(/^(<link rel="preload"[^>]*>)+/, '');
}
