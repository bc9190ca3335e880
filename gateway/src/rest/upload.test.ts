import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway, png, three } from '../../test/in-test.ts';
import type { SentFile, UploadPromise } from '../contract/endpoint.ts';
import { badUserInput } from '../contract/error.ts';
import { multipartBody } from './upload.ts';

const file = (changes: Partial<SentFile> = {}): UploadPromise =>
  Promise.resolve({
    ...{ filename: 'x.png', mimetype: 'image/png' },
    createReadStream: () => Readable.from([Buffer.from('1234')]),
    ...changes,
  });

test('a form is its texts, then its files with what says a name that breaks nothing', async () => {
  const { contentType, read } = multipartBody({
    images: [file(), file({ filename: 'a"\r\nb.png', mimetype: 'image/svg+xml' })],
    title: 'Ä',
    image: file({ mimetype: 'text/html\r\nx: y' }),
    cover: file({ mimetype: 'x: y\r\ntext/html' }),
  });
  const [, boundary = ''] =
    /^multipart\/form-data; boundary=(form-[\w-]+)$/.exec(contentType) ?? [];
  expect(boundary).not.toBe('');
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n${content}\r\n`;
  const filePart = (name: string, filename: string, type: string) =>
    part(`"${name}"; filename="${filename}"\r\nContent-Type: ${type}`, '1234');
  const form = await text(read());
  expect(form).toBe(
    [
      part('"title"', 'Ä'),
      filePart('images', 'x.png', 'image/png'),
      filePart('images', 'a%22%0D%0Ab.png', 'image/svg+xml'),
      filePart('image', 'x.png', 'application/octet-stream'),
      filePart('cover', 'x.png', 'application/octet-stream'),
      `--${boundary}--\r\n`,
    ].join(''),
  );
  expect(await text(read())).toBe(form);
});

const tooLarge = 'is larger than a file may be';
const unread = 'the file could not be read';
test.each<[string, Error, string, string, object]>([
  [
    'image',
    Object.assign(new Error(), { status: 413 }),
    'PAYLOAD_TOO_LARGE',
    tooLarge,
    { http: { status: 413 } },
  ],
  ['image', Object.assign(new Error(), { status: 499 }), 'BAD_USER_INPUT', unread, {}],
  ['images.1', new Error('not in the request'), 'BAD_USER_INPUT', unread, {}],
  ['cover', badUserInput('cover', 'of another kind'), 'BAD_USER_INPUT', 'of another kind', {}],
])('a form fails with its file %s and names it: %s', async (field, error, code, message, more) => {
  const bad = Promise.reject<SentFile>(error);
  const form = field === 'images.1' ? { images: [file(), bad] } : { [field]: bad };
  const extensions = { code, fields: { [field]: message }, ...more };
  await expect(text(multipartBody(form).read())).rejects.toMatchObject({ extensions });
});

describe('a file is sent once, however often its request names it', () => {
  const again = 'the same file is sent already';

  test.each([
    ['image', (same: UploadPromise) => ({ image: same })],
    ['images.1', (same: UploadPromise) => ({ images: [file(), same] })],
  ])('in %s of another call', (field, form) => {
    const same = file();
    multipartBody({ image: same });
    const extensions = { code: 'BAD_USER_INPUT', fields: { [field]: again } };
    expect(() => multipartBody(form(same))).toThrow(expect.objectContaining({ extensions }));
  });

  const it = freshGateway();
  test('in a list of a request, where names of paths are a few bytes', async () => {
    const images = Array.from({ length: 200 }, () => null);
    const query = `mutation ($input: AddSpareInput!) { addSpare(input: $input) { spareEdge { cursor } } }`;
    const variables = { input: { title: three(''), text: three(''), images } };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set(
      'map',
      JSON.stringify({ 0: images.map((_, index) => `variables.input.images.${index}`) }),
    );
    form.set('0', png());
    const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
    const response = await fetch(`${it.url()}/graphql`, { method: 'POST', headers, body: form });
    const extensions = { code: 'BAD_USER_INPUT', fields: { 'images.1': again } };
    expect(await response.json()).toMatchObject({ errors: [{ extensions }] });
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
    const image = brokenFile(capacitor);
    const read = vi.spyOn(image, 'createReadStream');
    const form = text(multipartBody({ image: Promise.resolve(image) }).read());
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    capacitor.destroy(full);
    await expect(form).rejects.toMatchObject(unavailable);
  });

  test('before it is sent on', async () => {
    const capacitor = new PassThrough().on('error', () => undefined);
    capacitor.destroy(full);
    const { read } = multipartBody({ image: Promise.resolve(brokenFile(capacitor)) });
    await expect(text(read())).rejects.toMatchObject(unavailable);
  });

  test('a whole one is read on', async () => {
    const capacitor = new PassThrough();
    const slowly = async function* () {
      await once(capacitor.end().resume(), 'close');
      yield Buffer.from('1234');
    };
    const createReadStream = () => Readable.from(slowly());
    const image = Promise.resolve({ ...brokenFile(capacitor), createReadStream });
    expect(await text(multipartBody({ image }).read())).toContain('\r\n\r\n1234\r\n');
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
