/** How a list numbers its items; absent for a list of dots. */
type Numbering = { type: string; number: number } | undefined;

/** An item of a list that a program wrote as a paragraph, or as a list of its own. */
interface FlatItem {
  /** Becomes the item; stands where the program put it. */
  element: HTMLElement;
  level: number;
  numbering: Numbering;
}

/** The types of ordered lists in HTML by their names in CSS; '1' for all others. */
const listTypes: Record<string, string> = {
  ...{ 'lower-alpha': 'a', 'lower-latin': 'a', 'lower-roman': 'i' },
  ...{ 'upper-alpha': 'A', 'upper-latin': 'A', 'upper-roman': 'I' },
};
const cyrillic = 'абвгдежзиклмнопрстуфхцчшщэюя';
const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/**
 * Converts the lists of other programs into nested ones. Desktop Word writes items as paragraphs, with
 * their number as text; Word for the web writes each as a list of its own; Google Docs puts a nested list
 * beside its item.
 */
export function toLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const list of body.querySelectorAll('ol')) {
    const item = list.querySelector<HTMLElement>(':scope > li');
    const type = listTypes[list.style.listStyleType || (item?.style.listStyleType ?? '')];
    if (type) list.type = type;
  }
  const lists = new FlatLists();
  for (const element of body.querySelectorAll<HTMLElement>('p, li[data-listid]')) {
    const item = element.tagName === 'LI' ? itemOfWebWord(element) : itemOfWord(element);
    if (item) lists.add(item);
  }
  // Numbers of headings, which the site's headings do not have.
  body.querySelectorAll(marker).forEach((mark) => mark.remove());

  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before) before.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** Builds nested lists out of items that follow one another. */
class FlatLists {
  #open: { list: HTMLElement; level: number; next: Numbering }[] = [];

  add({ element, level, numbering }: FlatItem): void {
    const before = element.previousElementSibling;
    if (!this.#open.some(({ list }) => list === before)) this.#open = [];
    while ((this.#open.at(-1)?.level ?? 0) > level) this.#open.pop();
    const last = this.#open.at(-1);
    const goesOn =
      last?.level === level &&
      last.next?.type === numbering?.type &&
      last.next?.number === numbering?.number;
    if (!goesOn) this.#begin(element, level, numbering);

    const item = element.ownerDocument.createElement('li');
    item.append(...element.childNodes);
    const open = this.#open.at(-1);
    open?.list.append(item);
    if (open?.next) open.next = { ...open.next, number: open.next.number + 1 };
    element.remove();
  }

  #begin(element: HTMLElement, level: number, numbering: Numbering): void {
    if (this.#open.at(-1)?.level === level) this.#open.pop();
    const list = element.ownerDocument.createElement(numbering ? 'ol' : 'ul');
    if (numbering && numbering.number !== 1) list.setAttribute('start', `${numbering.number}`);
    if (numbering && numbering.type !== '1') list.setAttribute('type', numbering.type);
    const parent = this.#open.at(-1)?.list.lastElementChild;
    if (parent) parent.append(list);
    else element.before(list);
    this.#open.push({ list, level, next: numbering });
  }
}

const marker = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';

/** Reads a paragraph of Word's. Its level stands in its style, or in the name of its class. */
function itemOfWord(element: HTMLElement): FlatItem | undefined {
  const mark = element.querySelector(marker);
  const style = element.getAttribute('style') ?? '';
  const level =
    /mso-list:[^;]*level(\d)/.exec(style)?.[1] ??
    /MsoList(?:Bullet|Number)(\d?)/.exec(element.className)?.[1];
  if (level === undefined && !mark) return undefined;
  const numbering = numberingOf(mark?.textContent ?? '');
  mark?.remove();
  return { element, level: Number(level) || 1, numbering };
}

/** Reads an item of Word for the web, and takes it out of its list. */
function itemOfWebWord(element: HTMLElement): FlatItem | undefined {
  const list = element.parentElement;
  if (!list?.matches('ul, ol')) return undefined;
  const index = [...list.children].indexOf(element);
  const numbering: Numbering = list.matches('ol')
    ? {
        type: list.getAttribute('type') ?? '1',
        number: Number(list.getAttribute('start') ?? 1) + index,
      }
    : undefined;
  list.before(element);
  list.setAttribute('start', `${Number(list.getAttribute('start') ?? 1) + 1}`);
  if (list.childElementCount === 0) list.remove();
  return { element, level: Number(element.getAttribute('data-aria-level')) || 1, numbering };
}

/** Reads the number that Word writes before an item, such as '1.', '2.3', 'a)', '(iv)' or 'б)'. */
function numberingOf(mark: string): Numbering {
  const digits = /(\d{1,5})[^\p{L}\d]*$/u.exec(mark.trim())?.[1];
  if (digits) return { type: '1', number: Number(digits) };
  // A letter alone is a dot of another typeface.
  const letters = /^\(?(\p{L}{1,9})[.):\]]/u.exec(mark.trim())?.[1];
  if (!letters) return undefined;
  const small = letters.toLowerCase();
  const isCapital = small !== letters;
  const letter = cyrillic.indexOf(small.charAt(0));
  if (letter >= 0) return { type: '1', number: letter + 1 };
  if (small === 'i' || (small.length > 1 && /^[ivxlcdm]+$/.test(small))) {
    return { type: isCapital ? 'I' : 'i', number: fromRoman(small) };
  }
  if (!/^[a-z]$/.test(small)) return undefined;
  return { type: isCapital ? 'A' : 'a', number: small.charCodeAt(0) - 96 };
}

function fromRoman(letters: string): number {
  const values = letters.split('').map((letter) => romanDigits[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + ((values[at + 1] ?? 0) > value ? -value : value),
    0,
  );
}
