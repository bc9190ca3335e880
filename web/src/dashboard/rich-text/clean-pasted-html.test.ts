import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';

import { cleanPastedHtml } from './clean-pasted-html.ts';
import { toParagraphs } from './pasted-text.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { parseOptions, toHtml } from './rich-text-html.ts';

function openEditor(): Editor {
  return new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: richTextExtensions,
    parseOptions,
    editorProps: { transformPastedHTML: cleanPastedHtml, clipboardTextParser: toParagraphs },
  });
}

/** Pastes into an empty editor; returns the saved HTML. */
function paste(html: string): string {
  const editor = openEditor();
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

test('scripts and foreign classes go', () => {
  expect(
    paste(
      '<script>x()</script>' +
        '<div class="x ql-size-huge" style="color: red">c <a href="javascript:x()">d</a></div>',
    ),
  ).toBe('<p>c <a href="about:blank">d</a></p>');
});

test('what was copied in an editor keeps what Quill wrote', () => {
  const html =
    '<p class="ql-align-center" data-pm-slice="0 0 []">a <span style="color: red;">b</span></p>';

  expect(paste(html)).toBe('<p class="ql-align-center">a <span style="color: red;">b</span></p>');
});

describe("Word's lists", () => {
  const list = (...items: [level: number, mark: string, text: string][]) =>
    items.map(([level, mark, text]) => wordItem('', level, mark, text)).join('');

  test.each<[string, string, string]>([
    [
      'begin where they began',
      list([1, '4.', 'a'], [1, '5.', 'b']),
      '<ol start="4"><li>a</li><li>b</li></ol>',
    ],
    [
      'begin again where their number does',
      list([1, '1.', 'a'], [1, '2.', 'b'], [1, '1.', 'c']),
      '<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>',
    ],
    [
      'go on after a nested list',
      list([1, '1.', 'a'], [2, 'a)', 'b'], [3, 'i.', 'c'], [3, 'ii.', 'd'], [1, '2.', 'e']),
      '<ol><li>a<ol type="a"><li>b<ol type="i"><li>c</li><li>d</li></ol></li></ol></li><li>e</li></ol>',
    ],
    [
      'change from dots to numbers',
      list([1, '·', 'a'], [1, '1.', 'b'], [1, 'o', 'c']),
      '<ul><li>a</li></ul><ol><li>b</li></ol><ul><li>c</li></ul>',
    ],
    [
      'skip a level',
      list([1, '1.', 'a'], [3, '1.1.1.', 'b']),
      '<ol><li>a<ol><li>b</li></ol></li></ol>',
    ],
    [
      'begin deeper',
      list([3, '(3)', 'a'], [1, '2.', 'b']),
      '<ol start="3"><li>a</li></ol><ol start="2"><li>b</li></ol>',
    ],
    [
      'count in Cyrillic letters',
      list([1, 'б)', 'a'], [1, 'в)', 'b']),
      '<ol start="2"><li>a</li><li>b</li></ol>',
    ],
    [
      'count in capitals',
      list([1, 'C.', 'a'], [1, 'D.', 'b']),
      '<ol start="3" type="A"><li>a</li><li>b</li></ol>',
    ],
    [
      'count in Roman digits',
      list([1, 'XIV.', 'a'], [1, 'XV.', 'b']),
      '<ol start="14" type="I"><li>a</li><li>b</li></ol>',
    ],
    [
      'count within a chapter',
      list([1, '2.9', 'a'], [1, '2.10', 'b']),
      '<ol start="9"><li>a</li><li>b</li></ol>',
    ],
    [
      'say what they count',
      list([1, 'Step 1:', 'a'], [1, 'Step 2:', 'b']),
      '<ol><li>a</li><li>b</li></ol>',
    ],
  ])('%s', (_, html, expected) => {
    expect(paste(wordHead + html + wordEnd)).toBe(expected);
  });

  test('are known by the name of their style alone', () => {
    const mark = (text: string) =>
      `<![if !supportLists]><span style='mso-list:Ignore'>${text}<span>&nbsp; </span></span><![endif]>`;
    expect(
      paste(
        `<p class=MsoListBullet>${mark('·')}a<o:p></o:p></p><p class=MsoListBullet2>${mark('-')}b</p>`,
      ),
    ).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
  });

  test('stay in their cells, and headings lose their numbers', () => {
    const number = `<![if !supportLists]><span style='mso-list:Ignore'>2.1<span>&nbsp; </span></span><![endif]>`;
    expect(
      paste(
        `${wordHead}<h2 style='mso-list:l0 level2 lfo1'>${number}Scope</h2>
<table class=MsoTableGrid border=1><tr><td width=200 style='border:solid 1.0pt'>${list([1, '1.', 'a'], [1, '2.', 'b'])}</td>
<td>${list([1, '·', 'c'])}</td></tr></table>${wordEnd}`,
      ),
    ).toBe(
      '<h2>Scope</h2><table><tbody><tr><td><ol><li>a</li><li>b</li></ol></td>' +
        '<td><ul><li>c</li></ul></td></tr></tbody></table>',
    );
  });
});

test('Word for the web: its wrappers, lists, headings and ends of paragraphs', () => {
  const line = (text: string, attributes = '') =>
    `<p class="Paragraph SCXW1 BCX0" ${attributes}><span class="TextRun SCXW1" style="font-weight:normal"><span class="NormalTextRun">${text}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p>`;
  const item = (tag: string, start: number, level: number, text: string) =>
    `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="NumberListStyle1 SCXW1" role="list" start="${start}"><li data-leveltext="%1." data-listid="2" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr">${line(text)}</li></${tag}></div>`;
  const html =
    `<div class="OutlineElement Ltr">${line('Scope', 'role="heading" aria-level="2"')}</div>` +
    item('ol', 3, 1, 'a') +
    item('ul', 1, 2, 'b') +
    item('ol', 4, 1, 'c') +
    `<div class="OutlineElement Ltr">${line('end')}</div>`;

  expect(paste(html)).toBe(
    '<h2>Scope</h2><ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol><p>end</p>',
  );
});

test('lists keep the letters and Roman digits that a style names', () => {
  const html =
    '<ol><li style="list-style-type:decimal"><p>a</p></li><ol><li style="list-style-type:lower-alpha"><p>b</p></li></ol></ol>' +
    '<ol style="list-style-type: upper-roman" start="2"><li>c</li></ol>';
  expect(paste(html)).toBe(
    '<ol><li><p>a</p><ol type="a"><li><p>b</p></li></ol></li></ol><ol start="2" type="I"><li>c</li></ol>',
  );
});

describe('tables', () => {
  test('of Excel', () => {
    const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--td {padding-top:1px;} .xl65 {font-weight:700;}--></style></head><body link="#0563C1">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'>
<tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt'>Part</td><td colspan=2 class=xl65 width=128>Quantity<span style='mso-spacerun:yes'>&nbsp;</span></td></tr>
<tr height=20><td height=20 rowspan=2>HT-1</td><td align=right x:num>4</td><td></td></tr>
<tr height=20><td>a<br style='mso-data-placement:same-cell;'>b</td><td></td></tr>
<![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td></tr><![endif]>
<!--EndFragment--></table></body></html>`;
    expect(paste(html)).toBe(
      '<table><tbody><tr><td>Part</td><td colspan="2">Quantity&nbsp;</td></tr>' +
        '<tr><td rowspan="2">HT-1</td><td>4</td><td></td></tr>' +
        '<tr><td>a<br>b</td><td></td></tr></tbody></table>',
    );
  });

  test('of Google Sheets, with the formats of their cells', () => {
    const html =
      '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style>' +
      '<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>' +
      '<tr style="height:21px;"><td style="padding:2px 3px;font-weight:bold;" data-sheets-value="{}">Part</td><td>HT</td></tr></tbody></table></google-sheets-html-origin>';
    expect(paste(html)).toBe(
      '<table><tbody><tr><td><strong>Part</strong></td><td>HT</td></tr></tbody></table>',
    );
  });

  test('of LibreOffice and Word, with their head', () => {
    const head = (cell: string) =>
      `<table width="100%"><thead><tr valign="top">${cell}${cell}</tr></thead><tbody><tr><td><p style="margin:0"><font face="Arial">b</font></p></td><td><p>c</p></td></tr></tbody></table>`;
    for (const cell of [
      '<th width="50%"><p>a</p></th>',
      '<td><p class=MsoNormal>a<o:p></o:p></p></td>',
    ]) {
      expect(paste(head(cell))).toBe(
        '<table><thead><tr><th scope="col">a</th><th scope="col">a</th></tr></thead>' +
          '<tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
      );
    }
  });

  test('of one cell, and those within a cell, become lines', () => {
    expect(paste('<table><tr><td>HT-1</td></tr></table>')).toBe('<p>HT-1</p>');
    expect(
      paste(
        '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>',
      ),
    ).toBe('<table><tbody><tr><td><p>a</p><p>b</p></td><td>c</td></tr></tbody></table>');
  });

  test('span a hundred columns at most', () => {
    expect(paste('<table><tr><td colspan=99999 rowspan=x>a</td><td>b</td></tr></table>')).toContain(
      '<td colspan="100">a</td><td>b</td>',
    );
  });
});

test('plain text keeps its blank lines', () => {
  const editor = openEditor();
  editor.view.pasteText('a\r\n\r\n  b\nc\n', new Event('paste') as ClipboardEvent);
  expect(toHtml(editor)).toBe('<p>a</p><p></p><p>  b</p><p>c</p>');
});

test('pictures from elsewhere do not stay', () => {
  const sources = [
    ...['https://a.example/a.png', '//a.example/a.png', 'file:///C:/a.png', 'cid:a@b', 'a.png'],
    ...['blob:http://localhost/1', `${window.location.protocol}//evil.example/a.png`],
  ];
  for (const source of sources)
    expect(paste(`<p>a<img src="${source}" alt="b"></p>`)).toBe('<p>a</p>');
  const own = `${window.location.origin}/api/uploads/a.png`;
  for (const source of [own, 'data:image/png;base64,AA==']) {
    expect(paste(`<p>a<img src="${source}"></p>`)).toBe(`<p>a<img src="${source}"></p>`);
  }
});

test('pictures that visitors would not see do not stay, whichever editor they were copied from', () => {
  const sources = [
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/tiff;base64,AA==',
    // From the trash or the history: valid for hours, for administrators.
    `${window.location.origin}/api/files/a.png?expires=1&signature=a`,
    'https://a.example/a.png',
  ];
  for (const source of sources) {
    expect(paste(`<p>a<img src="${source}"></p>`)).toBe('<p>a</p>');
    const copied = `<p data-pm-slice="1 1 []">a<img src="${source}"></p>`;
    expect(cleanPastedHtml(copied)).toBe('<p data-pm-slice="1 1 []">a</p>');
  }
});

test.each([
  ['#_Toc123', false],
  ['#top', false],
  ['plan.docx', false],
  ['../plan.docx', false],
  ['file:///C:/plan.docx#_Toc1', false],
  ['C:\\plans\\plan.docx', false],
  ['', false],
  ['#/partners', true],
  ['https://a.example/#_Toc1', true],
  ['mailto:a@b.example', true],
])('a pasted link to %j leads somewhere: %s', (address, leads) => {
  expect(paste(`<p><a name="_x" href="${address}">a</a></p>`)).toBe(
    leads ? `<p><a href="${address}">a</a></p>` : '<p>a</p>',
  );
});
