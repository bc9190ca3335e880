import { domainToASCII } from 'node:url';
import { LRUCache } from 'lru-cache';
import nodemailer from 'nodemailer';
import { z } from 'zod';
import type { MailConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { currentTraceparent } from '../tracing.ts';
import { confirmationIn } from './confirmation.ts';
import type { Send } from './delivery.ts';
import type { FindParts } from './listed-lines.ts';
import { htmlOf, oneLine, plainTextOf, type Letter } from './letter.ts';
import type { Notice } from './notice.ts';
import { noticeLetter } from './notice-letter.ts';

/** How long one message may take, and how long the mail server may be silent. */
const limitMs = 40_000;
const silenceMs = 15_000;

/** Creates the functions that mail a notice to the company, and a confirmation to the visitor. */
export function createMailer(
  { smtpUrl, from, to }: MailConfig,
  publicUrl: string | undefined,
  { database, findParts }: { database: Database; findParts: FindParts },
): Record<'mail' | 'confirmation', Send> {
  const { username, password } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // A password is never sent in clear text, even where a server has stopped offering STARTTLS. An address
    // with `?requireTLS=false` overrides this.
    requireTLS: username + password !== '',
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    // Everything that is sent is text; nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  /** The recipients that were refused by a server that took the message for others, by its key: only they get it again. */
  const refused = new LRUCache<string, string[]>({ max: 1000 });

  const send = async (notice: Notice, letter: Letter, headers: object) => {
    const to = refused.get(notice.key);
    const { rejected, rejectedErrors = [] } = await transport.sendMail({
      from,
      envelope: to && { from, to },
      messageId: `<${notice.key}@${domain}>`,
      date: notice.createdAt,
      subject: letter.subject,
      text: plainTextOf(letter),
      html: htmlOf(letter),
      signal: AbortSignal.timeout(limitMs),
      ...headers,
    });
    // Where all are refused, this is an error already.
    const [first] = rejectedErrors;
    if (!first) return;
    refused.set(notice.key, rejected);
    throw rejectedErrors.find(({ responseCode = 0 }) => responseCode < 500) ?? first;
  };
  return {
    mail: (notice) =>
      send(notice, noticeLetter(notice, publicUrl), {
        to,
        ...replyTo(notice),
        headers: { 'Auto-Submitted': 'auto-generated', ...traceHeader() },
      }),
    confirmation: async (notice) =>
      send(notice, await confirmationIn(notice, database, findParts), {
        to: { name: '', address: notice.email },
        headers: { 'Auto-Submitted': 'auto-replied' },
      }),
  };
}

/** Leads from the company's mail to the trace of the visitor's form. */
function traceHeader(): Record<string, string> {
  const traceparent = currentTraceparent();
  return traceparent ? { Traceparent: traceparent } : {};
}

/** An address that every mail server can carry: in ASCII, with dots only between other characters. */
const replyAddress = z
  .email({ pattern: z.regexes.html5Email })
  .regex(/^(?!\.)(?!.*\.[.@])[^@]{1,64}@/)
  .max(254);

/**
 * Returns the address to reply to, its domain in Punycode, if what the visitor typed is one and nothing but
 * one. What some mail server may refuse must not stop the company's mail: it stands in the text alone.
 */
export function replyTo(notice: Notice): { replyTo?: { name: string; address: string } } {
  const [local = '', ...domains] = notice.email.split('@');
  const address = [local, ...domains.map(domainToASCII)].join('@');
  if (!replyAddress.safeParse(address).success) return {};
  const name = notice.form === 'request' ? notice.name : `${notice.firstName} ${notice.lastName}`;
  return { replyTo: { name: oneLine(name), address } };
}
