import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Site } from '../../../gateway/src/http/site-bundle.ts';
import type { Language } from '../i18n/languages.ts';
import { MainNavigation_NavbarFragmentDoc } from '../site/header/MainNavigation.generated.ts';
import { matchScreen } from '../site/SiteRoutes.tsx';
import type { Address } from './address.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { isMissing } from './is-missing.ts';
import { renderScreen } from './render-screen.tsx';
import type { RenderedScreen } from './render-screen.tsx';
import { withServerClient } from './server-client.ts';
import type { Ask } from './server-client.ts';
import { SiteLinks, WithoutScripts } from './SiteLinks.tsx';
import { structuredData } from './structured-data.ts';
import { Template } from './template.ts';
import { translationInto } from './translation-into.ts';

/** The screens that search engines do not list. */
const notIndexed = /^\/(controller|search|invitation\/[^/]+)$/;

let template: Template | undefined;

/**
 * Renders the document of a screen, without a path that of the page that says that there is none.
 * Returns undefined where a screen shows nothing, as of an id that does not exist. Rejects where data
 * cannot be loaded.
 */
export async function renderDocument(
  { language, path, search }: Address,
  site: Site,
  ask: Ask,
): Promise<string | undefined> {
  return withServerClient(ask, async (client) => {
    if (path !== undefined && (await isMissing(client, language, path, search))) return undefined;
    const route = path === undefined ? '/no-such-screen' : path + search;
    const screen = await renderScreen(route, language, client);
    const showsNothing = path !== undefined && !screen.isFound;
    return showsNothing ? undefined : fillTemplate({ language, path, search }, site, screen);
  });
}

function fillTemplate(
  { language, path, search }: Address,
  { base, maxUploadMb }: Site,
  screen: RenderedScreen,
): string {
  template ??= new Template();
  const { title, description, image, client, translation, written, listPage } = screen;
  // The canonical address names the page of a list; what is searched for is not indexed.
  const located = path === undefined || !listPage ? path : path + search;
  const about = path === undefined ? [] : structuredData({ base, language, path, screen });
  const navbar = client.cache.readFragment({
    fragment: MainNavigation_NavbarFragmentDoc,
    fragmentName: 'MainNavigation_navbar',
    from: { __typename: 'Navbar' },
  });
  const head = renderHead(
    <DocumentHead
      {...{ base, language, path: located, written, listPage, title, description, image, about }}
      indexed={path !== undefined && !notIndexed.test(path)}
    />,
  );
  // The page that says that there is no such screen works without the app.
  const withoutScripts = renderToStaticMarkup(<WithoutScripts translation={translation} />);
  const links =
    navbar &&
    renderToStaticMarkup(
      <SiteLinks
        {...{ language, written, translation, navbar }}
        path={listPage?.isOfOneLanguage ? path : located}
      />,
    );
  return template.fill({
    language,
    path,
    page: listPage && listPage.page > 1 ? listPage.page : undefined,
    pattern: patternOf(path),
    head: screen.preload + head,
    beforeRoot: path === undefined ? withoutScripts : `<noscript>${withoutScripts}</noscript>`,
    markup: screen.markup,
    afterRoot: links ?? '',
    data: client.cache.extract(),
    maxUploadMb,
  });
}

/** Renders the apology for a screen whose data cannot be loaded, or with `isApp` the page of the app, which tries again. */
export async function renderUnavailable(
  language: Language,
  isApp: boolean,
  { maxUploadMb }: Site,
): Promise<string> {
  template ??= new Template();
  const { t } = await translationInto(language);
  const title = t('This page could not be loaded.');
  return template.fill({
    language,
    path: undefined,
    page: undefined,
    pattern: '/imprint',
    head: renderHead(<title>{isApp ? t('site title') : title}</title>),
    beforeRoot: '',
    markup: isApp
      ? ''
      : renderToStaticMarkup(
          <main className="container">
            <h1>{title}</h1>
            <p>{t('unavailable hint')}</p>
            <p>
              <a href="">{t('Try again')}</a>
            </p>
          </main>,
        ),
    afterRoot: '',
    data: {},
    maxUploadMb,
  });
}

/** Renders elements of the head; React writes an attribute as its property is named. */
function renderHead(elements: ReactNode): string {
  return renderToStaticMarkup(elements).replaceAll('hrefLang=', 'hreflang=');
}

/** The route by which the build lists the files of a screen; the page of a 404 is as simple as the imprint. */
function patternOf(path: string | undefined): string {
  return path === undefined ? '/imprint' : (matchScreen(path)?.pattern.path ?? '/');
}
