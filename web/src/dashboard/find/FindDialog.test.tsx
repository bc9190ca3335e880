import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';

import { dashboardResponses } from '../../test/every-form.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { renderApp } from '../../test/render-app.tsx';

const piece = (text: string, isMatch = false) => ({ text, isMatch });

function hit(restId: string, title: string, rest: object = {}) {
  return {
    ...{ restId, ownerTitle: null, language: null },
    title: title ? [piece(title)] : [],
    text: [piece('of '), piece('LM', true), piece('6000')],
    ...rest,
  };
}

const part = hit('7', 'AB-12', { ownerTitle: 'Düsen', title: [piece('AB-12', true)] });
const found = [
  { kind: 'SUB_PART', totalCount: 1, hits: [part] },
  { kind: 'PRODUCT', totalCount: 8, hits: [hit('7', 'Engine', { language: 'DE' })] },
  { kind: 'PARTNER', totalCount: 1, hits: [hit('3', '')] },
  { kind: 'PAGE', totalCount: 1, hits: [hit('careers', '')] },
];

interface Args {
  query: string;
  first?: number;
  kinds?: string[];
}

async function open(find: unknown = () => found, route = '/dashboard/categories') {
  const rendered = await renderApp({
    route,
    token: 'token-1',
    responses: { ...dashboardResponses, requests: pagesOf([]), find },
  });
  const [button] = await screen.findAllByRole('button', { name: 'Find' });
  if (!button) throw new Error('There is no button.');
  return { ...rendered, button };
}

const field = () => screen.findByRole('combobox', { name: 'Find' });

/** Opens the search, enters a text at once, and waits for what is found. */
async function type(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await field());
  await user.paste(text);
  return screen.findAllByRole('option');
}

/** Chooses what is selected. The screen behind suspends while the dialog closes, for which React's `act` must wait. */
function choose() {
  return act(() =>
    Promise.resolve(fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })),
  );
}

function selected() {
  const [option] = screen.getAllByRole('option', { selected: true });
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', option?.id);
  return option;
}

describe('the dialog', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'opens by %s, closes by Escape, and gives the focus back',
    async (keys) => {
      const { user, button } = await open();
      expect(button).toHaveTextContent('Ctrl+K');
      button.focus();
      await user.keyboard(keys);
      expect(await field()).toHaveFocus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    },
  );

  test('opens by the same key on a layout without Latin letters', async () => {
    await open();
    fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Find' })).toBeInTheDocument();
  });

  test('opens by its button', async () => {
    const { user, button } = await open();
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Find' })).toBeInTheDocument();
  });

  test('leaves the keys alone where they are taken, and where a dialog is open', async () => {
    const { user } = await open();
    const press = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take);
    press();
    document.body.removeEventListener('keydown', take);
    await user.click(screen.getByRole('button', { name: 'Add category' }));
    await screen.findByRole('dialog', { name: 'Add category' });
    // Not prevented: the browser may do what it does on these keys.
    expect(press()).toBe(true);
    expect(screen.queryByRole('combobox', { name: 'Find' })).toBeNull();
  });
});

describe('what is found', () => {
  test('shows by kind, with what matches marked', async () => {
    const { user } = await open();
    const options = await type(user, 'ab12');
    expect(options.map((option) => option.textContent)).toEqual([
      'AB-12 Düsenof LM6000',
      'Engine DEof LM6000',
      '7 more',
      'Partner 3of LM6000',
      'Careersof LM6000',
    ]);
    const parts = within(screen.getByRole('group', { name: 'Parts' }));
    expect(parts.getAllByText(/./, { selector: 'mark' }).map((mark) => mark.textContent)).toEqual([
      'AB-12',
      'LM',
    ]);
  });

  test('is asked for once typing pauses, from two signs on, and for few of each kind', async () => {
    const find = vi.fn((_args: Args) => found);
    const { user, sent } = await open(find);
    await user.keyboard('{Control>}k{/Control}');
    const combobox = await field();
    const enter = (value: string) => fireEvent.change(combobox, { target: { value } });
    enter('a');
    expect(screen.getByText('Type two or more letters or digits')).toBeInTheDocument();
    // Without a pause between them.
    ['ab', 'ab1', 'ab12'].forEach(enter);
    await screen.findAllByRole('option');
    expect(find.mock.calls.map(([args]) => args)).toEqual([{ query: 'ab12', first: 5 }]);
    expect(sent).toEqual(['CategoryListScreen', 'FindDialog']);
    // Nothing of it stays in the cache.
    enter('ab123');
    await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
    enter('ab12');
    await waitFor(() => expect(find).toHaveBeenCalledTimes(3));
  });

  test('nothing, and a failure, are said', async () => {
    const find = vi.fn<() => unknown>(() => []);
    const { user } = await open(find);
    await user.keyboard('{Control>}k{/Control}');
    await user.fill(await field(), 'xyz');
    expect(await screen.findByText("Nothing found for 'xyz'")).toBeInTheDocument();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    find.mockImplementation(() => {
      throw new GraphQLError('Away.');
    });
    await user.keyboard('a');
    expect(await screen.findByText('The search failed')).toBeInTheDocument();
  });

  test('of an older text is given up', async () => {
    const { user } = await open();
    const signals: AbortSignal[] = [];
    const network = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.includes('FindDialog')) return network(url, init);
      if (init.signal) signals.push(init.signal);
      return signals.length === 1 ? new Promise(() => {}) : network(url, init);
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'ab');
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
    await user.keyboard('1');
    await screen.findAllByRole('option');
    expect(signals[0]?.aborted).toBe(true);
  });

  test('more of a kind shows alone, until something else is typed', async () => {
    const find = vi.fn(({ kinds }: Args) =>
      kinds ? [{ kind: 'PRODUCT', totalCount: 200, hits: [hit('1', 'A'), hit('2', 'B')] }] : found,
    );
    const { user } = await open(find);
    await type(user, 'engine');
    await user.click(screen.getByRole('option', { name: '7 more' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Parts' })).toBeNull());
    expect(find.mock.lastCall?.[0]).toEqual({ query: 'engine', first: 200, kinds: ['PRODUCT'] });
    expect(screen.getByRole('option', { name: 'At least 198 more' })).toBeInTheDocument();
    await user.type(screen.getByRole('combobox'), 's');
    expect(await screen.findByRole('group', { name: 'Parts' })).toBeInTheDocument();
  });
});

describe('a choice', () => {
  test('by arrows and Enter leads there, and closes the dialog', async () => {
    const { user } = await open();
    await type(user, 'ab12');
    expect(selected()).toHaveTextContent('AB-12');
    await user.keyboard('{ArrowUp}');
    expect(selected()).toHaveTextContent('Careers');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toHaveTextContent('Engine');
    await choose();
    expect(await screen.findByRole('heading', { name: 'Properties' })).toBeInTheDocument();
    expect(window.location.hash).toBe('#/dashboard/product/7');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('of what stands in a list leads there, and filters the list so that it shows', async () => {
    const { user } = await open(() => [
      { kind: 'CATEGORY', totalCount: 1, hits: [hit('2', 'Frame')] },
    ]);
    await type(user, 'frame');
    // On the same screen, whose list was not filtered before.
    await choose();
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('Frame'),
    );
    expect(window.location.hash).toBe('#/dashboard/categories');
  });

  test('of a part leads to its spare, whose parts are filtered by its number', async () => {
    const { user } = await open();
    await type(user, 'ab12');
    await choose();
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('AB-12'),
    );
    expect(window.location.hash).toBe('#/dashboard/spare/7');
  });

  test('of an enquiry asks the server for those of its sender', async () => {
    const found = [{ kind: 'REQUEST', totalCount: 1, hits: [hit('2', 'Bob')] }];
    const { user } = await open(() => found);
    await type(user, 'nozzles');
    await choose();
    await waitFor(() =>
      expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('Bob'),
    );
    expect(window.location.hash).toBe('#/dashboard/requests');
  });

  test('that would lose changes asks first, as a link does', async () => {
    const { user } = await open(() => found, '/dashboard/settings');
    await user.type(await screen.findByLabelText('Phone'), '1');
    await type(user, 'ab12');
    await choose();
    const question = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' });
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(window.location.hash).toBe('#/dashboard/settings');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toMatch(/1$/);
  });
});
