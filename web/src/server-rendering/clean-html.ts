import sanitizeHtml from 'sanitize-html';
import type { Language } from '../i18n/languages.ts';
import { routeOfHash, siteAddress } from '../i18n/site-address.ts';

/**
 * Cleans rich text where there is no browser, for which DOMPurify is made: keeps what the editor writes
 * and what Quill wrote (spec 2.14, 9). Links to routes also say them in a language before '#'.
 */
export function cleanHtml(html: string, language: Language): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'strike'],
    allowedAttributes: {
      '*': ['class', 'style', 'title', 'lang', 'dir', 'data-*'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start', 'type'],
      table: ['tabindex'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    parseStyleAttributes: false,
    transformTags: {
      // A wide table scrolls, by the keyboard, too.
      table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
      a: (tagName, attribs) => {
        const route = routeOfHash(attribs['href'] ?? '');
        return route
          ? { tagName, attribs: { ...attribs, href: siteAddress(language, route) } }
          : { tagName, attribs };
      },
    },
  });
}
