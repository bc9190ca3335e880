/** Matches the number or letter that Word writes before an ordered item, such as '1.', 'a)' or 'iv.'. */
const ordinal = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i;

/**
 * Converts what Word and Google Docs write into real lists. Word's items are paragraphs with their marker
 * as text and their level in a style; Google Docs puts a nested list beside its item.
 */
export function toLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(
      /mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1],
    );
    if (!level) continue;
    const before = paragraph.previousElementSibling;
    if (!open.some(({ list }) => list === before)) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();

    const item = toItem(paragraph);
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(item.isOrdered ? 'ol' : 'ul');
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    open.at(-1)?.list.append(item.element);
    paragraph.remove();
  }

  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    list.previousElementSibling?.append(list);
  }
}

function toItem(paragraph: Element): { element: Element; isOrdered: boolean } {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const isOrdered = ordinal.test(mark?.textContent.trim() ?? '');
  mark?.remove();
  const element = paragraph.ownerDocument.createElement('li');
  element.append(...paragraph.childNodes);
  return { element, isOrdered };
}
