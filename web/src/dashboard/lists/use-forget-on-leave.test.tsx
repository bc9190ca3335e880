import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { of } from 'rxjs';
import { expect, test } from 'vitest';

import { HistoryOfferDocument } from '../history/HistoryOffer.generated.ts';
import { ScreenBoundary } from '../../ui/screen/ScreenBoundary.tsx';
import { useScreenQuery } from '../../ui/screen/use-screen-query.ts';

test('a screen whose first rendering is given up leaves no query that is sent again', async () => {
  let asked = 0;
  const revisions = { __typename: 'RevisionConnection', totalCount: 3 };
  const link = new ApolloLink(() => {
    asked += 1;
    return of({ data: { revisions } });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const { promise: beside, resolve: letCome } = Promise.withResolvers<null>();

  function Screen() {
    return <p>{useScreenQuery(HistoryOfferDocument, {}).data.revisions?.totalCount} revisions</p>;
  }
  function Beside() {
    return use(beside);
  }
  let unmount = () => {};
  await act(async () => {
    ({ unmount } = render(
      <ApolloProvider client={client}>
        <Suspense>
          <ScreenBoundary>
            <Screen />
          </ScreenBoundary>
          <Beside />
        </Suspense>
      </ApolloProvider>,
    ));
    await Promise.resolve();
  });
  await act(async () => {
    letCome(null);
    await beside;
  });

  expect(await screen.findByText('3 revisions')).toBeInTheDocument();
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 10));
  // As `useForgetOnLeave` does.
  client.cache.evict({ fieldName: 'revisions' });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked).toBe(1);
});
