import { ApolloProvider, useQuery } from '@apollo/client/react';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createCache } from '../../apollo/cache.ts';
import { PrivacyPolicyScreenDocument } from '../../site/privacy-policy/PrivacyPolicyScreen.generated.ts';
import { shownHtml } from './shown-text.ts';
import { SiteInPreview } from './SiteInPreview.tsx';

const variables = { language: 'DE' as const };
const unsaved = {
  __typename: 'Page' as const,
  id: 'page-1',
  text: shownHtml({ de: 'Noch nicht gespeichert', en: '', ru: '' }),
};

function Shown() {
  return useQuery(PrivacyPolicyScreenDocument, { variables }).data?.page.text.in;
}

/** Renders a part of the site in the preview. In jsdom the window is its own parent. */
function renderSite() {
  const postMessage = vi.spyOn(window, 'postMessage').mockImplementation(() => {});
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const query = PrivacyPolicyScreenDocument;
  client.writeQuery({
    query,
    variables,
    data: {
      page: {
        __typename: 'Page',
        id: 'page-1',
        text: {
          __typename: 'LocalizedHTML',
          in: 'Gespeichert',
          writtenIn: 'DE',
          ...{ deWrittenIn: 'DE', enWrittenIn: 'DE', ruWrittenIn: 'DE' },
        },
      },
    },
  });
  const shown = () => client.readQuery({ query, variables, optimistic: true })?.page.text.in;
  render(
    <ApolloProvider client={client}>
      <Shown />
      <a href="/de/partners">Partner</a>
      <SiteInPreview />
    </ApolloProvider>,
  );
  return { postMessage, shown };
}

function receive(data: unknown, origin = location.origin, source: Window | null = window) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

test('asks the dashboard for what is not saved, and shows it', async () => {
  const { postMessage } = renderSite();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('ready', location.origin);
  expect(screen.getByText(/Gespeichert/)).toBeVisible();
  receive([unsaved]);
  expect(await screen.findByText(/Noch nicht gespeichert/)).toBeVisible();
});

test.each([
  ['from another origin', 'https://elsewhere.example', window],
  ['from another window', location.origin, null],
])('shows nothing that comes %s', (_, origin, source) => {
  const { shown } = renderSite();
  receive([unsaved], origin, source);
  expect(shown()).toBe('Gespeichert');
  receive([unsaved]);
  expect(shown()).toBe('Noch nicht gespeichert');
});

test('follows no link, and passes Escape on unless something in the site closes by it', () => {
  const { postMessage } = renderSite();
  expect(fireEvent.click(screen.getByText('Partner'))).toBe(false);
  postMessage.mockClear();
  const used = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  used.preventDefault();
  window.dispatchEvent(used);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(postMessage).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('close', location.origin);
});
