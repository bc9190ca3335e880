import type { Thing } from 'schema-dts';

import { declarations, languages } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { documentAddress } from '../i18n/site-address.ts';
import type { ListPage } from '../ui/screen/server-side.ts';
import { canonicalOf, pathsIn } from '../ui/screen/screen-languages.ts';
import type { ScreenLanguages, TranslatedPaths } from '../ui/screen/screen-languages.ts';
import { pageAddress } from '../site/page-address.ts';
import type { Address } from './address.ts';

interface DocumentHeadProps extends Omit<Address, 'search'> {
  /** The origin of absolute addresses. */
  base: string;
  /** The languages in which the screen is written; undefined for all. */
  written: ScreenLanguages | undefined;
  /** The page of its list that the screen shows; undefined if it has no list in pages. */
  listPage: ListPage | undefined;
  title: string;
  description: string;
  /** The address of the image in previews; by default the company's. */
  image: string | undefined;
  /** Whether search engines list the screen. */
  indexed: boolean;
  /** What the screen is about, in schema.org's vocabulary. */
  about: Exclude<Thing, string>[];
}

/** Names, describes and locates a document for browsers, search engines and previews. */
export function DocumentHead(props: DocumentHeadProps) {
  const {
    base,
    language,
    path,
    written,
    listPage,
    title,
    description,
    image = '/og.png',
    indexed,
    about,
  } = props;
  const robots = <meta name="robots" content="noindex" />;
  const { page = 1, last = 1, isOfOneLanguage = false } = listPage ?? {};
  const addressOf = (...screen: Parameters<typeof documentAddress>) =>
    base + documentAddress(...screen);
  const addressOfPage = (number: number) =>
    pageAddress(addressOf(language, (path ?? '/').replace(/\?.*/, '')), number);
  const canonical = path === undefined ? undefined : canonicalOf(written, language, path);
  const isOfItsLanguage = canonical?.language === language && !(isOfOneLanguage && page > 1);
  const [pathname = '', search] = (path ?? '/').split(/(?=\?)/);
  const paths = written?.paths ?? pathsIn(languages, pathname);
  const others = languages.filter((other) => other !== language && paths[other] !== undefined);

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Hamberg Turbinen" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(image, base).href} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {canonical === undefined ? (
        robots
      ) : (
        <>
          <meta property="og:url" content={addressOf(canonical.language, canonical.path)} />
          <link rel="canonical" href={addressOf(canonical.language, canonical.path)} />
          {page > 1 && <link rel="prev" href={addressOfPage(page - 1)} />}
          {page < last && <link rel="next" href={addressOfPage(page + 1)} />}
          {isOfItsLanguage &&
            alternatesOf(paths).map(({ name, language: other, path: translation }) => (
              <link
                key={name}
                rel="alternate"
                hrefLang={name}
                href={addressOf(other, translation + (search ?? ''))}
              />
            ))}
          {!indexed && robots}
        </>
      )}
      {about.length > 0 && (
        <script
          type="application/ld+json"
          // Inside a script element only '<' could end it.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({
              '@context': 'https://schema.org',
              '@graph': about,
            }).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  );
}

/** Lists where a screen is in each language in which it is written, and for readers of no such language. */
export function alternatesOf(paths: TranslatedPaths) {
  const alternates = languages.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [{ name: language, language, path }];
  });
  // The default language is the first.
  return [
    ...alternates,
    ...alternates.slice(0, 1).map((first) => ({ ...first, name: 'x-default' })),
  ];
}

/** Writes a language and its country as previews name them: `en_GB`. */
function openGraphLocale(language: Language): string {
  return declarations[language].locale.replace('-', '_');
}
