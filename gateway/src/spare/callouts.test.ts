import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../backend/src/testing/test-backend.ts';
import { imageBlob } from '../../../backend/src/testing/test-images.ts';
import { token } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const query = `query ($id: ID!) {
  spare(by: { restId: $id }) {
    images { callouts { number x y subParts { partNumber } } }
    parts { edges { node { partNumber callout callouts { number x y image { path } } } } }
  }
}`;

const change = `mutation ($input: UpdateImageInput!) {
  updateImage(input: $input) { userErrors { code field } }
}`;

describe('over our backend', () => {
  let backend: Awaited<ReturnType<typeof startTestBackend>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    backend = await startTestBackend();
    gateway = await startGateway(backend.url);
  });
  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  const logIn = async () => {
    const json = { login: 'admin', password: 'correct horse' };
    return (await backend.call('POST /auth/login', { json })).json.token;
  };

  test('a callout leads to its sub-parts, and a sub-part to its callouts on all drawings', async () => {
    const asking = { token: await logIn() };
    const form = { images: [await imageBlob(), await imageBlob()] };
    const { id, images } = (await backend.admin('POST /spare', { form })).json;
    const [first, second] = images;
    for (const [partnumber, callout] of [
      ['A', '1'],
      ['B', '1, 2'],
      ['C', ''],
    ]) {
      await backend.admin(`POST /spare/${id}/part`, { json: { partnumber, callout } });
    }
    const ownerId = toGlobalId('Spare', String(id));
    const one = { number: '1', x: 10.25, y: 20 };
    const two = { number: '2', x: 0, y: 100 };
    const lost = { number: '3', x: 5, y: 5 };
    for (const input of [
      { ownerId, path: first, callouts: [one, lost] },
      { ownerId, path: second, callouts: [two, one] },
    ]) {
      const { data, errors } = await gateway.ask(change, { input }, asking);
      expect({ data, errors }).toEqual({ data: { updateImage: { userErrors: [] } } });
    }
    const parts = (...numbers: string[]) => numbers.map((partNumber) => ({ partNumber }));
    const { data, errors } = await gateway.ask(query, { id: String(id) });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      spare: {
        images: [
          {
            callouts: [
              { ...one, subParts: parts('A', 'B') },
              { ...lost, subParts: [] },
            ],
          },
          {
            callouts: [
              { ...two, subParts: parts('B') },
              { ...one, subParts: parts('A', 'B') },
            ],
          },
        ],
        parts: {
          edges: [
            {
              node: {
                callout: '1',
                callouts: [
                  { ...one, image: { path: first } },
                  { ...one, image: { path: second } },
                ],
              },
            },
            { node: { callout: '1, 2', callouts: [{ number: '1' }, two, one] } },
            { node: { callout: '', callouts: [] } },
          ],
        },
      },
    });
  });

  test('a callout beside its image is refused with its field', async () => {
    const form = { images: [await imageBlob()] };
    const { id, images } = (await backend.admin('POST /spare', { form })).json;
    const callouts = [{ number: '1', x: 101, y: 0 }];
    const input = { ownerId: toGlobalId('Spare', String(id)), path: images[0], callouts };
    const { data } = await gateway.ask(change, { input }, { token: await logIn() });
    expect(data).toMatchObject({ updateImage: { userErrors: [{ code: 'INVALID_INPUT' }] } });
  });
});

describe('over a backend of section 7 alone', () => {
  const it = freshGateway();

  test('images and sub-parts have none, and nothing more is read', async () => {
    const { data, errors } = await it.ask(query, { id: '1' });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      spare: {
        images: [{ callouts: null }],
        parts: { edges: [{ node: { callout: null, callouts: [] } }, {}] },
      },
    });
    expect(it.lines()).toEqual(['GET /spare/1']);
  });

  test('a new sub-part without a callout is sent as section 7 has it', async () => {
    const description = { de: 'a', en: 'b', ru: 'c' };
    const part = { quantity: 1, partNumber: 'X', description, substPart: '', callout: '' };
    const input = { spareId: toGlobalId('Spare', '1'), ...part };
    await it.ask(
      'mutation ($input: AddSubPartInput!) { addSubPart(input: $input) { subPartEdge { cursor } } }',
      { input },
      { token },
    );
    expect(it.stub.calls[0]?.body).not.toHaveProperty('callout');
  });
});
