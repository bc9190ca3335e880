import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import { localized } from '../languages.ts';
import { aText, type Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import type { OutdatedText } from '../translation/translation-contract.ts';

const offer = { name: 'Angebot', ...localized('text', (language) => `Angebot (${language})`) };

describeOnBoth('templates', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = (template: object) => backend.admin('POST /template', { json: template });
  const list = async () => (await backend.admin<Json[]>('GET /template')).json;

  test('are kept with a name and a text in every language, and come back from the trash', async () => {
    const { status, json } = await add({ ...offer, name: '  Angebot ' });
    expect({ status, json }).toMatchObject({ status: 201, json: offer });
    const line = `/template/${json.id}`;
    const save = (version: number | undefined) =>
      backend.admin(`PATCH ${line}`, {
        json: { text_de: 'Guten Tag {name}' },
        headers: { 'If-Match': `"${version}"` },
      });
    expect((await save(json.version)).json).toMatchObject({
      ...offer,
      text_de: 'Guten Tag {name}',
    });
    expect((await save(json.version)).status).toBe(412);

    // The other languages say less now.
    const { json: outdated } = await backend.admin<OutdatedText[]>('GET /outdated-text');
    expect(outdated.map(({ kind, language }) => [kind, language])).toEqual([
      ['template', 'en'],
      ['template', 'ru'],
    ]);
    const { headers } = await backend.admin(`DELETE ${line}`);
    expect(await list()).toEqual([]);
    await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
    expect(await list()).toMatchObject([{ id: json.id, name: 'Angebot' }]);
    await backend.admin(`DELETE ${line}`);
  });

  test.each([
    ['a name', { ...offer, name: ' ' }, 'name'],
    ['a shorter name', { ...offer, name: 'x'.repeat(201) }, 'name'],
    ['a shorter text', { ...offer, text_ru: 'Ж'.repeat(4001) }, 'text_ru'],
  ])('need %s', async (_, template, field) => {
    expect(await add(template)).toMatchObject({
      status: 400,
      json: { fields: { [field]: aText } },
    });
  });

  test('are nothing for visitors', async () => {
    expect((await backend.call('GET /template')).status).toBe(401);
  });

  test('are 100 at most, also where two add the last one at once', async () => {
    for (let count = 1; count < 100; count += 1) expect((await add(offer)).status).toBe(201);
    const last = await Promise.all([add(offer), add(offer)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
