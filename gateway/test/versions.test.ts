import { describe, expect, test } from 'vitest';
import { toGlobalId } from '../src/graphql/global-id.ts';
import { token } from './contract-stub.ts';
import { freshGateway } from './in-test.ts';

const it = freshGateway();
const offered = freshGateway({ extensions: true });

const id = toGlobalId('Spare', '1');
const update = `mutation ($input: UpdateSpareInput!) {
  updateSpare(input: $input) { spare { title { de } version } userErrors { code field } }
}`;
const updateFrom = (version: string, over = offered) =>
  over.ask(update, { input: { id, version, title: { de: 'Ventil' } } }, { token });

describe('a version', () => {
  const read = '{ spare(by: { restId: "1" }) { version } }';

  test('is null over a backend that knows section 7 only, whatever its field or ETag says', async () => {
    expect((await it.ask(read)).data).toEqual({ spare: { version: null } });
    it.stub.version = '17';
    expect((await it.ask(read)).data).toEqual({ spare: { version: null } });
    expect((await it.ask('{ settings { version } }')).data).toEqual({
      settings: { version: null },
    });
  });

  test('comes from the entity where the backend offers it', async () => {
    offered.stub.version = '17';
    expect((await offered.ask(read)).data).toEqual({ spare: { version: '17' } });
  });

  test.each(['2.1 beta', 'Серия 2', ''])(
    'is null where the backend names %j so',
    async (version) => {
      Object.assign(offered.stub.data.spares[0] ?? {}, { version });
      expect((await offered.ask(read)).data).toEqual({ spare: { version: null } });
    },
  );
});

describe('a change', () => {
  test('that is based on the present version is made', async () => {
    offered.stub.version = '17';
    const { data } = await updateFrom('17');
    expect(offered.stub.calls[0]?.headers).toHaveProperty('if-match', '"17"');
    const spare = { title: { de: 'Ventil' }, version: '17' };
    expect(data).toEqual({ updateSpare: { spare, userErrors: [] } });
  });

  test('depends on no version where the backend does not offer that', async () => {
    it.stub.version = '18';
    const { data } = await updateFrom('17', it);
    expect(it.stub.calls[0]?.headers).not.toHaveProperty('if-match');
    const spare = { title: { de: 'Ventil' }, version: null };
    expect(data).toEqual({ updateSpare: { spare, userErrors: [] } });
  });

  test('that is based on an old version is OUTDATED, and shows what is stored', async () => {
    offered.stub.version = '18';
    const { data, errors } = await updateFrom('17');
    expect(errors).toBeUndefined();
    const spare = { title: { de: expect.any(String) as string }, version: '18' };
    const userErrors = [{ code: 'OUTDATED', field: null }];
    expect(data).toEqual({ updateSpare: { spare, userErrors } });
    expect(offered.lines()).toEqual(['PATCH /spare/1', 'GET /spare/1']);
  });
});

describe('a change of an image that is based on an old version is OUTDATED', () => {
  const change = `mutation ($input: UpdateImageInput!) {
    updateImage(input: $input) {
      owner { ... on Spare { id version } }
      userErrors { code field }
    }
  }`;
  const input = { ownerId: id, path: 'spare/1.png', focalX: 20, version: '17' };
  const userErrors = [{ code: 'OUTDATED', field: null }];

  const it = freshGateway({ extensions: true });
  test('and shows what is stored', async () => {
    it.stub.version = '18';
    const { data, errors } = await it.ask(change, { input }, { token });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ updateImage: { owner: { id, version: '18' }, userErrors } });
  });
});

describe('the history', () => {
  const read = `query ($of: ID) {
    revisions(of: $of, last: 1) { edges { node { savedBy { login } changedFields values { field value } } } }
  }`;

  test('is null over a backend that knows section 7 only', async () => {
    const { data } = await it.ask(read, { of: id }, { token });
    expect(data).toEqual({ revisions: null });
  });

  describe('over a backend that keeps it', () => {
    const it = freshGateway({ extensions: true });
    test.each([
      [id, 'kind=spare&entity=1'],
      [toGlobalId('SubPart', '1', '11'), 'kind=sub_part&entity=11'],
      [toGlobalId('Page', 'contact'), 'kind=page&slug=contact'],
      [undefined, 'kind=settings'],
    ])('of %s is read as %s', async (of, query) => {
      await it.ask(read, { of }, { token });
      expect(it.lines()[0]).toBe(`GET /revision?${query}&last=2`);
    });
  });

  describe('of a backend that keeps one', () => {
    const it = freshGateway({ extensions: true });
    test('names fields as inputs do, and who saved them', async () => {
      Object.assign(it.stub.data.revisions[0] ?? {}, {
        ...{ fields: ['title_de', 'images', 'place'] },
        ...{ values: { title_de: 'Fuel system', place: 1, owner_id: 4 } },
      });
      const { data } = await it.ask(read, { of: id }, { token });
      const node = {
        savedBy: { login: 'admin' },
        changedFields: ['title.de', 'images', 'position'],
        values: [
          { field: 'title.de', value: 'Fuel system' },
          { field: 'position', value: '1' },
        ],
      };
      expect(data).toEqual({ revisions: { edges: [{ node }] } });
    });
  });

  test('an enquiry has none of this kind', async () => {
    const { errors } = await it.ask(read, { of: toGlobalId('Request', '1') }, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('who else edits', () => {
  const it = freshGateway({ extensions: true });
  const report = `mutation ($input: ReportEditingInput!) {
    reportEditing(input: $input) { editors { login openedAt savedAt } }
  }`;

  test.each([
    [id, { kind: 'spare', entity: '1' }],
    [toGlobalId('SubPart', '1', '11'), { kind: 'sub_part', entity: '11' }],
    [toGlobalId('Page', 'contact'), { kind: 'page', slug: 'contact' }],
    [toGlobalId('Request', '1'), { kind: 'request', entity: '1' }],
    [null, { kind: 'settings' }],
  ])('of %s is asked by one call', async (of, body) => {
    const { data } = await it.ask(report, { input: { of } }, { token });
    const editors = [{ login: 'anna', openedAt: '2026-11-23T13:05:00.000Z', savedAt: null }];
    expect(data).toEqual({ reportEditing: { editors } });
    expect(it.stub.calls).toMatchObject([{ endpoint: 'POST /editing', body }]);
  });
});

describe('a restored revision', () => {
  const it = freshGateway({ extensions: true });
  const restore = `mutation ($input: RestoreRevisionInput!) {
    restoreRevision(input: $input) { restored { __typename id } settings { phone } }
  }`;
  const input = { id: toGlobalId('Revision', '1') };

  test.each([
    ['Spare', id, { kind: 'spare', entity_id: 1 }],
    ['Page', toGlobalId('Page', 'contact'), { kind: 'page', values: { slug: 'contact' } }],
    [
      'SubPart',
      toGlobalId('SubPart', '1', '11'),
      { kind: 'sub_part', entity_id: 11, values: { spare_id: 1 } },
    ],
  ])('of a %s comes with the object as it is stored now', async (type, restoredId, revision) => {
    Object.assign(it.stub.data.revisions[0] ?? {}, revision);
    const { data } = await it.ask(restore, { input }, { token });
    const restored = { __typename: type, id: restoredId };
    expect(data).toEqual({ restoreRevision: { restored, settings: null } });
  });

  test('of the settings comes with these', async () => {
    Object.assign(it.stub.data.revisions[0] ?? {}, { kind: 'settings' });
    const { data } = await it.ask(restore, { input }, { token });
    const settings = { phone: expect.any(String) as string };
    expect(data).toEqual({ restoreRevision: { restored: null, settings } });
  });
});

describe('the trash', () => {
  const read = '{ trash { totalCount edges { node { id title kind expiresAt } } } }';
  const remove = `mutation ($input: DeleteSpareInput!) {
    deleteSpare(input: $input) { deletedId trashEntryId }
  }`;

  test('is null over a backend that knows section 7 only, and deletions have no entry', async () => {
    expect(await it.ask(read, {}, { token })).toMatchObject({ data: { trash: null } });
    const { data } = await it.ask(remove, { input: { id } }, { token });
    expect(data).toEqual({ deleteSpare: { deletedId: id, trashEntryId: null } });
  });

  test('takes what is deleted, by the id in the response', async () => {
    it.stub.interfere = (request, response) => {
      request.resume();
      response.setHeader('X-Trash-Id', '7').end('{"id":1}');
    };
    const { data } = await it.ask(remove, { input: { id } }, { token });
    const trashEntryId = toGlobalId('TrashEntry', '7');
    expect(data).toEqual({ deleteSpare: { deletedId: id, trashEntryId } });
  });
});
