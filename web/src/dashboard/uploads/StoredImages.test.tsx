import { MantineProvider } from '@mantine/core';
import {
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';

import { fetchWithProgress } from '../../apollo/fetch-with-progress.ts';
import { NotSentError, RefusedError } from '../../apollo/errors.ts';
import { dashboardResponses } from '../../test/every-form.ts';
import { renderApp } from '../../test/render-app.tsx';
import { RequestOverFetch } from '../../test/request-over-fetch.ts';
import { spare } from '../../test/spare-responses.ts';
import { forgetDrafts } from '../drafts/kept-drafts.ts';
import { uncertainReason } from '../ui/uncertain-reason.ts';
import { toChosenImages } from './chosen-images.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { StoredImages } from './StoredImages.tsx';

const image = (name: string, size = 100) =>
  new File(['x'.repeat(size)], name, { type: 'image/png' });
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const notes = new File(['x'], 'notes.pdf', { type: 'application/pdf' });

// Without a session, what a test leaves is kept as of a lost one.
beforeEach(forgetDrafts);

/** Uploads with the app's own client; the test provides the response of each request. */
function showImages(onAdd: (image: File) => Promise<unknown>) {
  render(
    <ApolloProvider client={client}>
      <MantineProvider env="test">
        <StoredImages
          owner={{ __typename: 'Spare', id: 'spare-1', version: null }}
          images={[]}
          onAdd={onAdd}
          onDelete={() => Promise.resolve()}
        />
      </MantineProvider>
    </ApolloProvider>,
  );
  return userEvent.setup({ applyAccept: false });
}

function send(file: File): Promise<Response> {
  const body = new FormData();
  body.append('operations', '{}');
  body.append('1', file);
  return fetchWithProgress('/graphql', { method: 'POST', body });
}

/** Requests that wait until the test releases them. */
function holdRequests() {
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => held.push(() => resolve(new Response()))));
  return held;
}

function refused(): (string | null)[] {
  const list = within(screen.getByRole('status', { name: 'Refused files' }));
  return list.queryAllByRole('listitem').map((item) => item.textContent);
}

test('phones are asked for types that the server takes; a HEIC is refused with what to do', async () => {
  const onAdd = vi.fn(() => Promise.resolve());
  const user = showImages(onAdd);
  const input = screen.getByLabelText('Add images');
  expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/gif,image/webp,image/avif');

  await user.upload(input, [
    new File(['x'], 'IMG_1.HEIC', { type: '' }),
    new File(['x'], 'IMG_2', { type: 'image/heic' }),
    image('a.png'),
  ]);

  expect(refused()).toEqual([
    'IMG_1.HEIC: iPhone format: export as JPEG',
    'IMG_2: iPhone format: export as JPEG',
  ]);
  expect(onAdd).toHaveBeenCalledTimes(1);
});

/** Opens a spare in the dashboard. */
function openSpare(addSpareImage: () => unknown) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const responses = { ...dashboardResponses, addSpareImage };
  return renderApp({ route: '/dashboard/spare/7', token: 'token-1', responses });
}
const added = { owner: spare };
const failed = (code: string) => new GraphQLError('No.', { extensions: { code } });

test('closing the tab asks while images wait to be uploaded', async () => {
  const asksOnClosing = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const first = Promise.withResolvers<object>();
  const last = Promise.withResolvers<object>();
  const onAdd = vi.fn<() => unknown>(() => last.promise).mockReturnValueOnce(first.promise);
  const { user } = await openSpare(onAdd);
  const input = await screen.findByLabelText('Add images');
  expect(asksOnClosing()).toBe(false);
  await user.upload(input, [image('a.png'), image('b.png')]);
  expect(asksOnClosing()).toBe(true);

  first.resolve(added);
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(2));
  expect(asksOnClosing()).toBe(true);
  last.resolve(added);
  await waitFor(() => expect(asksOnClosing()).toBe(false));
});

test.each([
  ['waits to be uploaded', true, () => new Promise(() => {})],
  ['was refused', false, () => ({ userErrors: [{ code: 'INVALID_INPUT', field: ['image'] }] })],
])('leaving asks while an image %s, and then ends the uploads', async (_, isOnItsWay, response) => {
  const calls = isOnItsWay ? 1 : 2;
  const abort = vi.spyOn(RequestOverFetch.prototype, 'abort');
  const onAdd = vi.fn<() => unknown>(response);
  const { user } = await openSpare(onAdd);
  const images = [image('a.png'), image('b.png')];
  await user.upload(await screen.findByLabelText('Add images'), images);
  await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(calls));
  await user.click(screen.getByRole('link', { name: 'Categories' }));
  const question = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
  abort.mockClear();
  await user.click(within(question).getByRole('button', { name: 'Yes' }));
  await screen.findByRole('heading', { level: 1, name: 'Categories' });
  expect(abort.mock.calls.length > 0).toBe(isOnItsWay);
  expect(onAdd).toHaveBeenCalledTimes(calls);
});

test('images that a lost session has not stored stand there after the login, to be tried again', async () => {
  const onAdd = vi.fn<() => unknown>(() => failed('UNAUTHENTICATED')).mockReturnValueOnce(added);
  const { user } = await openSpare(onAdd);
  const names = ['a.png', 'b.png', 'c.png', 'd.png'];
  await user.upload(
    await screen.findByLabelText('Add images'),
    names.map((name) => image(name)),
  );
  expect(await screen.findByText(/What you typed is kept/)).toBeVisible();
  expect(onAdd).toHaveBeenCalledTimes(2);
  cleanup();

  onAdd.mockReturnValue(added);
  const again = await openSpare(onAdd);
  const list = within(await screen.findByRole('list', { name: 'Uploads' }));
  expect(list.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    names.slice(1).map((name) => `${name}: not uploaded.`),
  );
  await again.user.click(list.getByRole('button', { name: 'Try again to upload c.png' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(onAdd).toHaveBeenCalledTimes(3);
});

test('a refused file is named with the reason, the others go on', async () => {
  const onAdd = vi.fn(() => Promise.resolve());
  const user = showImages(onAdd);

  await user.upload(screen.getByLabelText('Add images'), [
    image('a.png'),
    notes,
    image('empty.png', 0),
    image('b.png'),
  ]);

  expect(refused()).toEqual(['notes.pdf: not an image', 'empty.png: an empty file']);
  await waitFor(() => expect(onAdd.mock.calls).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());

  await user.upload(screen.getByLabelText('Add images'), image('c.png'));
  expect(refused()).toEqual([]);
});

test('files are uploaded one after the other, each with its progress', async () => {
  const held = holdRequests();
  const user = showImages(send);

  await user.upload(screen.getByLabelText('Add images'), [image('a.png'), image('b.png')]);

  expect(within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('img')).toHaveLength(2);
  const progress = await screen.findByRole('progressbar', { name: 'Upload of a.png' });
  // Half of the body is sent; a small part of it is not the file.
  expect(Number(progress.getAttribute('aria-valuenow'))).toBeCloseTo(49, 0);
  expect(screen.queryByRole('progressbar', { name: 'Upload of b.png' })).toBeNull();

  held[0]?.();
  expect(await screen.findByRole('progressbar', { name: 'Upload of b.png' })).toBeInTheDocument();
  expect(screen.queryByText('a.png')).toBeNull();
  held[1]?.();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
});

test('an upload is cancelled on its way or before, the next one goes on', async () => {
  const held = holdRequests();
  const abort = vi.spyOn(RequestOverFetch.prototype, 'abort');
  const user = showImages(send);
  await user.upload(screen.getByLabelText('Add images'), [
    image('a.png'),
    image('b.png'),
    image('c.png'),
  ]);

  await user.click(screen.getByRole('button', { name: 'Remove b.png' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the upload of a.png' }));

  expect(abort).toHaveBeenCalledOnce();
  expect(await screen.findByRole('progressbar', { name: 'Upload of c.png' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'a.png' })).toBeNull();
  expect(held).toHaveLength(2);
});

test.each([
  ['a.png', 'b.png', 'c.png'],
  ['a.png', 'a.png', 'a.png'],
])('the focus stays at its file while those before it are uploaded: %s', async (...names) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const add = vi.fn(() => new Promise<unknown>(() => {})).mockReturnValueOnce(promise);
  const user = showImages(add);
  const files = names.map((name) => image(name));
  await user.upload(screen.getByLabelText('Add images'), files);
  const last = screen.getAllByRole('button', { name: `Remove ${names[2]}` }).at(-1);
  last?.focus();
  resolve(undefined);
  await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
  expect(last).toHaveAccessibleName(`Remove ${names[2]}`);
  expect(last).toHaveFocus();
});

test('two files of one name and size are two uploads', async () => {
  holdRequests();
  const abort = vi.spyOn(RequestOverFetch.prototype, 'abort');
  const user = showImages(send);
  const same = [image('a.png'), image('a.png')];
  await user.upload(screen.getByLabelText('Add images'), same);
  expect(await screen.findAllByRole('progressbar', { name: 'Upload of a.png' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
  expect(abort).not.toHaveBeenCalled();
  expect(screen.getByRole('progressbar', { name: 'Upload of a.png' })).toBeInTheDocument();
});

const refusedFor = (message: string, field: string[] | null) =>
  new RefusedError([{ __typename: 'UserError', code: 'INVALID_INPUT', field, message }]);

test('an image beyond a limit of the server stays with that limit', async () => {
  const reason = 'has 400 megapixels, and an image of its kind may have 100';
  const extensions = { code: 'PAYLOAD_TOO_LARGE', fields: { image: reason } };
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions }] });
  const user = showImages(() => Promise.reject(error));
  await user.upload(screen.getByLabelText('Add images'), image('a.png'));
  expect(
    await screen.findByText(`too large for the server (${reason}).`, { exact: false }),
  ).toBeVisible();
});

test('what the server refuses stays with the reason and can be tried again', async () => {
  const responses = [
    new CombinedGraphQLErrors({
      errors: [{ message: 'x', extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
    }),
    refusedFor('image: is no image', ['image']),
    refusedFor('The image may have 2048 kilobytes.', null),
    new NotSentError('There is no connection.'),
    new TypeError('The connection was lost.'),
  ];
  const onAdd = vi.fn((_file: File) => {
    const error = responses.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  });
  const user = showImages(onAdd);

  await user.upload(screen.getByLabelText('Add images'), [
    image('a.png'),
    image('no.png'),
    image('large.png'),
    image('b.png'),
    image('lost.png'),
    image('c.png'),
  ]);

  const list = screen.getByRole('list', { name: 'Uploads' });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('a.png: too large for the server.'),
      expect.stringContaining('no.png: not an image that the server takes (is no image).'),
      expect.stringContaining(
        'large.png: not an image that the server takes (The image may have 2048 kilobytes).',
      ),
      expect.stringContaining('b.png: not uploaded.'),
      expect.stringContaining(`lost.png: ${uncertainReason}.`),
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Try again to upload b.png' }));
  await waitFor(() => expect(screen.queryByText('b.png')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
  await user.click(screen.getByRole('button', { name: 'Remove no.png' }));
  await user.click(screen.getByRole('button', { name: 'Remove large.png' }));
  await user.click(screen.getByRole('button', { name: 'Remove lost.png' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  const names = onAdd.mock.calls.map(([{ name }]) => name);
  expect(names).toEqual(['a.png', 'no.png', 'large.png', 'b.png', 'lost.png', 'c.png', 'b.png']);
});

function paste(target: Element, files: File[], html = ''): Event {
  const getData = (type: string) => (type === 'text/html' ? html : '');
  const event = createEvent.paste(target, { clipboardData: { files, getData } });
  fireEvent(target, event);
  return event;
}

test('an image is pasted where it can only be meant for this area', async () => {
  const onAdd = vi.fn((_file: File) => Promise.resolve());
  showImages(onAdd);

  expect(paste(document.body, [image('pasted.png')]).defaultPrevented).toBe(true);
  await waitFor(() => expect(onAdd.mock.lastCall?.[0].name).toBe('pasted.png'));

  // Excel's picture of the cells that it also gives as a table; a picture of a page has no text.
  const table = '<table><tr><td>HT-1</td></tr></table>';
  expect(paste(document.body, [image('cells.png')], table).defaultPrevented).toBe(false);
  expect(onAdd).toHaveBeenCalledOnce();
  paste(document.body, [image('copied.png')], '<img src="https://a.example/a.png">');
  await waitFor(() => expect(onAdd.mock.lastCall?.[0].name).toBe('copied.png'));

  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  expect(paste(field, [image('other.png')]).defaultPrevented).toBe(false);
  expect(onAdd).toHaveBeenCalledTimes(2);
  field.remove();
});

test('with two areas a pasted image goes to the one that has the focus', () => {
  const first = vi.fn();
  const second = vi.fn();
  render(
    <ApolloProvider client={client}>
      <MantineProvider env="test">
        <ImagePicker images={[]} onChange={first} error={undefined} />
        <ImagePicker images={[]} onChange={second} error={undefined} />
      </MantineProvider>
    </ApolloProvider>,
  );

  paste(document.body, [image('nowhere.png')]);
  const [, area] = screen.getAllByLabelText('Add images');
  area?.focus();
  paste(area ?? document.body, [image('pasted.png')]);

  expect(first).not.toHaveBeenCalled();
  const chosen = { file: expect.objectContaining({ name: 'pasted.png' }) as unknown };
  expect(second.mock.calls).toEqual([[[expect.objectContaining(chosen)]]]);
});

test.each([
  [1, 20, ['19.png']],
  [19, 3, ['1.png', '2.png']],
])(
  'after %i images, those of %i more than one call takes are named',
  async (chosen, more, named) => {
    const onChange = vi.fn();
    render(
      <ApolloProvider client={client}>
        <MantineProvider env="test">
          <ImagePicker
            images={toChosenImages(Array.from({ length: chosen }, () => image('first.png')))}
            onChange={onChange}
            error={undefined}
          />
        </MantineProvider>
      </ApolloProvider>,
    );
    const many = Array.from({ length: more }, (_, index) => image(`${index}.png`));

    await userEvent.upload(screen.getByLabelText('Add images'), many);

    expect(refused()).toEqual(named.map((name) => `${name}: more than 20 images at once`));
    expect(onChange.mock.lastCall?.[0]).toHaveLength(20);
  },
);
