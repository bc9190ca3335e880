import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../testing/both-databases.ts';
import type { OutdatedText } from './translation-contract.ts';
import type { Json } from '../testing/json.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('texts that are older than what they translate', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  const add = async (line: string, json: object) =>
    (await backend.admin(`POST ${line}`, { json })).json;
  const patch = async (line: string, json: object) => {
    expect((await backend.admin(`PATCH ${line}`, { json })).status).toBe(200);
  };
  const title = (de: string, en: string, ru: string) => ({
    title_de: de,
    title_en: en,
    title_ru: ru,
  });
  const addSpare = async (texts: object = title('Düse', 'Nozzle', 'Сопло')) =>
    (await add('/spare', texts)).id;
  /** Lists the outdated texts of an entity and its parts: `spare title en`. */
  const outdated = async (id: number, kinds = ['spare', 'sub_part']) => {
    const { json } = await backend.admin<OutdatedText[]>('GET /outdated-text');
    return json
      .filter(({ kind, entity_id }) => kinds.includes(kind) && entity_id === id)
      .map(({ kind, field, language, count }) => `${count} ${kind} ${field} ${language}`);
  };

  test('a text of which another language was changed later is outdated, with its field only', async () => {
    const id = await addSpare({
      ...title('Düse', 'Nozzle', 'Сопло'),
      text_de: '<p>Neu</p>',
      text_en: '<p>New</p>',
    });
    expect(await outdated(id)).toEqual([]);
    await patch(`/spare/${id}`, { title_en: 'Burner nozzle' });
    expect(await outdated(id)).toEqual(['1 spare title de', '1 spare title ru']);
  });

  test('a text that the same save changes is not', async () => {
    const id = await addSpare();
    await patch(`/spare/${id}`, title('Brenndüse', 'Burner nozzle', 'Сопло'));
    expect(await outdated(id)).toEqual(['1 spare title ru']);
  });

  test('an outdated text that is changed catches up, which outdates no other', async () => {
    const id = await addSpare();
    await patch(`/spare/${id}`, { title_de: 'Brenndüse' });
    await patch(`/spare/${id}`, { title_en: 'Burner nozzle' });
    expect(await outdated(id)).toEqual(['1 spare title ru']);
    await patch(`/spare/${id}`, { title_ru: 'Горелка' });
    expect(await outdated(id)).toEqual([]);
  });

  test('a blank text is not outdated, and filling or emptying one outdates no other', async () => {
    const id = await addSpare(title('Düse', '', 'Сопло'));
    await patch(`/spare/${id}`, { title_en: 'Nozzle' });
    expect(await outdated(id)).toEqual([]);
    await patch(`/spare/${id}`, { title_en: '' });
    expect(await outdated(id)).toEqual([]);
    await patch(`/spare/${id}`, { title_de: 'Brenndüse' });
    expect(await outdated(id)).toEqual(['1 spare title ru']);
  });

  test('sub-parts of one spare count together, those of a CSV file too', async () => {
    const id = await addSpare();
    for (const partnumber of ['HT-1', 'HT-2']) {
      const texts = { description_de: 'Ring', description_en: 'Ring' };
      await add(`/spare/${id}/part`, { partnumber, ...texts });
    }
    const { parts } = (await backend.call(`GET /spare/${id}`)).json;
    await patch(`/spare/${id}/part/${parts[0]?.id}`, { description_de: 'O-Ring' });
    expect(await outdated(id)).toEqual(['1 sub_part description en']);

    const csv = 'partnumber;description_de\nHT-1;Dichtring\nHT-2;Dichtring\n';
    const form = { file: new Blob([csv]) };
    const { json } = await backend.admin(`POST /spare/${id}/part/import`, { form });
    expect(json.errors).toEqual([]);
    expect(await outdated(id)).toEqual(['2 sub_part description en']);
  });

  test('pages are named by their slugs, and so are those of their parts', async () => {
    const of = { description_de: 'Teil', description_en: 'Part', image: await imageBlob() };
    const part = await backend.admin('POST /page/page-part/gas-turbina', { form: of });
    await patch('/page/gas-turbina', { text_de: '<p>Alt</p>', text_en: '<p>Old</p>' });
    await patch('/page/gas-turbina', { text_de: '<p>Neu</p>' });
    await patch(`/page/page-part/${part.json.id}`, { description_de: 'Bauteil' });
    const { json } = await backend.admin<OutdatedText[]>('GET /outdated-text');
    const ofPage = json.filter(({ slug }) => slug === 'gas-turbina');
    expect(ofPage.map(({ kind, field, language }) => [kind, field, language])).toEqual([
      ['page', 'text', 'en'],
      ['page_part', 'description', 'en'],
    ]);
    for (const { kind, slug, field, language } of ofPage) {
      const named = { kind, entity: slug, field, language };
      const confirmed = await backend.admin('POST /outdated-text/confirm', { json: named });
      expect(confirmed.json).toEqual({ id: slug, confirmed: 1 });
    }
  });

  test('a text that is confirmed to be right is outdated no longer, until the next change', async () => {
    const id = await addSpare();
    await patch(`/spare/${id}`, { title_de: 'Brenndüse' });
    const { version } = (await backend.call(`GET /spare/${id}`)).json;
    const json = { kind: 'spare', entity: `${id}`, field: 'title', language: 'en' };
    const confirmed = await backend.admin('POST /outdated-text/confirm', { json });
    expect(confirmed.json).toEqual({ id: `${id}`, confirmed: 1 });
    expect(await outdated(id)).toEqual(['1 spare title ru']);
    // Nothing of the spare has changed.
    expect((await backend.call(`GET /spare/${id}`)).json.version).toBe(version);
    await patch(`/spare/${id}`, { title_de: 'Düse' });
    expect(await outdated(id)).toEqual(['1 spare title en', '1 spare title ru']);
  });

  test('more or fewer texts than were seen are not confirmed', async () => {
    const id = await addSpare();
    const texts = { description_de: 'Ring', description_en: 'Ring' };
    for (const partnumber of ['HT-1', 'HT-2'])
      await add(`/spare/${id}/part`, { partnumber, ...texts });
    const form = {
      file: new Blob(['partnumber;description_de\nHT-1;Dichtring\nHT-2;Dichtring\n']),
    };
    await backend.admin(`POST /spare/${id}/part/import`, { form });
    const confirm = async (count?: number) => {
      const named = { kind: 'sub_part', entity: `${id}`, field: 'description', language: 'en' };
      const { status, json } = await backend.admin<{ code?: string; confirmed?: number }>(
        'POST /outdated-text/confirm',
        { json: { ...named, ...(count !== undefined && { count }) } },
      );
      return [status, json.code ?? json.confirmed];
    };
    for (const seen of [1, 3]) expect(await confirm(seen)).toEqual([412, 'OUTDATED']);
    expect(await outdated(id)).toEqual(['2 sub_part description en']);
    expect(await confirm(2)).toEqual([200, 2]);
    expect(await outdated(id)).toEqual([]);
    // Somebody else has confirmed them.
    expect(await confirm(2)).toEqual([412, 'OUTDATED']);
    expect(await confirm()).toEqual([200, 0]);
  });

  test('texts of one entity that are confirmed at once are all confirmed', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const id = await addSpare();
      await patch(`/spare/${id}`, { title_de: 'Brenndüse' });
      const confirmed = await Promise.all(
        ['en', 'ru'].map((language) => {
          const json = { kind: 'spare', entity: `${id}`, field: 'title', language };
          return backend.admin('POST /outdated-text/confirm', { json });
        }),
      );
      expect(confirmed.map(({ json }) => json)).toEqual(
        Array.from({ length: 2 }, () => ({ id: `${id}`, confirmed: 1 })),
      );
      expect(await outdated(id)).toEqual([]);
    }
  });

  test('what is deleted is not listed, and comes back with its outdated texts', async () => {
    const id = await addSpare();
    await patch(`/spare/${id}`, { title_de: 'Brenndüse' });
    const { headers } = await backend.admin(`DELETE /spare/${id}`);
    expect(await outdated(id)).toEqual([]);
    await backend.admin(`POST /trash/${headers.get('X-Trash-Id')}/restore`);
    expect(await outdated(id)).toEqual(['1 spare title en', '1 spare title ru']);
  });

  /** Restores the revision of a spare with this number, the oldest first. */
  const restore = async (id: number, index: number) => {
    const { json } = await backend.admin<Json[]>(`GET /revision?kind=spare&entity=${id}`);
    await backend.admin(`POST /revision/${json[index]?.id}/restore`);
    return json[index];
  };

  test('with a revision comes back what was outdated in it, which the revision does not name', async () => {
    const id = await addSpare();
    await patch(`/spare/${id}`, { title_de: 'Brenndüse' });
    await restore(id, 0);
    // The German title is again what the others translate.
    expect(await outdated(id)).toEqual([]);
    const second = await restore(id, 1);
    expect(second?.fields).toEqual(['title_de']);
    expect(second?.values).not.toHaveProperty('outdated');
    expect(await outdated(id)).toEqual(['1 spare title en', '1 spare title ru']);
  });

  test('a restore leaves the marks of texts alone that it does not change', async () => {
    const id = await addSpare({
      ...title('Düse', 'Nozzle', ''),
      ...{ text_de: '<p>Neu</p>', text_en: '<p>New</p>' },
    });
    await patch(`/spare/${id}`, { title_de: 'Brenndüse' });
    await patch(`/spare/${id}`, { text_de: '<p>Ganz neu</p>' });
    const json = { kind: 'spare', entity: `${id}`, field: 'title', language: 'en' };
    await backend.admin('POST /outdated-text/confirm', { json });
    await restore(id, 1);
    expect(await outdated(id)).toEqual([]);
  });

  test('an import that is undone leaves no text outdated by it', async () => {
    const id = await addSpare();
    const texts = { description_de: 'Ring', description_en: 'Ring' };
    await add(`/spare/${id}/part`, { partnumber: 'HT-9', ...texts });
    const form = { file: new Blob(['partnumber;description_de\nHT-9;Dichtring\n']) };
    const { json } = await backend.admin(`POST /spare/${id}/part/import`, { form });
    expect(await outdated(id)).toEqual(['1 sub_part description en']);
    await backend.admin(`POST /spare/${id}/part/import/${json.import_id}/undo`);
    expect(await outdated(id)).toEqual([]);
  });
});
