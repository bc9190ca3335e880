import { gql } from '@apollo/client';
import type { TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useFragment, useQuery } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { createApolloClient, registerHashes } from './client.ts';
import hashes from './dashboard-hashes.generated.json';
import { isUncertain, RefusedError } from './errors.ts';

registerHashes(hashes);

const account = { __typename: 'Account', login: 'admin' };
const logout = { ended: true, userErrors: [] };
const responses = { data: { account, logout, addSpareImage: { spare: null } } };

let sent: { method: string | undefined; url: string; body: unknown }[];
let traces: (string | null)[];
beforeEach(() => {
  sent = [];
  traces = [];
  onAccepted.mockClear();
  vi.stubGlobal('fetch', (url: string, { method, body, headers }: RequestInit) => {
    sent.push({ method, url, body });
    traces.push(new Headers(headers).get('traceparent'));
    return Promise.resolve(Response.json(responses));
  });
});

const onAccepted = vi.fn<(token: string) => void>();
const session = { onAccepted, onUnauthenticated: () => {}, onForbidden: () => {} };
const client = () => createApolloClient({ ...session, token: 'token' });

const addSpareImage = gql`
  mutation AddSpareImage($input: AddSpareImageInput!) {
    addSpareImage(input: $input) {
      spare {
        id
      }
    }
  }
`;
const image = new File(['1234'], 'fuel.png', { type: 'image/png' });

/** The hash that is sent in place of an operation's text. */
const onlyHash = (name: keyof typeof hashes) => ({
  persistedQuery: { version: 1, sha256Hash: hashes[name] },
});

test('each operation begins a trace of its own (W3C Trace Context)', async () => {
  const query = gql`
    query SessionLogin {
      account {
        login
      }
    }
  `;
  await client().query({ query });
  await client().query({ query });
  expect(traces).toEqual(Array(2).fill(expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/)));
  expect(traces[0]).not.toBe(traces[1]);
});

describe('operations are sent by their hash (docs/decisions/schema.md)', () => {
  test('a query by GET, so that its response can be cached on the way', async () => {
    const query = gql`
      query SessionLogin {
        account {
          login
        }
      }
    `;
    await client().query({ query });
    const search = new URLSearchParams({
      operationName: 'SessionLogin',
      variables: '{}',
      extensions: JSON.stringify(onlyHash('SessionLogin')),
    });
    expect(sent).toMatchObject([{ method: 'GET', body: undefined }]);
    expect(new URLSearchParams(sent[0]?.url.replace('/graphql?', ''))).toEqual(search);
  });

  test('a mutation by POST, which no cache on the way serves or repeats', async () => {
    await client().mutate({
      mutation: gql`
        mutation Logout {
          logout {
            ended
          }
        }
      `,
    });
    const body = JSON.stringify({
      operationName: 'Logout',
      variables: {},
      extensions: onlyHash('Logout'),
    });
    expect(sent).toEqual([{ method: 'POST', url: '/graphql', body }]);
  });

  test('a file as a part of a form', async () => {
    await client().mutate({
      mutation: addSpareImage,
      variables: { input: { id: 'spare-1', image } },
    });
    expect(sent).toMatchObject([{ method: 'POST', url: '/graphql' }]);
    const body = sent[0]?.body;
    expect(body instanceof FormData && Object.fromEntries(body)).toEqual({
      operations: JSON.stringify({
        operationName: 'AddSpareImage',
        variables: { input: { id: 'spare-1', image: null } },
        extensions: onlyHash('AddSpareImage'),
      }),
      map: '{"1":["variables.input.image"]}',
      '1': image,
    });
  });
});

test('a write that succeeds shows that the server accepts the token; a read may be public', async () => {
  const query = gql`
    query SessionLogin {
      account {
        login
      }
    }
  `;
  await client().query({ query });
  expect(onAccepted).not.toHaveBeenCalled();

  const mutation = gql`
    mutation Logout {
      logout {
        ended
      }
    }
  `;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors: [{ message: 'No.' }] })));
  await expect(client().mutate({ mutation })).rejects.toThrow('No.');
  expect(onAccepted).not.toHaveBeenCalled();

  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(responses)));
  await client().mutate({ mutation });
  expect(onAccepted).toHaveBeenCalledExactlyOnceWith('token');
});

test('a write that is refused rejects with its `userErrors`, and nothing is stored in the cache', async () => {
  const mutation = gql`
    mutation UpdateLogin($input: UpdateLoginInput!) {
      updateLogin(input: $input) {
        account {
          login
        }
        userErrors {
          code
          field
        }
      }
    }
  `;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const userErrors = [{ code: 'CONFLICT', field: ['login'] }];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: { updateLogin: { account: null, userErrors } } })),
  );
  const session = client();
  const update = vi.fn();
  const refused: unknown = await session
    .mutate({ mutation, variables: { input: { login: 'taken' } }, update })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedError);
  expect(refused).toMatchObject({ userErrors });
  expect(update).not.toHaveBeenCalled();
  expect(onAccepted).not.toHaveBeenCalled();
  expect(session.cache.extract()).toEqual({});
  expect(warn).toHaveBeenCalledExactlyOnceWith('UpdateLogin failed:', 'CONFLICT login');
});

test.each([false, true])(
  'a write that fails may be stored unless the browser was offline when it was sent: %s',
  async (wasOnline) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(wasOnline);
    vi.stubGlobal('fetch', () => {
      onLine.mockReturnValue(!wasOnline);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const session = client();
    const query: TypedDocumentNode<object> = gql`
      query SessionLogin {
        account {
          login
        }
      }
    `;
    session.writeQuery({ query, data: { account } });
    const write = session.mutate({
      mutation: addSpareImage,
      variables: { input: { id: 'spare-1', image: null } },
    });
    expect(isUncertain(await write.catch((error: unknown) => error))).toBe(wasOnline);
    // What may be stored is read again.
    expect(session.readQuery({ query })).toEqual(wasOnline ? null : { account });
  },
);

test('a file that is refused with a status says why, and ends a session that is over', async () => {
  const errors = [{ message: 'Log in to do this.', extensions: { code: 'UNAUTHENTICATED' } }];
  const headers = { 'Content-Type': 'application/graphql-response+json; charset=utf-8' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ errors }), { status: 401, headers })),
  );
  const onUnauthenticated = vi.fn();
  const upload = createApolloClient({
    token: 'expired',
    ...session,
    onUnauthenticated,
  }).mutate({
    mutation: addSpareImage,
    variables: { input: { id: 'spare-1', image } },
  });
  await expect(upload).rejects.toThrow('Log in to do this.');
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});

test('a component sees the fields that it asks for, not those of the fragment that it spreads', async () => {
  interface Masked {
    account: { __typename: 'Account' };
  }
  const fragment: TypedDocumentNode<{ login: string }> = gql`
    fragment UpdateLoginForm_account on Account {
      login
    }
  `;
  const query: TypedDocumentNode<Masked> = gql`
    query SessionLogin {
      account {
        ...UpdateLoginForm_account
      }
    }
    ${fragment}
  `;
  const session = client();
  const { result } = renderHook(
    () => {
      const { data } = useQuery(query);
      const from = data?.account ?? null;
      return { account: from, child: useFragment({ fragment, from }) };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApolloProvider client={session}>{children}</ApolloProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.child.complete).toBe(true));
  expect(result.current.account).toEqual({ __typename: 'Account' });
  expect(result.current.child.data).toMatchObject({ login: 'admin' });
});
