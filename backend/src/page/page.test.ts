import { afterAll, beforeAll, expect, test } from 'vitest';
import { localized } from '../languages.ts';
import { describeOnBoth } from '../testing/both-databases.ts';
import { aNumber, aText, textLike } from '../testing/json.ts';
import { emptyTrash } from '../testing/empty-trash.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { imageBlob } from '../testing/test-images.ts';

describeOnBoth('page and partner', (start) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.close());

  test('every page exists from the start and is empty (spec 3)', async () => {
    expect((await backend.call('GET /page/contact')).json).toEqual({
      ...{ id: aNumber, link: 'contact', ...localized('text', () => '') },
      ...{ updated_at: '', images: [], image_details: [], parts: [], version: aNumber },
    });
  });

  test('PATCH /page/{slug} returns the whole page, sanitised (spec 7.6)', async () => {
    const json = { text_en: '<p onclick="x">Directions</p>', images: ['/files/x.png'] };
    const response = await backend.admin('PATCH /page/contact', { json });
    expect(response.json).toMatchObject({
      ...{ text_en: '<p>Directions</p>', text_de: '', images: [] },
      updated_at: textLike(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test('only gas-turbina and careers accept images (spec 7.6)', async () => {
    const form = { image: await imageBlob() };
    const careers = await backend.admin('POST /page/careers/image/add', { form });
    expect(careers.json.images).toHaveLength(1);
    expect((await backend.admin('POST /page/contact/image/add', { form })).status).toBe(404);
  });

  test('parts of the gas-turbine page are added, get another image, and are deleted (spec 7.6)', async () => {
    const form = { description_de: '<p>Verdichter</p>', description_ru: '' };
    const bare = (await backend.admin('POST /page/page-part/gas-turbina', { form })).json;
    expect(bare).toMatchObject({ image: '', image_id: '', description_de: '<p>Verdichter</p>' });

    const line = `POST /page/page-part/${bare.id}/image/add`;
    const first = (await backend.admin(line, { form: { image: await imageBlob() } })).json;
    expect(first.image).toBe(first.image_id);
    const second = (await backend.admin(line, { form: { image: await imageBlob() } })).json;
    // The history shows it to administrators.
    expect((await backend.admin(`GET ${first.image}`)).status).toBe(200);
    expect((await backend.call('GET /page/gas-turbina')).json.parts).toEqual([second]);

    const wrongPage = `DELETE /page/page-part/${bare.id}/${bare.page_id + 1}`;
    expect((await backend.admin(wrongPage)).status).toBe(404);
    await backend.admin(`DELETE /page/page-part/${bare.id}/${bare.page_id}`);
    expect((await backend.call('GET /page/gas-turbina')).json.parts).toEqual([]);
    await emptyTrash(backend);
    for (const { image } of [first, second]) {
      expect((await backend.admin(`GET ${image}`)).status).toBe(404);
    }
  });

  test('GET /partner returns one language, GET /partner/all all of them (spec 7.1, 7.5)', async () => {
    const written = { text_de: 'Eins', text_en: 'One', text_ru: 'Один' };
    const texts = { ...localized('text', () => ''), ...written };
    const form = { ...texts, image: await imageBlob() };
    const { id } = (await backend.admin('POST /partner', { form })).json;
    const description = { ...localized('alt', () => ''), focal_x: 50, focal_y: 50 };
    const common = { id, image_id: aText, ...description };
    for (const [query, text] of [
      ['?lang=ru', 'Один'],
      ['?lang=EN', 'One'],
      ['', 'Eins'],
    ]) {
      expect((await backend.call(`GET /partner${query}`)).json).toEqual([{ ...common, text }]);
    }
    expect((await backend.admin('GET /partner/all')).json).toEqual([
      { ...common, ...texts, version: aNumber },
    ]);
    const missing = await backend.admin('POST /partner', { form: texts });
    expect(missing.json.fields).toEqual({ image: 'choose a file' });
  });
});
