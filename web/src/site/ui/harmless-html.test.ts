import { expect, test } from 'vitest';

import { isHarmless } from './harmless-html.ts';

test.each([
  '',
  'Just text &amp; an entity',
  '<h2>Title</h2><p>Text with <strong>weight</strong><br />and a <a href="https://example.org/" target="_blank" rel="noopener">link</a></p>',
  '<p class="ql-align-center" style="color: rgb(230, 0, 0); text-align: center">Coloured</p>',
  '<ol start="3"><li data-list="bullet">Entry</li></ol><img src="/api/files/a.png" alt="" width="20">',
  '<a href="mailto:info@hamberg-turbinen.example">Mail</a><a href="tel:+49551000260">Phone</a>',
])('passes %j', (html) => {
  expect(isHarmless(html)).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href=" https://example.org">x</a>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<p style="background: url(https://example.org/x)">x</p>',
  '<p style="color: red; position: fixed">x</p>',
  '<iframe src="https://example.org"></iframe>',
  '<form action="https://example.org"><input></form>',
  '<P ONCLICK="alert(1)">x</P>',
  '<!-- <p>x</p> -->',
  '<p',
  "<p class='x'>x</p>",
])('leaves %j to the browser', (html) => {
  expect(isHarmless(html)).toBe(false);
});
