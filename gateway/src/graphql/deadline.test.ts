import { describe, expect, test } from 'vitest';
import { token } from '../../test/contract-stub.ts';
import { freshGateway, png, three } from '../../test/in-test.ts';
import { toGlobalId } from './global-id.ts';

describe('a mutation, past the time of the whole operation', () => {
  const it = freshGateway({ writes: 'id' }, { writeTimeoutMs: 60_000, operationTimeoutMs: 2_000 });
  const timedOut = { extensions: { code: 'BACKEND_TIMEOUT' } };
  /** Responds to the first call late, and records all calls. */
  const respondLate = (body: object) => {
    const lines: string[] = [];
    it.stub.interfere = (req, res) => {
      lines.push(`${req.method} ${req.url}`);
      req.resume();
      req.on('end', () => setTimeout(() => res.end(JSON.stringify(body)), 4_000));
    };
    return lines;
  };

  test('ends the write under way, and begins no further one', async () => {
    const lines = respondLate({});
    const [one, two] = ['1', '2'].map((id) => toGlobalId('Spare', id));
    const { data, errors } = await it.ask(
      `mutation {
        one: deleteSpare(input: { id: "${one}" }) { deletedId }
        two: deleteSpare(input: { id: "${two}" }) { deletedId }
        last: deleteSpare(input: { id: "${two}" }) { deletedId }
      }`,
      {},
      { token },
    );
    expect(lines).toEqual(['DELETE /spare/1']);
    expect(data).toEqual({ one: { deletedId: one }, two: null, last: null });
    expect(errors).toMatchObject([
      { path: ['two'], ...timedOut },
      { path: ['last'], ...timedOut },
    ]);
  });

  test('reads nothing either, and says that it has stored something', async () => {
    const lines = respondLate({ id: 1 });
    const input = { id: toGlobalId('Spare', '1'), title: three(''), text: three('') };
    const query = `mutation ($input: UpdateSpareInput!) { updateSpare(input: $input) { spare { id } } }`;
    const { errors } = await it.ask(query, { input }, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'STORED_NOT_READ' } }]);
    expect(lines).toEqual(['PATCH /spare/1']);
  });

  test('with files takes as long as they need, to its last call', async () => {
    const lines = respondLate({ ...it.stub.data.spares[0] });
    const { errors } = await it.ask(
      `mutation ($input: AddSpareInput!, $other: AddSpareInput!) {
        one: addSpare(input: $input) { spareEdge { cursor } }
        two: addSpare(input: $other) { spareEdge { cursor } }
      }`,
      {
        input: { title: three(''), text: three(''), images: [null] },
        other: { title: three(''), text: three(''), images: [] },
      },
      { token, files: { 'input.images.0': png() } },
    );
    expect(errors).toBeUndefined();
    expect(lines).toEqual(['POST /spare', 'POST /spare']);
  });
});
