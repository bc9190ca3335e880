import { expect, onTestFinished, test, vi } from 'vitest';
import { smallPng, startStub, token } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { freshGateway, three } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const input = { id: toGlobalId('Spare', '1'), title: three('Copy') };
const duplicate = `mutation Duplicate($input: DuplicateSpareInput!) {
  duplicateSpare(input: $input) {
    spareEdge { node {
      restId title { de ru } text { de } images { path }
      parts { edges { node { restId partNumber quantity description { en } } } }
    } }
    userErrors { code field }
  }
}`;

const publicBackendUrl = '/api';
const foreign = freshGateway({}, { publicBackendUrl });
const operationTimeoutMs = 20_000;
const slow = freshGateway({}, { operationTimeoutMs, publicBackendUrl });
const failing = freshGateway(
  { broken: { 'POST /spare/{id}/part': 'fails' } },
  { publicBackendUrl },
);

test('over section 7 alone, copies a spare with its images and all sub-parts', async () => {
  const [original] = foreign.stub.data.spares;
  const before = structuredClone(original);
  const { data } = await foreign.ask(duplicate, { input }, { token });
  const image = `-1.jpg-${smallPng.length}`;
  const parts = before?.parts.map(({ partnumber, quantity }) => ({
    node: { partNumber: partnumber, quantity },
  }));
  expect(parts?.length).toBeGreaterThan(1);
  expect(data).toMatchObject({
    duplicateSpare: {
      userErrors: [],
      spareEdge: {
        node: {
          title: { de: 'Copy de', ru: 'Copy ru' },
          text: { de: '<p>Fuel system</p> (de)' },
          images: [{ path: expect.stringContaining(image) as unknown }],
          parts: { edges: parts },
        },
      },
    },
  });
  expect(foreign.stub.data.spares[0]).toEqual(before);
});

test('images are read from where browsers load them', async () => {
  const files = await startStub();
  const gateway = await startGateway(foreign.stub.url, { publicBackendUrl: files.url });
  onTestFinished(async () => {
    await gateway.close();
    await files.close();
  });
  const { errors } = await gateway.ask(duplicate, { input }, { token });
  expect(errors).toBeUndefined();
  expect(new Set(files.calls.map(({ line }) => line))).toEqual(new Set(['GET /files/1.jpg']));
  expect(foreign.lines()).not.toContain('GET /files/1.jpg');
});

test('a long part list takes as long as its sub-parts need, each of them a call (spec 7.3)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const copied: string[] = [];
  slow.stub.interfere = (req, res) => {
    const line = `${req.method} ${req.url}`;
    copied.push(line);
    if (line === 'POST /spare/9/part') vi.advanceTimersByTime(operationTimeoutMs);
    const spare = { ...slow.stub.data.spares[0], id: 9 };
    req.resume().once('end', () => res.end(JSON.stringify(spare)));
  };
  const { errors } = await slow.ask(duplicate, { input }, { token });
  expect(errors).toBeUndefined();
  const parts = slow.stub.data.spares[0]?.parts ?? [];
  expect(parts.length).toBeGreaterThan(1);
  expect(copied.filter((line) => line === 'POST /spare/9/part')).toHaveLength(parts.length);
  expect(copied.at(-1)).toBe('GET /spare/9');
});

test('a copy whose sub-part fails is deleted again', async () => {
  const ids = failing.stub.data.spares.map(({ id }) => id);
  const { errors } = await failing.ask(duplicate, { input }, { token });
  expect(errors).toHaveLength(1);
  expect(failing.lines().at(-1)).toMatch(/^DELETE \/spare\/\d+$/);
  expect(failing.stub.data.spares.map(({ id }) => id)).toEqual(ids);
});
