import escapeHtml from 'escape-html';
import { cutText } from '../cut-text.ts';

/** The content of an e-mail, from which its text and its HTML are made. */
export interface Letter {
  /** The language of its own words. */
  language: string;
  subject: string;
  /** Fields with their labels. */
  fields: [label: string, value: string][];
  paragraphs: string[];
  link?: { label: string; url: string } | undefined;
}

/** Returns a text on one line and of bounded length, as headers hold it. */
export function oneLine(text: string): string {
  return cutText(text.replace(/[\p{Cc}\p{Z}\p{Bidi_Control}]+/gu, ' ').trim(), 200);
}

/** Writes a letter as plain text. */
export function plainTextOf({ fields, paragraphs, link }: Letter): string {
  const head = fields.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
  const foot = link && `${link.label}: ${link.url}`;
  return [head, ...paragraphs.map(withoutControls), foot].filter(Boolean).join('\n\n') + '\n';
}

/** Writes a letter as HTML. Everything in it is text: no markup of a visitor survives. */
export function htmlOf({ language, subject, fields, paragraphs, link }: Letter): string {
  const rows = fields.map(
    ([label, value]) =>
      `<tr><th align="left" style="padding-right:1em">${escapeHtml(label)}</th>` +
      `<td>${escapeHtml(oneLine(value))}</td></tr>`,
  );
  const texts = paragraphs.map(
    (text) => `<p style="white-space:pre-wrap">${escapeHtml(withoutControls(text))}</p>`,
  );
  const anchor = link && `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head><body>`,
    rows.length > 0 ? `<table>${rows.join('')}</table>` : '',
    ...texts,
    anchor ?? '',
    '</body></html>',
  ].join('\n');
}

/** Removes what moves a cursor or rings a bell, but no line break. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
