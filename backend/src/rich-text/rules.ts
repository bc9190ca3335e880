/** The allow-list of rich text: what TipTap writes and what Quill wrote (spec 2.14, 9). */

export const allowedTags = [
  ...[
    'p',
    'br',
    'hr',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'div',
  ],
  ...[
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'strike',
    'del',
    'sub',
    'sup',
    'span',
    'mark',
    'a',
    'img',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

export const voidTags = ['br', 'hr', 'img'];

const quillClass =
  /^ql-(align-(center|right|justify)|indent-[1-8]|size-(small|large|huge)|font-(serif|monospace)|direction-rtl|syntax|code-block(-container)?|ui)$/;
const colour = /^([a-z]+|#[\da-f]{3,8}|(rgb|hsl)a?\([\d.,%/ deg]+\))$/i;
const rasterData = /^data:image\/(png|gif|jpeg|webp|bmp|x-icon);base64,[\w+/]+={0,2}$/;
const wholeNumber = /^\d{1,5}$/;
/** Each column or row that a cell spans takes memory in an editor. */
const span = /^([1-9]\d?|100)$/;

const exactValues: Record<string, RegExp> = {
  'a target': /^_(blank|self)$/,
  'a rel': /^[a-z ]*$/,
  'img alt': /^/,
  'img title': /^/,
  'img width': wholeNumber,
  'img height': wholeNumber,
  'li data-list': /^(bullet|ordered|checked|unchecked)$/,
  'ul data-checked': /^(true|false)$/,
  'ol start': wholeNumber,
  'ol type': /^[1aAiI]$/,
  'td colspan': span,
  'td rowspan': span,
  'th colspan': span,
  'th rowspan': span,
  'th scope': /^(col|row)(group)?$/,
  'mark data-color': colour,
  'span contenteditable': /^false$/,
  'pre spellcheck': /^false$/,
  'div spellcheck': /^false$/,
  'div data-language': /^[\w+#-]{1,30}$/,
};

/** Sanitises an attribute. Returns undefined if nothing is left, and a clean value unchanged. */
export function cleanAttribute(tag: string, name: string, value: string): string | undefined {
  if (name === 'class') return keepParts(value, /\s+/, ' ', (part) => quillClass.test(part));
  if (name === 'style') return keepParts(value, ';', ';', isAllowedDeclaration);
  if (tag === 'a' && name === 'href') return leadsTo(value, ['http:', 'https:', 'mailto:', 'tel:']);
  if (tag === 'img' && name === 'src') {
    return rasterData.test(value) ? value : leadsTo(value, ['http:', 'https:']);
  }
  return exactValues[`${tag} ${name}`]?.test(value) ? value : undefined;
}

function keepParts(
  value: string,
  separator: RegExp | string,
  glue: string,
  isAllowed: (part: string) => boolean,
): string | undefined {
  const parts = value.split(separator).filter((part) => part.trim() !== '');
  const allowed = parts.filter(isAllowed);
  if (allowed.length === parts.length && parts.length > 0) return value;
  return allowed.length > 0 ? allowed.join(glue) : undefined;
}

function isAllowedDeclaration(declaration: string): boolean {
  const [property = '', value = '', ...rest] = declaration.split(':').map((part) => part.trim());
  if (rest.length > 0) return false;
  if (property === 'text-align') return /^(left|center|right|justify)$/.test(value);
  return ['color', 'background-color'].includes(property) && colour.test(value);
}

/** Parses the address as a browser does, so that `java\nscript:` does not pass. */
function leadsTo(address: string, protocols: string[]): string | undefined {
  const base = 'https://here.invalid/';
  if (!URL.canParse(address, base)) return undefined;
  return protocols.includes(new URL(address, base).protocol) ? address : undefined;
}
