import { PassThrough, Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway, png, three } from '../../test/in-test.ts';
import { multipartBody } from './upload.ts';

/**
 * Sends a mutation with one file, which the request names at each of the paths. Names of paths are
 * a few bytes, so without a limit a small request would become a large one for the backend.
 */
async function sendOneFile(url: string, query: string, variables: object, paths: string[]) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify({ 0: paths.map((path) => `variables.${path}`) }));
  form.set('0', new File(['1234'], 'x.png', { type: 'image/png' }));
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` },
    body: form,
  });
  return response.json();
}

describe('a file is sent once, however often its request names it', () => {
  const it = freshGateway({ extensions: true });
  const refused = (field: string) => ({
    errors: [
      {
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: { [field]: 'the same file is sent already' },
        },
      },
    ],
  });
  const spare = { title: three(''), text: three('') };

  test('in a list', async () => {
    const query = `mutation ($input: AddSpareInput!) { addSpare(input: $input) { spareEdge { cursor } } }`;
    const send = (count: number) => {
      const images = Array.from({ length: count }, () => null);
      const paths = images.map((_, index) => `input.images.${index}`);
      return sendOneFile(it.url(), query, { input: { ...spare, images } }, paths);
    };
    expect(await send(1)).not.toHaveProperty('errors');
    expect(it.lines()).toEqual(['POST /spare']);
    expect(await send(2)).toMatchObject(refused('images.1'));
    expect(await send(200)).toMatchObject(refused('images.1'));
    expect(it.lines()).toEqual(['POST /spare']);
  });

  test('in several fields of a mutation', async () => {
    const part = 'addPagePart(input: $input) { pagePart { id } }';
    const query = `mutation ($input: AddPagePartInput!) { one: ${part} two: ${part} }`;
    const input = { description: three(''), image: null };
    expect(await sendOneFile(it.url(), query, { input }, ['input.image'])).toMatchObject(
      refused('image'),
    );
    const writes = it.lines().filter((line) => line.startsWith('POST'));
    expect(writes).toEqual(['POST /page/page-part/gas-turbina']);
  });

  test('by a visitor', async () => {
    const query = `mutation ($input: SendApplicationInput!) { sendApplication(input: $input) { userErrors { code } } }`;
    const person = { firstName: 'Ada', lastName: 'L', email: 'a@example.com', language: 'EN' };
    const input = { ...person, files: [null, null] };
    const paths = ['input.files.0', 'input.files.1'];
    expect(await sendOneFile(it.url(), query, { input }, paths)).toMatchObject(refused('files.1'));
    expect(it.lines()).toEqual([]);
  });
});

describe('a temporary file that cannot be written is not the fault of who sends it', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    ...{ code: 'ENOSPC', errno: -28, syscall: 'write' },
  });
  // As graphql-upload does, which lets nobody know.
  const brokenFile = (capacitor: Writable) => ({
    filename: 'x.png',
    mimetype: 'image/png',
    encoding: '7bit',
    fieldName: '0',
    // Like fs-capacitor's, it waits for what does not come any more.
    createReadStream: () => {
      if (capacitor.destroyed) throw new Error('the file is gone');
      return new Readable({ read: () => undefined });
    },
    capacitor,
  });
  const unavailable = { extensions: { code: 'BACKEND_UNAVAILABLE' } };

  test('while it is sent on', async () => {
    const capacitor = new PassThrough().on('error', () => undefined);
    const { stream } = multipartBody({ image: Promise.resolve(brokenFile(capacitor)) });
    const form = text(stream);
    capacitor.destroy(full);
    await expect(form).rejects.toMatchObject(unavailable);
  });

  test('before it is sent on', async () => {
    const capacitor = new PassThrough().on('error', () => undefined);
    capacitor.destroy(full);
    const { stream } = multipartBody({ image: Promise.resolve(brokenFile(capacitor)) });
    await expect(text(stream)).rejects.toMatchObject(unavailable);
  });

  const it = freshGateway();
  test('with the folder for temporary files out of order', async () => {
    vi.stubEnv('TMPDIR', '/nowhere/at/all');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { errors } = await it.ask(
      'mutation ($input: AddPartnerInput!) { addPartner(input: $input) { partnerEdge { cursor } } }',
      { input: { text: three(''), image: null } },
      { token, files: { 'input.image': png() } },
    );
    expect(errors).toMatchObject([unavailable]);
    expect(errors?.[0]?.message).not.toMatch(/ENO|nowhere/);
  });
});
