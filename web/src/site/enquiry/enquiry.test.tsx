import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { foldNumber } from 'backend/part-folding';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { expectExplicitRoles } from '../../test/expect-explicit-roles.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { textCell, workbook } from '../../test/workbook.ts';
import { siteResponses } from '../../test/site-responses.ts';
import { solveCaptcha } from '../../test/solve-captcha.ts';
import { maxParts, maxTextLength, readBasket } from '../basket/basket.ts';
import { addToBasket } from '../basket/edit-basket.ts';
import { readList } from '../pasted-list/read-list.ts';

const nozzle = { id: 'a', partNumber: 'HT-1', description: 'Nozzle', substPart: 'HT-2' };
const ring = { id: 'b', partNumber: 'HT-9', description: 'Ring', substPart: '' };

/** The lists: an old part and what replaces it twice over, of which the first stands in no list of its own. */
const oldSeal = { id: 'c', partNumber: 'HT-BG-02', description: 'Seal', substPart: 'HT-BG-03' };
const listed = [nozzle, ring, oldSeal].map(({ description, ...part }) => ({
  ...part,
  quantity: 1,
  description: localized(description, description, description),
}));

/** Searches as the gateway does: numbers and substitutes, else those with another last sign. */
function hitsOf(query: string) {
  const number = foldNumber(query);
  const exact = listed.filter(({ partNumber, substPart }) =>
    [partNumber, substPart].some((one) => foldNumber(one) === number),
  );
  const similar = listed.filter(
    ({ partNumber }) => foldNumber(partNumber).slice(0, -1) === number.slice(0, -1),
  );
  return (exact.length > 0 ? exact : similar.slice(0, 1)).map((subPart) => ({
    match: exact.length > 0 ? 'EXACT' : 'SIMILAR',
    subPart,
    spare: { restId: '7' },
  }));
}

/** What the gateway says of a number without further steps. */
const history = (
  number: string,
  other: { predecessors?: string[][]; successors?: string[][] } = {},
) => ({
  ...{ number, predecessors: [], successors: [], hasMore: false, spares: [] },
  ...other,
});

async function openEnquiry(partHistories: object = []) {
  const sendRequest = vi.fn((_: { input: { text: string } }) => ({}));
  const search = vi.fn(({ query }: { query: string }): object => ({
    parts: { hits: hitsOf(query), hasMore: false },
  }));
  const app = await renderApp({
    route: '/enquiry',
    responses: { ...siteResponses, sendRequest, search, partHistories },
  });
  await screen.findByRole('heading', { level: 1, name: 'Enquiry for several parts' });
  return { ...app, sendRequest, search };
}

type User = Awaited<ReturnType<typeof openEnquiry>>['user'];

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function sendForm(user: User) {
  await user.fill(field(/^Name/), 'A. Buyer');
  await user.fill(field(/^Email/), 'buyer@example.com');
  await user.fill(field(/^Company/), 'Power Ltd');
  await solveCaptcha(user);
  await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
}

/** The text of the enquiry, its reference number as a word. */
function sentText(sendRequest: Awaited<ReturnType<typeof openEnquiry>>['sendRequest']): string {
  const text = sendRequest.mock.calls.at(-1)?.[0].input.text ?? '';
  return text.replace(/[\dA-F]{4}-[\dA-F]{4}$/, '<reference>');
}

async function paste(user: User, text: string) {
  await user.click(field(/^Part numbers and quantities/));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Add the list' }));
}

test('the parts go out as one enquiry, as shown: a line for each above the comment; they leave the basket, and stay to be seen', async () => {
  addToBasket(nozzle);
  addToBasket(ring, 3);
  const { user, sendRequest, sent } = await openEnquiry();
  expect(screen.getByRole('link', { name: 'Parts in the enquiry: 2' })).toHaveAttribute(
    'href',
    '/en/enquiry#/enquiry',
  );
  expect(screen.getByRole('row', { name: 'Partnumber Description Quantity' })).toBeVisible();
  const preview = screen.getByText('Lines to be sent: 2').closest('details');
  const lines = within(preview ?? document.body).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'HT-1, Nozzle, HT-2',
    'HT-9, Ring × 3',
  ]);
  await user.fill(field(/^Comment/), ' By March, please.');
  await sendForm(user);
  expect(await screen.findByText('Successfully sended')).toBeVisible();
  expect(sentText(sendRequest)).toBe(
    'HT-1, Nozzle, HT-2\nHT-9, Ring × 3\n\nBy March, please.\n\nReference: <reference>',
  );
  expect(sent.filter((name) => name === 'SendRequest')).toHaveLength(1);
  expect(readBasket()).toEqual([]);
  expect(screen.getByText(/^There is no part in the enquiry yet/)).toBeVisible();
  expect(screen.queryByText(/^Lines to be sent/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Parts in the enquiry/ })).toBeNull();

  const heading = screen.getByRole('heading', { name: 'Sent' });
  const entry = within(heading.closest('section') ?? document.body);
  const text = sendRequest.mock.calls[0]?.[0].input.text ?? '';
  const [reference = ''] = /[\dA-F]{4}-[\dA-F]{4}$/.exec(text) ?? [];
  expect(entry.getByText(reference)).toBeVisible();
  expect(entry.getByText(/HT-9, Ring × 3/)).toBeVisible();
  expect(localStorage.getItem('sent_enquiries')).not.toMatch(/Buyer|example\.com|Power/);

  await user.click(entry.getByRole('button', { name: `Remove from this device: ${reference}` }));
  expect(screen.queryByRole('heading', { name: 'Sent' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('parts and comment together have the length of a text that is stored', async () => {
  const { user, sendRequest } = await openEnquiry();
  const comment = field(/^Comment/);
  await user.click(comment);
  await user.paste('x'.repeat(20_000));
  act(() => void addToBasket(nozzle));
  await sendForm(user);
  expect(comment).toBeInvalid();
  expect(comment).toHaveAccessibleDescription(/^The enquiry is too long\./);
  expect(comment).toHaveFocus();
  expect(sendRequest).not.toHaveBeenCalled();
  await user.clear(comment);
  await user.paste('x'.repeat(20_000));
  await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
  expect(await screen.findByText('Successfully sended')).toBeVisible();
  expect(sendRequest.mock.lastCall?.[0].input.text).toHaveLength(20_000);
});

test('parts that alone are longer than a text that is stored are not sent in silence', async () => {
  const long = { partNumber: 'H'.repeat(maxTextLength), note: 'x'.repeat(maxTextLength) };
  for (let n = 0; n < 10; n++) addToBasket({ ...nozzle, ...long, id: `${n}` });
  const { user, sendRequest } = await openEnquiry();
  await sendForm(user);
  expect(field(/^Comment/)).toHaveAccessibleDescription(/^The enquiry is too long\./);
  expect(sendRequest).not.toHaveBeenCalled();
});

test('a quantity counts as it is typed, shows what the list adds to it, and that comes back', async () => {
  addToBasket(nozzle);
  const { user } = await openEnquiry();
  const quantity = screen.getByRole('textbox', { name: 'Quantity of HT-1' });
  await user.clear(quantity);
  await user.type(quantity, '-1.2');
  expect(readBasket()[0]?.quantity).toBe(12);
  await paste(user, 'HT-1\t3');
  await waitFor(() => expect(quantity).toHaveValue('15'));
  // Its library tells of the focus a moment later.
  await user.click(quantity);
  await user.clear(quantity);
  expect(quantity).toHaveValue('');
  await user.type(quantity, '0-x');
  await user.tab();
  expect(quantity).toHaveValue('15');
  expect(readBasket()[0]?.quantity).toBe(15);
});

test('a part that is removed leaves the focus beside it, the last one on the heading', async () => {
  addToBasket(nozzle);
  addToBasket(ring);
  addToBasket({ ...ring, id: 'c', partNumber: 'HT-10' });
  const { user } = await openEnquiry();
  expectExplicitRoles(screen.getByRole('table'));
  const remove = (number: string) =>
    screen.getByRole('button', { name: `Remove part ${number} from the enquiry` });
  await user.click(remove('HT-9'));
  expect(remove('HT-10')).toHaveFocus();
  await user.click(remove('HT-10'));
  expect(remove('HT-1')).toHaveFocus();
  await user.click(remove('HT-1'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('each row says what it was read from, and a number that is like it can take its place', async () => {
  const { user } = await openEnquiry();
  await paste(user, '1\tHT-8\tring\t2\n2\tHT-1\tring\t1');
  const cell = await screen.findByRole('cell', { name: /1 HT-8 ring 2/ });
  await user.click(within(cell).getByRole('button', { name: 'Perhaps HT-1 (HT-8)' }));
  await waitFor(() => expect(readBasket()).toHaveLength(1));
  expect(readBasket()[0]).toMatchObject({ partNumber: 'HT-1', quantity: 3 });
  expect(screen.getByRole('textbox', { name: 'Quantity of HT-1' })).toHaveFocus();
});

test('the buyer may ask for the new number in place of the old one, and back', async () => {
  const { user } = await openEnquiry([
    history('HT-BG-02', { successors: [['HT-BG-03']] }),
    history('HT-BG-03', { predecessors: [['HT-BG-02']] }),
  ]);
  await paste(user, 'HT-BG-02\t3');
  await user.click(
    await screen.findByRole('button', { name: 'Ask for HT-BG-03 instead (HT-BG-02)' }),
  );
  await user.click(
    await screen.findByRole('button', { name: 'Ask for HT-BG-02 instead (HT-BG-03)' }),
  );
  await screen.findByRole('rowheader', { name: 'HT-BG-02' });
  expect(readBasket()).toMatchObject([{ partNumber: 'HT-BG-02', quantity: 3 }]);
  expect(screen.getByRole('textbox', { name: 'Quantity of HT-BG-02' })).toHaveFocus();
});

test('numbers that replace each other are shown as a chain through all lists, and where they stand', async () => {
  addToBasket(nozzle);
  const spares = [{ restId: '8', title: localized('Zündung', 'Ignition', 'Зажигание') }];
  await openEnquiry([
    { ...history('HT-1', { predecessors: [['HT-0']], successors: [['HT-2']] }), spares },
    history('HT-2', { successors: [['HT-3'], ['HT-1']] }),
  ]);
  // What leads back to the number itself is left out: the direction stays that of its own row.
  expect(await screen.findByRole('link', { name: 'Ignition' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^HT-1/ })).toHaveTextContent(
    'HT-0 → HT-1 → HT-2 → HT-3In part lists: Ignition',
  );
  expect(screen.getByRole('link', { name: 'Ignition' })).toHaveAttribute(
    'href',
    '/en/part-list/8?part=HT-1#/part-list/8?part=HT-1',
  );
  for (const number of ['HT-0', 'HT-2', 'HT-3']) {
    expect(screen.getByRole('button', { name: `Ask for ${number} instead (HT-1)` })).toBeVisible();
  }
});

test('where the chain cannot be loaded, the row says what it knows itself', async () => {
  addToBasket(nozzle);
  const partHistories = () => {
    throw new GraphQLError('The backend is not there.');
  };
  await openEnquiry(partHistories);
  expect(screen.getByRole('row', { name: /^HT-1/ })).toHaveTextContent('HT-1 → HT-2');
});

test('a quantity that is not certain is asked for before anything is sent', async () => {
  const { user, sendRequest } = await openEnquiry();
  await paste(user, 'HT-1\t1.000\nHT-9');
  await screen.findByText('Quantity to be entered: 2');
  await sendForm(user);
  const first = screen.getByRole('textbox', { name: 'Quantity of HT-1' });
  expect(first).toHaveFocus();
  expect(first).toBeInvalid();
  expect(sendRequest).not.toHaveBeenCalled();

  await user.type(first, '12');
  await user.clear(first);
  await user.tab();
  expect(first).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
  expect(first).toHaveFocus();
  expect(sendRequest).not.toHaveBeenCalled();

  await user.fill(first, '1000');
  await user.type(screen.getByRole('textbox', { name: 'Quantity of HT-9' }), '2');
  await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
  await screen.findByText('Successfully sended');
  expect(sentText(sendRequest).split('\n').slice(0, 2)).toEqual([
    'HT-1, Nozzle, HT-2 × 1000',
    'HT-9, Ring × 2',
  ]);
});

test('one of each can be said for all that are open', async () => {
  const { user } = await openEnquiry();
  await paste(user, 'HT-1\nHT-9\nHT-BG-02\t5');
  await user.click(await screen.findByRole('button', { name: 'Enter 1\u00a0for these 2' }));
  expect(readBasket().map(({ quantity }) => quantity)).toEqual([1, 1, 5]);
  expect(screen.queryByRole('button', { name: /^Enter 1/ })).toBeNull();
  expect(screen.queryByText(/^Quantity to be entered/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Quantity of HT-1' })).toHaveFocus();
});

test('a preview shows how a list is read, and the buyer says what its columns hold', async () => {
  const { user } = await openEnquiry();
  await user.click(field(/^Part numbers and quantities/));
  await user.paste('HT-1\tHT-9\t4\t7\nHT-9\tHT-1\t1\t8\nTotal\t\t5\t15');
  const preview = within(screen.getByRole('region', { name: 'How the list was read' }));
  expect(preview.getByText('Parts in the list: 2')).toBeVisible();
  expect(preview.getByText(/Without a part number, so not added: 1/)).toHaveTextContent('Total');
  await user.selectOptions(preview.getByRole('combobox', { name: 'Column 2' }), 'Partnumber');
  await user.selectOptions(preview.getByRole('combobox', { name: 'Column 4' }), 'Quantity');
  await user.click(screen.getByRole('button', { name: 'Add the list' }));
  await screen.findByText('Added: 2, of these not found in our lists: 0');
  expect(readBasket()).toMatchObject([
    { partNumber: 'HT-9', quantity: 7 },
    { partNumber: 'HT-1', quantity: 8 },
  ]);
  // What is no part is not lost, and holds nothing back.
  expect(field(/^Part numbers and quantities/)).toHaveValue('Total\t\t5\t15');
  await sendForm(user);
  await screen.findByText('Successfully sended');
});

test('a total stays in the field with the headings that tell it from a part', async () => {
  const { user } = await openEnquiry();
  await paste(user, 'Pos\tPartnumber\tQuantity\n1\tHT-1\t4\nTotal\t\t4');
  const left = 'Pos\tPartnumber\tQuantity\nTotal\t\t4';
  await waitFor(() => expect(field(/^Part numbers and quantities/)).toHaveValue(left));
  expect(readList(left, 'en').rows).toEqual([]);
});

test('a file of a spreadsheet can be chosen or dropped in place of its text', async () => {
  const { user } = await openEnquiry();
  const cells = (row: number, number: string, quantity: number) =>
    `<row r="${row}">${textCell(`A${row}`, number)}<c r="B${row}"><v>${quantity}</v></c></row>`;
  const bytes = workbook(cells(1, 'HT-1', 4) + cells(2, 'HT-9', 2));
  const input =
    document.querySelector<HTMLInputElement>('form[role=search] input[type=file]') ??
    document.createElement('input');
  const list = new File([bytes], 'list.xlsx');
  await user.upload(input, list);
  await waitFor(() => expect(field(/^Part numbers and/)).toHaveValue('HT-1;4\nHT-9;2\n'));

  const files = [new File(['UNKNOWN-7;1'], 'more.csv')];
  fireEvent.drop(field(/^Part numbers and/), { dataTransfer: { files } });
  await waitFor(() =>
    expect(field(/^Part numbers and/)).toHaveValue('HT-1;4\nHT-9;2\nUNKNOWN-7;1'),
  );
  await user.click(screen.getByRole('button', { name: 'Add the list' }));
  await screen.findByText('Added: 3, of these not found in our lists: 1');
  await user.upload(input, list);
  await waitFor(() => expect(field(/^Part numbers and/)).toHaveValue('HT-1;4\nHT-9;2\n'));
});

test('what is typed and dropped while a file is read stays, and the list waits for it', async () => {
  const { user, sent } = await openEnquiry();
  const list = field(/^Part numbers and/);
  const drop = (name: string, bytes: Promise<string>) => {
    const file = new File([], name);
    file.arrayBuffer = async () => new TextEncoder().encode(await bytes).buffer;
    fireEvent.drop(list, { dataTransfer: { files: [file] } });
  };
  const { promise: slow, resolve } = Promise.withResolvers<string>();
  drop('slow.csv', slow);
  await user.type(list, 'HT-1;1');
  drop('quick.csv', Promise.resolve('HT-9;2'));
  await waitFor(() => expect(list).toHaveValue('HT-1;1\nHT-9;2'));
  fireEvent.submit(list);
  expect(screen.getByRole('button', { name: 'Add the list' })).toBeDisabled();
  resolve('HT-BG-02;3');
  await waitFor(() => expect(list).toHaveValue('HT-1;1\nHT-9;2\nHT-BG-02;3'));
  expect(sent).not.toContain('MatchPart');
});

test('a file with other columns than the list in the field waits until that is added', async () => {
  const { user } = await openEnquiry();
  const list = field(/^Part numbers and/);
  await user.click(list);
  await user.paste('HT-1\tNozzle\t4');
  const files = [new File(['Quantity;Partnumber\n2;HT-9'], 'more.csv')];
  fireEvent.drop(list, { dataTransfer: { files } });
  await screen.findByText(/^Cannot be read below the list in the field: more.csv\./);
  expect(list).toHaveValue('HT-1\tNozzle\t4');
  await user.click(screen.getByRole('button', { name: 'Add the list' }));
  await waitFor(() => expect(list).toHaveValue(''));
  expect(screen.queryByText(/^Cannot be read below the list in the field: more.csv\./)).toBeNull();
  fireEvent.drop(list, { dataTransfer: { files } });
  await waitFor(() => expect(list).toHaveValue('Quantity;Partnumber\n2;HT-9'));
});

test('a file that cannot be read leaves the list as it is, and says what to do', async () => {
  const { user } = await openEnquiry();
  await user.click(field(/^Part numbers and/));
  await user.paste('HT-1\t4');
  await user.click(document.body);
  const files = [new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'old.xls')];
  fireEvent.drop(field(/^Part numbers and/), { dataTransfer: { files } });
  await screen.findByText(/^Cannot be read: old.xls\./);
  expect(field(/^Part numbers and/)).toHaveValue('HT-1\t4');
  expect(field(/^Part numbers and/)).toHaveFocus();
  expect(field(/^Part numbers and/)).toHaveAccessibleDescription(/Cannot be read: old.xls\./);
});

test('of several files each one that is not in the field is named, and the others are read', async () => {
  await openEnquiry();
  const list = field(/^Part numbers and/);
  const files = [
    new File(['HT-1\t4\nHT-9\t2'], 'a.tsv'),
    new File(['Quantity;Partnumber\n2;HT-9'], 'b.csv'),
    new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'c.xls'),
    new File(['HT-BG-02\t7'], 'd.tsv'),
    new File(['HT-1;HT-2;2'], 'e.csv'),
  ];
  fireEvent.drop(list, { dataTransfer: { files } });
  await screen.findByText(/^Cannot be read: c\.xls\. .* in the field: b\.csv, e\.csv\. /);
  expect(list).toHaveValue('HT-1\t4\nHT-9\t2\nHT-BG-02\t7');
});

test('an enquiry is not sent without the list that is still in the field', async () => {
  addToBasket(nozzle);
  const { user, sendRequest } = await openEnquiry();
  await user.click(field(/^Part numbers and quantities/));
  await user.paste('HT-9\t1');
  await sendForm(user);
  expect(field(/^Part numbers and quantities/)).toHaveFocus();
  expect(screen.getByText(/^This list is not in the enquiry yet/)).toBeVisible();
  expect(sendRequest).not.toHaveBeenCalled();
});

test('what is missing is marked and alerted until it is there, so that nothing contradicts the success (spec 5)', async () => {
  addToBasket(ring);
  const { user } = await openEnquiry();
  await user.type(field(/^Name/), ' ');
  await user.click(screen.getByRole('button', { name: 'Availability inquiry' }));
  const robot = 'It was not confirmed that you were not a Robot';
  // Under the pointer it does not time out.
  fireEvent.mouseEnter(await screen.findByRole('alert'));
  expect(screen.getByText(robot)).toBeVisible();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(field(/^Name/)).toHaveFocus();
  expect(field(/^Name/)).toHaveAccessibleDescription('Please fill in this field.');
  await user.type(field(/^Name/), 'The ');
  expect(field(/^Name/)).toBeValid();
  expect(field(/^Email/)).toBeInvalid();
  await sendForm(user);
  await screen.findByText('Successfully sended');
  await waitFor(() => expect(screen.queryByText(robot)).toBeNull());
  expect(screen.getByRole('checkbox')).toBeValid();
});

test('of a line with several parts, those stay in the field that could not be looked up; it waits meanwhile', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, search } = await openEnquiry();
  const fail = () => {
    throw new GraphQLError('The backend is not there.');
  };
  const list = field(/^Part numbers and quantities/);
  const line = '2x HT-1, 3x HT-9, urgent';
  const { promise: later, reject } = Promise.withResolvers<object>();
  search.mockImplementationOnce(() => later).mockImplementationOnce(fail);
  await paste(user, line);
  await screen.findByText('Searching… 1 / 2');
  expect(list).toHaveAttribute('readonly');
  reject(new GraphQLError('The backend is not there.'));
  await screen.findByText(/^Added: 0, .* Not looked up: 2 /);
  expect(list).toHaveValue(line);
  search.mockImplementationOnce(fail);
  await user.click(screen.getByRole('button', { name: 'Add the list' }));
  await screen.findByText(/^Added: 1, .* Not looked up: 1 /);
  expect(list).toHaveValue('2x HT-1');
  await user.click(screen.getByRole('button', { name: 'Add the list' }));
  await waitFor(() => expect(list).toHaveValue(''));
  expect(readBasket().map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
    ['HT-9', 3],
    ['HT-1', 2],
  ]);
});

test('a row that has no room stays in the field, and does not hold back the rest', async () => {
  for (let index = 0; index < maxParts; index += 1) {
    addToBasket({ ...ring, id: `${index}`, partNumber: `R-${index}` });
  }
  const { user } = await openEnquiry();
  await paste(user, 'X-1\t2');
  await screen.findByText(
    /^Added: 0, of these not found in our lists: 0 Not added: 1\. An enquiry/,
  );
  expect(field(/^Part numbers and quantities/)).toHaveValue('X-1\t2');
  await sendForm(user);
  await screen.findByText('Successfully sended');
});
