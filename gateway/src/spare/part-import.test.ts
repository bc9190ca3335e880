import { describe, expect, test } from 'vitest';
import { startTestBackend } from '../../../backend/src/testing/test-backend.ts';
import { token } from '../../test/contract-stub.ts';
import { startGateway } from '../../test/gateway-client.ts';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from '../graphql/global-id.ts';

const rules = '{ subPartImport { columns maxRows } }';
const run = `mutation ($input: ImportSubPartsInput!) {
  importSubParts(input: $input) {
    version errors { line column message }
    importId added { line values { partNumber quantity } subPartEdge { node { id partNumber version } } }
    changed { line before { quantity } after { quantity } subPart { id quantity } }
    removed { id partNumber }
    userErrors { code field }
  }
}`;
const list = `query ($spareId: ID!) {
  undoableImports(spareId: $spareId) {
    importId importedAt importedBy { login } addedCount changedCount removedCount keptCount
  }
}`;
const spareId = toGlobalId('Spare', '1');
const input = { spareId, file: null, preview: true, removeOthers: false };
const csv = (text = 'partnumber\nA-11') => ({ 'input.file': new File([text], 'parts.csv') });
const nothing = {
  importId: null,
  version: null,
  errors: null,
  added: null,
  changed: null,
  removed: null,
};

describe('over a backend that imports', () => {
  const it = freshGateway({ extensions: true });

  test('the graph says what an import takes', async () => {
    const { data } = await it.ask(rules, {}, { token });
    const subPartImport = { columns: ['id', 'partnumber'], maxRows: 20_000 };
    expect(data).toEqual({ subPartImport });
  });

  test('a preview gives values, and no object that a client could take for stored', async () => {
    const { data } = await it.ask(run, { input }, { token, files: csv() });
    expect(it.lines()).toEqual(['POST /spare/1/part/import?preview=true&others=keep']);
    expect(data).toMatchObject({
      importSubParts: {
        version: '17',
        errors: [{ line: 4, column: 'id', message: 'is unknown' }],
        added: [{ line: 2, values: { partNumber: 'A-11', quantity: 4 }, subPartEdge: null }],
        changed: [{ line: 3, before: { quantity: 4 }, after: { quantity: 7 }, subPart: null }],
        removed: [],
        userErrors: [],
      },
    });
  });

  test('an import gives the sub-parts as they are stored, and those that are gone', async () => {
    const wanted = { ...input, preview: false, removeOthers: true, version: '17' };
    const { data } = await it.ask(run, { input: wanted }, { token, files: csv() });
    expect(it.lines()).toEqual(['POST /spare/1/part/import?preview=false&others=remove']);
    expect(it.stub.calls[0]?.headers).toMatchObject({ 'if-match': '"17"' });
    const idOf = (id: string) => toGlobalId('SubPart', '1', id);
    expect(data).toMatchObject({
      importSubParts: {
        added: [{ subPartEdge: { node: { id: idOf('99'), partNumber: 'A-11' } } }],
        changed: [{ subPart: { id: idOf('11'), quantity: 7 } }],
        removed: [{ id: idOf('12') }],
      },
    });
  });

  test('an import names by what it is undone, in one call', async () => {
    const wanted = { ...input, preview: false };
    const { data } = await it.ask(run, { input: wanted }, { token, files: csv() });
    expect(data).toMatchObject({ importSubParts: { importId: 'import-1' } });
    const undo = `mutation ($input: UndoSubPartImportInput!) {
      undoSubPartImport(input: $input) {
        version restoredCount revertedCount removedCount keptCount userErrors { code }
      }
    }`;
    it.stub.calls.length = 0;
    const undone = await it.ask(undo, { input: { spareId, importId: 'import-1' } }, { token });
    expect(it.lines()).toEqual(['POST /spare/1/part/import/import-1/undo']);
    expect(undone.data).toEqual({
      undoSubPartImport: {
        ...{ version: '18', restoredCount: 1, revertedCount: 1, removedCount: 1, keptCount: 0 },
        userErrors: [],
      },
    });
  });

  test('the imports of a spare that can be undone are listed in one call, for administrators alone', async () => {
    const { data } = await it.ask(list, { spareId }, { token });
    expect(it.lines()).toEqual(['GET /spare/1/part/import']);
    const counts = { addedCount: 1, changedCount: 2, removedCount: 1, keptCount: 1 };
    expect(data).toEqual({
      undoableImports: [
        {
          ...{ importId: 'import-1', importedAt: '2026-11-23T13:05:00.000Z' },
          ...{ importedBy: { login: 'anna' }, ...counts },
        },
      ],
    });
    it.stub.calls.length = 0;
    const { errors } = await it.ask(list, { spareId });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(it.lines()).toEqual([]);
    const unknown = await it.ask(list, { spareId: toGlobalId('Spare', '77') }, { token });
    expect(unknown.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('an import on an old version of the spare is OUTDATED', async () => {
    it.stub.version = '18';
    const wanted = { ...input, preview: false, version: '17' };
    const { data } = await it.ask(run, { input: wanted }, { token, files: csv() });
    const userErrors = [{ code: 'OUTDATED', field: null }];
    expect(data).toEqual({ importSubParts: { ...nothing, userErrors } });
  });

  test('an unknown spare is NOT_FOUND', async () => {
    const wanted = { ...input, spareId: toGlobalId('Spare', '77') };
    const { errors } = await it.ask(run, { input: wanted }, { token, files: csv() });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('a file above the limit is refused, and nothing is imported', async () => {
    const large = csv('x'.repeat(1024 * 1024 + 1));
    const { status } = await it.ask(run, { input }, { token, files: large });
    expect(status).toBe(413);
  });

  test('a file without a token is not even read', async () => {
    const { errors } = await it.ask(run, { input }, { files: csv() });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(it.lines()).toEqual([]);
  });
});

describe('over a backend of section 7 alone', () => {
  const it = freshGateway();

  test('there is no import, and the rest of the answer is whole', async () => {
    const query = `query ($id: ID!) {
      subPartImport { maxRows } undoableImports(spareId: $id) { importId } spare(by: { id: $id }) { restId }
    }`;
    const { data, errors } = await it.ask(query, { id: spareId }, { token });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ subPartImport: null, undoableImports: null, spare: { restId: '1' } });
  });

  test('an import is NOT_SUPPORTED', async () => {
    const { errors } = await it.ask(run, { input }, { token, files: csv() });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_SUPPORTED' } }]);
  });
});

test('the embedded backend imports what a preview has shown, once', async () => {
  const backend = await startTestBackend();
  const gateway = await startGateway(backend.url, { writeTimeoutMs: 10_000 });
  const { id } = (await backend.admin('POST /spare', { json: {} })).json;
  await backend.admin(`POST /spare/${id}/part`, { json: { partnumber: 'A', quantity: 1 } });
  await backend.admin(`POST /spare/${id}/part`, { json: { partnumber: 'B' } });
  const login =
    'mutation { login(input: { login: "admin", password: "correct horse" }) { token } }';
  const { data } = await gateway.ask(login);
  const own = (data as { login: { token: string } }).login.token;
  const file = 'partnumber;quantity\nA;7\nC;2\n';
  const ask = async (options: object) => {
    const wanted = {
      ...input,
      spareId: toGlobalId('Spare', String(id)),
      removeOthers: true,
      ...options,
    };
    const answer = await gateway.ask(run, { input: wanted }, { token: own, files: csv(file) });
    return (answer.data as { importSubParts: { version: string } }).importSubParts;
  };

  const preview = await ask({});
  const plan = {
    errors: [],
    added: [{ line: 3, values: { partNumber: 'C', quantity: 2 } }],
    changed: [{ line: 2, before: { quantity: 1 }, after: { quantity: 7 } }],
    removed: [{ partNumber: 'B' }],
  };
  expect(preview).toMatchObject({ ...plan, added: [{ subPartEdge: null }] });
  const { version } = preview;
  expect(await ask({ preview: false, version })).toMatchObject(plan);
  const { parts } = (await backend.call(`GET /spare/${id}`)).json;
  expect(parts).toMatchObject([
    { partnumber: 'A', quantity: 7 },
    { partnumber: 'C', quantity: 2 },
  ]);
  expect(await ask({ preview: false, version })).toMatchObject({
    userErrors: [{ code: 'OUTDATED' }],
  });
  await gateway.close();
  await backend.close();
});
