import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { askGateway, askRegistered } from '../test/gateway-client.ts';

/** A request of the load: its kind, when it ran, and whether it succeeded. */
export interface LoadRequest {
  kind: 'read' | 'write';
  /** An enquiry's text, which no other has. */
  text: string;
  began: number;
  ended: number;
  succeeded: boolean;
  /** The response or error of a failure. */
  failure: string;
}

const sendEnquiry =
  'mutation ($input: SendRequestInput!) { sendRequest(input: $input) { userErrors { code } } }';

/**
 * Sends 200 requests a second while `work` is under way, each when its time has come, whether the
 * others have ended or not: of five, four public reads and one enquiry. Returns all of them. At most
 * 100 are in flight, so that a slow machine is not overrun.
 */
export async function underLoad(url: string, work: () => Promise<void>): Promise<LoadRequest[]> {
  const requests: Promise<LoadRequest>[] = [];
  const began = performance.now();
  const state = { working: true, inFlight: 0 };
  const worked = work().finally(() => (state.working = false));
  while (state.working) {
    while (requests.length < (performance.now() - began) / 5 && state.inFlight < 100) {
      const turn = requests.length;
      state.inFlight++;
      const request = turn % 5 === 0 ? send(url, turn) : read(url, turn);
      requests.push(request.finally(() => state.inFlight--));
    }
    await pause(2);
  }
  await worked;
  return Promise.all(requests);
}

function read(url: string, turn: number): Promise<LoadRequest> {
  return timed('read', '', async () => {
    const headers = { 'x-forwarded-for': visitor(turn) };
    // Some are the same for many visitors, some for one only.
    const response =
      turn % 2 === 0
        ? await askRegistered(url, 'SiteLayout', {}, headers)
        : await askRegistered(
            url,
            'PartListScreen',
            { id: '1', language: 'DE', first: 100, turn },
            headers,
          );
    const text = await response.text();
    return response.ok && !text.includes('"errors"')
      ? undefined
      : `${String(response.status)} ${text}`;
  });
}

function send(url: string, turn: number): Promise<LoadRequest> {
  const text = randomUUID();
  const input = { name: 'A. Muster', email: 'a@example.org', company: 'M', text, language: 'DE' };
  return timed('write', text, async () => {
    const headers = { 'x-forwarded-for': visitor(turn) };
    const { status, errors } = await askGateway(url, sendEnquiry, { input }, { headers });
    return status === 200 && !errors ? undefined : `${String(status)} ${JSON.stringify(errors)}`;
  });
}

async function timed(
  kind: LoadRequest['kind'],
  text: string,
  make: () => Promise<string | undefined>,
): Promise<LoadRequest> {
  const began = performance.now();
  const failure = await make().catch((error: unknown) => String(error));
  const ended = performance.now();
  return { kind, text, began, ended, succeeded: failure === undefined, failure: failure ?? '' };
}

/** Visitors are many, and none of them comes to a limit. */
function visitor(turn: number): string {
  return `203.0.113.${String(turn % 250)}`;
}
