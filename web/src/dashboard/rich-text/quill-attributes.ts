/** Keeps an attribute word for word. */
export function keptAttribute(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
  };
}

/** Whether an element is an empty line as Quill writes it: a line break alone. */
export function isEmptyLine(element: Element): boolean {
  const [first, ...others] = element.querySelectorAll('br, img');
  return element.textContent === '' && first?.tagName === 'BR' && others.length === 0;
}
