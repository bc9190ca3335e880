import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';

const mutation = `mutation TakeDown($input: TakeDownImageInput!) {
  takeDownImage(input: $input) { path userErrors { code field message } }
}`;
const path = '/files/1.jpg?expires=1&signature=a';

describe('over a backend that takes images down', () => {
  const it = freshGateway({ extensions: true });
  const takeDown = () => it.ask(mutation, { input: { path } }, { token });
  const respondWith = (status: number, body: object) => {
    it.stub.interfere = (req, res) => {
      if (req.method === 'POST') res.writeHead(status).end(JSON.stringify(body));
      else res.setHeader('content-type', 'application/json').end('["trash"]');
    };
  };

  test('says so, and names the image without the signature of its address', async () => {
    const offered = await it.ask('{ takesDownImages }', {}, { token });
    expect(offered.data).toEqual({ takesDownImages: true });
    expect((await takeDown()).data).toEqual({
      takeDownImage: { path: '/files/1.jpg', userErrors: [] },
    });
    expect(it.stub.calls.at(-1)).toMatchObject({ line: 'POST /image/take-down', body: { path } });
  });

  test('names what still shows it', async () => {
    respondWith(409, { fields: { path: 'is still shown by spare 7' } });
    const message = 'path: is still shown by spare 7';
    expect((await takeDown()).data).toEqual({
      takeDownImage: { path: null, userErrors: [{ code: 'CONFLICT', field: ['path'], message }] },
    });
  });

  test('an unknown image is not found', async () => {
    respondWith(404, {});
    expect((await takeDown()).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('over any other backend', () => {
  const it = freshGateway();

  test('nothing is offered', async () => {
    const offered = await it.ask('{ takesDownImages }', {}, { token });
    expect(offered.data).toEqual({ takesDownImages: false });
    const { errors } = await it.ask(mutation, { input: { path } }, { token });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_SUPPORTED' });
  });
});
