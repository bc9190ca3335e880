import sanitizeHtml from 'sanitize-html';
import { allowedTags, cleanAttribute, voidTags } from './rules.ts';

/** Sanitises rich text by the allow-list. Returns clean text byte for byte. */
export function cleanRichText(html: string): string {
  return isClean(html) ? html : sanitizeHtml(html, options);
}

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: false,
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
  // The content of these is not text that anyone wrote.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
    ...['iframe', 'noembed', 'noframes', 'svg', 'math', 'object'],
  ],
  transformTags: {
    '*': (tagName, attribs) => {
      const kept: Record<string, string> = {};
      for (const [name, value] of Object.entries(attribs)) {
        const clean = cleanAttribute(tagName, name, value);
        if (clean !== undefined) kept[name] = clean;
      }
      return { tagName, attribs: kept };
    },
  },
};

const token = /<(\/?)([a-z][a-z\d]*)((?: [a-z-]+="[^"<>]*")*) ?\/?>|[^<]+/y;
const attribute = / ([a-z-]+)="([^"]*)"/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
};

/**
 * Checks whether HTML is allowed as it is. Accepts only what every parser reads alike, which is how
 * browsers serialise HTML: lower-case tags, properly nested, with attributes in double quotes.
 */
function isClean(html: string): boolean {
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const match = token.exec(html);
    if (!match) return false;
    const [, slash, tag, attributes = ''] = match;
    if (!tag) continue;
    if (!allowedTags.includes(tag)) return false;
    if (slash) {
      if (attributes || open.pop() !== tag) return false;
    } else {
      if (!voidTags.includes(tag)) open.push(tag);
      if (!attributesAreClean(tag, attributes)) return false;
    }
  }
  return open.length === 0;
}

function attributesAreClean(tag: string, attributes: string): boolean {
  return [...attributes.matchAll(attribute)].every(([, name = '', raw = '']) => {
    const value = raw.replace(/&(amp|quot|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);
    // Any other entity could hide what the rules look for, so it is not clean.
    const hidden = /&/.test(raw.replace(/&(amp|quot|lt|gt|nbsp);/g, ''));
    return !hidden && cleanAttribute(tag, name, value) === value;
  });
}
