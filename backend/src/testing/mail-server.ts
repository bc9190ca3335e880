import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A received e-mail with the envelope's recipients. */
export interface ReceivedMail extends ParsedMail {
  recipients: string[];
  raw: string;
}

/** A real SMTP server that keeps what it receives. */
export interface MailServer {
  /** The value for `SMTP_URL`. */
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Decides before an e-mail is accepted; throw to refuse it. */
  refuse: (recipients: string[]) => void;
  /** Decides before a recipient is accepted; throw to refuse this one. */
  refuseRecipient: (address: string) => void;
  close(): Promise<void>;
}

/** Starts a mail server, on a free port unless one is given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      try {
        received.refuseRecipient(address);
        callback();
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)));
      }
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void simpleParser(raw)
          .then((mail) => {
            received.refuse(recipients);
            received.mails.push({ ...mail, recipients, raw: raw.toString('latin1') });
            callback();
          })
          .catch((error: unknown) => {
            callback(error instanceof Error ? error : new Error(String(error)));
          });
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // A client that is killed resets its connection.
  server.on('error', () => undefined);
  const address = server.server.address();
  const actual = typeof address === 'object' && address ? address.port : 0;
  const received: MailServer = {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails: [],
    refuse: () => undefined,
    refuseRecipient: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
  return received;
}

/** Creates the error by which a mail server refuses with a code. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
