/** Leaves tables of data alone: one cell, or a table within a cell, is a means of layout. */
export function toTables(body: HTMLElement): void {
  // From the inside out.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const cells = [...table.rows].flatMap((row) => [...row.cells]);
    if (cells.length > 1 && !table.parentElement?.closest('table')) markHead(table);
    else table.replaceWith(...cells.map(asLines));
  }
}

/** Turns the cells of a head, which Word writes as any other, into headers. */
function markHead(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('thead td')) {
    const header = table.ownerDocument.createElement('th');
    for (const { name, value } of cell.attributes) header.setAttribute(name, value);
    header.append(...cell.childNodes);
    cell.replaceWith(header);
  }
}

function asLines(cell: HTMLTableCellElement): HTMLElement {
  const lines = cell.ownerDocument.createElement('div');
  lines.append(...cell.childNodes);
  return lines;
}
