import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const send = `mutation ($input: SendApplicationInput!) { sendApplication(input: $input) { userErrors { code } } }`;
const remove = `mutation ($input: DeleteApplicationInput!) {
  deleteApplication(input: $input) { deletedId }
}`;
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
    const traces = { website: 'x', captchaSolved: true, fillMs: 900, idempotencyKey: 'k-1' };
    const details = { job: 'Fitter', experience: 'LM6000' };
    const sent = await it.ask(send, { input: { ...input, ...traces, ...details } }, { files });
    expect(sent.data).toEqual({ sendApplication: { userErrors: [] } });
    expect(it.stub.calls[0]?.headers['idempotency-key']).toBe('k-1');
    expect(it.stub.calls[0]?.body).toEqual({
      first_name: 'Ada',
      last_name: 'L',
      email: 'ada@example.com',
      lang: 'en',
      ...details,
      website: 'x',
      captcha_solved: 'true',
      fill_ms: '900',
    });
    const list = `{
      applications { edges { node { id firstName job experience language isSuspectedSpam files { size url } } } }
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
              ...details,
              language: 'EN',
              isSuspectedSpam: false,
              files: [{ size: 4, url: 'https://backend.example/application/101/file/0' }],
            },
          },
        ],
      },
    });
    await it.ask(remove, { input: { id } }, { token });
    expect((await it.ask(list, {}, { token })).data).toMatchObject({
      applications: { edges: [{}] },
    });
  });

  test('it has two files at most (spec 9)', async () => {
    const withFiles = (count: number) => {
      const indexes = Array.from({ length: count }, (_, index) => index);
      const file = () => new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
      return it.ask(
        send,
        { input: { ...input, files: indexes.map(() => null) } },
        { files: Object.fromEntries(indexes.map((index) => [`input.files.${index}`, file()])) },
      );
    };
    expect((await withFiles(2)).errors).toBeUndefined();
    expect((await withFiles(3)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { files: 'at most 2 files' } } },
    ]);
    expect(it.lines()).toEqual(['POST /application']);
  });

  test('its status is changed by one call, and what is open is counted', async () => {
    const id = toGlobalId('Application', '1');
    const update = `mutation ($input: UpdateApplicationsInput!) {
      updateApplications(input: $input) { applications { id status handledBy { login } } }
    }`;
    const mark = (ids: string[]) =>
      it.ask(update, { input: { ids, status: 'ANSWERED' } }, { token });
    const applications = [{ id, status: 'ANSWERED', handledBy: { login: 'admin' } }];
    expect((await mark([id])).data).toEqual({ updateApplications: { applications } });
    expect(it.lines()).toEqual(['PATCH /application']);
    expect(it.stub.calls[0]?.body).toEqual({ ids: ['1'], status: 'answered' });
    const gone = await mark([toGlobalId('Application', '9')]);
    expect(gone.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await mark([])).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect((await it.ask('{ openApplicationCount }', {}, { token })).data).toEqual({
      openApplicationCount: 1,
    });
  });

  test('one that does not exist is NOT_FOUND', async () => {
    const id = toGlobalId('Application', '999');
    const { errors } = await it.ask(remove, { input: { id } }, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});

describe('over a backend of section 7 only', () => {
  const it = freshGateway();
  const id = toGlobalId('Application', '1');
  const calls = {
    sent: () => it.ask(send, { input }, { files }),
    listed: () => it.ask('{ applications { edges { cursor } } }', {}, { token }),
    'found by their id': () => it.ask(`{ node(id: "${id}") { id } }`, {}, { token }),
    deleted: () => it.ask(remove, { input: { id } }, { token }),
  };

  test('open applications are not counted', async () => {
    const { data, errors } = await it.ask('{ openApplicationCount }', {}, { token });
    expect([data, errors]).toEqual([{ openApplicationCount: null }, undefined]);
  });

  test.each(Object.entries(calls))(
    'applications are NOT_SUPPORTED where they are %s',
    async (_, call) => {
      const code = [{ extensions: { code: 'NOT_SUPPORTED' } }];
      expect((await call()).errors).toMatchObject(code);
      for (const status of [404, 405, 501]) {
        it.stub.interfere = (req, res) => {
          req.resume();
          req.on('end', () => res.writeHead(status).end());
        };
        expect((await call()).errors, String(status)).toMatchObject(code);
      }
    },
  );
});
