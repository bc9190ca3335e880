/**
 * Reads the text of a field by its name. The fields of public forms are uncontrolled: the document
 * holds what was typed, before and after hydration.
 */
export function fieldText(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name);
  return typeof text === 'string' ? text : '';
}
