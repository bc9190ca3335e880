import { describe, expect, test } from 'vitest';
import { freshGateway } from '../test/in-test.ts';
import { byLanguage } from './contract/language.ts';
import { localizedFields } from './contract/localized.ts';

describe('a text that is blank in a language (WCAG 3.1.2)', () => {
  const it = freshGateway();

  async function titlesOf(texts: { de: string; en: string; ru: string }) {
    const title = { ...byLanguage(() => ''), ...texts };
    Object.assign(it.stub.data.services[0] ?? {}, localizedFields('title', title));
    const { data, errors } = await it.ask(`{
      service(by: { restId: "1" }) {
        title {
          forDe: in(language: DE) deIn: writtenIn(language: DE)
          forEn: in(language: EN) enIn: writtenIn(language: EN)
          forRu: in(language: RU) ruIn: writtenIn(language: RU)
          de en ru
        }
      }
    }`);
    expect(errors).toBeUndefined();
    return data;
  }

  test('is shown in German, the default language; administrators see that it is missing', async () => {
    expect(await titlesOf({ de: 'Düse', en: ' ', ru: '<p><br></p>' })).toEqual({
      service: {
        title: {
          forDe: 'Düse',
          deIn: 'DE',
          forEn: 'Düse',
          enIn: 'DE',
          forRu: 'Düse',
          ruIn: 'DE',
          de: 'Düse',
          en: ' ',
          ru: '<p><br></p>',
        },
      },
    });
  });

  test('is shown in the language that has one where German is blank, too', async () => {
    expect(await titlesOf({ de: '', en: '', ru: 'Форсунка' })).toMatchObject({
      service: { title: { forDe: 'Форсунка', deIn: 'RU', forEn: 'Форсунка', enIn: 'RU' } },
    });
    expect(await titlesOf({ de: '', en: 'Nozzle', ru: 'Форсунка' })).toMatchObject({
      service: { title: { forDe: 'Nozzle', deIn: 'EN', forRu: 'Форсунка', ruIn: 'RU' } },
    });
  });

  test('is empty where all are, in no language', async () => {
    expect(await titlesOf({ de: '<p></p>', en: ' ', ru: '' })).toMatchObject({
      service: { title: { forDe: '', deIn: null, forEn: '', enIn: null, forRu: '', ruIn: null } },
    });
  });
});
