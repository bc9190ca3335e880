/** What an event of the browser or of React tells about a pressed key. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** A letter of a layout on which Latin ones are not typed, such as the Russian one. */
const foreignLetter = /^(?!\p{Script=Latin})\p{L}$/u;

/** Whether Ctrl or Cmd is pressed with a letter, and nothing else; a layout without it has it on the same key. */
export function isShortcut(press: KeyPress, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = press;
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  const pressed = foreignLetter.test(key) ? code.replace('Key', '') : key;
  return pressed.toLowerCase() === letter;
}
