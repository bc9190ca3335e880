/**
 * Template tag for rich text laid out over several lines: takes HTML with line breaks and
 * indentation, gives it on one line, as an editor would have stored it.
 */
export function rich(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .trim()
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ');
}
