import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startMailServer } from '../../backend/src/testing/mail-server.ts';
import { eventually } from '../../backend/src/testing/eventually.ts';
import { freshGateway } from './in-test.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { newFolder } from '../../backend/src/testing/new-folder.ts';
import { ask, run } from './start-up.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const browser = `00-${traceId}-00f067aa0ba902b7-01`;
const send = `mutation SendEnquiry($input: SendRequestInput!) {
  sendRequest(input: $input) { userErrors { message } }
}`;
const enquiry = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'E',
  text: 'L-30',
  language: 'EN',
};

const spansSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.output<typeof spansSchema>['resourceSpans'][0]['scopeSpans'][0]['spans'][0];

/** A small receiver of OTLP over HTTP. */
async function startReceiver() {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      texts.push(JSON.stringify(body));
      const { resourceSpans } = spansSchema.parse(body);
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)));
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, spans, texts };
}

test('the trace of an enquiry goes from the browser to the mail', { timeout: 60_000 }, async () => {
  const receiver = await startReceiver();
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const port = String(await freePort());
  const site = run({
    ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: newFolder(), SEED: 'none' },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'office@example.com' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '1',
  });
  await site.printed(/Site: .*\n/);
  await ask(port, send, { input: enquiry }, '', {}, { traceparent: browser });

  const ofTrace = () => receiver.spans.filter((span) => span.traceId === traceId);
  await eventually(() => expect(ofTrace().map(({ name }) => name)).toContain('send mail'));
  const named = (name: string) => ofTrace().find((span) => span.name === name);
  const path = [named('mutation SendEnquiry'), named('POST /request'), named('POST')];
  const parents = ['00f067aa0ba902b7', ...path.map((span) => span?.spanId)];
  expect(path.map((span) => span?.parentSpanId)).toEqual(parents.slice(0, 3));
  expect([named('insert'), named('send mail')].map((span) => span?.parentSpanId)).toEqual(
    Array(2).fill(parents[3]),
  );
  // OpenTelemetry's own settings count: here, each span is exported by itself.
  expect(receiver.spans).toHaveLength(receiver.texts.length);
  // Neither the values of statements nor those of the form.
  expect(receiver.texts.join()).not.toMatch(/ada@example|L-30/);
  await eventually(() => expect(mail.mails).toHaveLength(1));
  expect(mail.mails[0]?.headers.get('traceparent')).toContain(`00-${traceId}-`);
});

describe('where no traces are exported', () => {
  const it = freshGateway({}, { cacheMs: 0 });
  const passed = async (traceparent?: string) => {
    it.stub.calls.length = 0;
    const headers = traceparent === undefined ? {} : { traceparent };
    await it.ask('{ settings { phone } }', {}, { headers });
    return it.stub.calls[0]?.headers.traceparent;
  };

  test('a trace is passed on as it came', async () => {
    expect(await passed(browser)).toBe(browser);
  });

  test.each([
    undefined,
    '',
    `00-${traceId}-00f067aa0ba902b7-01-more`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    'x'.repeat(300),
  ])('what is no trace begins one: %s', async (traceparent) => {
    const given = await passed(traceparent);
    expect(given).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(given).not.toContain(traceId);
  });
});
