import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';

import { localized } from '../../test/localized.ts';
import { pagesOf } from '../../test/pages-of.ts';
import type { User } from '../../test/render-app.tsx';
import {
  anders,
  brandt,
  marking,
  renderManaged,
  requestNode,
  searchable,
  unhandled,
} from '../../test/requests.ts';

async function openDialog(user: User, name = anders.name) {
  await user.click(await screen.findByRole('button', { name: `Answer the request of ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'Answer the request' }));
}

test('parts asked for without English texts are shown in German or by the id of their list (WCAG 3.1.2)', async () => {
  const { user } = await renderManaged({
    partsByNumber: [
      {
        number: 'LM-10001',
        spare: { restId: '7', title: localized('Brennkammer') },
        subPart: {
          ...{ id: 'p', partNumber: 'LM-10001', substPart: '' },
          description: localized('Brennstoffdüse'),
        },
      },
      {
        number: 'LM-10001',
        spare: { restId: '3', title: localized() },
        subPart: {
          ...{ id: 'q', partNumber: 'LM-10001', substPart: '' },
          description: localized(),
        },
      },
    ],
  });

  const dialog = await openDialog(user);
  expect(dialog.getByText('LM-10001, fuel nozzle', { exact: false })).toHaveAttribute('lang', 'de');
  expect(await dialog.findByText('Brennstoffdüse')).toHaveAttribute('lang', 'de');
  expect(dialog.getByText('Brennkammer')).toHaveAttribute('lang', 'de');
  expect(dialog.getByText('Spare part 3')).toHaveAttribute('href', '#/dashboard/spare/3');
  expect(dialog.getByText('Spare part 3')).not.toHaveAttribute('lang');
});

test('all parts of a long enquiry are looked up, and of one that is longer than any basket it says so', async () => {
  const numbersOf = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, n) => `${prefix}-${1000 + n}`);
  const line = (number: string) => `${number}, Nozzle × 2`;
  const long = { ...anders, text: numbersOf(120, 'HT').map(line).join('\n') };
  const longest = { ...brandt, status: 'OPEN', text: numbersOf(603, 'XT').join(' ') };
  const { user } = await renderManaged({
    requests: searchable([long, longest]),
    partsByNumber: ({ numbers }: { numbers: string[] }) => {
      if (numbers.length > 100) throw new GraphQLError('Too many.');
      const known = numbers.slice(1).filter((number) => number.startsWith('HT'));
      return known.map((number) => ({
        number,
        spare: { restId: '7', title: localized('', 'Combustor') },
        subPart: {
          ...{ id: number, partNumber: number, substPart: '' },
          description: localized('', 'Nozzle'),
        },
      }));
    },
  });

  const dialog = await openDialog(user);
  const table = await dialog.findByRole('table', { name: 'Parts asked for' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(118);
  expect(rows.at(-1)).toHaveTextContent(/^HT-1119.*2Combustor$/);
  expect(dialog.getByText('In no part list: HT-1000, HT-1100')).toBeInTheDocument();
  expect(dialog.queryByText(/^Only the first/)).toBeNull();

  await user.click(dialog.getByRole('button', { name: 'Next request' }));
  expect(
    await dialog.findByText('Only the first 600 numbers are looked up, not the other 3.'),
  ).toBeInTheDocument();
});

test('the dialog offers an answer, the parts asked for, and records what was done', async () => {
  const inputs: object[] = [];
  const { user, sent } = await renderManaged({
    partsByNumber: ({ numbers }: { numbers: string[] }) =>
      numbers.map((number) => ({
        number,
        spare: { restId: '7', title: localized('', 'Combustor') },
        subPart: {
          ...{ id: 'p', partNumber: 'LM-10001', substPart: 'LM-2' },
          description: localized('', 'Fuel nozzle'),
        },
      })),
    updateRequests: ({ input }: { input: object }) => {
      inputs.push(input);
      return {
        requests: [{ ...anders, ...input, handledBy: { login: 'admin' }, handledAt: null }],
      };
    },
  });

  const dialog = await openDialog(user);
  expect(dialog.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:anders@example\.com\?subject=Ihre%20Anfrage&body=Guten%20Tag/),
  );
  const part = await dialog.findByText('Fuel nozzle');
  // The dialog fades in.
  await waitFor(() => expect(part).toBeVisible());
  expect(dialog.getByText('LM-2')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Combustor' })).toHaveAttribute(
    'href',
    '#/dashboard/spare/7',
  );

  await user.selectOptions(dialog.getByLabelText('Status'), 'Answered');
  await user.fill(dialog.getByLabelText('Note'), 'Offer 17');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(inputs).toEqual([{ ids: [anders.id], status: 'ANSWERED', note: 'Offer 17' }]),
  );
  expect(await dialog.findByText('Saved')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully updated');
  expect(screen.getAllByText('Offer 17').length).toBeGreaterThan(1);
  // The only open one was answered.
  await waitFor(() => expect(screen.queryByText('1 open')).toBeNull());
  expect(sent.filter((name) => name === 'RequestScreen')).toHaveLength(2);
});

test('after the e-mail the dialog offers to mark the request as answered, and goes on to the next one', async () => {
  const inputs: object[] = [];
  const { user } = await renderManaged({
    requests: searchable([anders, brandt]),
    updateRequests: ({ input }: { input: object }) => {
      inputs.push(input);
      return { requests: [{ ...anders, ...input }] };
    },
  });
  const dialog = await openDialog(user);
  expect(dialog.getByText(/22 Nov 2026, \d\d:\d\d · DE$/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Mark as answered' })).toBeNull();

  const mail = dialog.getByRole('link', { name: 'Answer by e-mail' });
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
  await user.click(await dialog.findByRole('button', { name: 'Mark as answered' }));
  await waitFor(() => expect(inputs).toEqual([{ ids: [anders.id], status: 'ANSWERED' }]));
  expect(await dialog.findByText('Saved')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
  expect(dialog.getByLabelText('Status')).toHaveFocus();

  await user.click(dialog.getByRole('button', { name: 'Next request' }));
  expect(await dialog.findByText(new RegExp(`^${brandt.name}, `))).toBeInTheDocument();
  // It is the last of the list.
  expect(dialog.queryByRole('button', { name: 'Next request' })).toBeNull();
});

test('the next request of one that was answered among the open ones is the one that followed it', async () => {
  const [berg, conrad, dorn] = [
    { ...requestNode(5, 'Berg', 'DE'), ...unhandled },
    { ...requestNode(6, 'Conrad', 'DE'), ...unhandled },
    { ...requestNode(7, 'Dorn', 'DE'), ...unhandled },
  ] as const;
  const { user } = await renderManaged({
    requests: searchable([anders, berg, conrad, dorn]),
    updateRequests: ({ input }: { input: object }) => ({ requests: [{ ...berg, ...input }] }),
  });
  await user.selectOptions(await screen.findByLabelText('Filter by status'), 'Open');
  await screen.findByText('4 found');
  const dialog = await openDialog(user, 'Berg');
  await user.selectOptions(dialog.getByLabelText('Status'), 'Answered');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() =>
    expect(screen.queryByRole('cell', { name: /Berg/, hidden: true })).toBeNull(),
  );

  await user.click(dialog.getByRole('button', { name: 'Next request' }));
  expect(await dialog.findByText(/^Conrad, /)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Next request' }));
  expect(await dialog.findByText(/^Dorn, /)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Next request' })).toBeNull();
});

test('going on to the next request asks before a note is lost, and keeps the focus', async () => {
  const third = { ...brandt, id: 'request-9', name: 'Clausen' };
  // Of two entries with one key the former would stay.
  const error = vi.spyOn(console, 'error');
  const { user } = await renderManaged({ requests: searchable([anders, brandt, third]) });
  const dialog = await openDialog(user);
  const note = () => dialog.findByRole('textbox', { name: 'Note' });
  const next = () => dialog.getByRole('button', { name: 'Next request' });
  await user.fill(await note(), 'Called');
  await user.click(next());
  const question = () => screen.findByRole('dialog', { name: /Discard unsaved changes/ });
  await user.click(within(await question()).getByRole('button', { name: 'No' }));
  expect(await note()).toHaveValue('Called');
  await user.click(next());
  await user.click(within(await question()).getByRole('button', { name: 'Yes' }));
  expect(await dialog.findByText(new RegExp(`^${brandt.name}, `))).toBeInTheDocument();
  expect(await note()).toHaveValue('');
  await waitFor(() => expect(next()).toHaveFocus());
  expect(error).not.toHaveBeenCalled();
});

test('a note on an enquiry that somebody else has deleted leads to no trash, where it is not', async () => {
  const account = { login: 'admin', role: 'OWNER', permissions: ['REQUEST', 'TRASH'] };
  const { user } = await renderManaged({
    ...{ account, requests: searchable([anders]) },
    updateRequests: () => {
      throw new GraphQLError('Gone.', { extensions: { code: 'NOT_FOUND' } });
    },
  });
  const dialog = await openDialog(user);
  await user.fill(await dialog.findByRole('textbox', { name: 'Note' }), 'Called');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await dialog.findByText(/somebody else has deleted this/)).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Trash' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(
    await screen.findByRole('dialog', { name: 'Discard unsaved changes?' }),
  ).toBeInTheDocument();
});

test('a note that somebody else has written meanwhile is not overwritten: both are shown, and the history', async () => {
  const first = { ...anders, note: '', version: '1' };
  const theirs = { ...first, note: 'Called back', version: '2', handledBy: { login: 'bert' } };
  const inputs: { version?: string; note?: string }[] = [];
  const { user } = await renderManaged({
    requests: searchable([first]),
    requestEditors: [{ requestId: anders.id, login: 'bert' }],
    requestRevisions: [
      {
        ...{ id: 'r1', savedAt: null, savedBy: { login: 'bert' } },
        ...{ status: 'OPEN', note: 'Called back' },
      },
    ],
    reportEditing: { editors: [{ login: 'bert', openedAt: null, savedAt: null }] },
    updateRequests: ({ input }: { input: { version?: string; note?: string } }) => {
      inputs.push(input);
      return input.version === '2'
        ? { requests: [{ ...theirs, ...input, version: '3' }] }
        : { requests: [theirs], userErrors: [{ code: 'OUTDATED', field: null }] };
    },
  });
  expect(await screen.findByText('bert is answering')).toBeInTheDocument();
  const dialog = await openDialog(user);
  expect(await dialog.findByText('bert has had this open.')).toBeInTheDocument();
  expect(await dialog.findByText('History (1)')).toBeInTheDocument();
  await user.fill(dialog.getByLabelText('Note'), 'Offer 17');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Somebody else has saved this in the meantime' }),
  );
  expect(question.getByText('Called back')).toBeInTheDocument();
  await user.click(question.getByRole('radio', { name: /Mine/ }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Saved')).toBeInTheDocument();
  const mine = { ids: [anders.id], note: 'Offer 17' };
  expect(inputs).toEqual([
    { ...mine, version: '1' },
    { ...mine, version: '2' },
  ]);
});

test('the dialog sets who is to answer, list and history name them; who is no administrator any more stays named', async () => {
  const inputs: object[] = [];
  const assigned = { ...anders, assignee: { login: 'former' } };
  const { user } = await renderManaged({
    requests: searchable([assigned]),
    requestAssignees: [{ login: 'anna' }, { login: 'bert' }],
    requestRevisions: [
      {
        ...{ id: 'r1', savedAt: null, savedBy: { login: 'anna' } },
        ...{ status: 'OPEN', note: '', assignee: { login: 'former' } },
      },
    ],
    updateRequests: ({ input }: { input: { assignee: string } }) => {
      inputs.push(input);
      const assignee = input.assignee ? { login: input.assignee } : null;
      return { requests: [{ ...assigned, assignee, version: '2' }] };
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Requests' }));
  expect(table.getByText('Assigned to former')).toBeVisible();
  const dialog = await openDialog(user);
  const select = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Assignee' });
  expect([...select.options].map(({ text }) => text)).toEqual([
    ...['Nobody', 'anna', 'bert', 'former'],
  ]);
  await user.selectOptions(select, 'bert');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await dialog.findByText('Saved')).toBeInTheDocument();
  expect(table.getByText('Assigned to bert')).toBeInTheDocument();
  expect(await dialog.findByText(/assigned to former$/)).toBeInTheDocument();
  await user.selectOptions(select, 'Nobody');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(table.queryByText(/^Assigned to/)).toBeNull());
  const ids = [anders.id];
  expect(inputs).toMatchObject([
    { ids, assignee: 'bert' },
    { ids, assignee: '' },
  ]);
});

test('a backend that keeps notes but no assignees is offered none', async () => {
  const { user } = await renderManaged({ requestAssignees: null });
  const dialog = await openDialog(user);
  expect(await dialog.findByLabelText('Note')).toBeInTheDocument();
  expect(dialog.queryByLabelText('Assignee')).toBeNull();
});

test('templates with a text in the language of the enquiry fill the e-mail; one too long is shown to be copied', async () => {
  const text = { de: '', en: 'English', ru: '' };
  const { user } = await renderManaged({
    templates: pagesOf([
      {
        id: 't1',
        name: 'Offer',
        text: { ...text, de: 'Guten Tag {name}, Angebot zu {number}.' },
      },
      { id: 't2', name: 'English only', text },
      { id: 't3', name: 'Terms', text: { ...text, de: 'Preise für {name}. '.repeat(150) } },
    ]),
  });
  const dialog = await openDialog(user);
  const select = await dialog.findByRole<HTMLSelectElement>('combobox', {
    name: 'Reply template',
  });
  expect([...select.options].map((option) => option.text)).toEqual(['None', 'Offer', 'Terms']);
  const body = () => {
    const { search } = new URL(
      dialog.getByRole<HTMLAnchorElement>('link', { name: 'Answer by e-mail' }).href,
    );
    return new URLSearchParams(search).get('body');
  };
  await user.selectOptions(select, 'Offer');
  expect(body()).toMatch(/^Guten Tag Anders, Angebot zu 1\.\r\n\r\n\r\n> LM-10001/);
  expect(dialog.queryByLabelText('Text of the e-mail')).toBeNull();
  await user.selectOptions(select, 'Terms');
  expect(dialog.getByLabelText('Text of the e-mail')).toHaveValue(
    'Preise für Anders. '.repeat(150),
  );
  expect(body()).toMatch(/^Guten Tag Anders,\r\n\r\nvielen Dank/);
});

test('the dialog stays open when its enquiry leaves the list', async () => {
  const { user } = await renderManaged(marking());
  await user.selectOptions(await screen.findByLabelText('Filter by status'), 'Open');
  await screen.findByText('1 found');
  const dialog = await openDialog(user);
  await user.selectOptions(dialog.getByLabelText('Status'), 'Done');
  await user.click(dialog.getByRole('button', { name: 'Update' }));

  expect(await dialog.findByText('Saved')).toBeVisible();
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
});
