import { Node } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import type { Command } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';

/** What the table commands of ProseMirror call the nodes. */
const roles: Record<string, string> = {
  ...{ table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' },
};

/** Columns or rows that one cell may span, as the server allows: each takes memory. */
const maxSpan = 100;

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => {
      const value = Number(element.getAttribute(name) ?? 1);
      return Number.isInteger(value) && value >= 1 ? Math.min(value, maxSpan) : 1;
    },
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] === 1 ? {} : { [name]: attributes[name] },
  };
}

function cell(name: string, tag: string) {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

const TableCell = cell('tableCell', 'td');
const TableHeader = cell('tableHeader', 'th');

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** A table; `rich-text-html.ts` writes its head and the scope of its headers. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  // In the first and the last cell, Tab leaves the editor.
  addKeyboardShortcuts: () => ({
    Tab: ({ editor: { state, view } }) => goToNextCell(1)(state, view.dispatch),
    'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
  }),
});

/**
 * Tables, on the table module of ProseMirror. TipTap's own extension wraps it as well, but was not
 * published for this version, and writes widths and alignments that the server would remove.
 */
export const tableExtensions = [Table, TableRow, TableCell, TableHeader];

/** Inserts a table of three columns, a header row and two more, with the cursor in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const { tr, schema } = state;
  const start = tr.selection.from + 1;
  tr.replaceSelectionWith(emptyTable(schema));
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView());
  return true;
};

function emptyTable(schema: Schema) {
  const rowOf = (name: string) =>
    schema.node(
      'tableRow',
      null,
      [1, 2, 3].map(() => schema.node(name, null, [schema.node('paragraph')])),
    );
  return schema.node('table', null, ['tableHeader', 'tableCell', 'tableCell'].map(rowOf));
}
