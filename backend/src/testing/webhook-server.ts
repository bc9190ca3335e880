import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A server that keeps the webhooks that it receives. */
export interface WebhookServer {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** The status of the next responses. */
  status: number;
  close(): Promise<void>;
}

/** Starts a server that takes webhooks. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      hooks.received.push({ headers: request.headers, body });
      response.writeHead(hooks.status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const hooks: WebhookServer = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`,
    received: [],
    status: 204,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return hooks;
}
