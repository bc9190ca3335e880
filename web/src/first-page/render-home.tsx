import { ApolloClient, ApolloLink } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { ApolloProvider } from '@apollo/client/react';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';

import { createCache } from '../apollo/cache.ts';
import de from '../i18n/de.json';
import en from '../i18n/en.json';
import { languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import ru from '../i18n/ru.json';
import { translationOptions } from '../i18n/translation-options.ts';
import { SiteLayoutDocument } from '../site/SiteLayout.generated.ts';
import type { SiteLayoutQuery } from '../site/SiteLayout.generated.ts';
import { SiteRoutes } from '../site/SiteRoutes.tsx';

/*
 * The entry of the server's bundle (`web/dist-server`): the gateway renders the home page with it, so
 * that a visitor sees it before any script has run.
 */

const catalogues = { de, en, ru };

/** The operation whose data the home page needs. */
export const siteLayoutQuery = print(addTypenameToDocument(SiteLayoutDocument));

/** Renders the home page in each language from the data of `siteLayoutQuery`; gives the markup of `#root`. */
export async function renderHome(
  data: Unmasked<SiteLayoutQuery>,
): Promise<Record<Language, string>> {
  const pages = await Promise.all(languages.map((language) => renderIn(language, data)));
  const [german = '', english = '', russian = ''] = pages;
  return { de: german, en: english, ru: russian };
}

async function renderIn(language: Language, data: Unmasked<SiteLayoutQuery>): Promise<string> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    ...translationOptions,
    lng: language,
    resources: { [language]: { translation: catalogues[language] } },
  });
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.empty(),
    ssrMode: true,
    dataMasking: true,
  });
  client.writeQuery({ query: SiteLayoutDocument, data });

  const markup = renderToString(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <StaticRouter location="/">
          <SiteRoutes />
        </StaticRouter>
      </ApolloProvider>
    </I18nextProvider>,
  );
  // Routes live after '#'; the static router writes them as paths.
  return markup.replaceAll(/href="\/(?!assets\/)/g, 'href="#/');
}
