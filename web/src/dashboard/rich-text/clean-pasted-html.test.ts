import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';

import { cleanPastedHtml } from './clean-pasted-html.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { parseOptions, toHtml } from './rich-text-html.ts';

/** Pastes into an empty editor; returns the saved HTML. */
function paste(html: string): string {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: richTextExtensions,
    parseOptions,
    editorProps: { transformPastedHTML: cleanPastedHtml },
  });
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  return toHtml(editor);
}

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->`;
const wordEnd = '<!--EndFragment--></body></html>';

function wordItem(kind: string, level: number, mark: string, text: string): string {
  return `<p class=MsoListParagraph${kind} style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;
}

test('text from Word keeps its formats alone', () => {
  const html = `${wordHead}
<h1 style='margin-top:12.0pt'><span style='mso-fareast-font-family:"Times New Roman"'>Revision<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span lang=EN-US
style='font-size:14.0pt;color:#C00000'>Hot section</span></b><span lang=EN-US> and
the <i>rotor</i>, <u>checked</u> at <a href="https://a.example/plan"><span class=MsoHyperlink>the
plan</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>m<sup>3</sup><!--[if gte vml 1]><v:shape id="a"></v:shape><![endif]--><![if !vml]><img
width=20 src="file:///C:/Temp/image001.png" v:shapes="a"><![endif]></p>${wordEnd}`;

  expect(paste(html)).toBe(
    '<h1>Revision</h1>' +
      '<p><strong>Hot section</strong> and the <em>rotor</em>, <u>checked</u> at ' +
      '<a href="https://a.example/plan">the plan</a>.</p>' +
      '<p></p><p>m<sup>3</sup></p>',
  );
});

test("Word's list paragraphs become lists, nested as they were", () => {
  const html =
    wordHead +
    wordItem('CxSpFirst', 1, '·', 'Nozzles') +
    wordItem('CxSpMiddle', 2, 'o', 'cleaned') +
    wordItem('CxSpMiddle', 2, 'o', 'tested') +
    wordItem('CxSpLast', 1, '·', 'Seals') +
    '<p class=MsoNormal>Then:<o:p></o:p></p>' +
    wordItem('CxSpFirst', 1, '1.', 'assemble') +
    wordItem('CxSpLast', 1, '2.', '<b>balance</b>') +
    wordEnd;

  expect(paste(html)).toBe(
    '<ul><li>Nozzles<ul><li>cleaned</li><li>tested</li></ul></li><li>Seals</li></ul>' +
      '<p>Then:</p><ol><li>assemble</li><li><strong>balance</strong></li></ol>',
  );
});

test('text from Google Docs keeps its formats alone', () => {
  const plain =
    'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;';
  const span = (style: string, text: string) => `<span style="${plain}${style}">${text}</span>`;
  const normal = 'font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;';
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d">' +
    `<h4 dir="ltr" style="line-height:1.38;margin-top:20pt;">${span(normal, 'Revision')}</h4>` +
    `<p dir="ltr" style="line-height:1.38;margin-top:0pt;">${span(normal, 'The ')}` +
    span('font-weight:700;font-style:italic;text-decoration:none;', 'rotor') +
    span('font-weight:400;text-decoration:line-through;', ' old') +
    span('font-weight:400;text-decoration:underline;', ' new') +
    span(normal, ' m') +
    span('font-weight:400;vertical-align:super;', '3') +
    ' <a href="https://a.example" style="text-decoration:none;">' +
    '<span style="color:#1155cc;font-weight:400;text-decoration:underline;">plan</span></a></p>' +
    '<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1">' +
    `<p dir="ltr" role="presentation">${span(normal, 'Nozzles')}</p></li>` +
    `<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${span(normal, 'cleaned')}</p></li></ul></ul>` +
    '</b><br class="Apple-interchange-newline">';

  expect(paste(html)).toBe(
    '<h3>Revision</h3><p>The <strong><em>rotor</em></strong><s> old</s><u> new</u> m<sup>3</sup> ' +
      '<a href="https://a.example">plan</a></p>' +
      '<ul><li><p>Nozzles</p><ul><li><p>cleaned</p></li></ul></li></ul>',
  );
});

test('a table becomes lines; scripts and foreign classes go', () => {
  expect(
    paste(
      '<table><tr><td>a</td><td>b</td></tr></table><script>x()</script>' +
        '<div class="x ql-size-huge" style="color: red">c <a href="javascript:x()">d</a></div>',
    ),
  ).toBe('<p>a</p><p>b</p><p>c <a href="about:blank">d</a></p>');
});

test('what was copied in an editor keeps what Quill wrote', () => {
  const html =
    '<p class="ql-align-center" data-pm-slice="0 0 []">a <span style="color: red;">b</span></p>';

  expect(paste(html)).toBe('<p class="ql-align-center">a <span style="color: red;">b</span></p>');
});
