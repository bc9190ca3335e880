import { Parser } from 'htmlparser2';

/** Elements within a line: a word may go on behind them. */
const inline = /^(a|b|code|em|i|s|span|strong|sub|sup|u)$/;

/** Elements whose text no browser shows. */
const hidden = /^(script|style)$/;

/** Reduces rich text to its words, as a browser would show them. */
export function plainText(html: string): string {
  const pieces: string[] = [];
  let isHidden = false;
  const onTag = (name: string, isOpened: boolean) => {
    if (hidden.test(name)) isHidden = isOpened;
    if (!inline.test(name)) pieces.push(' ');
  };
  const parser = new Parser({
    onopentagname: (name) => onTag(name, true),
    onclosetag: (name) => onTag(name, false),
    ontext: (text) => {
      if (!isHidden) pieces.push(text);
    },
  });
  parser.end(html);
  return pieces.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Tags other than images, and spaces: an emptied editor leaves `<p><br></p>`. */
const invisible = /<\/?(?!img\b)[a-z][^<>]*>|&nbsp;/gi;

/** Whether a text, plain or rich, shows nothing. */
export function isBlank(text: string): boolean {
  return text.replace(invisible, '').trim() === '';
}
