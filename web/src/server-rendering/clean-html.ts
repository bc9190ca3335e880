import sanitizeHtml from 'sanitize-html';

/**
 * Cleans rich text where there is no browser, for which DOMPurify is made: keeps what the editor writes
 * and what Quill wrote (spec 2.14, 9).
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'strike'],
    allowedAttributes: {
      '*': ['class', 'style', 'title', 'lang', 'dir', 'data-*'],
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    parseStyleAttributes: false,
  });
}
