import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { multipartRequest, uploadFields } from './upload.ts';

const schema = buildSchema(`
  scalar Upload
  input Inner { picture: Upload, inner: Inner }
  input Sent { name: String, image: Upload!, files: [Upload!]!, inner: Inner }
  type Query { ok: Boolean }
  type Mutation { send(input: Sent!, single: Upload): Boolean }
`);
const document = parse(`
  mutation Send($input: Sent!, $single: Upload) { send(input: $input, single: $single) }
  query Ok { ok }
`);

test('the places of files are found in the variables of the operation', () => {
  expect(uploadFields(document, 'Send', schema)).toEqual([
    { path: 'input.image', multiple: false },
    { path: 'input.files', multiple: true },
    { path: 'input.inner.picture', multiple: false },
    { path: 'single', multiple: false },
  ]);
});

test('there are none in another operation, in none and without a schema', () => {
  expect(uploadFields(document, 'Ok', schema)).toEqual([]);
  expect(uploadFields(undefined, undefined, schema)).toEqual([]);
  expect(uploadFields(document, 'Send', null)).toEqual([]);
});

test('a request has null in place of each file, where each belongs, and the files', async () => {
  const [image, files, picture] = uploadFields(document, 'Send', schema);
  if (!image || !files || !picture) throw new Error('no places');
  const variables = { input: { name: 'Ada', image: 'x', files: [1, 2, 3] } };
  const request = { query: 'mutation…', operationName: 'Send', variables };
  const file = (name: string) => new File([name], name);
  const form = multipartRequest(request, [
    { field: image, chosen: [file('a.png')] },
    { field: files, chosen: [file('b.pdf'), file('c.pdf')] },
    { field: picture, chosen: [file('d.png')] },
  ]);
  expect(JSON.parse(form.get('operations') as string)).toEqual({
    ...request,
    variables: {
      input: { name: 'Ada', image: null, files: [null, null], inner: { picture: null } },
    },
  });
  expect(JSON.parse(form.get('map') as string)).toEqual({
    0: ['variables.input.image'],
    1: ['variables.input.files.0'],
    2: ['variables.input.files.1'],
    3: ['variables.input.inner.picture'],
  });
  expect(await (form.get('2') as File).text()).toBe('c.pdf');
  // The operation and its places come before the files, so that a server can begin with them.
  expect([...form.keys()]).toEqual(['operations', 'map', '0', '1', '2', '3']);
  expect(variables.input.files).toEqual([1, 2, 3]);
});
