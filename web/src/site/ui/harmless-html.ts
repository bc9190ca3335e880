const token = /<\/?([a-z][a-z\d]*)((?: [a-z-]+="[^"<>]*")*) ?\/?>|[^<]+/y;
const attribute = / ([a-z-]+)="([^"]*)"/g;
const tags = new Set(
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li strong b em i u s strike del sub sup span mark a img'.split(
    ' ',
  ),
);
const plainAttributes = new Set(
  'class alt title width height target rel start data-list data-color'.split(' '),
);
const address = /^(https?:|mailto:|tel:|\/|#)|^data:image\/(png|gif|jpeg|webp|bmp|x-icon);base64,/;
const style = /^((color|background-color|text-align): ?[\w#(),.% -]+;? ?)*$/;

/**
 * Tells whether rich text is harmless as it is, strictly read: known tags and attributes only, written as
 * the backend's cleaning writes them. For server rendering, which has no browser to clean it.
 */
export function isHarmless(html: string): boolean {
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const match = token.exec(html);
    if (!match) return false;
    const [, tag, attributes = ''] = match;
    if (tag && !(tags.has(tag) && attributesAreHarmless(attributes))) return false;
  }
  return true;
}

function attributesAreHarmless(attributes: string): boolean {
  return [...attributes.matchAll(attribute)].every(([, name = '', value = '']) => {
    if (name === 'href' || name === 'src') return address.test(value);
    return name === 'style' ? style.test(value) : plainAttributes.has(name);
  });
}
