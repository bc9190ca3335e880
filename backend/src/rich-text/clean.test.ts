import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { cleanRichText } from './clean.ts';
import { allowedTags, cleanAttribute } from './rules.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Lists what a browser finds in the HTML beyond the allow-list. */
function forbidden(html: string): string[] {
  const walk = (node: Node): string[] => {
    if (node.nodeName === '#text') return [];
    if (!('tagName' in node)) return [node.nodeName];
    const own = allowedTags.includes(node.tagName) ? [] : [`<${node.tagName}>`];
    const attributes = node.attrs
      .filter(({ name, value }) => cleanAttribute(node.tagName, name, value) !== value)
      .map(({ name, value }) => `${name}=${value}`);
    return [...own, ...attributes, ...node.childNodes.flatMap(walk)];
  };
  return parseFragment(html).childNodes.flatMap(walk);
}

describe('keeps what TipTap and Quill write, byte for byte', () => {
  test.for([
    '',
    'plain text & more > less',
    '<h1>A</h1><h2>B</h2><h3>C</h3><p><br></p>',
    '<h4 class="ql-align-center">D</h4><h5>E</h5><h6>F</h6>',
    '<p class="ql-direction-rtl ql-align-justify"><span class="ql-size-huge ql-font-monospace">x</span></p>',
    '<p><strong class="ql-size-small" style="color: red;">x</strong></p>',
    '<p class="ql-align-center ql-indent-8">x</p>',
    '<p><span class="ql-size-large ql-font-serif" style="color: rgb(230, 0, 0);">x</span></p>',
    '<p><span style="background-color: #ffebcc; color: red">x</span></p>',
    '<p style="text-align: center">x</p>',
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>x</li></ol>',
    '<ul><li><p>one</p></li></ul><ol start="3"><li>two</li></ol>',
    '<p><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a></p>',
    '<p><a href="mailto:info@example.org">m</a> <a href="tel:+49551">t</a> <a href="#/careers">c</a></p>',
    '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="a &quot;b&quot;" width="20"></p>',
    '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><sub>e</sub><sup>f</sup>&nbsp;</p>',
    '<ul data-checked="true"><li>x</li></ul><ul data-checked="false"><li>y</li></ul>',
    '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block" data-language="plain">x</div><div class="ql-code-block"><br></div></div>',
    '<ol start="3" type="a"><li>x</li></ol>',
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="100">b</td><td><p>c</p></td></tr></tbody></table>',
    '<pre class="ql-syntax" spellcheck="false">x\n</pre><blockquote>y</blockquote><hr>',
  ])('%s', (html) => {
    expect(cleanRichText(html)).toBe(html);
  });
});

test.for(['png', 'gif', 'jpeg', 'bmp', 'x-icon'])(
  'an image of the type %s is kept, one of http and https too (spec 9)',
  (type) => {
    for (const source of [
      `data:image/${type};base64,AA==`,
      'http://a.example',
      'https://a.example',
    ]) {
      expect(cleanRichText(`<img src="${source}" />`)).toBe(`<img src="${source}" />`);
    }
  },
);

describe('removes what could do harm', () => {
  test.for([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a<iframe src="https://x.example"></iframe></p>', '<p>a</p>'],
    ['<style>p{display:none}</style>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img />'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<p class="ql-align-center evil">a</p>', '<p class="ql-align-center">a</p>'],
    ['<p style="color: red; position: fixed">a</p>', '<p style="color: red">a</p>'],
    ['<p style="background-color: url(https://x.example)">a</p>', '<p>a</p>'],
    ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>b', 'b'],
    ['<div id="x" class="evil">a</div>', '<div>a</div>'],
    ['<form action="/"><input name="x"></form>a', 'a'],
    ['<!-- comment --><p>a</p>', '<p>a</p>'],
    [
      '<table width="9" onclick="x()"><tr><td colspan="1000" rowspan="0" headers="x">a</td><td colspan="-1">b</td></tr></table>',
      '<table><tr><td>a</td><td>b</td></tr></table>',
    ],
    [
      '<table><caption>a</caption><col><tr><th scope="evil">b</th></tr></table>',
      '<table>a<tr><th>b</th></tr></table>',
    ],
  ])('%s', ([html = '', cleaned]) => {
    expect(cleanRichText(html)).toBe(cleaned);
  });
});

/** Fragments that are hostile in combination: broken tags, raw-text elements, entities, foreign content. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['<p', '<img src=', '<a href=', '</', '<!--', '-->', '<![CDATA[', ']]>', '<svg>', '</svg>'],
    ...['<math>', '<mtext>', '<style>', '</style>', '<script>', '</script>', '<noscript>', '<xmp>'],
    ...['<textarea>', '</textarea>', '<title>', '<template>', '<table>', '<select>', '<iframe>'],
    ...['"', "'", '>', '/>', ' ', '\n', '\0', '=', '&', '&#106;', '&Tab;', '&quot;', '&lt;', '`'],
    ...[' onerror=alert(1)', ' style="', 'color:red', 'expression(1)', 'javascript:', 'data:'],
    ...['text/html,', 'image/png;base64,AA==', ' class="ql-align-center', 'https://x.example'],
    ...allowedTags.map((tag) => `<${tag}>`),
    ...allowedTags.map((tag) => `</${tag}>`),
  ),
  fc.string({ maxLength: 8 }),
);

test('a browser never finds anything in the output that is not allowed', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      expect(forbidden(cleanRichText(pieces.join('')))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test('sanitising is idempotent', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const once = cleanRichText(pieces.join(''));
      expect(cleanRichText(once)).toBe(once);
    }),
    { numRuns: 1500 },
  );
});
