import { expect, test } from 'vitest';
import { isBlank, plainText } from './html-text.ts';

test.each([
  ['<h2>Fuel</h2><p>the <b>noz</b>zle&nbsp;&amp; <br>more</p>', 'Fuel the nozzle & more'],
  [
    '<table><tr><th>Type</th><th>Power</th></tr><tr><td>LM</td><td>40</td></tr></table>',
    'Type Power LM 40',
  ],
  ['W&auml;rme &#8211; 5 &lt; 6', 'Wärme – 5 < 6'],
  ['a < b', 'a < b'],
  ['<style>p { color: red }</style>Text<!-- not --> <script>alert(1)</script>', 'Text'],
])('rich text is read as a browser shows it: %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each(['', ' ', '\n\t', '\u00a0', '<p></p>', '<p><br></p>', '<p> &nbsp;</p>\n<h2><br/></h2>'])(
  '%j is blank',
  (text) => expect(isBlank(text)).toBe(true),
);

test.each(['Düse', '0', '<p>x</p>', '< 5 mm', 'a <b', '<p><img src="/files/1.jpg"></p>'])(
  '%j is not blank',
  (text) => expect(isBlank(text)).toBe(false),
);
