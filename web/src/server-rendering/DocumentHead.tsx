import type { Thing } from 'schema-dts';

import { declarations, defaultLanguage, languages } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { twinAddress } from '../i18n/twin-address.ts';
import type { TranslatedPaths } from '../ui/screen/translated-paths.ts';
import type { Address } from './address.ts';

interface DocumentHeadProps extends Omit<Address, 'search'> {
  /** The origin of absolute addresses. */
  base: string;
  /** Where the screen is in other languages, if not under its own path. */
  translated: TranslatedPaths;
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
    title,
    description,
    image = '/og.png',
    indexed,
    about,
  } = props;
  const robots = <meta name="robots" content="noindex" />;
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
          {languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={other}
              href={base + twinAddress(other, translated[other] ?? path)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={base + twinAddress(defaultLanguage, translated[defaultLanguage] ?? path)}
          />
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
