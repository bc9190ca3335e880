import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { RichText } from '../site/ui/RichText.tsx';
import { UiProvider } from '../ui/theme/UiProvider.tsx';
import { cleanHtml } from './clean-html.ts';

/** What a browser makes of HTML. */
function parsed(html: string): string {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body.innerHTML;
}

/** What the browser shows after its own cleaning. */
function shown(html: string): string | undefined {
  const { container } = render(<RichText html={html} />, { wrapper: UiProvider });
  return container.querySelector('[class*=text]')?.innerHTML;
}

test.each([
  'Just text &amp; an entity',
  '<h2>Title</h2><p>Text with <strong>weight</strong><br>and a <a href="https://example.org/" target="_blank" rel="noopener">link</a></p>',
  '<p class="ql-align-center" style="color: rgb(230, 0, 0); text-align: center">Coloured</p>',
  '<ol start="3"><li data-list="bullet">Entry</li></ol><img src="/api/files/a.png" alt="" width="20">',
  '<img src="data:image/png;base64,iVBORw0KGgo=" alt="a" title="b">',
  '<a href="mailto:info@hamberg-turbinen.example">Mail</a><a href="tel:+49551000260">Phone</a>',
])('leaves harmless text as the browser does: %j', (html) => {
  expect(parsed(cleanHtml(html, 'de'))).toBe(parsed(html));
  expect(shown(html)).toBe(parsed(html));
});

test('a table scrolls by the keyboard, too, with what its cells span and head', () => {
  const table = (attribute: string) =>
    `<table${attribute}><thead><tr><th scope="col">a</th><th colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">c</td></tr></tbody></table>`;
  expect(parsed(cleanHtml(table(''), 'de'))).toBe(table(' tabindex="0"'));
  expect(shown(table(''))).toBe(table(' tabindex="0"'));
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<img src="/x" onerror="alert(1)">', '<img src="/x">'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<iframe src="https://example.org"></iframe>', ''],
  ['<form action="https://example.org"><input></form>', ''],
  ['<P ONCLICK="alert(1)">x</P>', '<p>x</p>'],
  ['<!-- <p>x</p> --><svg><script>alert(1)</script></svg>', ''],
])('removes what could run from %j', (html, clean) => {
  expect(parsed(cleanHtml(html, 'de'))).toBe(clean);
});
