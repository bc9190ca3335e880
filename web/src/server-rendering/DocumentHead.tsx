import type { Thing } from 'schema-dts';

import { declarations, defaultLanguage, languages } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { twinAddress } from '../i18n/twin-address.ts';
import type { ListPage } from '../ui/screen/server-side.ts';
import type { TranslatedPaths } from '../ui/screen/translated-paths.ts';
import { pageAddress } from '../site/page-address.ts';
import type { Address } from './address.ts';

interface DocumentHeadProps extends Omit<Address, 'search'> {
  /** The origin of absolute addresses. */
  base: string;
  /** Where the screen is in other languages, if not under its own path. */
  translated: TranslatedPaths;
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
    translated,
    listPage,
    title,
    description,
    image = '/og.png',
    indexed,
    about,
  } = props;
  const robots = <meta name="robots" content="noindex" />;
  const { page = 1, last = 1, isOfOneLanguage = false } = listPage ?? {};
  const addressOfPage = (number: number) =>
    base + pageAddress(twinAddress(language, (path ?? '/').replace(/\?.*/, '')), number);
  const alternates = [
    ...languages.map((other) => [other, other] as const),
    ['x-default', defaultLanguage] as const,
  ];
  const others = languages.filter((other) => other !== language);

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
      {path === undefined ? (
        robots
      ) : (
        <>
          <meta property="og:url" content={base + twinAddress(language, path)} />
          <link rel="canonical" href={base + twinAddress(language, path)} />
          {page > 1 && <link rel="prev" href={addressOfPage(page - 1)} />}
          {page < last && <link rel="next" href={addressOfPage(page + 1)} />}
          {!(isOfOneLanguage && page > 1) &&
            alternates.map(([name, other]) => (
              <link
                key={name}
                rel="alternate"
                hrefLang={name}
                href={base + twinAddress(other, translated[other] ?? path)}
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

/** Writes a language and its country as previews name them: `en_GB`. */
function openGraphLocale(language: Language): string {
  return declarations[language].locale.replace('-', '_');
}
