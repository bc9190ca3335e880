import { languages } from '../../i18n/languages.ts';
import { documentAddress } from '../../i18n/site-address.ts';
import { publicRoute } from './screen-pairs.ts';
import classes from './ViewPage.module.css';

/** Leads to what visitors see of a dashboard screen, in each language; nothing where they see none of it. */
export function ViewPage({ path }: { path: string }) {
  const route = publicRoute(path);
  if (!route) return null;
  return (
    <nav className={classes.links} aria-label="View page">
      <span aria-hidden>View page</span>
      {languages.map((language) => (
        <a
          key={language}
          href={documentAddress(language, route)}
          target="_blank"
          rel="noopener"
          hrefLang={language}
          aria-label={`View page ${language.toUpperCase()} (new tab)`}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
