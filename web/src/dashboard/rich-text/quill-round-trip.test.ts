import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';

import { richTextExtensions } from './rich-text-extensions.ts';
import { parseOptions, toContent, toHtml } from './rich-text-html.ts';

/** Opens a text, replaces 'word' and returns the saved HTML. */
function editWord(html: string): string {
  const editor = new Editor({
    extensions: richTextExtensions,
    content: toContent(html),
    parseOptions,
  });
  let position: number | undefined;
  editor.state.doc.descendants((node, start) => {
    const index = node.text?.indexOf('word') ?? -1;
    if (index >= 0) position ??= start + index;
  });
  if (position === undefined) throw new Error(`There is no word in ${editor.getHTML()}`);
  editor.commands.insertContentAt({ from: position + 1, to: position + 4 }, 'elt');
  return toHtml(editor);
}

const pixel = 'data:image/png;base64,iVBORw0KGgo=';

/** A text for each format that Quill writes (spec 9), by Quill's version. */
const texts = {
  'alignment: center': '<p class="ql-align-center">a word</p>',
  'alignment: right': '<p class="ql-align-right">a word</p>',
  'alignment: justify': '<p class="ql-align-justify">a word</p>',
  'alignment of a heading': '<h2 class="ql-align-center">a word</h2>',
  direction: '<p class="ql-direction-rtl ql-align-right">a word</p>',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((level) => [
      `indent ${level}`,
      `<p class="ql-indent-${level}">a word</p><p>b</p>`,
    ]),
  ),
  'size: small': '<p>a <span class="ql-size-small">word</span> b</p>',
  'size: large': '<p>a <span class="ql-size-large">b</span> word</p>',
  'size: huge': '<p><span class="ql-size-huge">a word</span></p>',
  'font: serif': '<p><span class="ql-font-serif">a word</span></p>',
  'font: monospace': '<p><span class="ql-font-monospace">a</span> word</p>',
  colour: '<p><span style="color: rgb(230, 0, 0);">a word</span> b</p>',
  background: '<p><span style="background-color: rgb(255, 255, 0);">a</span> word</p>',
  'colours by name and number':
    '<p><span style="background-color: #ffebcc; color: red">a</span> word</p>',
  'size, font and colours together':
    '<p><span class="ql-size-large ql-font-serif" style="color: rgb(230, 0, 0); background-color: rgb(0, 0, 0);">a word</span></p>',
  'style before class': '<p><span style="color: red;" class="ql-size-large">a word</span></p>',
  'a colour on bold': '<p>a <strong style="color: rgb(230, 0, 0);">b</strong> word</p>',
  'a colour on a part of bold':
    '<p><strong>a word </strong><strong style="color: rgb(230, 0, 0);">b</strong></p>',
  'a coloured span inside of bold':
    '<p><strong>a <span style="color: rgb(230, 0, 0);">word</span> b</strong></p>',
  'a colour on the inner of two': '<p><strong><em style="color: red;">a word</em></strong></p>',
  'two elements with styles':
    '<p><strong class="ql-size-large">a <em style="color: red;">word</em></strong></p>',
  'empty lines': '<p>a</p><p><br></p><p><br></p><p>word</p>',
  'an empty line of its own alignment': '<p class="ql-align-center"><br></p><p>word</p>',
  'empty paragraphs of other editors': '<p>a</p><p></p><p>word</p>',
  'an empty heading': '<h1><br></h1><p>word</p>',
  'a line break': '<p>a<br>word</p>',
  'numbers (Quill 1 and 2.0 without marks)':
    '<ol><li>a</li><li class="ql-indent-1">b word</li><li>c</li></ol>',
  'bullets (Quill 1)': '<ul><li>a</li><li class="ql-indent-2">b word</li></ul>',
  'an empty item': '<ul><li>a word</li><li><br></li></ul>',
  'bullets (Quill 2)':
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li>' +
    '<li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>b word</li></ol>',
  'numbers (Quill 2)':
    '<ol><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>a <strong>word</strong></li>' +
    '<li data-list="ordered"><span class="ql-ui" contenteditable="false"></span><br></li></ol>',
  'bullets without their markers (Quill 2)':
    '<ol><li data-list="bullet">a</li><li data-list="ordered" class="ql-align-center ql-indent-8">word</li></ol>',
  'checks (Quill 2)':
    '<ol><li data-list="checked">a word</li><li data-list="unchecked">b</li></ol>',
  'checks (Quill 1)':
    '<ul data-checked="true"><li>a word</li></ul><ul data-checked="false"><li>b</li><li class="ql-indent-1">c</li></ul>',
  'checks beside bullets (Quill 1)':
    '<ul><li>a</li></ul><ul data-checked="false"><li>word</li></ul><ul><li><br></li></ul>',
  'nested lists': '<ul><li>a word<ol start="3"><li>b</li></ol></li></ul>',
  'lists with paragraphs': '<ul><li><p>a word</p></li><li><p>b</p><p>c</p></li></ul>',
  underline: '<p><u>a</u> word</p>',
  strike: '<p><s>a word</s></p>',
  subscript: '<p>H<sub>2</sub>O word</p>',
  superscript: '<p>m<sup>3</sup> word</p>',
  'all at once in the order of Quill':
    '<p><sub><strong><em><s><u>a word</u></s></em></strong></sub></p>',
  'a link (Quill 1)': '<p><a href="https://a.example/?b=1&amp;c=2" target="_blank">a</a> word</p>',
  'a link (Quill 1.3.7)':
    '<p><a href="https://a.example" rel="noopener noreferrer" target="_blank"><strong>a word</strong></a></p>',
  'a link inside of bold (Quill 2)':
    '<p><strong>a <a href="mailto:info@a.example" rel="noopener noreferrer" target="_blank">word</a> b</strong></p>',
  'a coloured link':
    '<p><a href="tel:+49551" rel="noopener noreferrer" target="_blank" style="color: rgb(0, 102, 204);">a word</a></p>',
  'a link with its attributes in another order':
    '<p><a target="_blank" rel="noopener noreferrer nofollow" href="#/careers">a</a> word</p>',
  'a bare link': '<p><a href="#/partners">a word</a></p>',
  'a quote': '<blockquote>a word</blockquote><blockquote>b</blockquote>',
  'a quote with alignment and bold':
    '<blockquote class="ql-align-right">a <strong>word</strong></blockquote>',
  'a quote with paragraphs': '<blockquote><p>a word</p><p>b</p></blockquote>',
  code: '<pre class="ql-syntax" spellcheck="false">a word\n  &lt;b&gt;\n</pre><p>c</p>',
  'code (Quill 2)':
    '<p>a</p><div class="ql-code-block-container" spellcheck="false">' +
    '<div class="ql-code-block">if (a) {</div><div class="ql-code-block">  word  &lt;b&gt;</div>' +
    '<div class="ql-code-block"><br></div><div class="ql-code-block">}</div></div><p>c</p>',
  'code with its language (Quill 2)':
    '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block" data-language="plain">a word</div></div>',
  'code beside another block (Quill 2)':
    '<div class="ql-code-block-container"><div class="ql-code-block">a</div></div><p>word</p>',
  'code of other editors': '<pre><code>a word\n</code></pre>',
  'an image': `<p><img src="${pixel}"></p><p>a word</p>`,
  'an image in a text':
    '<p>a <img src="/api/uploads/a.png" alt="a &quot;b&quot;" width="20" height="10"> word</p>',
  'an image in a link': `<p class="ql-align-center"><a href="https://a.example" target="_blank"><img src="${pixel}"></a>word</p>`,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [
      `heading ${level}`,
      `<h${level}>a word</h${level}><p>b</p>`,
    ]),
  ),
  'an old heading with alignment': '<h5 class="ql-align-center">a <em>word</em></h5>',
  spaces: '<p>a  b &nbsp; c </p><p> word\t</p>',
  characters: '<p>a &amp; b &lt;c&gt; "d" word</p>',
  'a rule': '<p>a</p><hr><p>word</p>',
};

describe('a text of Quill comes back as it was, but for the word that was edited (spec 9)', () => {
  test.each(Object.entries(texts))('%s', (_format, html) => {
    expect(editWord(html)).toBe(html.replace('word', 'welt'));
  });
});

/** Quill's palette: black to purple, from the lightest row to the darkest. */
const palette = [
  ...['#000000', '#e60000', '#ff9900', '#ffff00', '#008a00', '#0066cc', '#9933ff'],
  ...['#ffffff', '#facccc', '#ffebcc', '#ffffcc', '#cce8cc', '#cce0f5', '#ebd6ff'],
  ...['#bbbbbb', '#f06666', '#ffc266', '#ffff66', '#66b966', '#66a3e0', '#c285ff'],
  ...['#888888', '#a10000', '#b26b00', '#b2b200', '#006100', '#0047b2', '#6b24b2'],
  ...['#444444', '#5c0000', '#663d00', '#666600', '#003700', '#002966', '#3d1466'],
];

test('each of the 35 colours of the palette comes back (spec 9)', () => {
  expect(new Set(palette).size).toBe(35);
  const html = palette
    .map((colour) => `<p><span style="color: ${colour};">a word</span></p>`)
    .join('');
  expect(editWord(html)).toBe(html.replace('word', 'welt'));
});
