import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const send = `mutation ($input: SendApplicationInput!) { sendApplication(input: $input) { received } }`;
const input = {
  firstName: 'Ada',
  lastName: 'L',
  email: 'ada@example.com',
  language: 'EN',
  files: [null],
};
const files = { 'input.files.0': new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }) };

describe('over a backend that takes applications', () => {
  const it = freshGateway({ extensions: true });

  test('an application is sent, listed with its files, and deleted', async () => {
    const sent = await it.ask(send, { input: { ...input, website: 'x', fillMs: 900 } }, { files });
    expect(sent.data).toEqual({ sendApplication: { received: true } });
    expect(it.stub.calls[0]?.body).toEqual({
      first_name: 'Ada',
      last_name: 'L',
      email: 'ada@example.com',
      lang: 'en',
      website: 'x',
      fill_ms: '900',
    });
    const list = `{
      applications { edges { node { id firstName language suspected files { size url } } } }
    }`;
    const listed = await it.ask(list, {}, { token });
    const id = toGlobalId('Application', '101');
    expect(listed.data).toMatchObject({
      applications: {
        edges: [
          {},
          {
            node: {
              id,
              firstName: 'Ada',
              language: 'EN',
              suspected: false,
              files: [{ size: 4, url: 'https://backend.example/application/101/file/0' }],
            },
          },
        ],
      },
    });
    await it.ask(
      'mutation ($input: DeleteApplicationInput!) { deleteApplication(input: $input) { deletedId } }',
      { input: { id } },
      { token },
    );
    expect((await it.ask(list, {}, { token })).data).toMatchObject({
      applications: { edges: [{}] },
    });
  });
});

describe('over a backend of section 7 only', () => {
  const it = freshGateway();

  test('applications are NOT_SUPPORTED', async () => {
    const code = [{ extensions: { code: 'NOT_SUPPORTED' } }];
    expect((await it.ask(send, { input }, { files })).errors).toMatchObject(code);
    const list = await it.ask('{ applications { edges { cursor } } }', {}, { token });
    expect(list.errors).toMatchObject(code);
  });
});
