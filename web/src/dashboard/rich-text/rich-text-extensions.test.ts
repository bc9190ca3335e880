import { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeader,
} from '@tiptap/pm/tables';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { richTextExtensions } from './rich-text-extensions.ts';
import { toHtml } from './rich-text-html.ts';
import { insertTable } from './rich-text-table.ts';
import { linkToPage, toSafeAddress } from './rich-text-link.ts';

const editors: Editor[] = [];

// An editor looks at the document a little later, when a test may have none any more.
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

function edit(content: string): Editor {
  const editor = new Editor({ extensions: richTextExtensions, content });
  editors.push(editor);
  return editor;
}

test('the formats of the toolbar survive being opened and saved (spec 2.14)', () => {
  const html =
    '<h1>One</h1><h2>Two</h2><h3>Three</h3>' +
    '<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s></p>' +
    '<ol><li><p>first</p></li></ol><ul><li><p>point</p></li></ul>';

  expect(edit(html).getHTML()).toBe(html);
});

test.each([
  ['https://hamberg-turbinen.example/a', 'https://hamberg-turbinen.example/a'],
  ['http://hamberg-turbinen.example', 'http://hamberg-turbinen.example'],
  ['mailto:info@hamberg-turbinen.example', 'mailto:info@hamberg-turbinen.example'],
  ['tel:+49551000260', 'tel:+49551000260'],
  ['#/partners', '#/partners'],
  ['javascript:alert(1)', 'about:blank'],
  [' JavaScript:alert(1)', 'about:blank'],
  ['data:text/html,x', 'about:blank'],
  ['ftp://hamberg-turbinen.example', 'about:blank'],
])('the link address %s becomes %s (spec 9)', (address, safe) => {
  expect(toSafeAddress(address)).toBe(safe);
  expect(edit(`<p><a href="${address}">a</a></p>`).getHTML()).toContain(`href="${safe}"`);

  const editor = edit('<p>a</p>');
  editor.chain().selectAll().setLink({ href: address }).run();
  expect(editor.getHTML()).toContain(`href="${safe}"`);
});

test.each([
  ['www.firma.de', 'https://www.firma.de'],
  ['WWW.firma.de/a?b=c', 'https://WWW.firma.de/a?b=c'],
  ['info@firma.de', 'mailto:info@firma.de'],
  ['#/partners', '#/partners'],
  ['/files/a.pdf', '/files/a.pdf'],
  ['javascript:x@firma.de', 'about:blank'],
])('the typed address %s becomes %s', (typed, address) => {
  const editor = edit('<p>a</p>');
  editor.chain().selectAll().setLink({ href: typed }).run();
  expect(editor.getHTML()).toContain(`href="${address}"`);
});

describe('a page of the website', () => {
  const href = '/de/service/7#/service/7';
  const linked = (text: string) => `<a href="${href}">${text}</a>`;

  test('becomes the address of what is selected', () => {
    const editor = edit('<p>our borescope</p>');
    editor.commands.setTextSelection({ from: 5, to: 14 });
    linkToPage(editor, 'Boroskopie', href);
    expect(toHtml(editor)).toBe(`<p>our ${linked('borescope')}</p>`);
  });

  test('takes the place of the address of the link that the cursor is in', () => {
    const editor = edit(
      '<p>a <a href="https://a.example" target="_blank" rel="noopener">link</a></p>',
    );
    editor.commands.setTextSelection(5);
    linkToPage(editor, 'Boroskopie', href);
    expect(toHtml(editor)).toBe(`<p>a ${linked('link')}</p>`);
  });

  test('is inserted by its title where nothing is selected, and what is typed next is no link', () => {
    const editor = edit('<p>See</p>');
    editor.commands.setTextSelection(4);
    linkToPage(editor, 'Boroskopie', href);
    editor.view.dispatch(editor.state.tr.insertText('.'));
    expect(toHtml(editor)).toBe(`<p>See${linked('Boroskopie')}.</p>`);
  });
});

function stepsAfter(changes: number, restInMs: number): number {
  vi.useFakeTimers();
  const editor = edit('');
  for (let change = 0; change < changes; change++) {
    vi.advanceTimersByTime(restInMs);
    editor.commands.insertContent('x');
  }
  vi.useRealTimers();

  let steps = 0;
  while (editor.commands.undo()) steps++;
  return steps;
}

test('what is typed within a second is one step of the history (spec 9)', () => {
  expect(stepsAfter(5, 1000 - 1)).toBe(1);
  expect(stepsAfter(5, 1000 + 1)).toBe(5);
});

test('the history holds 100 steps (spec 9)', () => {
  const steps = stepsAfter(150, 1001);
  // ProseMirror drops the oldest steps 20 at a time.
  expect(steps).toBeGreaterThanOrEqual(100);
  expect(steps).toBeLessThan(120);
});

test('new content is written clean', () => {
  const editor = edit('');
  editor
    .chain()
    .insertContent('one')
    .toggleBold()
    .insertContent(' two')
    .toggleBold()
    .splitBlock()
    .insertContent('three')
    .toggleBulletList()
    .run();

  expect(toHtml(editor)).toBe('<p>one<strong> two</strong></p><ul><li><p>three</p></li></ul>');
  expect(toHtml(edit('<p></p>'))).toBe('');
});

test('a list of Quill goes on as it began', () => {
  const editor = edit('<ol><li data-list="bullet">one</li></ol>');
  editor.commands.focus('end');
  editor.chain().splitListItem('listItem').insertContent('two').run();

  expect(toHtml(editor)).toBe(
    '<ol><li data-list="bullet">one</li><li data-list="bullet">two</li></ol>',
  );
});

test('code of Quill goes on line by line', () => {
  const line = (text: string) => `<div class="ql-code-block">${text}</div>`;
  const code = (...lines: string[]) =>
    `<div class="ql-code-block-container" spellcheck="false">${lines.join('')}</div>`;
  const editor = edit(code(line('one'), line('three')));
  editor.commands.setTextSelection(5);
  editor.commands.keyboardShortcut('Enter');
  editor.commands.keyboardShortcut('Enter');
  editor.commands.insertContent('two');

  expect(toHtml(editor)).toBe(code(line('one'), line('<br>'), line('two'), line('three')));
});

test('removing bold keeps the colour that was written on it', () => {
  const editor = edit('<p><strong style="color: red;">one</strong></p>');
  editor.chain().selectAll().unsetBold().run();

  expect(toHtml(editor)).toBe('<p><span style="color: red;">one</span></p>');
});

test('headings are made of the levels 1 to 3 alone (spec 9)', () => {
  const editor = edit('<p>one</p>');
  const headings = editor.extensionManager.extensions.filter(({ name }) => name === 'heading');
  expect(headings).toMatchObject([{ options: { levels: [1, 2, 3] } }]);
  expect(editor.can().toggleHeading({ level: 3 })).toBe(true);
  editor.commands.toggleHeading({ level: 4 });
  expect(toHtml(editor)).toBe('<p>one</p>');
});

describe('tables', () => {
  const run = (editor: Editor, command: Command) =>
    command(editor.state, (transaction) => {
      editor.view.dispatch(transaction);
    });
  const table = (head: string, body: string) =>
    `<table>${head && `<thead>${head}</thead>`}<tbody>${body}</tbody></table>`;
  const headers = '<th scope="col">a</th><th scope="col"></th><th scope="col"></th>';
  const cells = '<tr><td></td><td></td><td></td></tr>';

  test('are inserted with a header row, the cursor in the first cell, and changed by commands', () => {
    const editor = edit('<p>x</p>');
    editor.commands.setTextSelection(2);
    expect(run(editor, insertTable)).toBe(true);
    editor.commands.insertContent('a');
    expect(toHtml(editor)).toBe(`<p>x</p>${table(`<tr>${headers}</tr>`, cells + cells)}`);
    expect(insertTable(editor.state)).toBe(false);

    run(editor, addRowAfter);
    run(editor, addColumnAfter);
    run(editor, deleteColumn);
    expect(toHtml(editor)).not.toContain('>a<');
    editor.commands.undo();
    run(editor, toggleHeader('row'));
    expect(toHtml(editor)).toContain('<table><tbody><tr><td>a</td><td></td>');
    run(editor, deleteRow);
    expect(toHtml(editor)).not.toContain('>a<');
    run(editor, deleteTable);
    expect(toHtml(editor)).toBe('<p>x</p>');
  });

  test('come back as they were, but for the word that was edited', () => {
    const html = table(
      '<tr><th colspan="2" scope="col">a word</th></tr>',
      '<tr><th scope="row">b</th><td><p>c</p><ul><li>d</li></ul></td></tr>',
    );
    const editor = edit(html);
    editor.commands.setTextSelection({ from: 6, to: 10 });
    editor.commands.insertContent('Wort');
    expect(toHtml(editor)).toBe(html.replace('word', 'Wort'));
  });

  test('are left by Tab in the last cell, so that the keyboard is not caught', () => {
    const editor = edit('<table><tr><td>a</td><td>b</td></tr></table>');
    editor.commands.setTextSelection(4);
    const isHandled = () => {
      const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
      return !editor.view.dom.dispatchEvent(event);
    };
    expect(isHandled()).toBe(true);
    expect(editor.state.selection.$from.parent.textContent).toBe('b');
    expect(isHandled()).toBe(false);
  });
});
