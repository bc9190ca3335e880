import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import type { TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { startTranslation } from '../../i18n/i18n.ts';
import { loadable } from './loadable.tsx';
import { currentAttempt, LoadingContext } from './loading.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { useScreenQuery } from './use-screen-query.ts';

const countQuery: TypedDocumentNode<{ count: number }, Record<string, never>> = gql`
  query Count {
    count
  }
`;

function Count() {
  return <p>Count: {useScreenQuery(countQuery, {}).data.count}</p>;
}

const answer = vi.fn(() => of({ data: { count: 3 } }));
let client: ApolloClient;

async function renderWithClient(content: ReactNode): Promise<() => void> {
  const { unmount } = await act(async () => {
    await Promise.resolve();
    return render(<ApolloProvider client={client}>{content}</ApolloProvider>);
  });
  return unmount;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

beforeAll(startTranslation);

beforeEach(() => {
  answer.mockClear();
  client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(answer) });
});

test('a screen whose first rendering is given up leaves no query that is sent again', async () => {
  const { promise: beside, resolve: letCome } = Promise.withResolvers<null>();
  function Beside() {
    return use(beside);
  }
  const unmount = await renderWithClient(
    <Suspense>
      <ScreenBoundary>
        <Count />
      </ScreenBoundary>
      <Beside />
    </Suspense>,
  );
  await act(async () => {
    letCome(null);
    await beside;
  });
  expect(await screen.findByText('Count: 3')).toBeInTheDocument();

  unmount();
  await pause();
  client.cache.evict({ fieldName: 'count' });
  await pause();
  expect(answer).toHaveBeenCalledOnce();
});

test('a screen that could not be loaded is requested again on the next visit (spec 8)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer.mockImplementationOnce(() => throwError(() => new Error('The server is away.')));
  const visited = (
    <ScreenBoundary language="en">
      <Count />
    </ScreenBoundary>
  );
  const leave = await renderWithClient(visited);
  expect(await screen.findByText('This page could not be loaded.')).toBeInTheDocument();
  leave();

  await renderWithClient(visited);
  expect(await screen.findByText('Count: 3')).toBeInTheDocument();
});

test('code that could not be loaded is loaded again, also on the server, where no boundary catches the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(() => Promise.resolve(() => <p>Here</p>));
  load.mockRejectedValueOnce(new Error('No such file'));
  const Part = loadable(load);
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    override render() {
      return this.state.failed ? 'Failed' : this.props.children;
    }
  }
  const visit = () =>
    renderWithClient(
      <Boundary>
        <LoadingContext value={{ attempt: currentAttempt(), recordFailure: () => () => undefined }}>
          <Suspense>
            <Part />
          </Suspense>
        </LoadingContext>
      </Boundary>,
    );
  const leave = await visit();
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  leave();

  await visit();
  expect(await screen.findByText('Here')).toBeInTheDocument();
});
