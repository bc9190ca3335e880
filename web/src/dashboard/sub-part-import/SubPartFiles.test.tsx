import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { pagesOf } from '../../test/pages-of.ts';
import { localized } from '../../test/localized.ts';
import { renderApp } from '../../test/render-app.tsx';
import { secondOf } from '../ui/times.ts';
import { nozzle, spare, spareResponses } from '../../test/spare-responses.ts';

const body = z.object({ properties: z.record(z.string(), z.unknown()) });
const contract = z.object({
  paths: z.object({
    '/spare/{id}/part/{partId}': z.object({
      patch: z.object({
        requestBody: z.object({
          content: z.object({ 'application/json': z.object({ schema: body }) }),
        }),
      }),
    }),
  }),
});
const { paths } = contract.parse(JSON.parse(readFileSync('backend/openapi.json', 'utf8')));
const { requestBody } = paths['/spare/{id}/part/{partId}'].patch;
const importColumns = Object.keys(requestBody.content['application/json'].schema.properties);

interface Args {
  input: { preview: boolean; removeOthers: boolean; version?: string };
}

const seal = { ...nozzle, id: 'part-2', restId: '2', partNumber: 'HT-2' };
const bolt = { ...nozzle, id: 'part-3', restId: '3', partNumber: 'HT-3' };
const values = { ...nozzle, description: localized('Düse', '', '') };
const nothing = { version: '17', errors: [], warnings: [], added: [], changed: [], removed: [] };
const plan = {
  ...nothing,
  added: [
    {
      line: 2,
      values: { ...values, partNumber: 'HT-3' },
      subPartEdge: { cursor: 'c', node: bolt },
    },
  ],
  changed: [
    {
      line: 3,
      before: nozzle,
      after: { ...nozzle, quantity: 7, substPart: '' },
      subPart: { ...nozzle, quantity: 7, substPart: '' },
    },
  ],
  removed: [seal],
};

async function renderSpare(responses: object = {}) {
  const rendered = await renderApp({
    route: '/dashboard/spare/7',
    token: 'token-1',
    responses: {
      ...spareResponses(),
      spare: { ...spare, parts: pagesOf([nozzle, seal]) },
      subPartImport: { columns: ['partnumber'], maxRows: 20_000 },
      ...responses,
    },
  });
  await screen.findByRole('button', { name: 'HT-1001' });
  return rendered;
}

/** Opens the import and chooses a file. */
async function choose({ user }: Awaited<ReturnType<typeof renderSpare>>) {
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import spare parts' }));
  await user.upload(
    dialog.getByLabelText('Choose a CSV or Excel file'),
    new File(['x'], 'parts.csv'),
  );
  return dialog;
}

test('over a backend that cannot import, only the export is offered', async () => {
  await renderSpare({ subPartImport: null });
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import CSV' })).toBeNull();
});

/** Exports the sub-parts and returns the lines of the file. */
async function exportedLines(responses?: object): Promise<string[]> {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderSpare(responses);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return (await saved[0]?.text())?.split('\r\n') ?? [];
}

test('the export holds every sub-part with its id, by the names that the import takes', async () => {
  const parts = [nozzle, seal].map((part) => ({ ...part, callout: '1' }));
  const lines = await exportedLines({ spare: { ...spare, parts: pagesOf(parts) } });
  expect(lines[0]?.split(';').toSorted()).toEqual(['id', ...importColumns].toSorted());
  expect(lines).toEqual([
    'id;partnumber;subst_part;quantity;description_de;description_en;description_ru;callout',
    '1;HT-1001;HT-1001-A;30;Düse;Nozzle;Форсунка;1',
    '2;HT-2;HT-1001-A;30;Düse;Nozzle;Форсунка;1',
    '',
  ]);
});

test('over a backend that stores no callouts, the export has no column for them', async () => {
  expect(await exportedLines()).toEqual([
    'id;partnumber;subst_part;quantity;description_de;description_en;description_ru',
    '1;HT-1001;HT-1001-A;30;Düse;Nozzle;Форсунка',
    '2;HT-2;HT-1001-A;30;Düse;Nozzle;Форсунка',
    '',
  ]);
});

test('errors are shown by line and column, and nothing can be imported', async () => {
  const errors = [
    { line: 3, column: 'quantity', message: 'must be a whole number from 0' },
    { line: 5, column: '', message: 'has more cells than there are columns' },
  ];
  const dialog = await choose(await renderSpare({ importSubParts: { ...nothing, errors } }));
  const rows = await dialog.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Line 3quantity must be a whole number from 0',
    'Line 5has more cells than there are columns',
  ]);
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('what is imported shows in the list without a query; the version of the preview goes along', async () => {
  const importSubParts = vi.fn((_: Args) => plan);
  const rendered = await renderSpare({ importSubParts });
  const { user, sent } = rendered;
  const dialog = await choose(rendered);
  expect(await dialog.findByText('New (1)')).toBeVisible();
  const [, changed] = dialog.getAllByRole('listitem');
  expect(changed).toHaveTextContent('Quantity: 30 → 7');
  expect(changed).toHaveTextContent('Subst-Part: HT-1001-A → empty');
  expect(screen.getAllByRole('row')).toHaveLength(3);

  await user.click(dialog.getByRole('button', { name: 'Import: 1 new, 1 changed, 1 removed' }));
  await screen.findByRole('dialog', { name: 'Are you sure you want to delete?' });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully imported');
  expect(await screen.findByRole('button', { name: 'HT-3' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'HT-2' })).toBeNull();
  expect(screen.getByRole('cell', { name: '7' })).toBeInTheDocument();
  expect(importSubParts.mock.calls.map(([{ input }]) => input)).toMatchObject([
    { preview: true, removeOthers: false },
    { preview: false, removeOthers: false, version: '17' },
  ]);
  expect(sent).toEqual(['SpareScreen', 'EarlierImports', 'PreviewSubPartImport', 'ImportSubParts']);
});

test('removing others is planned before it is done', async () => {
  const importSubParts = vi.fn(({ input }: Args) =>
    input.removeOthers ? { ...nothing, removed: [seal] } : nothing,
  );
  const rendered = await renderSpare({ importSubParts });
  const dialog = await choose(rendered);
  expect(await dialog.findByText(/changes nothing/)).toBeVisible();
  await rendered.user.click(dialog.getByRole('checkbox'));
  expect(await dialog.findByText('Removed (1)')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import: 1 removed' })).toBeEnabled();
});

test('an import is undone in one step, and the list is read again', async () => {
  const importSubParts = ({ input }: Args) =>
    input.preview ? plan : { ...plan, version: '18', importId: 'import-1' };
  const undoSubPartImport = vi.fn((_: { input: object }) => undoneOf(3, 2));
  const rendered = await renderSpare({ importSubParts, undoSubPartImport });
  const dialog = await choose(rendered);
  await rendered.user.click(await dialog.findByRole('button', { name: /^Import: / }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Yes' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Successfully imported');
  expect(screen.queryByRole('button', { name: 'HT-2' })).toBeNull();
  await rendered.user.click(within(alert).getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('Import undone. 2 spare parts changed since then stay as they are.'),
  ).toBeVisible();
  const input = { spareId: spare.id, importId: 'import-1' };
  expect(undoSubPartImport.mock.lastCall?.[0].input).toEqual(input);
  expect(await screen.findByRole('button', { name: 'HT-2' })).toBeVisible();
});

const undoneOf = (revertedCount: number, keptCount: number) => ({
  ...{ version: '19', restoredCount: 0, removedCount: 0 },
  ...{ revertedCount, keptCount },
});
const earlier = {
  ...{ importId: 'import-1', importedAt: '2026-11-23T13:05:09.000Z' },
  ...{ importedBy: { login: 'anna' }, addedCount: 3, changedCount: 1200 },
  ...{ removedCount: 0, keptCount: 1 },
};
const later = { ...earlier, importId: 'import-2', importedAt: '2026-11-24T08:00:00.000Z' };

/** Opens the import, which lists earlier ones. */
async function openImport({ user }: Awaited<ReturnType<typeof renderSpare>>) {
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  return within(await screen.findByRole('dialog', { name: 'Import spare parts' }));
}

test('earlier imports say when, by whom and what they did, and what an undo leaves alone', async () => {
  const whole = { ...later, removedCount: 331, addedCount: 0, changedCount: 0, keptCount: 0 };
  const rendered = await renderSpare({ undoableImports: [whole, earlier] });
  const dialog = await openImport(rendered);
  const list = await dialog.findByRole('list', { name: 'Earlier imports' });
  expect(within(list).getAllByRole('listitem')).toMatchObject([
    { textContent: `${secondOf(later.importedAt)} by anna331 removedUndo this import` },
    {
      textContent:
        `${secondOf(earlier.importedAt)} by anna3 new, 1,200 changed` +
        '1 spare part changed since then stays as it isUndo this import',
    },
  ]);
});

test('an earlier import is undone after a question, and leaves the list without a reload', async () => {
  let undoableImports = [later, earlier];
  const undoSubPartImport = vi.fn((_: { input: object }) => {
    undoableImports = [earlier];
    return undoneOf(1202, 1);
  });
  const responses = { undoableImports: () => undoableImports, undoSubPartImport };
  const rendered = await renderSpare(responses);
  const { user } = rendered;
  const dialog = await openImport(rendered);
  const undo = ({ importedAt }: typeof earlier) =>
    dialog.findByRole('button', { name: `Undo this import of ${secondOf(importedAt)}` });
  await user.click(await undo(later));
  const question = 'Are you sure you want to undo this import?';
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent(
    '1,202 spare parts will be as before the import. What it added goes to the trash. ' +
      '1 spare part changed since then stays as it is.',
  );
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(undoSubPartImport).not.toHaveBeenCalled();
  await user.click(await undo(later));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Import undone. 1 spare part changed since then stays as it is.',
  );
  const input = { spareId: spare.id, importId: 'import-2' };
  expect(undoSubPartImport.mock.calls.map(([args]) => args.input)).toEqual([input]);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  const left = await undo(earlier);
  await waitFor(() => expect(left).toHaveFocus());
});

test.each([
  ['of which nothing is left', () => undoneOf(0, 4)],
  [
    'that is not known any more',
    () => {
      throw new GraphQLError('gone', { extensions: { code: 'NOT_FOUND' } });
    },
  ],
])('undoing an import %s says so, and lists what can be undone now', async (_, undo) => {
  let undoableImports = [earlier];
  const undoSubPartImport = () => {
    undoableImports = [];
    return undo();
  };
  const rendered = await renderSpare({
    undoableImports: () => undoableImports,
    undoSubPartImport,
  });
  const dialog = await openImport(rendered);
  await rendered.user.click(await dialog.findByRole('button', { name: /^Undo this import/ }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Nothing was undone/);
  expect(await dialog.findByText('No import can be undone')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Earlier imports' })).toHaveFocus();
});

test('a chosen file is checked again after an undo', async () => {
  const importSubParts = vi.fn((_: Args) => nothing);
  const rendered = await renderSpare({
    ...{ importSubParts, undoableImports: [earlier] },
    undoSubPartImport: undoneOf(1, 0),
  });
  const dialog = await choose(rendered);
  expect(await dialog.findByText(/changes nothing/)).toBeVisible();
  await rendered.user.click(await dialog.findByRole('button', { name: /^Undo this import/ }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(importSubParts).toHaveBeenCalledTimes(2));
});

test('what others have imported meanwhile is listed when the import is opened again', async () => {
  const undoableImports = vi.fn(() => [later, earlier]).mockReturnValueOnce([]);
  const rendered = await renderSpare({ undoableImports });
  const dialog = await openImport(rendered);
  expect(await dialog.findByText('No import can be undone')).toBeVisible();
  await rendered.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await openImport(rendered)).findAllByRole('listitem')).toHaveLength(2);
});

test('over a backend that lists no imports, none are offered', async () => {
  const rendered = await renderSpare({ undoableImports: null });
  const dialog = await openImport(rendered);
  await waitFor(() => expect(dialog.queryByText('Loading earlier imports…')).toBeNull());
  expect(dialog.queryByText('Earlier imports')).toBeNull();
});

test('earlier imports are said to load, and to be missing where they cannot be loaded', async () => {
  const list = Promise.withResolvers<object>();
  const dialog = await openImport(await renderSpare({ undoableImports: () => list.promise }));
  expect(await dialog.findByText('Loading earlier imports…')).toBeVisible();
  list.reject(new Error('away'));
  expect(await dialog.findByText('The earlier imports could not be loaded.')).toBeVisible();
});

test('what somebody else has changed meanwhile is planned again', async () => {
  const outdated = { userErrors: [{ code: 'OUTDATED', field: null, message: 'old' }] };
  const later = { ...nothing, version: '18', added: plan.added };
  const importSubParts = vi
    .fn((_: Args): object => later)
    .mockReturnValueOnce({ ...nothing, changed: plan.changed })
    .mockReturnValueOnce(outdated);
  const rendered = await renderSpare({ importSubParts });
  const dialog = await choose(rendered);
  await rendered.user.click(await dialog.findByRole('button', { name: 'Import: 1 changed' }));
  expect(await dialog.findByText(/Somebody else has changed/)).toBeVisible();
  await rendered.user.click(await dialog.findByRole('button', { name: 'Import: 1 new' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Successfully imported');
  expect(importSubParts.mock.lastCall?.[0].input).toMatchObject({ version: '18' });
});

test('a preview shows every column of a new part, and what may be wrong', async () => {
  const message = '“341000” is what a spreadsheet makes of “341E03”, which is kept';
  const warnings = [{ line: 4, column: 'partnumber', message }];
  const added = [{ line: 2, values: { ...nozzle, partNumber: 'HT-3' } }];
  const importSubParts = { ...nothing, warnings, added };
  const dialog = await choose(await renderSpare({ importSubParts }));
  expect(await dialog.findByText('To check (1)')).toBeVisible();
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    `Line 4partnumber ${message}`,
    'Line 2HT-3Subst-Part: HT-1001-AQuantity: 30Description(De): Düse' +
      'Description(En): NozzleDescription(Ru): Форсунка',
  ]);
});

test('of a thousand rows the first hundred are shown, and the others on demand', async () => {
  const added = Array.from({ length: 1_101 }, (_, index) => ({ line: index + 2, values }));
  const rendered = await renderSpare({ importSubParts: { ...nothing, added } });
  const dialog = await choose(rendered);
  expect(await dialog.findByText('New (1,101)')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(101);
  expect(dialog.getByText('and 1,001 more')).toBeVisible();
  dialog.getByRole('button', { name: 'Show the next 100' }).focus();
  await rendered.user.keyboard('{Enter}');
  expect(dialog.getAllByRole('listitem')).toHaveLength(201);
});

test('a file that cannot be checked says so, and another one can be chosen', async () => {
  const dialog = await choose(
    await renderSpare({
      importSubParts: () => {
        throw new Error('away');
      },
    }),
  );
  expect(await dialog.findByText(/could not be checked/)).toBeVisible();
  expect(dialog.getByLabelText('Choose another file')).toBeEnabled();
});

test('a file that could not be checked is checked again on a click', async () => {
  const importSubParts = vi.fn((_: Args): object => ({ ...nothing, added: plan.added }));
  importSubParts.mockImplementationOnce(() => {
    throw new Error('away');
  });
  const rendered = await renderSpare({ importSubParts });
  const dialog = await choose(rendered);
  const again = await dialog.findByRole('button', { name: 'Check again' });
  await rendered.user.click(again);
  expect(await dialog.findByRole('button', { name: 'Import: 1 new' })).toHaveFocus();
  expect(dialog.queryByText(/could not be checked/)).toBeNull();
});

/** Imports a file that would change one part, and fails with a code; `later` is what a check then finds. */
async function failImport(code: string, later: () => object) {
  const importSubParts = vi
    .fn((_: Args): object => later())
    .mockReturnValueOnce({ ...nothing, changed: plan.changed })
    .mockImplementationOnce(() => {
      throw new GraphQLError('no', { extensions: { code } });
    });
  const rendered = await renderSpare({ importSubParts });
  const dialog = await choose(rendered);
  await rendered.user.click(await dialog.findByRole('button', { name: 'Import: 1 changed' }));
  return { dialog, importSubParts };
}

test('an import that was refused says so, and can be tried again', async () => {
  const { dialog, importSubParts } = await failImport('BAD_USER_INPUT', () => nothing);
  expect(await dialog.findByText('Not imported: the server could not store it.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import: 1 changed' })).toBeEnabled();
  expect(importSubParts).toHaveBeenCalledTimes(2);
});

test('an import of which nobody knows whether it is stored says so, and what is left of it', async () => {
  const { dialog, importSubParts } = await failImport('BACKEND_TIMEOUT', () => nothing);
  expect(await dialog.findByText(/^The server has not confirmed the import/)).toBeVisible();
  expect(await dialog.findByText(/changes nothing/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  expect(importSubParts.mock.lastCall?.[0].input.preview).toBe(true);
});

test('that it may be stored is said as well where the file cannot be checked then', async () => {
  const { dialog } = await failImport('BACKEND_TIMEOUT', () => {
    throw new Error('away');
  });
  const note = 'it may be stored. The file could not be checked. Please try again.';
  expect(await dialog.findByText(new RegExp(note))).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Check again' })).toBeEnabled();
});

test('a click while a file is checked counts, and only the last check is shown', async () => {
  const checks: PromiseWithResolvers<object>[] = [];
  const importSubParts = vi.fn((_: Args) => {
    const check = Promise.withResolvers<object>();
    checks.push(check);
    return check.promise;
  });
  const rendered = await renderSpare({ importSubParts });
  const dialog = await choose(rendered);
  await rendered.user.click(await dialog.findByRole('checkbox'));
  expect(dialog.getByRole('checkbox')).toBeChecked();
  await waitFor(() => expect(checks).toHaveLength(2));
  expect(importSubParts.mock.lastCall?.[0].input.removeOthers).toBe(true);

  checks[1]?.resolve({ ...nothing, removed: [seal] });
  expect(await dialog.findByText('Removed (1)')).toBeVisible();
  await act(() => Promise.resolve(checks[0]?.resolve(nothing)));
  expect(dialog.getByRole('button', { name: 'Import: 1 removed' })).toBeEnabled();

  const other = new File(['partnumber\nHT-9'], 'other.csv');
  await rendered.user.upload(dialog.getByLabelText('Choose another file'), other);
  await waitFor(() => expect(checks).toHaveLength(3));
  const third = new File(['partnumber\nHT-8'], 'third.csv');
  await rendered.user.upload(dialog.getByLabelText('Choose another file'), third);
  expect(await dialog.findByText('Checking third.csv…')).toBeVisible();
});

test('the encoding of a file is shown, and another one can be chosen', async () => {
  const importSubParts = vi.fn((_: Args) => nothing);
  const rendered = await renderSpare({ importSubParts });
  const { user } = rendered;
  const dialog = await choose(rendered);
  expect(await dialog.findByLabelText('Encoding of the file')).toHaveDisplayValue('UTF-8');
  const latin = Uint8Array.from(Buffer.from('Teilenummer;Bezeichnung\nHT-1;Düse', 'latin1'));
  await user.upload(dialog.getByLabelText('Choose another file'), new File([latin], 'parts.csv'));
  await waitFor(() =>
    expect(dialog.getByLabelText('Encoding of the file')).toHaveDisplayValue(/Windows-1252/),
  );
  await waitFor(() => expect(importSubParts).toHaveBeenCalledTimes(2));
  const encoding = dialog.getByLabelText('Encoding of the file');
  await user.selectOptions(encoding, 'windows-1251');
  await waitFor(() => expect(importSubParts).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(encoding).toHaveDisplayValue(/1251/));
  expect(encoding).toHaveFocus();
});

test('whether others are removed outlasts another encoding of the file, but not another file', async () => {
  const importSubParts = vi.fn((_: Args) => nothing);
  const rendered = await renderSpare({ importSubParts });
  const { user } = rendered;
  const dialog = await choose(rendered);
  const isRemoving = () => importSubParts.mock.lastCall?.[0].input.removeOthers;
  await user.click(await dialog.findByRole('checkbox', { name: /^Remove the spare parts/ }));
  await waitFor(() => expect(isRemoving()).toBe(true));
  await user.selectOptions(dialog.getByLabelText('Encoding of the file'), 'windows-1251');
  await waitFor(() => expect(importSubParts).toHaveBeenCalledTimes(3));
  expect(isRemoving()).toBe(true);
  const other = new File(['partnumber\nHT-9'], 'other.csv');
  await user.upload(dialog.getByLabelText('Choose another file'), other);
  await waitFor(() => expect(importSubParts).toHaveBeenCalledTimes(4));
  expect(isRemoving()).toBe(false);
});

test('a file that is no list says what to do, and is not sent', async () => {
  const rendered = await renderSpare();
  const { user, sent } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import spare parts' }));
  const old = new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'parts.csv');
  await user.upload(dialog.getByLabelText('Choose a CSV or Excel file'), old);
  expect(
    await dialog.findByText('parts.csv is an old Excel file. Save it as .xlsx or as CSV.'),
  ).toBeVisible();
  // A folder, say, or a file that was changed after it had been chosen.
  const gone = new File(['x'], 'gone.csv');
  gone.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
  await user.upload(dialog.getByLabelText('Choose a CSV or Excel file'), gone);
  expect(await dialog.findByText('gone.csv cannot be read. Choose it again.')).toBeVisible();
  expect(sent).not.toContain('PreviewSubPartImport');
});
