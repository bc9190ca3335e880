import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';

import type { Language } from '../../i18n/languages.ts';
import { pagesOf } from '../../test/pages-of.ts';
import { expectExplicitRoles } from '../../test/expect-explicit-roles.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { siteResponses } from '../../test/site-responses.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';
import { maxParts, readBasket } from '../basket/basket.ts';
import { addToBasket } from '../basket/edit-basket.ts';
import { nozzle } from '../../test/spare-responses.ts';

const igniter = {
  ...nozzle,
  partNumber: 'HT-IG-1001-02',
  description: localized('Zündkerze', 'Igniter plug', 'Запальная свеча'),
  substPart: 'HT-IG-1001-03',
  quantity: 2,
};
const gasket = {
  ...nozzle,
  id: 'part-2',
  restId: '2',
  partNumber: 'HT-IG-1044-01',
  description: localized('Dichtung', 'Gasket', 'Прокладка'),
  substPart: '',
  quantity: 4,
};

function spare(parts: object) {
  return {
    __typename: 'Spare',
    id: 'spare-7',
    restId: '7',
    title: localized('Zündung', 'Ignition', 'Зажигание'),
    text: localized('<p>Zwei Kerzen.</p>', '<p>Two plugs.</p>', '<p>Две свечи.</p>'),
    images: [{ path: '/files/a.png', url: () => '/api/files/a.png' }],
    parts,
  };
}

async function openPartList({
  parts = pagesOf([igniter, gasket]),
  language,
  route = '/part-list/7',
  partHistories = [],
  synonyms = null,
}: {
  parts?: object;
  language?: Language;
  route?: string;
  partHistories?: object;
  synonyms?: object | null;
} = {}) {
  const sendRequest = vi.fn((_args: { input: object }) => ({}));
  const app = await renderApp({
    route,
    ...(language && { language }),
    responses: {
      ...siteResponses,
      spare: ({ by }: { by: { restId: string } }) => (by.restId === '7' ? spare(parts) : null),
      sendRequest,
      partHistories,
      synonyms,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, sendRequest };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fillIn(user: Awaited<ReturnType<typeof openPartList>>['user']) {
  await user.fill(field(/^Name/), 'A. Buyer');
  await user.fill(field(/^Email/), 'buyer@example.com');
  await user.fill(field(/^Company/), 'Power Ltd');
}

const submit = () => screen.getByRole('button', { name: 'Availability inquiry' });

describe('part list (spec 2.7)', () => {
  test('shows title, images, text and the table in the current language', async () => {
    await openPartList({ language: 'ru' });
    expect(screen.getByRole('heading', { level: 1, name: 'Зажигание' })).toBeVisible();
    expect(document.title).toBe('Зажигание – Hamberg Turbinen');
    expect(screen.getByRole('img', { name: 'Зажигание 1' })).toHaveAttribute(
      'src',
      '/api/files/a.png',
    );
    expect(screen.getByText('Две свечи.')).toBeVisible();
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual(['Номер детали', 'Наименование', 'Заменён на', 'Количество']);
    expect(screen.getByText('Запальная свеча')).toBeVisible();
  });

  test('a click on a row fills the comment with number, description and substitute part, and leads there once no second click can follow, unless the visitor goes elsewhere', async () => {
    await openPartList();
    const [comment, text] = [field(/^Comment/), screen.getByText('Igniter plug')];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const click = (detail: number) => {
      fireEvent.pointerDown(text);
      fireEvent.mouseDown(text, { detail });
      fireEvent.click(text, { detail });
    };
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    click(1);
    expect(comment).toHaveValue('HT-IG-1001-02, Igniter plug, HT-IG-1001-03');
    click(2);
    wait(300);
    expect(comment).not.toHaveFocus();
    click(1);
    fireEvent.keyDown(text, { key: 'Tab' });
    wait(300);
    expect(comment).not.toHaveFocus();
    click(1);
    // As assistive technology does, without a key or pointer.
    act(() => field(/^Name/).focus());
    wait(300);
    expect(comment).not.toHaveFocus();
    click(1);
    wait(299);
    expect(comment).not.toHaveFocus();
    wait(1);
    expect(comment).toHaveFocus();
  });

  test('selecting text in a row is no click on it; its button and another row are', async () => {
    const { user } = await openPartList();
    await user.fill(field(/^Comment/), 'Typed.');
    const description = screen.getByText('Igniter plug');
    await user.pointer([
      { keys: '[MouseLeft>]', target: description, offset: 0 },
      { target: description, offset: 7 },
      { keys: '[/MouseLeft]' },
    ]);
    expect(getSelection()?.toString()).toBe('Igniter');
    expect(field(/^Comment/)).toHaveValue('Typed.');
    act(() => screen.getByText('Gasket').click());
    expect(field(/^Comment/)).toHaveValue('HT-IG-1044-01, Gasket');
    getSelection()?.selectAllChildren(description);
    act(() => screen.getByRole('button', { name: 'Put part HT-IG-1001-02 into the form' }).click());
    expect(field(/^Comment/)).toHaveValue('HT-IG-1001-02, Igniter plug, HT-IG-1001-03');
  });

  test('a click on what a double-click has selected is one on the row; a click by the menu keeps it', async () => {
    await openPartList();
    const number = screen.getByText('HT-IG-1001-02', { selector: 'button' });
    getSelection()?.selectAllChildren(number);
    fireEvent.mouseDown(number, { detail: 1, button: 2 });
    expect(getSelection()?.toString()).toBe('HT-IG-1001-02');
    // Browsers keep what is selected until the button is released.
    fireEvent.mouseDown(number, { detail: 1 });
    fireEvent.click(number, { detail: 1 });
    expect(field(/^Comment/)).toHaveValue('HT-IG-1001-02, Igniter plug, HT-IG-1001-03');
  });

  test('each row is headed by its number, which no browser translates, unlike the labels of its values', async () => {
    await openPartList();
    expectExplicitRoles(screen.getByRole('table'));
    const header = screen.getByRole('rowheader', { name: 'HT-IG-1001-02' });
    expect(header).toHaveAttribute('translate', 'no');
    const substitute = screen.getByText('HT-IG-1001-03', { selector: 'td' });
    expect(substitute).toHaveAttribute('translate', 'no');
    const label = within(substitute).getByText('Subst-Part:');
    expect(label).toHaveAttribute('translate', 'yes');
  });

  test('what a quantity means is said at the table', async () => {
    await openPartList();
    expect(screen.getByRole('table')).toHaveAccessibleDescription(
      'Quantity: pieces fitted per engine or assembly, not the stock.',
    );
  });

  test('a row is picked by keyboard too, and without a substitute part no comma is left over', async () => {
    const { user } = await openPartList();
    screen.getByRole('button', { name: 'Put part HT-IG-1044-01 into the form' }).focus();
    await user.keyboard('{Enter}');
    expect(field(/^Comment/)).toHaveValue('HT-IG-1044-01, Gasket');
    expect(field(/^Comment/)).toHaveFocus();
  });

  test('a row shows, and fills in, the description of another language where it has none', async () => {
    const untranslated = { ...igniter, description: localized('Zündkerze', '', '') };
    const { user } = await openPartList({ parts: pagesOf([untranslated]) });
    const description = screen.getByText('Zündkerze');
    expect(description).toHaveAttribute('lang', 'de');
    await user.click(description);
    expect(field(/^Comment/)).toHaveValue('HT-IG-1001-02, Zündkerze, HT-IG-1001-03');
  });

  test('an empty list says so (spec 8)', async () => {
    await openPartList({ parts: pagesOf([]) });
    expect(screen.getByText('No item')).toBeVisible();
  });

  test('the comment has four rows (spec 9)', async () => {
    await openPartList();
    expect(field(/^Comment/)).toHaveAttribute('rows', '4');
  });

  test('an unknown spare shows the home page (spec 2.1)', async () => {
    await renderApp({ route: '/part-list/99', responses: { ...siteResponses, spare: null } });
    expect(
      await screen.findByRole('heading', { name: 'About Hamberg Turbinen GmbH' }),
    ).toBeVisible();
  });
});

type Page = Parameters<ReturnType<typeof pagesOf>>[0];

describe('a long part list', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...igniter,
    id: `part-${index + 1}`,
    partNumber: `HT-${index + 1}`,
  }));
  const numbers = () =>
    screen.getAllByRole('row').map((row) => /HT-\d+/.exec(row.textContent)?.[0] ?? 'head');
  const upTo = (count: number) => [
    'head',
    ...many.slice(0, count).map(({ partNumber }) => partNumber),
  ];
  /** Gives less than is asked for, as a server may. */
  const pages = (page: Page) => pagesOf(many)({ ...page, first: 10 });

  test('shows its first sub-parts at once and reads the rest by itself', async () => {
    const asked: Page[] = [];
    const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
    const { sent } = await openPartList({
      parts: async (page: Page) => {
        asked.push({ ...page });
        if (page.after) await later;
        return pages(page);
      },
    });
    expect(numbers()).toEqual(upTo(10));
    expect(screen.getByText('Loading all parts…')).toHaveRole('status');

    goOn(undefined);
    await waitFor(() => expect(numbers()).toEqual(upTo(25)));
    expect(screen.queryByText('Loading all parts…')).toBeNull();
    expect(asked).toEqual([
      { first: 100 },
      { first: 200, after: 'after part-10' },
      { first: 200, after: 'after part-20' },
    ]);
    expect(sent.filter((name) => name === 'PartListScreen')).toHaveLength(3);
  });

  const toTarget = '/part-list/7?part=HT-15';
  const targetButton = () => screen.findByRole('button', { name: /^Put part HT-15 into/ });

  test('leads to the row that the address asks for, once', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await openPartList({ parts: pages, route: toTarget });
    await waitFor(async () => expect(await targetButton()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^de / }));
    await screen.findByRole('textbox', { name: /^Kommentar/ });
    const heading = screen.getByRole('heading', { level: 1 });
    act(() => heading.focus());
    await waitFor(() => expect(numbers()).toEqual(upTo(25)));
    await act(() => new Promise(requestAnimationFrame));
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(heading).toHaveFocus();
  });

  test('leaves the focus in the inquiry where the target row loads later', async () => {
    const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
    const { user } = await openPartList({
      parts: async (page: Page) => {
        if (page.after) await later;
        return pages(page);
      },
      route: toTarget,
    });
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.type(field(/^Comment/), 'By');
    goOn(undefined);
    expect(await targetButton()).toBeVisible();
    await act(() => new Promise(requestAnimationFrame));
    await user.keyboard(' May');
    expect(field(/^Comment/)).toHaveValue('By May');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('keeps its rows where the rest fails, and offers to try again (spec 8)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isThere = false;
    const { user, sent } = await openPartList({
      parts: (page: Page) => {
        if (page.after && !isThere) throw new GraphQLError('The backend is not there.');
        return pages(page);
      },
    });
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    expect(numbers()).toEqual(upTo(10));
    expect(screen.queryByText('Loading all parts…')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();

    // Wrapped in act: the click suspends the screen, and React needs to finish rendering it.
    await user.click(tryAgain);
    await waitFor(() => expect(sent.filter((name) => name === 'PartListScreen')).toHaveLength(3));
    // Wait until the attempt has failed: a click before would wait for the same response.
    await waitFor(() => expect(screen.queryByText('Loading all parts…')).toBeNull());
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(numbers()).toEqual(upTo(25)));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([false, true])(
    'is read to its end in another language that is chosen meanwhile (shown before: %s)',
    async (isShownBefore) => {
      const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
      let asked = 0;
      const { user } = await openPartList({
        parts: async (page: Page) => {
          if (page.after) {
            asked += 1;
            if (asked === 1) await later;
          }
          return pagesOf(many)({ ...page, first: 15 });
        },
      });
      await user.click(screen.getByRole('button', { name: 'de Deutsch' }));
      if (isShownBefore) await screen.findAllByText('Zündkerze');
      goOn(undefined);

      await waitFor(() => expect(screen.getAllByText('Zündkerze')).toHaveLength(25));
      expect(numbers()).toEqual(upTo(25));
      expect(screen.queryByText('Igniter plug')).toBeNull();
    },
  );
});

describe('several parts', () => {
  test('a click with a key adds a line, and a plain one replaces all of them (spec 2.7)', async () => {
    const { user } = await openPartList();
    await user.click(screen.getByText('Igniter plug'));
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Gasket'));
    await user.keyboard('{/Control}');
    expect(field(/^Comment/)).toHaveValue(
      'HT-IG-1001-02, Igniter plug, HT-IG-1001-03\nHT-IG-1044-01, Gasket',
    );
    expect(screen.getAllByRole('link', { name: 'Parts in the enquiry: 2' })).toHaveLength(2);

    await user.click(screen.getByText('Gasket'));
    expect(field(/^Comment/)).toHaveValue('HT-IG-1044-01, Gasket');
    expect(readBasket()).toHaveLength(2);
  });

  test('quick clicks with a key count each, whatever the key', async () => {
    await openPartList();
    for (const [index, key] of ['ctrlKey', 'shiftKey', 'metaKey'].entries())
      fireEvent.click(screen.getByText('Gasket'), { detail: index + 1, [key]: true });
    expect(field(/^Comment/)).toHaveValue('HT-IG-1044-01, Gasket × 3');
  });

  test('the plus adds a line below what was typed, and once more the quantity', async () => {
    const { user } = await openPartList();
    await user.fill(field(/^Comment/), 'By March:');
    const plus = screen.getByRole('button', { name: 'Add part HT-IG-1044-01 to the enquiry' });
    await user.click(plus);
    expect(field(/^Comment/)).toHaveValue('By March:\nHT-IG-1044-01, Gasket');
    await user.click(plus);
    expect(field(/^Comment/)).toHaveValue('By March:\nHT-IG-1044-01, Gasket × 2');
    expect(field(/^Comment/)).not.toHaveFocus();
  });
});

test('a part whose id another one had is not in the enquiry yet', async () => {
  addToBasket({ id: gasket.id, partNumber: 'HT-OLD-1', description: 'Gasket', substPart: '' });
  const { user } = await openPartList();
  const plus = screen.getByRole('button', { name: 'Add part HT-IG-1044-01 to the enquiry' });
  expect(plus).not.toHaveAttribute('data-copied');
  await user.click(plus);
  expect(plus).toHaveAttribute('data-copied');
  expect(field(/^Comment/)).toHaveValue('HT-IG-1044-01, Gasket');
  expect(readBasket().map(({ partNumber }) => partNumber)).toEqual(['HT-OLD-1', 'HT-IG-1044-01']);
});

test('a part that the enquiry has no room for says so', async () => {
  const other = { partNumber: 'HT-9', description: '', substPart: '' };
  for (let index = 0; index < maxParts; index += 1) addToBasket({ ...other, id: `${index}` });
  const { user } = await openPartList();
  await user.click(screen.getByRole('button', { name: 'Add part HT-IG-1044-01 to the enquiry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not added: 1.');
  expect(field(/^Comment/)).toHaveValue('');
});

describe('the filter of a part list', () => {
  const parts = Array.from({ length: 24 }, (_, index) => ({
    ...igniter,
    id: `part-${index + 1}`,
    partNumber: `HT-IG-${1000 + index}`,
    substPart: '',
    ...(index === 20 && { description: localized('Dichtung', 'Gasket', 'Прокладка') }),
  }));
  const filter = () => screen.queryByRole('searchbox', { name: 'Filter this list' });
  const shown = () =>
    screen.getAllByRole('row').flatMap((row) => /HT-IG-\d+/.exec(row.textContent)?.[0] ?? []);
  async function type(user: Awaited<ReturnType<typeof openPartList>>['user'], text: string) {
    const searchbox = filter();
    if (!searchbox) throw new Error('There is no filter.');
    await user.fill(searchbox, text);
  }

  test.each([
    [15, false],
    [16, true],
  ])('of %i rows is there: %s', async (count, expected) => {
    await openPartList({ parts: pagesOf(parts.slice(0, count)) });
    expect(filter() !== null).toBe(expected);
  });

  test('shows the rows that match, of those that came later, too, and all again without it', async () => {
    const { promise: later, resolve: goOn } = Promise.withResolvers<undefined>();
    const { user } = await openPartList({
      parts: async (page: Page) => {
        if (page.after) await later;
        return pagesOf(parts)({ ...page, first: 16 });
      },
    });
    await type(user, 'gasket');
    await waitFor(() => expect(shown()).toEqual([]));
    goOn(undefined);
    await waitFor(() => expect(shown()).toEqual(['HT-IG-1020']));
    expect(screen.getByText('1 of 24 rows')).toHaveRole('status');
    await type(user, 'ht ig 1007');
    await waitFor(() => expect(shown()).toEqual(['HT-IG-1007']));
    await type(user, 'НТ-IG-1O11');
    await waitFor(() => expect(shown()).toEqual(['HT-IG-1011']));
    await type(user, 'gearbox');
    await waitFor(() => expect(shown()).toEqual([]));
    expect(screen.getByText('No part was found for “gearbox”.')).toBeVisible();
    await type(user, ' ');
    await waitFor(() => expect(shown()).toHaveLength(24));
  });

  test('finds by the names that administrators keep for one thing', async () => {
    const synonyms = { nodes: [{ id: 'synonym-1', words: 'Flanschdichtung, gizmo' }] };
    const named = { ...parts[0], description: localized('Flanschdichtung', 'Gizmo', 'Прокладка') };
    const { user } = await openPartList({
      parts: pagesOf([named, ...parts.slice(1, 20)]),
      synonyms,
      language: 'de',
    });
    const searchbox = screen.getByRole('searchbox');
    await user.fill(searchbox, 'gizmo');
    await waitFor(() => expect(shown()).toEqual(['HT-IG-1000']));
  });

  test('keeps the order of the list, and a row is picked as before (spec 2.7)', async () => {
    const { user } = await openPartList({ parts: pagesOf(parts.slice(0, 20)) });
    await type(user, 'ig-100');
    await waitFor(() => expect(shown()).toEqual(parts.slice(0, 10).map((part) => part.partNumber)));
    await user.click(screen.getByText('HT-IG-1003'));
    expect(field(/^Comment/)).toHaveValue('HT-IG-1003, Igniter plug');
  });
});

describe('availability inquiry (spec 5)', () => {
  test('sends what was typed, whatever the address looks like, with the language, alerts and clears the form (spec 4, 5, 8)', async () => {
    const { user, sent, sendRequest } = await openPartList();
    await fillIn(user);
    await user.fill(field(/^Email/), 'call me');
    await user.click(screen.getByText('Gasket'));
    await solveCaptcha(user);
    expect(await screen.findByText('CAPTCHA Verified!')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();

    await user.click(submit());
    expect(await screen.findByText('Successfully sended')).toBeVisible();
    expect(sendRequest.mock.calls[0]?.[0].input).toMatchObject({
      name: 'A. Buyer',
      email: 'call me',
      company: 'Power Ltd',
      text: 'HT-IG-1044-01, Gasket',
      language: 'EN',
      website: '',
      captchaSolved: true,
    });
    for (const name of [/^Name/, /^Email/, /^Company/, /^Comment/]) {
      expect(field(name)).toHaveValue('');
    }
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(sent.toSorted()).toEqual(['PartListScreen', 'SendRequest', 'SiteLayout']);
  });

  test('empty fields are marked and nothing is sent', async () => {
    const { user, sent } = await openPartList();
    await solveCaptcha(user);
    await user.click(submit());
    for (const name of [/^Name/, /^Email/, /^Company/]) expect(field(name)).toBeInvalid();
    expect(field(/^Comment/)).toBeValid();
    expect(screen.queryByText('It was not confirmed that you were not a Robot')).toBeNull();
    expect(sent).not.toContain('SendRequest');
  });

  test('filled in but unconfirmed, nothing is sent', async () => {
    const { user, sent } = await openPartList();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText('It was not confirmed that you were not a Robot')).toBeVisible();
    for (const name of [/^Name/, /^Email/, /^Company/]) expect(field(name)).toBeValid();
    expect(sent).not.toContain('SendRequest');
  });

  test('a send that is refused gives no message and keeps what was typed (spec 8)', async () => {
    const { user, sendRequest } = await openPartList();
    sendRequest.mockReturnValue({ userErrors: [{ code: 'INVALID_INPUT', field: ['email'] }] });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await fillIn(user);
    await solveCaptcha(user);
    await user.click(submit());
    expect(sendRequest).toHaveBeenCalledOnce();
    expect(field(/^Name/)).toHaveValue('A. Buyer');
    expect(submit()).toBeEnabled();
    expect(screen.queryByText('Successfully sended')).toBeNull();
  });
});

test('a wrong code alerts, unticks the box and shows another code (spec 4)', async () => {
  const { user } = await openPartList();
  await user.click(screen.getByRole('checkbox'));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = () => dialog.getByRole('status').textContent;
  const wrongCodes = [
    () => '!',
    () => '',
    (code: string) => `${code}z`,
    (code: string) => ` ${code}`,
  ];
  for (const wrong of wrongCodes) {
    const code = shown();
    await user.fill(dialog.getByRole('textbox'), wrong(code));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Incorrect CAPTCHA. Try again!')).toBeVisible();
    expect(shown()).not.toBe(code);
    expect(screen.getByRole('checkbox', { hidden: true })).not.toBeChecked();
  }
});

describe('what a part replaces, what replaces it, and where else it stands (spec 2.7)', () => {
  /** Stands in for the observer of rows; returns what lets a row come near the window. */
  function observeRows() {
    let comeNear: (row: Element) => void = () => {};
    const observed = new Set<Element>();
    vi.stubGlobal(
      'IntersectionObserver',
      class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback) {
          super(callback);
          comeNear = (target) => {
            const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
            if (observed.has(target)) callback([entry], this);
          };
        }
        override observe(row: Element) {
          observed.add(row);
        }
      },
    );
    return (row: Element) => act(() => comeNear(row));
  }

  const history = (number: string, predecessors: string[][], successors: string[][] = []) => ({
    ...{ number, predecessors, successors },
    hasMore: false,
    spares: [
      { restId: '7', title: localized('Zündung', 'Ignition', 'Зажигание') },
      { restId: '9', title: localized('Kessel', 'Boiler', 'Котёл') },
    ],
  });

  test.each([
    ['de', 'Ersetzungen, alt nach neu', 'Auch in', 'Kessel'],
    ['en', 'Supersession, old to new', 'Also in', 'Boiler'],
    ['ru', 'Замены, от старого номера к новому', 'Также в списках', 'Котёл'],
  ] as const)('stands at its row, in the language %s', async (language, label, also, boiler) => {
    const comeNear = observeRows();
    const { sent } = await openPartList({
      language,
      partHistories: [
        history('HT-IG-1001-02', [['HT-IG-1000', 'HT-IG-1001-01']]),
        { ...history('HT-IG-1001-03', []), successors: [['HT-IG-2000']], hasMore: true },
      ],
    });
    const row = screen.getByRole('row', { name: /^HT-IG-1001-02/ });
    expect(sent).not.toContain('PartHistories');
    comeNear(row);
    expect(await screen.findByRole('link', { name: boiler })).toHaveAttribute(
      'href',
      `/${language}/part-list/9?part=HT-IG-1001-02#/part-list/9?part=HT-IG-1001-02`,
    );
    expect(row).toHaveTextContent(
      `${label}: HT-IG-1000, HT-IG-1001-01 → HT-IG-1001-02 → HT-IG-1001-03 → HT-IG-2000 …${also}: ${boiler}`,
    );
  });

  test('is in the language of the page, also back in an earlier one', async () => {
    const comeNear = observeRows();
    const { user } = await openPartList({ partHistories: [history('HT-IG-1001-02', [])] });
    comeNear(screen.getByRole('row', { name: /^HT-IG-1001-02/ }));
    expect(await screen.findByRole('link', { name: 'Boiler' })).toBeInTheDocument();
    for (const [button, list] of [
      ['de Deutsch', 'Kessel'],
      ['en English', 'Boiler'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('link', { name: list })).toBeInTheDocument();
    }
  });

  test('is asked for once for all rows near the window, and not for others', async () => {
    const comeNear = observeRows();
    const many = Array.from({ length: 60 }, (_, n) => ({
      ...gasket,
      id: `p${n}`,
      partNumber: `N-${n}`,
    }));
    const asked = vi.fn((_: { numbers: string[] }) => []);
    await openPartList({ parts: pagesOf(many), partHistories: asked });
    const rows = screen.getAllByRole('row').slice(1);
    for (const index of [3, 4, 3]) comeNear(rows[index] ?? document.body);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(asked.mock.calls[0]?.[0].numbers).toHaveLength(50);
    comeNear(rows[55] ?? document.body);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(asked.mock.calls[1]?.[0].numbers).toHaveLength(10);
  });

  test('is not repeated where the row says it all, and does not change what a click picks', async () => {
    const comeNear = observeRows();
    const { user } = await openPartList({
      partHistories: [{ ...history('HT-IG-1001-02', [], [['HT-IG-1001-03']]), spares: [] }],
    });
    const row = screen.getByRole('row', { name: /^HT-IG-1001-02/ });
    const before = row.textContent;
    comeNear(row);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(row.textContent).toBe(before);
    await user.click(within(row).getByText('Igniter plug'));
    expect(screen.getByRole('textbox', { name: /^Comment/ })).toHaveValue(
      'HT-IG-1001-02, Igniter plug, HT-IG-1001-03',
    );
  });
});
