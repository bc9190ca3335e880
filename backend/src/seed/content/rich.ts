const nbsp = '\u00a0';

/**
 * Tags a template of rich text: joins HTML with line breaks and indentation into one line, as an
 * editor would have stored it.
 */
export function rich(strings: TemplateStringsArray): string {
  const line = strings
    .join('')
    .trim()
    .replace(/>\s*\n\s*</g, '><')
    .replace(/\s*\n\s*/g, ' ');
  return keepTogether(line);
}

/** Adds non-breaking spaces where typesetters of each language allow no line break. */
export function keepTogether(text: string): string {
  return (
    text
      // A number and what it counts, and a phone number.
      .replace(/(?<![\p{L}\d.,+])(\d(?:[\d.,–]*\d)?) (?=[\p{L}%°])/gu, `$1${nbsp}`)
      .replace(/\+\d+(?: \d+)+/g, (phone) => phone.replaceAll(' ', nbsp))
      // A section of a law with its number.
      .replace(
        /(?<!\p{L})(§|Section|lit\.|(?:Art|Abs|Nr|no|ст|п|ч)\.) (?=\d|[a-z]\b)/gu,
        `$1${nbsp}`,
      )
      // In Russian a short word with the next one, and a dash with the one before it.
      .replace(/(?<=[\s(«>])([а-яё]{1,2}|для|при|под|над|без) (?=\S)/giu, `$1${nbsp}`)
      .replace(/(?<=[а-яё»)]) (?=—)/giu, nbsp)
  );
}
