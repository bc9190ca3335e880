import { expect, test } from 'vitest';
import { freshGateway } from '../../test/in-test.ts';
import { toGlobalId } from './global-id.ts';

const it = freshGateway();

test.each(['Nothing', 'constructor', 'toString', '__proto__'])(
  'no object has an id of the type %s, whatever every JavaScript object has',
  async (type) => {
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    const { errors, data } = await it.ask(query, { id: toGlobalId(type, '1') });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null });
    expect(it.lines()).toEqual([]);
  },
);
