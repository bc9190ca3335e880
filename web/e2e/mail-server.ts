import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it receives. */
export interface MailServer {
  /** The value for `SMTP_URL`. */
  url: string;
  mails: ParsedMail[];
  /** Whether it refuses what it gets. */
  refuses: boolean;
  close(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, callback) {
      const mail = await simpleParser(stream);
      if (received.refuses) {
        callback(Object.assign(new Error('relaying denied'), { responseCode: 554 }));
        return;
      }
      received.mails.push(mail);
      callback();
    },
  });
  // A site that is stopped resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const received: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuses: false,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
  return received;
}
